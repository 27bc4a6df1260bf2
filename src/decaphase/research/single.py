"""The game for Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

import copy
import sys
from collections.abc import Sequence
from typing import Any, Final, Literal

from decaphase.research.extras import need, said

with said():
    need("numpy", "gymnasium")

import gymnasium
import numpy as np

from decaphase.problems import Problem
from decaphase.research.environment import MOST_DECISIONS, EpisodeKind, RewardScheme, setting_of
from decaphase.research.episode import SEEDS, EpisodeTable, no_action
from decaphase.research.opponents import BotOpponents, EngineOpponents, Opponents, players_of
from decaphase.research.spaces import (
    ILLEGAL,
    RENDER_MODES,
    Observation,
    action_space,
    check_render_mode,
    observation_space,
    tell_game,
)
from decaphase.rules import DEFAULT_EDITION

NAME: Final = "decaphase/Decaphase-v0"
USUAL_PLAYERS: Final = 4


class DecaphaseEnv(gymnasium.Env[Observation, np.int64]):
    """The game for one learner against bots; it can be copied and pickled at any step.

    `opponents` are bots by name: one for all seats, or one for each from the learner's left on. `seat` is the
    learner's, from 1; None draws it anew for each episode.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - its base's

    @said()
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
            players = USUAL_PLAYERS if isinstance(opponents, str) else len(opponents) + 1
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
        self._minds = players_of(self.opponents, self.table)
        self._company: Opponents | None = None
        self._seen: Observation = {}
        self._forfeited = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the episode of this seed; without one, another that follows from the last seed given."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS)) if seed is None else seed
        learner = int(self.np_random.integers(self.setting.players)) if self.seat is None else self.seat - 1
        with said():
            self._company = (
                BotOpponents(self.table, self.opponents, learner, number)
                if self._minds is None
                else EngineOpponents(self.table, self._minds, learner, number)
            )
        self._forfeited = False
        return self._look(self._company)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do what the learner chose, and let the bots play until it has to choose again.

        What is not legal ends the episode with the learner losing, as in PettingZoo's games.
        """
        company = self._playing()
        if not 0 <= action < self.setting.ids.count:
            with said():
                raise no_action(action, self.setting)
        if not self._seen["action_mask"][action]:
            return self._forfeit(company)
        before = company.worth
        with said():
            company.step(int(action))
        seen, info = self._look(company)
        if self.render_mode == "human":
            self.render()
        return seen, company.worth - before, company.over, company.truncated, info

    def _playing(self) -> Opponents:
        """The company, if the episode still goes on."""
        company = self._company
        if company is None or self._forfeited or company.over or company.truncated:
            with said():
                raise Problem("research-over")
        return company

    def _forfeit(self, company: Opponents) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._forfeited = True
        seen, info = self._look(company)
        return seen, ILLEGAL[self.setting.reward], True, False, {**info, "illegal": True}

    def _look(self, company: Opponents) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees; the mask stands in the info as well, where many programs look for it."""
        mask = company.mask()
        if self._forfeited:
            mask[:] = 0
        self._seen = {"observation": company.row(), "action_mask": mask}
        return dict(self._seen), {"action_mask": mask.copy(), "seat": company.learner + 1}

    def render(self) -> str | None:
        """The table in sentences, by what the learner sees."""
        company = self._company
        if self.render_mode is None or company is None:
            return None
        text = tell_game(company.game(), company.learner + 1, ended=company.over)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def __copy__(self) -> DecaphaseEnv:
        return copy.deepcopy(self)  # one that shared the episode would be no copy


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point="decaphase.research.single:DecaphaseEnv", order_enforce=True)
