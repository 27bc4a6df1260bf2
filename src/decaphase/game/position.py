"""A position: a hand in progress, as a person would write it down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from decaphase.cards import Card
from decaphase.game.actions import LaidGroup

Stage: TypeAlias = Literal["draw", "play", "claim", "hand-over", "game-over"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
"""In the order of the engine's numbers."""


@dataclass(frozen=True, slots=True)
class LaidPhase:
    """A phase on the table; `phase` is its number, if given."""

    seat: int
    groups: tuple[LaidGroup, ...]
    phase: int | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """Everything needed to continue a hand; seats count from 1, piles as in a record.

    None means "not given", where that differs from empty.
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
