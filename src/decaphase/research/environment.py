"""The setting of an environment: rules, number of players, episodes and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias, get_args

from decaphase.engine.state import RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.problems import Problem
from decaphase.research.stepping.action_ids import Ids, ids_of
from decaphase.research.stepping.rewards import (
    BY_PHASES,
    BY_PLACES,
    BY_POINTS,
    BY_WIN,
    GAME_EPISODE,
    HAND_EPISODE,
)
from decaphase.rules import DEFAULT_EDITION, Rules, load_rules

EpisodeKind: TypeAlias = Literal["hand", "game"]
RewardScheme: TypeAlias = Literal["win", "places", "points", "phases"]

EPISODES: Final[dict[EpisodeKind, int]] = {"hand": HAND_EPISODE, "game": GAME_EPISODE}
SCHEMES: Final[dict[RewardScheme, int]] = {
    "win": BY_WIN,
    "places": BY_PLACES,
    "points": BY_POINTS,
    "phases": BY_PHASES,
}
MOST_DECISIONS: Final = 20_000
"""An episode is truncated after this many decisions: with custom phases, a hand may never end."""


@dataclass(frozen=True)
class EnvironmentSetting:
    """Everything that determines an environment; `first_phase` 0: the first of the rules."""

    rules: Rules
    players: int = 4
    episode: EpisodeKind = "game"
    reward: RewardScheme = "win"
    first_phase: int = 0
    most_decisions: int = MOST_DECISIONS

    @cached_property
    def book(self) -> RuleCodes:
        return rule_codes(self.rules)

    @cached_property
    def ids(self) -> Ids:
        return ids_of(self.book, self.players)

    @cached_property
    def seat_names(self) -> list[str]:
        """The names of the seats, also of PettingZoo's agents."""
        return [f"seat_{seat + 1}" for seat in range(self.players)]

    def start(self) -> State:
        """A game before its first hand, with the phases before `first_phase` completed."""
        state = new_state(self.players)
        if self.first_phase and self.rules.advance == "every-hand":
            state.hand = self.rules.selected.index(self.first_phase)
        for phase in self.rules.selected:
            if phase < self.first_phase:
                for seat in range(self.players):
                    state.done[seat] |= 1 << phase
        return state


def setting_of(
    rules: str = DEFAULT_EDITION,
    players: int = 4,
    episode: EpisodeKind = "game",
    reward: RewardScheme = "win",
    first_phase: int = 0,
    most_decisions: int = MOST_DECISIONS,
    options: Mapping[str, object] | None = None,
) -> EnvironmentSetting:
    """The setting for these keywords; raises a Problem if they are invalid."""
    table = load_rules(rules, dict(options or {}))
    if not 2 <= players <= 6:
        raise Problem("research-players", players=players)
    for asked, known in ((episode, get_args(EpisodeKind)), (reward, get_args(RewardScheme))):
        if asked not in known:
            raise Problem("research-unknown", asked=str(asked)[:40], known=", ".join(known))
    if first_phase and first_phase not in table.selected:
        raise Problem("research-phase", phase=first_phase, known=", ".join(map(str, table.selected)))
    return EnvironmentSetting(table, players, episode, reward, first_phase, most_decisions)
