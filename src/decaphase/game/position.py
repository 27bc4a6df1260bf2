"""A position: a hand in the middle of its play, as a person would write it down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from decaphase.cards import Card
from decaphase.game.actions import LaidGroup

Stage: TypeAlias = Literal["draw", "play", "claim", "hand-over", "game-over"]


@dataclass(frozen=True, slots=True)
class LaidPhase:
    """The phase that lies before a seat; `phase` is its number where that was written down."""

    seat: int
    groups: tuple[LaidGroup, ...]
    phase: int | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """Everything a hand needs to be played on from here; seats count from 1, piles as in a record.

    None stands for a field that was not given, where that differs from an empty one.
    """

    turn: int
    holding: tuple[tuple[Card, ...], ...]
    phases: tuple[int, ...] | None = None
    done: tuple[tuple[int, ...], ...] | None = None
    scores: tuple[int, ...] | None = None
    table: tuple[LaidPhase, ...] = ()
    discard: tuple[Card, ...] = ()
    draw: tuple[Card, ...] = ()
    skips: tuple[int, ...] = ()
    skipped: tuple[tuple[int, int], ...] = ()
    knocked: int | None = None
    taken: Card | None = None
    stage: Stage = "draw"
    discarded: int | None = None
    playing: tuple[int, ...] | None = None
    places: tuple[tuple[int, ...], ...] = ()
    replay: bool = False
