"""Fair deals are uniform shuffles, and depend on every input."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from hashlib import sha256
from itertools import product
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.cards import FULL_DECK, Card
from decaphase.problems import Problem
from decaphase.records.fair_deal import (
    FairDeal,
    commitment,
    contributors,
    draw_below,
    fair_deck,
    fair_reshuffle,
    shuffled,
    words,
)
from support.fair_table import TABLE, deals, make_deal, piles

LAST = 2**32


@given(deals())
def test_a_deck_is_a_deck_and_always_the_same(deal: FairDeal) -> None:
    deck = fair_deck(deal)
    assert sorted(deck) == list(FULL_DECK)
    assert deck == fair_deck(replace(deal))


@given(deals(), st.integers(1, 9), piles)
def test_a_reshuffle_keeps_the_cards_and_forgets_how_they_lay(
    deal: FairDeal, number: int, pile: list[Card]
) -> None:
    order = fair_reshuffle(deal, number, pile)
    assert sorted(order) == sorted(pile)
    assert order == fair_reshuffle(deal, number, reversed(pile))
    assert order == fair_reshuffle(deal, number, order)


@given(deals(), st.data())
def test_every_input_counts(deal: FairDeal, data: st.DataObject) -> None:
    """Changing the table, hand, secret or a contribution, or its seat, changes the cards."""
    other = data.draw(deals())
    part = data.draw(st.sampled_from(["table", "hand", "secret", "contributions"]))
    changed = replace(deal, **{part: getattr(other, part)})
    if changed == deal:
        return
    assert fair_deck(changed) != fair_deck(deal)
    if part != "contributions":
        bound = [commitment(one.secret, one.table, one.hand) for one in (deal, changed)]
        assert bound[0] != bound[1]


@given(deals(), st.data())
def test_a_single_bit_counts(deal: FairDeal, data: st.DataObject) -> None:
    def flip(text: bytes) -> bytes:
        bit = data.draw(st.integers(0, 8 * len(text) - 1))
        return (int.from_bytes(text, "big") ^ 1 << bit).to_bytes(len(text), "big")

    seats = contributors(deal.contributions)
    changed = replace(deal, secret=flip(deal.secret))
    assert fair_deck(changed) != fair_deck(deal)
    for seat in seats:
        given_by = list(deal.contributions)
        given_by[seat - 1] = flip(given_by[seat - 1])
        assert fair_deck(replace(deal, contributions=tuple(given_by))) != fair_deck(deal)


def test_contributions_cannot_be_shifted_from_seat_to_seat() -> None:
    one, other = bytes(range(16)), bytes(range(16, 32))
    ways = [(one + other, b""), (b"", one + other), (one, other), (other, one), (one, other, b"")]
    decks = {fair_deck(FairDeal(TABLE, 1, bytes(32), way)) for way in ways}
    assert len(decks) == len(ways)


def test_the_deal_and_each_reshuffle_are_shuffled_by_words_of_their_own() -> None:
    deal = make_deal(1)
    orders = {fair_deck(deal), *(fair_reshuffle(deal, number, FULL_DECK) for number in range(1, 6))}
    assert len(orders) == 6


@pytest.mark.parametrize("sides", range(1, 130))
def test_no_number_is_likelier_than_another(sides: int) -> None:
    """The accepted words are a multiple of `sides`, so every number has equally many."""
    limit = next(limit for limit in range(LAST, LAST - sides, -1) if limit % sides == 0)
    passed_over = list(range(limit, LAST))
    assert all(draw_below(sides, iter([*passed_over, word])) == word for word in range(sides))
    counts = Counter(draw_below(sides, iter([word])) for word in range(limit - sides, limit))
    assert counts == dict.fromkeys(range(sides), 1)


@pytest.mark.parametrize("count", range(6))
def test_every_order_comes_from_exactly_one_row_of_numbers(count: int) -> None:
    rows = product(*(range(sides) for sides in range(count, 1, -1)))
    orders = Counter(shuffled(range(count), iter(row)) for row in rows)
    assert len(orders) == factorial(count)
    assert set(orders.values()) == {1}


def test_over_many_hands_every_card_comes_to_every_place_as_often() -> None:
    """Chi-square over shuffles of fixed seeds: 81 degrees of freedom, so beyond 140 is 1 in 10,000."""
    rounds, size = 4000, 10
    places: Counter[tuple[int, int]] = Counter()
    for number in range(rounds):
        places.update(enumerate(shuffled(range(size), words(sha256(b"%d" % number).digest(), b"test"))))
    expected = rounds / size
    chi_square = sum(
        (places[place, card] - expected) ** 2 / expected for place in range(size) for card in range(size)
    )
    assert 35 < chi_square < 140


def test_over_many_hands_the_top_card_is_any_card() -> None:
    """The same for the top cards of whole deals: 49 degrees of freedom."""
    rounds = 3000
    tops = Counter(
        fair_deck(FairDeal(TABLE, 1, sha256(b"%d" % number).digest(), (b"", b"")))[0]
        for number in range(rounds)
    )
    expected = {card: rounds * count / 108 for card, count in Counter(FULL_DECK).items()}
    chi_square = sum((tops[card] - mean) ** 2 / mean for card, mean in expected.items())
    assert 17 < chi_square < 98


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"secret": bytes(31)}, "fair-secret"),
        ({"secret": bytes(33)}, "fair-secret"),
        ({"contributions": (bytes(15), b"")}, "fair-contribution"),
        ({"contributions": (b"", bytes(65))}, "fair-contribution"),
        ({"contributions": (bytes(16),)}, "player-count"),
        ({"contributions": (b"",) * 7}, "player-count"),
        ({"table": ""}, "fair-table"),
        ({"table": "é" * 51}, "fair-table"),
        ({"table": "a\nb"}, "fair-table"),
        ({"table": "\udc80"}, "fair-table"),
        ({"hand": 0}, "fair-hand-number"),
        ({"hand": 1_000_001}, "fair-hand-number"),
    ],
)
def test_what_decides_no_deal_is_refused(changed: dict[str, object], code: str) -> None:
    sound: dict[str, object] = {"table": TABLE, "hand": 1, "secret": bytes(32), "contributions": (b"", b"")}
    with pytest.raises(Problem) as caught:
        FairDeal(**(sound | changed))  # type: ignore[arg-type]
    assert caught.value.code == code
