"""The game for PettingZoo: `from decaphase.research import decaphase_v0; decaphase_v0.env(players=4)`.

docs/research.md tells what every number of an observation and every action means.
"""

from __future__ import annotations

import copy
import sys
from typing import Any, Literal, cast

from decaphase.research.extras import need, said

with said():
    need("numpy", "gymnasium", "pettingzoo")

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
    ILLEGAL,
    RENDER_MODES,
    Observation,
    action_space,
    check_render_mode,
    observation_space,
    observe,
    tell,
)
from decaphase.rules import DEFAULT_EDITION


def env(**keywords: Any) -> AECEnv[str, Observation, int | None]:  # noqa: ANN401 - handed on as they come
    """The game with the keywords of `raw_env`; as in PettingZoo's own games, what is not legal ends it.

    PettingZoo's wrappers for that would take longer than the whole step: the table does it itself.
    """
    raw = raw_env(**keywords)
    raw.illegal_ends = True
    return Ordered(raw)


def parallel_env(**keywords: Any) -> ParallelEnv[str, Observation, int | None]:  # noqa: ANN401 - see env
    """The game with the keywords of `raw_env`, all seats stepping at once; only one action is looked at."""
    return turn_based_aec_to_parallel(env(**keywords))


@said()
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
    """The game without wrappers: what is not legal raises a Problem; `options` are those of the rules."""
    setting = setting_of(rules, players, episode, reward, first_phase, most_decisions, options)
    check_render_mode(render_mode)
    return RawEnv(setting, render_mode, compiled)


class Ordered(OrderEnforcingWrapper[str, Observation, "int | None"]):
    """PettingZoo's check of the order of calls, with `last` in one call instead of one for each part."""

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def __str__(self) -> str:
        return str(self.env)


class RawEnv(AECEnv[str, Observation, "int | None"]):
    """A table whose seats are agents, seat_1 to seat_6; it can be copied and pickled at any step."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - so its base declares it
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
        """Whether an action that is not legal ends the episode instead of raising a Problem."""
        self.table = EpisodeTable(setting, compiled)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = {agent: observation_space(setting) for agent in self.possible_agents}
        self._done = {agent: action_space(setting) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self.episode: Episode

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        return cast("spaces.Space[int | None]", self._done[agent])

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin the episode of this seed; without one, another that follows from the last seed given."""
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
        """End the episode because an agent chose what is not legal."""
        EnvLogger.warn_on_illegal_move()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL[self.setting.reward]
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seen = observe(self.episode, self._seats[agent])
        if self.terminations.get(agent, True) or self.truncations[agent]:  # also where a forfeit ended it
            seen["action_mask"][:] = 0
        return seen

    def render(self) -> str | None:
        """The table in sentences, by what whoever's turn it is sees; at the end, what everybody sees."""
        if self.render_mode is None:
            return None
        text = tell(self.episode, self.possible_agents, None if self.episode.ended else self.episode.turn)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def __copy__(self) -> RawEnv:
        return copy.deepcopy(self)  # one that shared the episode would be no copy

    def close(self) -> None:
        """There is nothing to close."""
