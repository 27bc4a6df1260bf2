"""The needs of a hand by its closed form: exactly the cards without which it is further from its phase."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.needs import closed_needs, has_closed_form, is_needed, loss_hurts
from decaphase.cards import SKIP, WILD, Card, read_cards
from decaphase.engine.state import RuleCodes
from support.engine.hands import NATURALS, STANDARD, hands, holding, phase_book
from support.laws.machine import EFFORT, trials
from support.laws.tables import PHASES

# Sizes on both sides of each other, from the smallest to the largest that a hand has the cards for.
CLOSED = st.one_of(
    st.sampled_from(STANDARD),
    st.integers(2, 11).map("set {}".format),
    st.integers(4, 11).map("run {}".format),
    st.integers(2, 11).map("colour {}".format),
    st.tuples(st.integers(2, 6), st.integers(2, 5)).map("set {0[0]} + set {0[1]}".format),
    st.tuples(st.integers(2, 5), st.integers(4, 6)).map("set {0[0]} + run {0[1]}".format),
    st.tuples(st.integers(4, 9), st.integers(2, 2)).map("run {0[0]} + set {0[1]}".format),
)


def far_from(hand: tuple[Card, ...], book: RuleCodes) -> bool:
    """Whether a hand is incomplete; its needs are defined only then."""
    return distance(holding(hand), book, 0, 1) > 0


@EFFORT
def test_what_is_needed_is_what_would_be_missed(effort: int) -> None:
    @trials(500, effort)
    @given(CLOSED, hands(least=5), NATURALS)
    @example("set 3 + run 4", read_cards("r1 s s s s"), "per-phase")
    def law(phase: str, hand: tuple[Card, ...], naturals: str) -> None:
        book, state = phase_book(phase, naturals), holding(hand)
        assume(has_closed_form(book, 1) and far_from(hand, book))
        needs = closed_needs(state, book, 0, 1)
        for card in {int(card) for card in hand if card < WILD}:
            assert is_needed(card, needs) == loss_hurts(state, book, 0, 1, card), card
        assert not is_needed(SKIP, needs)

    law()


@EFFORT
def test_a_wild_is_always_needed(effort: int) -> None:
    """Where a natural card is held too: wilds alone can be too many while one is still asked for."""

    @trials(200, effort)
    @given(CLOSED, hands(least=2), NATURALS)
    def law(phase: str, hand: tuple[Card, ...], naturals: str) -> None:
        book, state = phase_book(phase, naturals), holding(hand)
        assume(hand[0] < WILD and Card(WILD) in hand and has_closed_form(book, 1) and far_from(hand, book))
        assert is_needed(WILD, 0)
        assert loss_hurts(state, book, 0, 1, WILD)

    law()


@EFFORT
def test_trying_leaves_the_hand_as_it_is(effort: int) -> None:
    @trials(50, effort)
    @given(PHASES, hands(), NATURALS)
    def law(phase: str, hand: tuple[Card, ...], naturals: str) -> None:
        book, state = phase_book(phase, naturals), holding(hand)
        for card in set(map(int, hand)):
            loss_hurts(state, book, 0, 1, card)
        assert state == holding(hand)

    law()


@pytest.mark.parametrize(
    ("phase", "naturals", "closed"),
    [
        ("set 5", "per-group", True),
        ("run 7", "per-phase", True),
        ("colour 7", "none", True),
        ("set 3 + set 3", "per-phase", True),
        ("set 3 + run 4", "none", True),
        ("run 4 + set 3", "per-phase", True),
        ("set 3 + set 3", "per-group", False),
        ("run 4 + run 4", "per-phase", False),
        ("set 2 + colour 3", "per-phase", False),
        ("colour 3 + set 2", "per-phase", False),
        ("set 2 + set 2 + set 2", "per-phase", False),
    ],
)
def test_which_phases_have_a_closed_form(phase: str, naturals: str, closed: bool) -> None:
    assert has_closed_form(phase_book(phase, naturals), 1) == closed
