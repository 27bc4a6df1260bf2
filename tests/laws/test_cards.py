"""After every step there are 108 cards, with the right number of copies."""

from __future__ import annotations

from random import Random

from hypothesis.stateful import run_state_machine_as_test

from decaphase.game import Action, Event
from support.laws.counting import check_cards
from support.laws.machine import EFFORT, TableMachine, trials


class CardsMachine(TableMachine):
    def deal(self, dice: Random | None) -> tuple[Event, ...]:
        events = super().deal(dice)
        check_cards(self.game)
        return events

    def do(self, action: Action) -> tuple[Event, ...]:
        events = super().do(action)
        check_cards(self.game)
        return events


@EFFORT
def test_no_card_is_lost_or_doubled(effort: int) -> None:
    run_state_machine_as_test(CardsMachine, settings=trials(60, effort))
