"""How many draws a hand needs: hardly any when complete, more the further it is, alike at both speeds."""

from __future__ import annotations

from collections import defaultdict
from math import isfinite
from random import Random
from statistics import mean

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import READY, UNSEEN, UNSEEN_COUNTS, count_unseen, draws_needed
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.needs import has_closed_form
from decaphase.cards import FULL_DECK, WILD, Card, read_cards
from decaphase.engine.hand import gain
from decaphase.engine.state import RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from support.engine.hands import NATURALS, STANDARD, hands, holding, phase_book, phase_rules
from support.engine.native_play import fast_floats, plain_floats
from support.engine.walks import STARTS, moves_of, start_walk
from support.laws.machine import EFFORT, trials
from support.laws.tables import PHASES
from support.laws.variants import VARIANT_PARAMETERS, variant


def draws_of(state: State, book: RuleCodes, phase: int = 1) -> float:
    """The draws that seat 0 needs if all cards that it does not hold are unseen."""
    unseen = [0] * UNSEEN_COUNTS
    count_unseen(state, book, Memory(), 0, unseen)
    return draws_needed(state, book, 0, phase, unseen)


PLAYED = st.one_of(st.sampled_from(STANDARD), PHASES)


@EFFORT
def test_a_complete_hand_needs_hardly_a_draw(effort: int) -> None:
    @trials(400, effort)
    @given(PLAYED, hands(), NATURALS)
    @example("set 3 + set 3", read_cards("r10 r10 b10 b10 g10 g10 r1 r3 r5 r7"), "per-phase")
    def law(phase: str, hand: tuple[Card, ...], naturals: str) -> None:
        book, state = phase_book(phase, naturals), holding(hand)
        draws = draws_of(state, book)
        assert isfinite(draws)
        assert draws > 0
        if distance(state, book, 0, 1) == 0:
            assert draws <= READY * 1.001

    law()


@EFFORT
def test_a_hand_that_misses_something_needs_a_draw_or_more(effort: int) -> None:
    @trials(200, effort)
    @given(PLAYED, hands(), NATURALS)
    def law(phase: str, hand: tuple[Card, ...], naturals: str) -> None:
        book, state = phase_book(phase, naturals), holding(hand)
        assume(hand[0] < WILD and distance(state, book, 0, 1) > 0)
        assert draws_of(state, book) > 10 * READY

    law()


@pytest.mark.parametrize("phase", [*STANDARD, "set 4", "run 4 + set 2", "colour 5", "set 3 + colour 4"])
def test_the_further_the_more_draws(phase: str) -> None:
    """On average over hands that are equally far."""
    dice, book = Random(phase), phase_book(phase)
    draws = defaultdict(list)
    for _ in range(500):
        state = new_state(2)
        for card in dice.sample(FULL_DECK, 10):
            gain(state, 0, int(card))
        draws[distance(state, book, 0, 1)].append(draws_of(state, book))
    means = [mean(draws[missing]) for missing in sorted(draws) if len(draws[missing]) >= 10]
    assert len(means) >= 2
    assert means == sorted(means)


def test_cards_that_are_gone_are_not_waited_for() -> None:
    """The fewer of the cards that would help are unseen, the longer it takes."""
    book, state = phase_book("set 4"), holding("r5 b5 g5 r1")
    fives = [card for card in FULL_DECK if card.number == 5][3:]
    draws = []
    for count in range(len(fives) + 1):
        unseen = [0] * UNSEEN_COUNTS
        state.discard_count = count
        state.discard[:count] = map(int, fives[:count])
        count_unseen(state, book, Memory(), 0, unseen)
        draws.append(draws_needed(state, book, 0, 1, unseen))
    assert draws == sorted(set(draws))


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_both_speeds_count_alike(name: str) -> None:
    """To the last digit, whatever lies on the table; and it is always a number of draws."""
    dice, rules = Random(name), variant(name)
    outlook = [dice.randint(1, 999) for _ in range(11)]
    for start in STARTS:
        walk = start_walk(rules, dice.randint(2, 6), dice, start)
        for _ in moves_of(walk, dice, 60):
            if dice.random() < 0.2:
                draws, chances = plain_floats(walk.state, walk.book, walk.memory, outlook)
                assert all(isfinite(number) and number >= 0 for number in draws)
                assert fast_floats(walk.state, walk.book, walk.memory, outlook) == (draws, chances)


def test_both_speeds_count_alike_for_any_hand() -> None:
    """Hands that no player would keep are among them."""
    rules, dice = phase_rules(STANDARD), Random(7)
    book, memory, outlook = rule_codes(rules), Memory(), [200] * 11
    closed = [has_closed_form(book, phase) for phase in range(1, 11)]
    assert all(closed)
    for _ in range(300):
        state = new_state(2)
        pool = [card for card in FULL_DECK if card == WILD or dice.random() < 0.3]
        cards = dice.sample(pool, 22)
        for place, card in enumerate(cards):
            gain(state, place % 2, int(card))
        floats = plain_floats(state, book, memory, outlook)
        assert fast_floats(state, book, memory, outlook) == floats
        assert min(floats[0][:20]) > 0


def test_when_nothing_is_unseen() -> None:
    """A card that cannot come takes very long, but breaks nothing."""
    book, state = phase_book("set 4"), holding("r5 b5 r1")
    unseen = [0] * UNSEEN_COUNTS
    assert unseen[UNSEEN] == 0
    assert isfinite(draws_needed(state, book, 0, 1, unseen))
