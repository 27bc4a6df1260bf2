"""Gymnasium's own check, and a learner against the engine's bots and against plug-ins."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from decaphase.bots import registry
from decaphase.bots.bot import EngineBot
from decaphase.bots.greedy import greedy_bot
from decaphase.game import Action, View
from decaphase.problems import Problem
from decaphase.research import DecaphaseEnv
from decaphase.research.environment import setting_of
from decaphase.research.episode import EpisodeTable
from decaphase.research.opponents import BotOpponents, EngineOpponents
from decaphase.research.single import ENVIRONMENT_ID
from decaphase.research.spaces import ILLEGAL_REWARD
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.research.tables import Anything, choose


def make(variant: str = "classic-en", **keywords: Anything) -> DecaphaseEnv:
    edition, options = VARIANTS[variant]
    return DecaphaseEnv(rules=edition, **{"compiled": False, **options, **keywords})


def play(env: DecaphaseEnv, dice: Random, most: int = 10_000) -> list[tuple[list[int], float]]:
    """Play to the end, and return the observations and rewards."""
    told = []
    for _ in range(most):
        mask = env._observation["action_mask"]
        if not mask.any():
            break
        seen, reward, *_, info = env.step(choose(mask, dice))
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert env.observation_space.contains(seen)
        told.append((seen["observation"].tolist(), reward))
    return told


@pytest.mark.parametrize(
    "keywords", [{}, {"seat": None, "opponents": ("random", "beginner"), "rules": "house-nl"}]
)
def test_the_check_of_gymnasium(keywords: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(ENVIRONMENT_ID, **{"players": 3, "compiled": False, **keywords})
    check_env(env.unwrapped)
    assert "your turn" in capsys.readouterr().out  # from rendering for people


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_every_variant_is_played(variant: str) -> None:
    env = make(variant, opponents="random", players=3, episode="hand", seat=None)
    for seed in range(2):
        env.reset(seed=seed)
        assert play(env, Random(seed), 60)


def test_the_same_seed_gives_the_same_episode() -> None:
    first, second = make(opponents=("beginner", "greedy")), make(opponents=("beginner", "greedy"))
    assert first.setting.players == 3
    for env in (first, second):
        env.reset(seed=3)
    told = play(first, Random(1), 80)
    assert told == play(second, Random(1), 80)
    first.reset(seed=4)
    assert told != play(first, Random(1), 80)


@pytest.mark.slow  # the engine's bots take minutes to compile
@pytest.mark.parametrize("variant", ["classic-en", "knocking-must-play", "order-any"])
def test_both_speeds_play_the_same(variant: str) -> None:
    bots = ("steady", "greedy", "beginner")
    plain, quick = (make(variant, opponents=bots, reward="points", compiled=on) for on in (False, True))
    for env in (plain, quick):
        env.reset(seed=2)
    assert play(plain, Random(2), 200) == play(quick, Random(2), 200)
    check_env(gymnasium.make(ENVIRONMENT_ID, opponents=bots, compiled=True).unwrapped)


@pytest.mark.parametrize("variant", ["classic-en", "knocking-must-play", "phases-own", "skip_style-choose"])
def test_bots_that_are_shown_their_view_play_as_in_the_core(variant: str) -> None:
    edition, options = VARIANTS[variant]
    table = EpisodeTable(setting_of(edition, 3, "game", "points", 2, 900, options), compiled=False)
    bots = ("greedy", "greedy")
    mind = greedy_bot().settings
    one, other = EngineOpponents(table, [mind, mind], 1, 8), BotOpponents(table, bots, 1, 8)
    dice = Random(5)
    for _ in range(60):
        assert one.row().tolist() == other.row().tolist()
        assert one.mask().tolist() == other.mask().tolist()
        assert (one.worth, one.over, one.truncated) == (other.worth, other.over, other.truncated)
        if one.over or one.truncated:
            break
        action = choose(one.mask(), dice)
        one.step(action)
        other.step(action)


class Plugged:
    """A plug-in bot."""

    def __init__(self, seed: int, wrong: bool = False) -> None:
        self.bot = greedy_bot(seed)
        self.wrong = wrong

    def choose(self, view: View) -> Action:
        chosen = self.bot.choose(view)
        return type(chosen)(seat=view.seat % 2 + 1, pile="deck") if self.wrong and view.seat else chosen  # type: ignore[call-arg]


def plug_in(monkeypatch: pytest.MonkeyPatch, wrong: bool = False) -> None:
    point = EntryPoint("plugged", "research.test_gymnasium:Plugged", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "_plugins", lambda: {"plugged": point})
    monkeypatch.setattr(EntryPoint, "load", lambda _: lambda seed: Plugged(seed, wrong))


def test_a_bot_that_is_plugged_in_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(monkeypatch)
    env = make(opponents=("plugged", "random"), episode="hand", render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env._episode, BotOpponents)
    twin = copy.deepcopy(env)
    text = env.render()
    assert text is not None
    assert "You hold 10 cards" in text
    assert play(env, Random(1)) == play(twin, Random(1))


def test_a_bot_that_errs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(monkeypatch, wrong=True)
    env = make(opponents="plugged", players=2, seat=2)
    with pytest.raises(Problem, match="research-bot-erred"):
        env.reset(seed=1)


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_it_can_be_copied_at_any_step(way: Callable[[DecaphaseEnv], DecaphaseEnv]) -> None:
    env = make(players=2, opponents="beginner")
    env.reset(seed=9)
    for step in range(5):
        twin, again = way(env), way(env)
        assert play(twin, Random(step), 20) == play(again, Random(step), 20)
        play(env, Random(step), 7)
    assert isinstance(env._episode, EngineOpponents)


def test_what_is_not_legal_loses() -> None:
    env = make(players=2, reward="points")
    with pytest.raises(Problem, match="research-over"):
        env.step(0)
    env.reset(seed=1)
    seen, reward, over, cut_off, info = env.step(2)
    assert (reward, over, cut_off, info["illegal"]) == (ILLEGAL_REWARD["points"], True, False, True)
    assert not seen["action_mask"].any()
    with pytest.raises(Problem, match="research-over"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(Problem, match="research-no-action"):
        env.step(-1)


def test_an_episode_is_cut_off() -> None:
    env = make(players=2, most_decisions=9)
    env.reset(seed=1)
    over, cut_off = False, False
    while not over and not cut_off:
        _, _, over, cut_off, _ = env.step(choose(env._observation["action_mask"], Random(1)))
    assert (over, cut_off) == (False, True)


@pytest.mark.parametrize(
    ("keywords", "code"),
    [
        ({"opponents": ("greedy",), "players": 4}, "research-opponents"),
        ({"opponents": "nosuch"}, "unknown-bot"),
        ({"seat": 5}, "research-seat"),
    ],
)
def test_what_makes_no_table_is_refused(keywords: dict[str, Any], code: str) -> None:
    with pytest.raises(Problem) as caught:
        make(**keywords)
    assert caught.value.code == code
    assert caught.value.__notes__


def test_only_bots_of_the_core_are_minds() -> None:
    assert type(registry.make_bot("sharp:seconds=1")) is not EngineBot
    env = make(opponents=("sharp:seconds=0.001", "greedy"), episode="hand")
    assert env._engine_settings is None
