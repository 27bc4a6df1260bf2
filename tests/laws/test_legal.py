"""The list of legal actions is exactly what is accepted."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule, run_state_machine_as_test

from decaphase.cards import CARDS, SKIP, WILD, Card
from decaphase.game import Action, Event, IllegalMove, Lay
from support.laws.machine import EFFORT, TableMachine, trials
from support.laws.tries import candidates, is_listed


class LegalMachine(TableMachine):
    def do(self, action: Action) -> tuple[Event, ...]:
        """Last cards are rare and have special rules, so they are always checked."""
        events = super().do(action)
        if self.stage_is("play") and len(self.game.holding[action.seat - 1]) == 1:
            self.check_candidates()
        return events

    @invariant()
    def check_list(self) -> None:
        """No duplicates, none for seats that cannot act, at least one during a hand."""
        listed = self.game.legal_actions()
        assert len(set(listed)) == len(listed)
        assert bool(listed) == (self.game.stage in {"draw", "play", "claim"})
        assert all(self.game.can(action) for action in listed)
        by_seat = [self.game.legal_actions(seat) for seat in range(1, len(self.game.players) + 1)]
        assert sum(map(len, by_seat)) == len(listed)
        assert all(action.seat == seat for seat, actions in enumerate(by_seat, 1) for action in actions)

    @invariant()
    def check_candidates(self) -> None:
        """Other actions than lay-downs are accepted exactly if listed."""
        game = self.game
        listed = set(game.legal_actions())
        found: set[Action] = set()
        for seat in range(len(game.players) + 2):
            for action in candidates(game, seat, self.cards_to_try(seat)):
                accepted = game.can(action)
                assert accepted == is_listed(game, listed, action), action
                if accepted:
                    found.add(action)
        assert found >= {action for action in listed if not isinstance(action, Lay)}

    def cards_to_try(self, seat: int) -> tuple[Card, ...]:
        """All cards for the seat to act; a few for the others, whose actions are all illegal."""
        game = self.game
        if seat == game.turn:
            return CARDS
        own = game.holding[seat - 1][:1] if 1 <= seat <= len(game.players) else ()
        return (*own, CARDS[SKIP], CARDS[WILD])

    @precondition(lambda self: self.stage_is("draw", "play", "claim"))
    @rule(chosen=st.integers(0, 9999), stride=st.integers(1, 7))
    def apply_to_copies(self, chosen: int, stride: int) -> None:
        """Listed actions succeed; all others raise and change nothing."""
        game = self.game
        listed = game.legal_actions()
        for action in listed[chosen % len(listed) :: stride][:12]:
            game.copy().apply(action)
        refused = [
            action
            for action in candidates(game, game.turn or 1, CARDS[chosen % 50 :][:3])
            if not is_listed(game, set(listed), action)
        ]
        before = game.copy()
        for action in refused[:: stride * 3]:
            with pytest.raises(IllegalMove):
                game.apply(action)
        assert game == before


@EFFORT
def test_what_is_listed_is_what_is_accepted(effort: int) -> None:
    run_state_machine_as_test(LegalMachine, settings=trials(40, effort, steps=20))
