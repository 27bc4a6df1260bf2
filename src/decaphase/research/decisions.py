"""Decisions as arrays: observations, legal actions, actions taken, and outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from decaphase.research.environment import EnvironmentSetting

NOT_KNOWN: Final = -1
"""The points of an unfinished hand."""

Ints: TypeAlias = NDArray[np.signedinteger[Any]]


@dataclass(frozen=True, slots=True, eq=False)
class Decisions:
    """Decisions in the order they were made; every array but `legal` has one entry for each.

    Games, hands, decisions of a game and seats count from 1. The legal ids of decision n are
    `legal[ends[n - 1] : ends[n]]`, and those of the first begin at 0.
    """

    setting: EnvironmentSetting
    games: Ints
    hands: Ints
    numbers: Ints
    seats: Ints
    bots: NDArray[np.object_]
    features: NDArray[np.int16]
    legal: NDArray[np.int16]
    ends: NDArray[np.int64]
    actions: NDArray[np.int16]
    won: NDArray[np.float32]
    places: Ints
    points: Ints
    made: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The action masks: a row for each decision, a column for each id."""
        masks = np.zeros((len(self), self.setting.ids.count), np.bool_)
        counts = np.diff(self.ends, prepend=0)
        masks[np.repeat(np.arange(len(self)), counts), self.legal] = True
        return masks

    def take(self, chosen: NDArray[np.integer[Any]] | NDArray[np.bool_]) -> Decisions:
        """The decisions with these indices, in that order, or where a boolean mask is true."""
        starts = np.concatenate(([0], self.ends[:-1]))[chosen] if len(self) else self.ends
        counts = self.ends[chosen] - starts
        ends = np.cumsum(counts)
        within = np.arange(counts.sum()) - np.repeat(ends - counts, counts)
        taken: dict[str, Any] = {name: getattr(self, name)[chosen] for name in BY_DECISION}
        return replace(self, legal=self.legal[np.repeat(starts, counts) + within], ends=ends, **taken)


BY_DECISION: Final = tuple(
    field.name for field in fields(Decisions) if field.name not in {"setting", "legal", "ends"}
)
"""The names of the arrays with one entry for each decision."""


def join(parts: Sequence[Decisions]) -> Decisions:
    """Concatenate decisions."""
    before = np.cumsum([0, *(len(part.legal) for part in parts)])
    joined: dict[str, Any] = {
        name: np.concatenate([getattr(part, name) for part in parts]) for name in BY_DECISION
    }
    ends = np.concatenate([part.ends + start for part, start in zip(parts, before, strict=False)])
    return replace(parts[0], legal=np.concatenate([part.legal for part in parts]), ends=ends, **joined)


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """The result of a game, by seat from 0; `points` and `made` have a row for each hand."""

    place: Sequence[int]
    points: NDArray[np.int16]
    made: NDArray[np.bool_]

    def won(self) -> list[float]:
        """Each seat's share of the win; NaN while the game has no winner."""
        winners = sum(place == 1 for place in self.place)
        if not winners:
            return [float("nan")] * len(self.place)
        return [1 / winners if place == 1 else 0.0 for place in self.place]


def game_decisions(
    setting: EnvironmentSetting,
    game: int,
    bots: Sequence[str],
    facts: NDArray[np.int64],
    features: NDArray[np.int16],
    legal: Sequence[NDArray[np.int16]],
    outcome: Outcome,
) -> Decisions:
    """The decisions of one game; `facts` has columns for number, hand (from 1), seat (from 0) and action."""
    numbers, hands, seats, actions = facts.T
    return Decisions(
        setting=setting,
        games=np.full(len(facts), game, np.int32),
        hands=hands.astype(np.int16),
        numbers=numbers.astype(np.int32),
        seats=(seats + 1).astype(np.int8),
        bots=np.array([*bots], np.object_)[seats],
        features=features,
        legal=np.concatenate([np.empty(0, np.int16), *legal]),
        ends=np.cumsum([len(ids) for ids in legal], dtype=np.int64),
        actions=actions.astype(np.int16),
        won=np.array(outcome.won(), np.float32)[seats],
        places=np.array(outcome.place, np.int8)[seats],
        points=outcome.points[hands - 1, seats],
        made=outcome.made[hands - 1, seats],
    )
