"""Parser for the fields of a hand that starts from a position."""

from __future__ import annotations

import re
from typing import Final, cast

from decaphase.game.position import LaidPhase, Position, Stage
from decaphase.problems import Unreadable
from decaphase.records.notation import read_laid_phase
from decaphase.records.table_reader import RecordField, TableReader
from decaphase.rules import Rules
from decaphase.rules.phases import MOST_PHASES

POSITION_FIELDS: Final = (
    "phases",
    "done",
    "scores",
    "turn",
    "holding",
    "table",
    "discard",
    "draw",
    "skips",
    "skipped",
    "knocked",
    "taken",
    "stage",
    "discarded",
    "playing",
    "places",
    "replay",
)
"""In the order of the serialiser."""

_SKIPPED: Final = re.compile(r" *([1-9]) +by +([1-9]) *")


def read_position(fields: TableReader, rules: Rules) -> Position:
    """Parse the initial position; the game decides later whether it is possible."""
    fields.need("turn", "holding", "done" if rules.order == "any" else "phases")
    given = fields.optional
    return Position(
        turn=fields.at("turn").seat(),
        holding=fields.at("holding").each_seat(RecordField.cards),
        phases=given("phases", lambda field: field.each_seat(lambda phase: phase.number(1, MOST_PHASES))),
        done=given("done", RecordField.phases_done),
        scores=given("scores", RecordField.scores),
        table=given("table", lambda field: field.each(_read_line)) or (),
        discard=given("discard", RecordField.cards) or (),
        draw=given("draw", RecordField.cards) or (),
        skips=given("skips", RecordField.seats) or (),
        skipped=given("skipped", lambda field: field.each(_read_skipped)) or (),
        knocked=given("knocked", RecordField.seat),
        taken=given("taken", RecordField.card),
        stage=cast("Stage", given("stage", lambda field: field.word("draw", "play", "claim")) or "draw"),
        discarded=given("discarded", RecordField.seat),
        playing=given("playing", RecordField.seats),
        places=given("places", RecordField.places) or (),
        replay=given("replay", RecordField.yes_or_no) or False,
    )


def _read_line(field: RecordField) -> LaidPhase:
    try:
        return read_laid_phase(field.text(), field.players)
    except Unreadable as problem:
        raise field.problem(problem.code, **problem.values) from None


def _read_skipped(field: RecordField) -> tuple[int, int]:
    said = _SKIPPED.fullmatch(field.text())
    if said is None:
        raise field.problem("bad-skipped", value=field.echo())
    victim, by = (RecordField(int(seat), field.place, field.players).seat() for seat in said.groups())
    return victim, by
