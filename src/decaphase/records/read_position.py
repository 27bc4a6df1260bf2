"""The fields of a hand that begins in the middle, read into a `Position`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar, cast

from decaphase.game.position import LaidPhase, Position, Stage
from decaphase.problems import Unreadable
from decaphase.records.notation import read_laid_phase
from decaphase.records.table_reader import MOST_POINTS, Spot, TableReader
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
"""In the order in which they are written."""

_SKIPPED: Final = re.compile(r" *([1-9]) +by +([1-9]) *")
Read = TypeVar("Read")


def read_position(fields: TableReader, rules: Rules) -> Position:
    """The position a hand begins with; whether it can be is for the game to say."""
    for name in ("turn", "holding", "done" if rules.order == "any" else "phases"):
        fields.need(name)

    def given(name: str, read: Callable[[Spot], Read]) -> Read | None:
        return read(fields.at(name)) if name in fields.table else None

    return Position(
        turn=fields.at("turn").seat(),
        holding=fields.at("holding").each_seat(Spot.cards),
        phases=given("phases", lambda spot: spot.each_seat(lambda phase: phase.number(1, MOST_PHASES))),
        done=given("done", lambda spot: spot.each_seat(Spot.phases)),
        scores=given("scores", lambda spot: spot.each_seat(lambda points: points.number(0, MOST_POINTS))),
        table=given("table", lambda spot: spot.each(_read_line)) or (),
        discard=given("discard", Spot.cards) or (),
        draw=given("draw", Spot.cards) or (),
        skips=given("skips", Spot.seats) or (),
        skipped=given("skipped", lambda spot: spot.each(_read_skipped)) or (),
        knocked=given("knocked", Spot.seat),
        taken=given("taken", Spot.card),
        stage=cast("Stage", given("stage", lambda spot: spot.word("draw", "play", "claim")) or "draw"),
        discarded=given("discarded", Spot.seat),
        playing=given("playing", Spot.seats),
        places=given("places", lambda spot: spot.each(Spot.seats)) or (),
        replay=given("replay", Spot.yes_or_no) or False,
    )


def _read_line(spot: Spot) -> LaidPhase:
    try:
        return read_laid_phase(spot.text(), spot.players)
    except Unreadable as problem:
        raise spot.problem(problem.code, **problem.values) from None


def _read_skipped(spot: Spot) -> tuple[int, int]:
    said = _SKIPPED.fullmatch(spot.text())
    if said is None:
        raise spot.problem("bad-skipped", value=spot.echo())
    victim, by = (Spot(int(seat), spot.place, spot.players).seat() for seat in said.groups())
    return victim, by
