"""A score sheet as text: as a table, in sentences, as standings, hand by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from decaphase.cards import BY_CODE
from decaphase.rules import Rules
from decaphase.say import say, say_list
from decaphase.say.card_codes import say_code
from decaphase.sheet import Left, Sheet, Standing, standing_of

MAX_NAME_WIDTH: Final = 16
COLUMN_GAP: Final = "  "
EMPTY_CELL: Final = "-"


def say_names(sheet: Sheet, seats: Sequence[int]) -> str:
    """The players' names as a list in words."""
    return say_list([sheet.players[seat - 1] for seat in seats])


def sheet_lines(sheet: Sheet, width: int, *, sentences: bool) -> list[str]:
    """The sheet as a table, or one sentence per player where it is spoken or would not fit."""
    standing = standing_of(sheet)
    table = [] if sentences else table_lines(sheet, standing, width)
    if table and max(map(len, table)) <= width:
        return table
    return [player_line(sheet, standing, seat) for seat in range(1, len(sheet.players) + 1)]


def player_line(sheet: Sheet, standing: Standing, seat: int) -> str:
    """Everything on the sheet for one player."""
    return say("keep-line", player=sheet.players[seat - 1], parts=_say_parts(sheet, standing, seat))


def _say_parts(sheet: Sheet, standing: Standing, seat: int) -> str:
    """Phases done, total, and the next phase or the place."""
    done = standing.done[seat - 1]
    parts = [say("keep-part-done", count=len(done), phases=" ".join(map(str, done)))]
    if sheet.rules.scoring == "points":
        parts.append(say("keep-part-points", total=standing.totals[seat - 1]))
    if place := place_of(standing, seat):
        parts.append(say("keep-part-place", place=place))
    elif seat in standing.playing:
        open_phases = " ".join(str(phase) for phase in sheet.rules.selected if phase not in done)
        parts.append(say("keep-part-next", phase=standing.phases[seat - 1] or 0, open=open_phases))
    return ", ".join(parts)


def table_lines(sheet: Sheet, standing: Standing, width: int) -> list[str]:
    """A table with one line per player; of many hands only the last that fit."""
    seats = range(1, len(sheet.players) + 1)
    columns = [
        [say("keep-head-player"), *(_shorten(name) for name in sheet.players)],
        [say("keep-head-phases"), *(" ".join(map(str, standing.done[n - 1])) or EMPTY_CELL for n in seats)],
        [say("keep-head-next"), *(_next_cell(standing, seat) for seat in seats)],
    ]
    if sheet.rules.scoring == "points":
        totals = [say("keep-head-total"), *map(str, standing.totals)]
        columns.insert(2, totals)
        taken = sum(max(map(len, column)) + len(COLUMN_GAP) for column in columns)
        if standing.points:
            columns.insert(2, _points_column(standing, width - taken))
    widths = [max(map(len, column)) for column in columns]
    rows = zip(*columns, strict=True)
    return [
        COLUMN_GAP.join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _points_column(standing: Standing, available: int) -> list[str]:
    """The points of as many hands as fit."""
    cells = [[EMPTY_CELL if got is None else str(got) for got in hand] for hand in standing.points]
    wide = max(len(cell) for hand in cells for cell in hand) + 1
    hands = len(cells)
    first = max(0, hands - max(available // wide, 1))
    rows = zip(*cells[first:], strict=True)
    heading = say("keep-head-points", first=first + 1, last=hands)
    return [heading, *("".join(cell.rjust(wide) for cell in row)[1:] for row in rows)]


def _next_cell(standing: Standing, seat: int) -> str:
    if place := place_of(standing, seat):
        return say("keep-part-place", place=place)
    if seat not in standing.playing:
        return EMPTY_CELL
    return say("keep-cell-next", phase=standing.phases[seat - 1] or 0)


def _shorten(name: str) -> str:
    return name if len(name) <= MAX_NAME_WIDTH else name[: MAX_NAME_WIDTH - 1] + "…"


def place_of(standing: Standing, seat: int) -> int:
    """A seat's place, 0 while undecided; after a shared place the next ones are skipped."""
    before = 0
    for seats in standing.places:
        if seat in seats:
            return before + 1
        before += len(seats)
    return 0


def standings_lines(sheet: Sheet) -> list[str]:
    """The players ranked, best first; equal players share a number."""
    standing, before, lines = standing_of(sheet), 0, []
    for seats in standing.ranking:
        for seat in seats:
            parts = [say("keep-phases-count", count=len(standing.done[seat - 1]))]
            if sheet.rules.scoring == "points":
                parts.append(say("keep-part-points", total=standing.totals[seat - 1]))
            player = sheet.players[seat - 1]
            lines.append(say("keep-standing", place=before + 1, player=player, parts=", ".join(parts)))
        before += len(seats)
    return lines


def outcome_lines(sheet: Sheet, before: Standing) -> list[str]:
    """What has been decided since `before`: places, a tie, the end."""
    now = standing_of(sheet)
    lines = []
    taken = sum(map(len, before.places))
    for seats in now.places[len(before.places) :]:
        names = say_names(sheet, seats)
        lines.append(say("event-place-taken", own="no", players=names, count=len(seats), place=taken + 1))
        taken += len(seats)
    if now.replay:
        phase = sheet.rules.selected[-1]
        lines.append(say("keep-tied", players=say_names(sheet, now.playing), phase=phase))
    if now.over:
        winners = say_names(sheet, now.winners)
        lines.append(say("event-game-ended", own="no", players=winners, count=len(now.winners)))
    return lines


def hand_line(sheet: Sheet, number: int) -> str:
    """The result of a hand, in sentences."""
    result, standing = sheet.results[number - 1], standing_of(sheet, number)
    sentences = [say("keep-told-hand", hand=number)]
    out = sheet.players[result.out - 1] if result.out else ""
    sentences.append(say("keep-told-out", player=out, nobody="no" if out else "yes"))
    for made in result.made:
        phase = standing.crossed[number - 1][made.seat - 1] or 0
        sentences.append(say("keep-told-made", player=sheet.players[made.seat - 1], phase=phase))
    for seat, left in enumerate(result.left, 1):
        if left:
            points = standing.points[number - 1][seat - 1] or 0
            player, held = sheet.players[seat - 1], say_left(left, sheet.rules)
            sentences.append(say("keep-told-left", player=player, points=points, cards=held or "none"))
    return " ".join(sentences)


def say_left(left: Left, rules: Rules) -> str:
    """The cards left, as they are typed; empty if only points are known."""
    if isinstance(left, int):
        return ""
    return " ".join(say_code(BY_CODE[code], rules) if code in BY_CODE else code for code in left)


def example_of(rules: Rules) -> str:
    """Example input: some cards of this table."""
    return say_left(("w", "s", "12", "3"), rules)


def change_lines(before: Sheet, after: Sheet) -> list[str]:
    """The players whose standing differs between two sheets."""
    old, new = standing_of(before), standing_of(after)
    lines = []
    for seat, player in enumerate(after.players, 1):
        was, now = _say_parts(before, old, seat), _say_parts(after, new, seat)
        if was != now:
            lines += [say("keep-was", player=player, parts=was), say("keep-is", player=player, parts=now)]
    return lines
