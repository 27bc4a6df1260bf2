"""Deals and draws as chance nodes: one card at a time, chosen by its kind.

The deck is always sorted, so that its order tells nothing: only how many of each kind are left. Python asks
for one card at a time, so none of this is compiled.
"""

from __future__ import annotations

from decaphase.cards import KINDS
from decaphase.engine.arrays import zeros
from decaphase.engine.deal import (
    HAND_SIZE,
    coming_dealer,
    draw_top,
    order_deck,
    prepare_hand,
    stock_deck,
    turn_up,
)
from decaphase.engine.hand import gain
from decaphase.engine.state import NOBODY, RuleCodes, State
from decaphase.engine.turn import next_seat


def open_deal(s: State, rules: RuleCodes) -> None:
    """Start the next hand as `deal_hand` does, up to its first card."""
    dealer = coming_dealer(s)
    prepare_hand(s, rules)
    order_deck(s)
    s.dealer = dealer


def next_dealt(s: State) -> int:
    """The seat that gets the next card; NOBODY: all hands are dealt, it is turned up."""
    seat = next_seat(s, s.dealer)
    last = s.dealer
    if s.size[last] == HAND_SIZE:
        return NOBODY
    while s.size[seat] > s.size[last]:
        seat = next_seat(s, seat)
    return seat


def deal_kind(s: State, rules: RuleCodes, card: int) -> None:
    """Deal a card of this kind; the last one is turned up, and the hand begins."""
    seat = next_dealt(s)
    raise_kind(s, card)
    if seat == NOBODY:
        turn_up(s, rules)
    else:
        gain(s, seat, draw_top(s))


def raise_kind(s: State, card: int) -> None:
    """Put a card of this kind on top of the deck; the others keep their order."""
    place = s.deck_count - 1
    while s.deck[place] != card:
        place -= 1
    for index in range(place, s.deck_count - 1):
        s.deck[index] = s.deck[index + 1]
    s.deck[s.deck_count - 1] = card


def restock(s: State) -> None:
    """If the deck is empty, make a sorted new one of what lies under the top discard."""
    if s.deck_count > 0:
        return
    stock_deck(s)
    counts = zeros(KINDS)
    for index in range(s.deck_count):
        counts[s.deck[index]] += 1
    count = 0
    for card in range(KINDS):
        for _ in range(counts[card]):
            s.deck[count] = card
            count += 1
