"""A state machine that plays a random table, one action or several at a time."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from decaphase.game import Action, Event, Game
from decaphase.records.sample import choose
from support.engine.states import games_played
from support.laws.dealing import kind_deck, spent_game, thin_game, thin_rules
from support.laws.tables import SEEDS, TABLES, Table

STARTS: Final = st.sampled_from(["kind", "plain", "spent", "thin"])

EFFORT: Final = pytest.mark.parametrize(
    "effort", [pytest.param(1, id="quick"), pytest.param(12, id="thorough", marks=pytest.mark.slow)]
)
"""Every law runs quickly with every change, and thoroughly among the slow tests."""


def trials(examples: int, effort: int, steps: int = 25) -> settings:
    """Settings for this many examples times the effort, without deadlines."""
    return settings(
        max_examples=examples * effort,
        stateful_step_count=steps,
        suppress_health_check=list(HealthCheck),
    )


class TableMachine(RuleBasedStateMachine):
    """The base of the laws, which add invariants or check each action in `do`."""

    game: Game

    @initialize(table=TABLES, start=STARTS)
    def sit_down(self, table: Table, start: str) -> None:
        """A game before its first hand, or in the middle of one with a nearly empty deck."""
        dice = Random(table.seed)
        with games_played(native=self.is_native(table)):
            if start == "thin":
                self.game = thin_game(thin_rules(table.rules), table.names, dice)
            elif start == "spent":
                self.game = spent_game(table.rules, table.names, dice)
            else:
                self.game = Game(table.rules, table.names, seed=table.seed)
        if start in ("kind", "plain"):
            self.deal(dice if start == "kind" else None)

    def is_native(self, table: Table) -> bool:
        """Whether the native engine plays at this table, and not plain Python."""
        return table.seed % 2 == 0

    def stage_is(self, *stages: str) -> bool:
        return self.game.stage in stages

    def deal(self, dice: Random | None) -> tuple[Event, ...]:
        """Start the next hand, with a kind deck if dice are given."""
        return self.game.start_hand(deck=None if dice is None else kind_deck(self.game, dice))

    def do(self, action: Action) -> tuple[Event, ...]:
        """Every action goes through here."""
        return self.game.apply(action)

    @precondition(lambda self: self.stage_is("hand-over"))
    @rule(kind=st.booleans(), seed=SEEDS)
    def next_hand(self, kind: bool, seed: int) -> None:
        self.deal(Random(seed) if kind else None)

    @precondition(lambda self: self.stage_is("draw", "play", "claim"))
    @rule(chosen=st.integers(0, 9999))
    def act(self, chosen: int) -> None:
        actions = self.game.legal_actions()
        self.do(actions[chosen % len(actions)])

    @precondition(lambda self: not self.stage_is("game-over"))
    @rule(steps=st.integers(1, 60), seed=SEEDS)
    def play_on(self, steps: int, seed: int) -> None:
        """Play with random players, who lay and hit most of the time, with variations."""
        dice = Random(seed)
        for _ in range(steps):
            if self.game.stage == "game-over":
                return
            if self.game.stage == "hand-over":
                self.deal(dice if dice.random() < 0.7 else None)
            else:
                self.do(choose(self.game, dice))

    @precondition(lambda self: self.stage_is("game-over"))
    @rule(table=TABLES, start=STARTS)
    def another_game(self, table: Table, start: str) -> None:
        self.sit_down(table, start)
