"""The game in the form of RLCard's environments, for its agents and for people who come from there.

Nothing of RLCard is needed: only the names of its methods, and of what is in its states, are the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol, TypeAlias

from decaphase.research.extras import need, said

with said():
    need("numpy")

import numpy as np
import numpy.typing as npt

from decaphase.cards import write_cards
from decaphase.game.action_codes import hand_cards
from decaphase.research.environment import MOST_DECISIONS, EpisodeKind, RewardScheme, setting_of
from decaphase.research.episode import SEEDS, EpisodeTable
from decaphase.rules import DEFAULT_EDITION

RLState: TypeAlias = dict[str, object]
"""obs, legal_actions, raw_obs, raw_legal_actions, action_record."""


class Agent(Protocol):
    """What RLCard calls an agent."""

    use_raw: bool

    def step(self, state: RLState) -> int:
        """What it does while it trains."""

    def eval_step(self, state: RLState) -> tuple[int, object]:
        """What it does while it is measured."""


class RLCardEnv:
    """A table as RLCard writes it; players count from 0, and what is not legal raises a Problem."""

    name = "decaphase"

    @said()
    def __init__(
        self,
        players: int = 4,
        rules: str = DEFAULT_EDITION,
        *,
        episode: EpisodeKind = "hand",
        reward: RewardScheme = "places",
        first_phase: int = 0,
        most_decisions: int = MOST_DECISIONS,
        seed: int | None = None,
        compiled: bool | None = None,
        **options: object,
    ) -> None:
        setting = setting_of(rules, players, episode, reward, first_phase, most_decisions, options)
        self._table = EpisodeTable(setting, compiled)
        self.num_players, self.num_actions = players, setting.ids.count
        self.action_shape = [None] * players
        self.agents: Sequence[Agent] = ()
        self.seed(seed)
        self.reset()
        self.state_shape = [list(self._episode.row(0).shape)] * players

    def seed(self, seed: int | None = None) -> None:
        """From here on, the episodes that follow from this seed."""
        self.np_random = np.random.default_rng(seed)

    def reset(self) -> tuple[RLState, int]:
        """Begin another episode: what whoever's turn it is sees, and who that is."""
        self._episode = self._table.begin(int(self.np_random.integers(SEEDS)))
        self._first = self._episode.worths
        self.action_recorder: list[tuple[int, int]] = []
        self.timestep = 0
        return self.get_state(self.get_player_id()), self.get_player_id()

    def step(self, action: int, raw_action: bool = False) -> tuple[RLState, int]:
        """Do this (a raw action is its id too); what whoever's turn it is then sees, and who that is."""
        player = self.get_player_id()
        self._episode.step(action)
        self.action_recorder.append((player, int(action)))
        self.timestep += 1
        return self.get_state(self.get_player_id()), self.get_player_id()

    def get_state(self, player_id: int) -> RLState:
        """What a player sees and may do."""
        row, legal = self._episode.row(player_id), np.flatnonzero(self._episode.mask(player_id)).tolist()
        return {
            "obs": row,
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": row,
            "raw_legal_actions": legal,
            "action_record": self.action_recorder,
        }

    def is_over(self) -> bool:
        """Whether the episode has ended, or was cut off."""
        return self._episode.ended

    def get_player_id(self) -> int:
        """Whose turn it is; at the end the first player."""
        return max(self._episode.turn, 0)

    def get_payoffs(self) -> npt.NDArray[np.float64]:
        """What each player has gained since the episode began."""
        return np.subtract(self._episode.worths, self._first)

    def get_perfect_information(self) -> dict[str, object]:
        """All cards, by their record codes, the top of a pile first: never for a player."""
        state = self._episode.state
        return {
            "hands": [write_cards(hand_cards(state, player)) for player in range(self.num_players)],
            "deck": write_cards(reversed(state.deck[: state.deck_count])),
            "discard": write_cards(reversed(state.discard[: state.discard_count])),
            "current_player": self.get_player_id(),
        }

    def set_agents(self, agents: Sequence[Agent]) -> None:
        """Who plays in `run`."""
        self.agents = agents

    def run(self, is_training: bool = False) -> tuple[list[list[object]], npt.NDArray[np.float64]]:
        """Play an episode: for each player its states and actions in turn and the last state; the payoffs."""
        trajectories: list[list[object]] = [[] for _ in range(self.num_players)]
        state, player = self.reset()
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[player] += [state, action]
            state, player = self.step(action)
        for player, trajectory in enumerate(trajectories):
            trajectory.append(self.get_state(player))
        return trajectories, self.get_payoffs()
