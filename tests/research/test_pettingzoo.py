"""PettingZoo's tests, over seeds and variants, and what they do not cover."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from decaphase.extras import require
from decaphase.problems import Problem
from decaphase.research import decaphase_v0
from decaphase.research.environment import RewardScheme
from decaphase.research.problem_notes import explained
from decaphase.research.spaces import ILLEGAL_REWARD
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.research.tables import Anything, choose, raw, seeded

SEEDS = 100
PLAYERS = dict(zip(VARIANTS, (2 + number % 5 for number in count()), strict=False))
"""Every number of players is used with some variants."""


@pytest.fixture(autouse=True)
def known_to_pettingzoo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add ours to PettingZoo's lists of environments with dict observations and with empty masks."""
    module = sys.modules["pettingzoo.test.api_test"]
    for names in ("env_obs_dicts", "env_obs_space", "env_all_zeros_obs"):
        monkeypatch.setattr(module, names, [*getattr(module, names), "decaphase_v0"])


def look_through(variant: str, seed: int, cycles: int, **keywords: Anything) -> None:
    """Run all of PettingZoo's tests that take an environment or a factory."""
    keywords = {"players": PLAYERS[variant], **keywords}
    api_test(seeded(variant, seed, **keywords), num_cycles=cycles)
    seed_test(lambda: seeded(variant, seed, **keywords), num_cycles=cycles)
    parallel_api_test(turn_based_aec_to_parallel(seeded(variant, seed, **keywords)), num_cycles=cycles)
    parallel_seed_test(
        lambda: turn_based_aec_to_parallel(seeded(variant, seed, **keywords)), num_cycles=cycles
    )


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_the_tests_of_pettingzoo(variant: str) -> None:
    look_through(variant, seed=1, cycles=10, episode="hand", reward="points")


@pytest.mark.parametrize(
    "first", [0, *(pytest.param(first, marks=pytest.mark.slow) for first in range(10, SEEDS, 10))]
)
def test_the_tests_of_pettingzoo_over_seeds(first: int) -> None:
    for seed in range(first, first + 10):
        look_through("classic-en", seed, cycles=5, compiled=True)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_tests_of_pettingzoo_over_seeds_and_variants(variant: str) -> None:
    for seed in range(SEEDS):
        look_through(variant, seed, cycles=30, compiled=True)


def test_the_benchmark_of_pettingzoo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds of wall time: here the clock is faster."""
    clock = count(0, 0.02)
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(decaphase_v0.env(episode="hand"))
    assert "turns per second" in capsys.readouterr().out


def test_an_episode_has_so_many_decisions_and_no_more() -> None:
    """PettingZoo's max_cycles_test, for a game with masks and agents that act unequally often."""
    most, players = 12, 3
    parallel: Anything = decaphase_v0.parallel_env(players=players, most_decisions=most, compiled=False)
    seen, _ = parallel.reset(seed=1)
    steps, over, cut_off = 0, {"": True}, {"": False}
    while parallel.agents:
        actions = {a: choose(seen[a]["action_mask"], Random(1)) for a in seen if seen[a]["action_mask"].any()}
        assert len(actions) == 1
        seen, _, over, cut_off, _ = parallel.step({**dict.fromkeys(parallel.agents, 0), **actions})
        steps += 1
    assert steps == most
    assert set(over.values()) == {False}
    assert set(cut_off.values()) == {True}
    env: Anything = decaphase_v0.env(players=players, most_decisions=most, compiled=False)
    env.reset(seed=1)
    turns = Counter(play_out(env, Random(1)))
    assert sum(turns.values()) == most


def play_out(env: Anything, dice: Random) -> list[str]:
    """Play to the end, and return the seats of all decisions."""
    turns = []
    for agent in env.agent_iter():
        seen, _, over, cut_off, _ = env.last()
        if not over and not cut_off:
            turns.append(agent)
        env.step(None if over or cut_off else choose(seen["action_mask"], dice))
    return turns


def play_on(env: Anything, dice: Random, most: int) -> None:
    for _ in range(most):
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            return
        env.step(choose(seen["action_mask"], dice))


@pytest.mark.parametrize("reward", ["win", "places", "points", "phases"])
def test_rewards_are_what_the_episode_gained(reward: RewardScheme) -> None:
    env: Anything = decaphase_v0.env(players=3, reward=reward, selection="first-2", compiled=False)
    for seed in range(2):
        env.reset(seed=seed)
        first = env.unwrapped.episode.worths
        collected = dict.fromkeys(env.agents, 0.0)
        dice = Random(seed)
        for agent in env.agent_iter():
            seen, gained, over, cut_off, _ = env.last()
            collected[agent] += gained
            env.step(None if over or cut_off else choose(seen["action_mask"], dice))
        worths = env.unwrapped.episode.worths
        assert list(collected.values()) == pytest.approx(np.subtract(worths, first).tolist())


def test_everybody_sees_and_only_who_acts_may_choose() -> None:
    env = raw("knocking", players=4)
    env.reset(seed=3)
    dice = Random(3)
    for _ in range(150):
        if env.episode.ended:
            break
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert mask.any() == (agent == env.agent_selection)
            assert np.array_equal(env.observe(agent)["observation"], env.episode.row(env._seats[agent]))
        seen = env.observe(env.agent_selection)["action_mask"]
        seen[:] = 1 - seen  # changing an observation does not change the environment
        env.step(choose(env.observe(env.agent_selection)["action_mask"], dice))


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_at_any_step(
    way: Callable[[Anything], Anything], compiled: bool
) -> None:
    env: Anything = decaphase_v0.env(players=3, episode="hand", reward="points", compiled=compiled)
    env.reset(seed=6)
    dice = Random(6)
    for _ in range(12):
        play_on(env, dice, 4)
        twin, again = way(env), way(env)
        before = env.last()
        play_out(twin, Random(1))
        assert env.last()[1:] == before[1:]
        assert all(np.array_equal(env.last()[0][part], before[0][part]) for part in before[0])
        if env.terminations[env.agent_selection]:
            break
        action = choose(before[0]["action_mask"], dice)
        for one in (env, again):
            one.step(action)
        assert again.unwrapped.episode == env.unwrapped.episode
        assert again.rewards == env.rewards


@pytest.mark.parametrize("reward", ["win", "points"])
def test_what_is_not_legal_ends_it_or_is_refused(reward: RewardScheme) -> None:
    env: Anything = decaphase_v0.env(players=3, reward=reward, compiled=False)
    env.reset(seed=1)
    env.step(2)
    assert all(env.terminations.values())
    assert env.rewards == {"seat_1": ILLEGAL_REWARD[reward], "seat_2": 0, "seat_3": 0}
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
    assert play_out(env, Random(1)) == []
    assert not env.agents
    env.reset(seed=1)
    with pytest.raises(Problem, match="research-no-action"):
        env.step(10**6)
    unwrapped = raw()
    unwrapped.reset(seed=1)
    with pytest.raises(Problem, match="research-illegal"):
        unwrapped.step(2)


def test_the_table_is_told_as_whoever_acts_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env: Anything = decaphase_v0.env(players=2, episode="hand", render_mode="ansi", compiled=False)
    env.reset(seed=1)
    text = env.render()
    assert "It is your turn: draw a card." in text
    assert "You hold 10 cards: " in text
    play_out(env, Random(1))
    assert "You hold" not in env.render()
    human = raw(players=2, render_mode="human")
    human.reset(seed=1)
    human.step(0)
    assert "lay, hit or discard" in capsys.readouterr().out


def test_keywords_are_those_of_the_rules() -> None:
    env = raw("phases-own", players=5, first_phase=2, knocking=True)
    assert env.setting.rules.knocking
    assert env.setting.players == len(env.possible_agents) == 5
    for keywords, code in (
        ({"players": 7}, "research-players"),
        ({"rules": "chess"}, "unknown-edition"),
        ({"nocking": True}, "unknown-option"),
        ({"reward": "money"}, "research-unknown"),
        ({"render_mode": "rgb_array"}, "research-unknown"),
    ):
        with pytest.raises(Problem) as caught:
            decaphase_v0.raw_env(**keywords)
        assert caught.value.code == code
        assert caught.value.__notes__[0].endswith((".", "?"))


def test_seeds_and_resets() -> None:
    env = raw(players=2)
    decks = []
    for seed in (5, None, None, 5, None):
        env.reset(seed=seed)
        decks.append(env.episode.state.deck)
    assert decks[0] == decks[3]
    assert decks[1] == decks[4]
    assert decks[0] != decks[1] != decks[2]


def test_the_order_of_calls_is_checked() -> None:
    env: Anything = decaphase_v0.env(compiled=False)
    assert str(env) == str(env.unwrapped) == "decaphase_v0"
    for call in (env.last, env.agent_iter, lambda: env.observe("seat_1"), lambda: env.step(0), env.render):
        with pytest.raises(AssertionError, match="reset"):
            call()
    with pytest.raises(AttributeError, match="reset"):
        env.agent_selection  # noqa: B018 (asking for it is the test)


def test_a_shallow_copy_has_an_episode_of_its_own() -> None:
    env = raw(players=2)
    env.reset(seed=1)
    twin = copy.copy(env)
    twin.step(0)
    assert (env.episode.decisions, twin.episode.decisions) == (0, 1)


def test_a_missing_package_is_named() -> None:
    with pytest.raises(Problem) as caught, explained():
        require("research", "nosuchpackage")
    assert "decaphase[research]" in caught.value.__notes__[0]


def test_importing_the_package_loads_nothing_else() -> None:
    program = "import sys; import decaphase.research; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {"numpy", "pettingzoo", "gymnasium"}.isdisjoint(loaded.stdout.split())
