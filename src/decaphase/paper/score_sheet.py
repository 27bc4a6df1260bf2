"""Score sheets: for each player the phases, the points of each hand, the total and the place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from decaphase.paper.game_score import Score
from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.phases import PrintedPhase, printed_phases
from decaphase.paper.printable import Printable, prepare
from decaphase.rulebook.departures import departures
from decaphase.rulebook.tables import points_table
from decaphase.rules import Rules
from decaphase.say import say, say_list, spoken

MARGIN: Final = 12
NAME_WIDTH: Final = 46
PHASES_WIDTH: Final = 82
TOTAL_WIDTH: Final = 19
MIN_HAND_WIDTH: Final = 10
"""Millimetres: the margin of the sheet, the columns of names, of all phases, of a total and of a hand."""
LINES: Final = {2: 4, 3: 3, 4: 3, 5: 2, 6: 2}
"""Lines of hands per player on a sheet, by the number of players."""


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """One player on a sheet: the phases crossed off, the points line by line."""

    name: str
    crossed: tuple[bool, ...]
    before: str
    points: tuple[tuple[str, ...], ...]
    total: str
    place: str


@dataclass(frozen=True, slots=True)
class SheetPage:
    """One sheet: the numbers of its hands, line by line, and the players."""

    hands: tuple[tuple[str, ...], ...]
    players: tuple[PlayerLine, ...]


@dataclass(frozen=True, slots=True)
class Widths:
    """The widths of the columns in millimetres; 0 if there is none."""

    name: float
    phase: float
    before: float
    hand: float
    total: float
    place: float


@dataclass(frozen=True, slots=True)
class ScoreSheetData:
    """The data of `sheet.typ`; `headings` by the names of columns."""

    rules: str
    date: str
    headings: dict[str, str]
    done: str
    margin: float
    lines: int
    over: bool
    widths: Widths
    phases: tuple[PrintedPhase, ...]
    points: tuple[tuple[str, ...], ...]
    pages: tuple[SheetPage, ...]


def prepare_sheet(score: Score, paper: Paper = A4) -> Printable:
    """The sheet of a game with its points so far; blank for a game that has not started."""
    turned, rules = paper.turned, score.rules
    each = _hands_per_line(score, turned)
    lines = LINES[len(score.players)] if each else 1
    hands = len(score.points) if each else 0
    slots = max(each * lines, 1)
    # A game that is not over gets space for its next hand.
    pages = max(1, -(-(hands + (not score.over)) // slots))
    columns = ("player", "phases", "before", "points", "total", "place", "number", "words", "letters", "card")
    return prepare(
        "sheet",
        say("paper-sheet-title"),
        turned,
        ScoreSheetData(
            rules=say_rules(rules),
            date=say("paper-date"),
            headings={column: say(f"paper-head-{column}") for column in columns},
            done=say("paper-sheet-done"),
            margin=MARGIN,
            lines=lines,
            over=score.over,
            widths=_widths(score, turned, each),
            phases=printed_phases(rules),
            points=points_table(rules, spoken()).rows if rules.scoring == "points" else (),
            pages=tuple(_page(score, page, pages, each, lines) for page in range(pages)),
        ),
    )


def say_rules(rules: Rules) -> str:
    """The rules of a table: its edition and the options that were changed."""
    changed = say_list([say(f"option-{option}") for option in departures(rules)])
    edition = say(f"edition-{rules.edition}")
    return say("paper-rules-changed" if changed else "paper-rules", edition=edition, options=changed)


def _page(score: Score, page: int, pages: int, each: int, lines: int) -> SheetPage:
    """A sheet with its share of the hands; the last one has the totals."""
    first = page * each * lines
    rows = [range(first + line * each, first + (line + 1) * each) for line in range(lines)]
    return SheetPage(
        hands=tuple(tuple(str(hand + 1) for hand in row) for row in rows),
        players=tuple(
            _line(score, seat, rows, last=page == pages - 1) for seat in range(1, len(score.players) + 1)
        ),
    )


def _line(score: Score, seat: int, rows: list[range], *, last: bool) -> PlayerLine:
    before, place = score.before[seat - 1], score.place(seat)
    counted = last and (bool(score.points) or any(score.totals))
    return PlayerLine(
        name=score.players[seat - 1],
        crossed=tuple(phase in score.done[seat - 1] for phase in score.rules.selected),
        before=str(before) if any(score.before) else "",
        points=tuple(tuple(_points(score, seat, hand) for hand in row) for row in rows),
        total=str(score.totals[seat - 1]) if counted else "",
        place=str(place) if place else "",
    )


def _points(score: Score, seat: int, hand: int) -> str:
    """The points of a seat in a hand; a dash if it did not play."""
    if hand >= len(score.points):
        return ""
    got = score.points[hand][seat - 1]
    return "–" if got is None else str(got)


def _hands_per_line(score: Score, paper: Paper) -> int:
    """How many hands stand side by side; 0 if no points are kept."""
    if score.rules.scoring == "none":
        return 0
    return int(_width_for_hands(score, paper) // MIN_HAND_WIDTH)


def _width_for_hands(score: Score, paper: Paper) -> float:
    places = TOTAL_WIDTH * (_has_places(score) + any(score.before))
    return paper.width - 2 * MARGIN - NAME_WIDTH - PHASES_WIDTH - TOTAL_WIDTH - places


def _has_places(score: Score) -> bool:
    """Whether the sheet has places: if the rules play on for them, or the game is decided."""
    return score.rules.play_on or bool(score.places)


def _widths(score: Score, paper: Paper, each: int) -> Widths:
    phases, place = len(score.rules.selected), TOTAL_WIDTH * _has_places(score)
    if not each:
        width = paper.width - 2 * MARGIN - NAME_WIDTH - place
        return Widths(NAME_WIDTH, min(width / phases, 2 * TOTAL_WIDTH), 0, 0, 0, place)
    hand = _width_for_hands(score, paper) / each
    before = TOTAL_WIDTH * any(score.before)
    return Widths(NAME_WIDTH, PHASES_WIDTH / phases, before, hand, TOTAL_WIDTH, place)
