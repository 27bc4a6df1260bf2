"""Views do not depend on hidden cards: exchanging them changes nothing that a seat sees."""

from __future__ import annotations

import pickle
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test

from decaphase.game import Action, Draw, Game, IllegalMove
from decaphase.game.events import HandEnded
from decaphase.rules import load_rules
from support.laws.hidden_cards import exchanged, tries
from support.laws.machine import EFFORT, TableMachine, trials
from support.laws.tables import SEEDS


def said_to(game: Game, action: Action) -> tuple[str, dict[str, str | int]] | None:
    """The refusal of an action; None if it is legal."""
    try:
        game.check(action)
    except IllegalMove as problem:
        return problem.code, problem.values
    return None


def reveals_nothing(action: Action, seat: int | None) -> bool:
    """Whether the action shows this seat no new card."""
    return not (isinstance(action, Draw) and action.pile == "deck" and action.seat == seat)


def assert_looks_the_same(one: Game, other: Game, seat: int | None) -> None:
    """Compare views byte by byte."""
    view, view_of_other = one.view(seat), other.view(seat)
    assert view == view_of_other
    assert repr(view) == repr(view_of_other)
    assert pickle.dumps(view) == pickle.dumps(view_of_other)


class HiddenMachine(TableMachine):
    @precondition(lambda self: bool(self.game.hands))
    @rule(dice=st.randoms(use_true_random=False))
    def look(self, dice: Random) -> None:
        """Every seat, and a spectator, gets the same view and the same refusals."""
        for seat in (None, *range(1, len(self.game.players) + 1)):
            other = exchanged(self.game, seat, dice)
            assert_looks_the_same(self.game, other, seat)
            if seat is not None:
                assert self.game.legal_actions(seat) == other.legal_actions(seat)
                for action in tries(self.game, seat, dice):
                    assert said_to(self.game, action) == said_to(other, action), action

    @precondition(lambda self: self.stage_is("draw", "play", "claim"))
    @rule(seed=SEEDS)
    def act_twice(self, seed: int) -> None:
        """An action that shows a seat no card gives it the same events, whatever is hidden."""
        dice = Random(seed)
        for action in self.actions_to_watch(dice):
            for seat in (None, *range(1, len(self.game.players) + 1)):
                one, other = self.game.copy(), exchanged(self.game, seat, dice, action)
                if not reveals_nothing(action, seat) or not other.can(action):
                    continue
                events, others = one.apply(action), other.apply(action)
                if any(isinstance(event, HandEnded) for event in events):
                    continue  # the cards are public then
                seen = tuple(event.seen_by(seat) for event in events)
                assert pickle.dumps(seen) == pickle.dumps(tuple(event.seen_by(seat) for event in others))
                assert_looks_the_same(one, other, seat)

    def actions_to_watch(self, dice: Random) -> list[Action]:
        """Up to two of every kind."""
        by_kind: dict[type, list[Action]] = {}
        for action in self.game.legal_actions():
            by_kind.setdefault(type(action), []).append(action)
        return [
            action for actions in by_kind.values() for action in dice.sample(actions, min(2, len(actions)))
        ]


@EFFORT
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_see(effort: int) -> None:
    run_state_machine_as_test(HiddenMachine, settings=trials(40, effort))


def test_the_cards_are_exchanged() -> None:
    game = Game(load_rules(), ("Ann", "Bob", "Cas"), seed=5)
    game.start_hand()
    other = exchanged(game, 2, Random(1))
    assert other.holding[1] == game.holding[1]
    assert other.holding[0] != game.holding[0]
    assert other.view(1) != game.view(1)
