"""The area `research`: environments compared with those of other packages.

Dependencies are imported when measured, since not everyone has them.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from io import StringIO
from itertools import count, islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

from bench.figures import Area, Bench, Figure
from bench.timing import rate

if TYPE_CHECKING:
    from types import ModuleType

PLAYERS: Final = 4
SEED: Final = 20
GAMES: Final = 96
"""Games in one vector environment: few enough for the cache, enough to amortise the call."""

OTHER_GAMES: Final = (1, 1024, 4096)
"""Other sizes, reported in the notes."""

WARM_UP: Final = 500
"""Steps before measuring: everything is compiled by then, and games are past their first deal."""

SLICE: Final = 50
"""Decisions between two readings of the clock."""

OPEN_SPIEL_GAME: Final = f"decaphase(players={PLAYERS},rules=classic-en)"


def vector(bench: Bench) -> float:
    """Random decisions a second in a vector environment, with observations and masks."""
    for games in OTHER_GAMES:
        bench.notes[f"vector_{games}_per_second"] = vector_rate(games, bench.seconds / 5)
    return vector_rate(GAMES, bench.seconds)


def vector_rate(games: int, seconds: float) -> float:
    """Decisions a second with this many games in one environment."""
    from decaphase.research.vector import DecaphaseVectorEnv

    env = DecaphaseVectorEnv(games, PLAYERS)
    env.reset(seed=SEED)

    def steps(times: int) -> int:
        for _ in range(times):
            env.step(env.random_actions())
        return times * games

    steps(WARM_UP)
    return rate(steps, seconds)


def pettingzoo(bench: Bench) -> float:
    """The speed of our PettingZoo environment relative to RLCard's gin rummy, each in its own loop."""
    ours = decision_rate(pettingzoo_decisions(), bench.seconds)
    theirs = decision_rate(rlcard_decisions(), bench.seconds)
    bench.notes |= {"pettingzoo_per_second": ours, "rlcard_gin_rummy_per_second": theirs}
    return ours / theirs


def open_spiel(bench: Bench) -> float:
    """The speed of our OpenSpiel game relative to OpenSpiel's gin rummy, in the same loop."""
    quiet_import("decaphase.research.open_spiel")
    ours = decision_rate(open_spiel_decisions(OPEN_SPIEL_GAME), bench.seconds)
    theirs = decision_rate(open_spiel_decisions("gin_rummy"), bench.seconds)
    bench.notes |= {"open_spiel_per_second": ours, "open_spiel_gin_rummy_per_second": theirs}
    return ours / theirs


def decision_rate(decisions: Iterator[None], seconds: float) -> float:
    """Decisions a second of an endless iterator."""

    def make(times: int) -> int:
        for _ in islice(decisions, times * SLICE):
            pass
        return times * SLICE

    make(WARM_UP // SLICE)
    return rate(make, seconds)


def pettingzoo_decisions() -> Iterator[None]:
    """Endless games of random agents, one decision at a time."""
    env: Any = quiet_import("decaphase.research.decaphase_v0").env(players=PLAYERS)
    dice = Random(SEED)  # noqa: S311 - nobody's secret hangs on it
    for seed in count(SEED):
        env.reset(seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(allowed[int(dice.random() * len(allowed))])
            yield


def rlcard_decisions() -> Iterator[None]:
    """Endless hands of RLCard's gin rummy, one decision at a time."""
    env: Any = quiet_import("rlcard").make("gin-rummy", config={"seed": SEED})
    dice = Random(SEED)  # noqa: S311 - nobody's secret hangs on it
    while True:
        state, _ = env.reset()
        while not env.is_over():
            allowed = list(state["legal_actions"])
            state, _ = env.step(allowed[int(dice.random() * len(allowed))])
            yield


def open_spiel_decisions(name: str) -> Iterator[None]:
    """Endless OpenSpiel games, one decision at a time; chance nodes are not counted."""
    game: Any = quiet_import("pyspiel").load_game(name)
    dice = Random(SEED)  # noqa: S311 - nobody's secret hangs on it
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), dice.random()))
                continue
            allowed = state.legal_actions()
            state.apply_action(allowed[int(dice.random() * len(allowed))])
            yield


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The chance outcome at a point between 0 and 1 of the cumulative probability."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def quiet_import(name: str) -> ModuleType:
    """Import a module without its output and warnings."""
    with warnings.catch_warnings(), redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        warnings.simplefilter("ignore")
        return import_module(name)


RESEARCH: Final = Area(
    "research",
    "How fast environments for programs that learn are, beside those of others.",
    (
        Figure(
            "research.vector",
            "vector environment, random actions",
            "per-second",
            "more",
            vector,
            goal=1_000_000,
            fast=True,
        ),
        Figure(
            "research.pettingzoo",
            "PettingZoo against RLCard’s gin rummy",
            "times",
            "more",
            pettingzoo,
            goal=3,
            beside="rlcard",
        ),
        Figure(
            "research.openspiel",
            "OpenSpiel game against its gin rummy",
            "times",
            "more",
            open_spiel,
            goal=0.5,
            beside="open_spiel",
        ),
    ),
)
