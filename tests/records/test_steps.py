"""Stepping through a record: the game at a step does not depend on the way there."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decaphase.game import Game
from decaphase.records import Record, RecordProblem, ReplaySteps, read_record, record_of, replay
from decaphase.records.sample import choose, sample_record
from support.laws.variants import VARIANT_PARAMETERS, variant

RECORD = sample_record(variant("classic-de"), 3, seed=4, number=1)
STEPS = ReplaySteps(RECORD)
ILLEGAL = """
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob"]
[[hands]]
phases = [1, 1]
turn = 1
holding = ["r5 g5", "b1 b2"]
discard = "r9"
actions = ["1 draw deck", "1 discard y9", "1 discard r5"]
"""


def some_play(name: str, actions: int = 150) -> Record:
    """The beginning of a random game."""
    dice = Random(name)
    game = Game(variant(name), ["Ann", "Bob", "Cas"], seed=dice.getrandbits(30))
    for _ in range(actions):
        if game.stage == "hand-over":
            game.start_hand()
        if game.stage == "game-over":
            break
        game.apply(choose(game, dice))
    return record_of(game)


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_the_last_step_is_the_end_of_the_record(name: str) -> None:
    record = some_play(name)
    steps = ReplaySteps(record)
    assert steps.illegal is None
    assert len(steps.all) == sum(1 + len(hand.actions) for hand in record.hands)
    end = replay(record)
    steps.game_after(0)
    again = steps.game_after(len(steps.all) - 1)
    assert [again.view(seat) for seat in (None, 1, 2, 3)] == [end.view(seat) for seat in (None, 1, 2, 3)]


@settings(max_examples=30)
@given(st.lists(st.integers(0, len(STEPS.all) - 1), min_size=1, max_size=8))
def test_the_way_to_a_step_does_not_matter(places: list[int]) -> None:
    for place in places:
        STEPS.game_after(place)
    straight = ReplaySteps(RECORD)
    assert STEPS.game_after(places[-1]).view(1) == straight.game_after(places[-1]).view(1)


def test_the_record_itself_is_left_as_it_was() -> None:
    for place in (len(STEPS.all) - 1, 3, 40, 0):
        STEPS.game_after(place)
    assert ReplaySteps(RECORD).all == STEPS.all


def test_hands_are_found() -> None:
    second = STEPS.find(2, 0)
    assert second is not None
    assert STEPS.find(1, second - 1) == second - 1
    assert STEPS.find(1, second) is None
    assert STEPS.find(0, 1) is None
    assert STEPS.find(STEPS.hands + 1, 0) is None
    assert (STEPS.next_hand(0), STEPS.next_hand(second - 1)) == (second, second)
    assert STEPS.next_hand(len(STEPS.all) - 1) is None
    assert STEPS.previous_hand(0) is None
    assert STEPS.previous_hand(second) == 0
    assert STEPS.previous_hand(second + 1) == second


def test_an_illegal_action_ends_it() -> None:
    steps = ReplaySteps(read_record(ILLEGAL))
    assert [(step.hand, step.action) for step in steps.all] == [(1, 0), (1, 1)]
    assert steps.all[0].events == ()
    assert steps.illegal is not None
    assert (steps.illegal.code, steps.illegal.moment.action) == ("not-in-hand", 2)
    assert steps.game_after(0).stage == "draw"


def test_what_is_no_record_is_refused() -> None:
    broken = Record("classic-en", ("Ann", "Bob"), hands=(RECORD.hands[0], RECORD.hands[0]))
    with pytest.raises(RecordProblem):
        ReplaySteps(broken)
