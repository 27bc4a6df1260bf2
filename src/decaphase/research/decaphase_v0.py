"""The PettingZoo environment: `from decaphase.research import decaphase_v0; decaphase_v0.env(players=4)`.

docs/research.md describes every number of an observation and every action.
"""

from __future__ import annotations

import copy
from typing import Any, Literal, cast

from decaphase.extras import require
from decaphase.research.problem_notes import explained

with explained():
    require("research", "numpy", "gymnasium", "pettingzoo")

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from decaphase.research.environment import (
    MOST_DECISIONS,
    EnvironmentSetting,
    EpisodeKind,
    RewardScheme,
    setting_of,
)
from decaphase.research.episode import SEEDS, Episode, EpisodeTable
from decaphase.research.spaces import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Observation,
    action_space,
    check_render_mode,
    observation_space,
    observe,
    render_game,
)
from decaphase.rules import DEFAULT_EDITION


def env(**keywords: Any) -> AECEnv[str, Observation, int | None]:  # noqa: ANN401 - passed on to raw_env
    """The environment with the keywords of `raw_env`; as in PettingZoo's own games, illegal actions end it.

    PettingZoo's wrappers for that would take longer than the step itself, so `RawEnv` does it.
    """
    raw = raw_env(**keywords)
    raw.illegal_ends = True
    return OrderEnforced(raw)


def parallel_env(**keywords: Any) -> ParallelEnv[str, Observation, int | None]:  # noqa: ANN401 - see env
    """The parallel form, with the keywords of `raw_env`: only the action of the seat to act is used."""
    return turn_based_aec_to_parallel(env(**keywords))


@explained()
def raw_env(
    players: int = 4,
    rules: str = DEFAULT_EDITION,
    *,
    episode: EpisodeKind = "game",
    reward: RewardScheme = "win",
    first_phase: int = 0,
    most_decisions: int = MOST_DECISIONS,
    render_mode: Literal["ansi", "human"] | None = None,
    compiled: bool | None = None,
    **options: object,
) -> RawEnv:
    """The environment without wrappers: illegal actions raise a Problem; `options` are those of the rules."""
    setting = setting_of(rules, players, episode, reward, first_phase, most_decisions, options)
    check_render_mode(render_mode)
    return RawEnv(setting, render_mode, compiled)


class OrderEnforced(OrderEnforcingWrapper[str, Observation, "int | None"]):
    """PettingZoo's check of the order of calls, with a `last` that makes one call instead of several."""

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def __str__(self) -> str:
        return str(self.env)


class RawEnv(AECEnv[str, Observation, "int | None"]):
    """An environment with agents seat_1 to seat_6; it can be copied and pickled at any step."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - declared so by the base class
        "name": "decaphase_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, setting: EnvironmentSetting, render_mode: str | None, compiled: bool | None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.setting = setting
        self.render_mode = render_mode
        self.illegal_ends = False
        """Whether an illegal action ends the episode instead of raising a Problem."""
        self.table = EpisodeTable(setting, compiled)
        self.possible_agents = setting.seat_names[:]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(setting) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self.episode: Episode

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        return cast("spaces.Space[int | None]", self._action_spaces[agent])

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin the episode of this seed; without one, the next in the sequence from the last seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.episode = self.table.begin(int(self._random.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._rewarded = False
        self.agent_selection = self.possible_agents[self.episode.turn]

    def step(self, action: int | None) -> None:
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self.illegal_ends and episode.is_action(action) and not episode.may(action):
            self._forfeit(agent)
            return
        episode.step(action)
        self._cumulative_rewards[agent] = 0.0
        if episode.gained:
            self.rewards = dict(zip(self.possible_agents, episode.gains, strict=True))
            self._accumulate_rewards()
        elif self._rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        self._rewarded = episode.gained
        if episode.ended:
            self.terminations = dict.fromkeys(self.agents, episode.over)
            self.truncations = dict.fromkeys(self.agents, episode.truncated)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.turn]
        if self.render_mode == "human":
            self.render()

    def _forfeit(self, agent: str) -> None:
        """End the episode because this agent chose an illegal action."""
        EnvLogger.warn_on_illegal_move()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD[self.setting.reward]
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        observation = observe(self.episode, self._seats[agent])
        if self.terminations.get(agent, True) or self.truncations[agent]:  # a forfeit included
            observation["action_mask"][:] = 0
        return observation

    def render(self) -> str | None:
        """The table in sentences, from the view of the agent to act; at the end, the public view."""
        if self.render_mode is None:
            return None
        episode = self.episode
        seat = None if episode.ended else episode.turn + 1
        return render_game(episode.game(), seat, self.render_mode, ended=episode.over)

    def __copy__(self) -> RawEnv:
        return copy.deepcopy(self)  # a shallow copy would share the episode

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
