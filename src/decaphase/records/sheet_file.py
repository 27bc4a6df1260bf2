"""Parser and serialiser for score sheets: readable TOML with the results of each hand by player name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from decaphase.problems import Problem, RulesProblem
from decaphase.records.files import plain_name
from decaphase.records.model import FilePosition, RecordProblem
from decaphase.records.table_reader import RecordField, TableReader
from decaphase.records.toml import parse, write_name, write_table, write_text, write_value
from decaphase.rules import load_rules
from decaphase.rules.phases import MOST_PHASES
from decaphase.sheet import HandResult, Left, Made, Sheet, SheetProblem, begin_sheet, standing_of

SHEET_FORMAT: Final = 1
"""The format version of the parser and the serialiser."""

MARK: Final = "decaphase-sheet"
_FIELDS: Final = (MARK, "rules", "players", "dealer", "options", "hands")
_HAND_FIELDS: Final = ("out", "made", "phases", "left")
_MOST_POINTS: Final = 1000


def write_sheet(sheet: Sheet) -> str:
    """Serialise a sheet as TOML with short lines; `read_sheet` gives the same sheet."""
    lines = [f"{MARK} = {SHEET_FORMAT}", f"rules = {write_text(sheet.rules.edition)}", "players = ["]
    lines += [f"  {write_text(name)}," for name in sheet.players] + ["]"]
    if sheet.dealer is not None:
        lines.append(f"dealer = {write_text(sheet.players[sheet.dealer - 1])}")
    if sheet.rules.overrides:
        lines += write_table(("options",), dict(sheet.rules.overrides))
    for result in sheet.results:
        lines += ["", "[[hands]]", *_write_hand(sheet, result)]
    return "\n".join(lines) + "\n"


def _write_hand(sheet: Sheet, result: HandResult) -> list[str]:
    names = sheet.players
    lines = [] if result.out is None else [f"out = {write_text(names[result.out - 1])}"]
    lines.append(f"made = {write_value([names[made.seat - 1] for made in result.made])}")
    if any(made.phase for made in result.made):
        lines.append(f"phases = {write_value([made.phase or 0 for made in result.made])}")
    left = {name: held for name, held in zip(names, result.left, strict=True) if held}
    if left:
        lines.append("[hands.left]")
        lines += [f"{write_name(name)} = {_write_left(held)}" for name, held in left.items()]
    return lines


def _write_left(left: Left) -> str:
    return str(left) if isinstance(left, int) else write_text(" ".join(left))


def sheet_file_name(players: Sequence[str]) -> str:
    """A portable file name from the players' names.

    >>> sheet_file_name(["Zoë", "Ann & Bob"])
    'zoe-ann-bob.toml'
    """
    return f"{plain_name(' '.join(players))}.toml"


def read_sheet(source: str | bytes) -> Sheet:
    """Parse a sheet; raises RecordProblem or SheetProblem if it is invalid."""
    data = parse(source)
    if MARK not in data:
        raise RecordProblem("not-a-sheet", format=SHEET_FORMAT)
    version = TableReader(data, FilePosition()).at(MARK)
    if type(version.value) is not int or version.value != SHEET_FORMAT:
        raise version.problem("sheet-unknown-format", format=SHEET_FORMAT, version=version.echo())
    fields = TableReader(data, FilePosition())
    fields.refuse_unknown(_FIELDS)
    fields.need("rules", "players")
    sheet = _begin(fields)
    hands = fields.optional("hands", lambda field: field.each(RecordField.table)) or ()
    results = (
        _read_hand(TableReader(table, FilePosition(hand=number)), sheet.players)
        for number, table in enumerate(hands, 1)
    )
    sheet = replace(sheet, results=tuple(results))
    try:
        standing_of(sheet)
    except SheetProblem as problem:
        raise RecordProblem(problem.code, FilePosition(hand=problem.hand), **problem.values) from None
    return sheet


def _begin(fields: TableReader) -> Sheet:
    names = fields.at("players").texts()
    options = fields.optional("options", RecordField.table) or {}
    dealer = fields.optional("dealer", lambda field: _seat(field, names))
    try:
        rules = load_rules(fields.at("rules").text(), options)
    except RulesProblem as problem:
        raise RecordProblem(problem.code, FilePosition(field="options"), **problem.values) from None
    try:
        return begin_sheet(rules, names, dealer)
    except Problem as problem:
        raise RecordProblem(problem.code, FilePosition(field="players"), **problem.values) from None


def _read_hand(fields: TableReader, names: tuple[str, ...]) -> HandResult:
    fields.refuse_unknown(_HAND_FIELDS)
    out = fields.optional("out", lambda field: _seat(field, names))
    seats = fields.optional("made", lambda field: field.each(lambda name: _seat(name, names))) or ()
    phases: tuple[int, ...] = (0,) * len(seats)
    if "phases" in fields.table:
        phases = fields.at("phases").each(lambda field: field.number(0, MOST_PHASES))
        if len(phases) != len(seats):
            raise RecordProblem("sheet-phases-count", fields.place, count=len(phases), made=len(seats))
    made = tuple(Made(seat, phase or None) for seat, phase in zip(seats, phases, strict=True))
    left = _read_left(fields, names) if "left" in fields.table else {}
    return HandResult(out, made, tuple(left.get(name, 0) for name in names))


def _read_left(fields: TableReader, names: tuple[str, ...]) -> Mapping[str, Left]:
    within = TableReader(fields.at("left").table(), FilePosition(hand=fields.place.hand, field="left"))
    left: dict[str, Left] = {}
    for name, value in within.table.items():
        field = within.at(name)
        _seat(RecordField(name, field.place, 0), names)
        left[name] = tuple(value.split()) if isinstance(value, str) else field.number(0, _MOST_POINTS)
    return left


def _seat(field: RecordField, names: tuple[str, ...]) -> int:
    """The seat of a named player."""
    name = field.text()
    if name not in names:
        raise field.problem("sheet-no-such-player", player=field.echo())
    return names.index(name) + 1
