"""The area `research`: how fast environments are, beside those of others that are installed.

What it needs is loaded only when it is measured, since not everybody has it.
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
"""So many games at once: few enough that a core keeps them at hand, enough that calling costs little."""

OTHER_GAMES: Final = (1, 1024, 4096)
"""Measured as well, and told in the notes."""

WARM_UP: Final = 500
"""Steps before anything is measured: all is compiled then, and not all games stand at their first deal."""

SLICE: Final = 50
"""Decisions that are made between two looks at the clock."""

OPEN_SPIEL_GAME: Final = f"decaphase(players={PLAYERS},rules=classic-en)"


def vector(bench: Bench) -> float:
    """Random decisions in many games at once, with all that is seen and may be chosen."""
    for games in OTHER_GAMES:
        bench.notes[f"vector_{games}_per_second"] = vector_rate(games, bench.seconds / 5)
    return vector_rate(GAMES, bench.seconds)


def vector_rate(games: int, seconds: float) -> float:
    """How many decisions are made in a second where so many games are played at once."""
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
    """Our PettingZoo environment against RLCard's gin rummy, both in their own loops."""
    ours = decision_rate(pettingzoo_decisions(), bench.seconds)
    theirs = decision_rate(rlcard_decisions(), bench.seconds)
    bench.notes |= {"pettingzoo_per_second": ours, "rlcard_gin_rummy_per_second": theirs}
    return ours / theirs


def open_spiel(bench: Bench) -> float:
    """Our OpenSpiel game against its gin rummy, both in the same loop."""
    quiet_import("decaphase.research.open_spiel")
    ours = decision_rate(open_spiel_decisions(OPEN_SPIEL_GAME), bench.seconds)
    theirs = decision_rate(open_spiel_decisions("gin_rummy"), bench.seconds)
    bench.notes |= {"open_spiel_per_second": ours, "open_spiel_gin_rummy_per_second": theirs}
    return ours / theirs


def decision_rate(decisions: Iterator[None], seconds: float) -> float:
    """How many decisions of an endless loop are made in a second."""

    def make(times: int) -> int:
        for _ in islice(decisions, times * SLICE):
            pass
        return times * SLICE

    make(WARM_UP // SLICE)
    return rate(make, seconds)


def pettingzoo_decisions() -> Iterator[None]:
    """Games of random agents without end, a decision at a time."""
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
    """Hands of gin rummy by RLCard without end, a decision at a time."""
    env: Any = quiet_import("rlcard").make("gin-rummy", config={"seed": SEED})
    dice = Random(SEED)  # noqa: S311 - nobody's secret hangs on it
    while True:
        state, _ = env.reset()
        while not env.is_over():
            allowed = list(state["legal_actions"])
            state, _ = env.step(allowed[int(dice.random() * len(allowed))])
            yield


def open_spiel_decisions(name: str) -> Iterator[None]:
    """Games of OpenSpiel without end, a decision at a time; what chance does between them is not counted."""
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
    """Which outcome of chance lies at a point between 0 and 1."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def quiet_import(name: str) -> ModuleType:
    """Import what may print or warn when it is loaded; nobody who measures wants to read that."""
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
