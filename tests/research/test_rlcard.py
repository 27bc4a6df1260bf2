"""RLCard's agents at our table."""

from __future__ import annotations

import numpy as np
import pytest
from rlcard.agents import RandomAgent
from rlcard.utils import reorganize, tournament

from decaphase.problems import Problem
from decaphase.research import RLCardEnv
from decaphase.research.stepping.features import width_of
from support.research.tables import Anything


def make(**keywords: Anything) -> RLCardEnv:
    env = RLCardEnv(players=3, seed=1, compiled=False, **keywords)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(3)])
    return env


def test_its_agents_play_and_are_paid() -> None:
    env = make(reward="places")
    trajectories, payoffs = env.run(is_training=True)
    assert sum(payoffs) == pytest.approx(0)
    assert len(trajectories) == 3
    for trajectory in reorganize(trajectories, payoffs):
        assert trajectory[-1][4]  # the last transition is done
        assert trajectory[-1][0]["obs"].shape == (width_of(3),) == tuple(env.state_shape[0])
    assert len(tournament(env, 2)) == 3


def test_a_state_has_what_rlcard_has_in_it() -> None:
    env = make(rules="classic-de", knocking=True)
    state, player = env.reset()
    assert set(state) == {"obs", "legal_actions", "raw_obs", "raw_legal_actions", "action_record"}
    assert list(state["legal_actions"]) == state["raw_legal_actions"]  # type: ignore[call-overload]
    state, _ = env.step(0)
    assert state["action_record"] == [(player, 0)]
    assert not env.get_state((player + 1) % 3)["raw_legal_actions"]
    with pytest.raises(Problem, match="research-illegal"):
        env.step(1)


def test_all_cards_for_who_looks_on() -> None:
    env = make()
    told = env.get_perfect_information()
    piles = [*told["hands"], told["deck"], told["discard"]]  # type: ignore[misc]
    assert sum(len(pile.split()) for pile in piles) == 108
    top = np.flatnonzero(env.get_state(0)["obs"][50:100])  # type: ignore[index]
    assert len(top) == 1


def test_the_same_seed_gives_the_same_episodes() -> None:
    first, second = make(), make()
    for _ in range(2):
        assert first.get_perfect_information() == second.get_perfect_information()
        first.reset()
        second.reset()
