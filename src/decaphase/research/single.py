"""The Gymnasium environment: one learner against bots."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Final, Literal

from decaphase.extras import require
from decaphase.research.problem_notes import explained

with explained():
    require("research", "numpy", "gymnasium")

import gymnasium
import numpy as np

from decaphase.problems import Problem
from decaphase.research.environment import MOST_DECISIONS, EpisodeKind, RewardScheme, setting_of
from decaphase.research.episode import SEEDS, EpisodeTable, no_action
from decaphase.research.opponents import BotOpponents, EngineOpponents, Opponents, players_of
from decaphase.research.spaces import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Observation,
    action_space,
    check_render_mode,
    observation_space,
    render_game,
)
from decaphase.rules import DEFAULT_EDITION

ENVIRONMENT_ID: Final = "decaphase/Decaphase-v0"
DEFAULT_PLAYERS: Final = 4


class DecaphaseEnv(gymnasium.Env[Observation, np.int64]):
    """One learner against bots; it can be copied and pickled at any step.

    `opponents` are names of bots: one for all other seats, or one for each, starting at the learner's left.
    `seat` is the learner's, from 1; None chooses one at random for each episode.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - see RawEnv

    @explained()
    def __init__(
        self,
        opponents: str | Sequence[str] = "greedy",
        players: int | None = None,
        rules: str = DEFAULT_EDITION,
        *,
        seat: int | None = 1,
        episode: EpisodeKind = "game",
        reward: RewardScheme = "win",
        first_phase: int = 0,
        most_decisions: int = MOST_DECISIONS,
        render_mode: Literal["ansi", "human"] | None = None,
        compiled: bool | None = None,
        **options: object,
    ) -> None:
        if players is None:
            players = DEFAULT_PLAYERS if isinstance(opponents, str) else len(opponents) + 1
        setting = setting_of(rules, players, episode, reward, first_phase, most_decisions, options)
        self.opponents = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != players - 1:
            raise Problem("research-opponents", count=len(self.opponents), needed=players - 1)
        if seat is not None and not 1 <= seat <= players:
            raise Problem("research-seat", seat=seat, players=players)
        check_render_mode(render_mode)
        self.seat = seat
        self.render_mode = render_mode
        self.setting = setting
        self.table = EpisodeTable(setting, compiled)
        self.observation_space = observation_space(setting)
        self.action_space = action_space(setting)
        self._engine_settings = players_of(self.opponents, self.table)
        self._episode: Opponents | None = None
        self._observation: Observation = {}
        self._forfeited = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the episode of this seed; without one, the next in the sequence from the last seed."""
        super().reset(seed=seed)
        episode_seed = int(self.np_random.integers(SEEDS)) if seed is None else seed
        learner = int(self.np_random.integers(self.setting.players)) if self.seat is None else self.seat - 1
        with explained():
            self._episode = (
                BotOpponents(self.table, self.opponents, learner, episode_seed)
                if self._engine_settings is None
                else EngineOpponents(self.table, self._engine_settings, learner, episode_seed)
            )
        self._forfeited = False
        return self._observe(self._episode)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply the learner's action, and play the bots until the learner's next decision.

        An illegal action ends the episode with a loss, as in PettingZoo's games.
        """
        episode = self._current()
        if not 0 <= action < self.setting.ids.count:
            with explained():
                raise no_action(action, self.setting)
        if not self._observation["action_mask"][action]:
            return self._forfeit(episode)
        before = episode.worth
        with explained():
            episode.step(int(action))
        observation, info = self._observe(episode)
        if self.render_mode == "human":
            self.render()
        return observation, episode.worth - before, episode.over, episode.truncated, info

    def _current(self) -> Opponents:
        """The current episode; raises a Problem if there is none, or it has ended."""
        episode = self._episode
        if episode is None or self._forfeited or episode.over or episode.truncated:
            with explained():
                raise Problem("research-over")
        return episode

    def _forfeit(self, episode: Opponents) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._forfeited = True
        observation, info = self._observe(episode)
        return observation, ILLEGAL_REWARD[self.setting.reward], True, False, {**info, "illegal": True}

    def _observe(self, episode: Opponents) -> tuple[Observation, dict[str, Any]]:
        """The learner's observation and info, both with the mask: many programs expect it in the info."""
        mask = episode.mask()
        if self._forfeited:
            mask[:] = 0
        self._observation = {"observation": episode.row(), "action_mask": mask}
        return dict(self._observation), {"action_mask": mask.copy(), "seat": episode.learner + 1}

    def render(self) -> str | None:
        """The table in sentences, from the learner's view."""
        episode = self._episode
        if self.render_mode is None or episode is None:
            return None
        return render_game(episode.game(), episode.learner + 1, self.render_mode, ended=episode.over)

    def __copy__(self) -> DecaphaseEnv:
        return copy.deepcopy(self)  # a shallow copy would share the episode


if ENVIRONMENT_ID not in gymnasium.registry:
    gymnasium.register(
        ENVIRONMENT_ID, entry_point="decaphase.research.single:DecaphaseEnv", order_enforce=True
    )
