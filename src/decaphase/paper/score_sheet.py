"""Score sheets: for each player a column for each phase, the points of each hand, the total and the place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from decaphase.paper.game_score import Score
from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.phases import PrintedPhase, show_phases
from decaphase.paper.printable import Printable, prepare
from decaphase.rulebook.departures import departures
from decaphase.rulebook.tables import points_table
from decaphase.rules import Rules
from decaphase.say import say, say_list, spoken

MARGIN: Final = 12
NAME: Final = 46
PHASES: Final = 82
TOTAL: Final = 19
HAND: Final = 10
"""Millimetres: the edge of the sheet, the columns of names, all phases and totals, and at least of a hand."""
LINES: Final = {2: 4, 3: 3, 4: 3, 5: 2, 6: 2}
"""How many lines of hands each player has on a sheet, by how many play."""


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What stands on a sheet for one player: which phases are crossed off, the points line by line."""

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
    """The columns in millimetres; 0: there is none."""

    name: float
    phase: float
    before: float
    hand: float
    total: float
    place: float


@dataclass(frozen=True, slots=True)
class SheetSet:
    """What `sheet.typ` sets; a heading for each kind of column, by its name."""

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
    """The sheet of a game, with all that has been written down; a blank one for a game not yet begun."""
    turned, rules = paper.turned, score.rules
    each = _hands_in_a_line(score, turned)
    lines = LINES[len(score.players)] if each else 1
    hands = len(score.points) if each else 0
    slots = max(each * lines, 1)
    # A game that goes on has room for the next hand.
    pages = max(1, -(-(hands + (not score.over)) // slots))
    columns = ("player", "phases", "before", "points", "total", "place", "number", "words", "letters", "card")
    return prepare(
        "sheet",
        say("paper-sheet-title"),
        turned,
        SheetSet(
            rules=say_rules(rules),
            date=say("paper-date"),
            headings={column: say(f"paper-head-{column}") for column in columns},
            done=say("paper-sheet-done"),
            margin=MARGIN,
            lines=lines,
            over=score.over,
            widths=_widths(score, turned, each),
            phases=show_phases(rules),
            points=points_table(rules, spoken()).rows if rules.scoring == "points" else (),
            pages=tuple(_page(score, page, pages, each, lines) for page in range(pages)),
        ),
    )


def say_rules(rules: Rules) -> str:
    """By which rules a table plays: its edition, and which options it has changed."""
    changed = say_list([say(f"option-{option}") for option in departures(rules)])
    edition = say(f"edition-{rules.edition}")
    return say("paper-rules-changed" if changed else "paper-rules", edition=edition, options=changed)


def _page(score: Score, page: int, pages: int, each: int, lines: int) -> SheetPage:
    """A sheet with its part of the hands; totals stand on the last."""
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
    """What a seat got in a hand; a dash where it did not play in it."""
    if hand >= len(score.points):
        return ""
    got = score.points[hand][seat - 1]
    return "–" if got is None else str(got)


def _hands_in_a_line(score: Score, paper: Paper) -> int:
    """How many hands stand side by side; none where no points are kept."""
    if score.rules.scoring == "none":
        return 0
    return int(_room_for_hands(score, paper) // HAND)


def _room_for_hands(score: Score, paper: Paper) -> float:
    places = TOTAL * (_has_places(score) + any(score.before))
    return paper.width - 2 * MARGIN - NAME - PHASES - TOTAL - places


def _has_places(score: Score) -> bool:
    """Whether places are written down: where the rules play on for them, or the game has been decided."""
    return score.rules.play_on or bool(score.places)


def _widths(score: Score, paper: Paper, each: int) -> Widths:
    phases, place = len(score.rules.selected), TOTAL * _has_places(score)
    if not each:
        room = paper.width - 2 * MARGIN - NAME - place
        return Widths(NAME, min(room / phases, 2 * TOTAL), 0, 0, 0, place)
    hand = _room_for_hands(score, paper) / each
    return Widths(NAME, PHASES / phases, TOTAL * any(score.before), hand, TOTAL, place)
