"""Environments for tests: of variants, compiled or plain, with shifted seeds or exchanged cards."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import numpy as np
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from decaphase.engine.moves import MOST_MOVES
from decaphase.research import decaphase_v0
from decaphase.research.decaphase_v0 import RawEnv
from decaphase.research.episode import Episode
from decaphase.research.stepping.episode_step import show_turn
from support.laws.variants import VARIANTS
from support.research.hidden_cards import exchanged

Anything: TypeAlias = Any
"""Keywords that are passed on, and wrapped environments, whose types are too vague."""


def raw(variant: str = "classic-en", **keywords: Anything) -> RawEnv:
    """A variant without wrappers, by default in plain Python."""
    edition, options = VARIANTS[variant]
    return decaphase_v0.raw_env(rules=edition, **{"compiled": False, **options, **keywords})


class FromSeed(OrderEnforcingWrapper[str, Any, Any]):
    """An environment with shifted seeds: PettingZoo's tests use none but 0 and 42."""

    def __init__(self, env: RawEnv, seed: int) -> None:
        super().__init__(env)
        self.first_seed = seed

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(self.first_seed + (seed or 0), options)


def seeded(variant: str, seed: int, **keywords: Anything) -> FromSeed:
    """A variant as `env` returns it, with shifted seeds."""
    env = raw(variant, **keywords)
    env.illegal_ends = True
    return FromSeed(env, seed)


def choose(mask: np.ndarray[Any, Any], dice: Random) -> int:
    """A legal action, with a preference for laying and hitting, so that the game advances."""
    legal = np.flatnonzero(mask).tolist()
    return int(max(legal) if dice.random() < 0.5 else dice.choice(legal))


def with_other_cards(episode: Episode, seat: int, dice: Random) -> Episode:
    """The same episode to this seat, with other cards in the deck and the other hands, and other dice."""
    other = episode.copy()
    state = exchanged(episode.state, episode.memory, seat, dice)
    other._set_arrays(other._arrays._replace(states=other.table.numbers(state)))
    show_turn(other._arrays, [0] * MOST_MOVES)
    return other
