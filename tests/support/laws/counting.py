"""Counts the cards of a game, wherever they are."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from decaphase.cards import CARDS, COLOURS, COPIES, FULL_DECK, NUMBERS, SKIP, WILD
from decaphase.engine.state import GROUPS, SEATS, State
from decaphase.game import Game
from decaphase.rules import Rules
from support.engine.states import plain_state

ALL_CARDS = Counter(int(card) for card in FULL_DECK)


def cards_of(state: State, rules: Rules) -> Counter[int]:
    """Every card: in hands, piles, on the table, and skips in front of their victims."""
    cards = Counter(state.deck[: state.deck_count])
    cards.update(state.discard[: state.discard_count])
    for seat in range(SEATS):
        for card, count in enumerate(state.held[seat]):
            cards[card] += count
        for group in range(GROUPS):
            cards.update(state.group_card[seat][group][: state.group_size[seat][group]])
    if rules.skip_style == "lay-before":
        cards[SKIP] += sum(state.waiting)
    return +cards


def check_cards(game: Game) -> None:
    """All 108 cards are there, with the right number of copies, and redundant counts agree."""
    state = plain_state(game)
    if game.hands:
        cards = cards_of(state, game.rules)
        assert cards == ALL_CARDS
        assert cards.total() == 108
        assert all(count <= COPIES[card] for card, count in cards.items())
    check_hands(state)
    check_leavings(state)


def check_hands(state: State) -> None:
    """The counts kept beside each hand agree with its cards."""
    for seat in range(SEATS):
        held = [CARDS[card] for card in range(WILD) for _ in range(state.held[seat][card])]
        numbers = Counter(card.number for card in held)
        colours = Counter(card.colour for card in held)
        assert all(count >= 0 for count in state.held[seat])
        assert state.size[seat] == sum(state.held[seat]) <= 11
        assert state.number[seat] == [numbers[number] for number in range(NUMBERS + 1)]
        assert state.colour[seat] == [colours[colour] for colour in COLOURS]
        assert state.mask[seat] == sum(1 << number for number in numbers)


def check_leavings(state: State) -> None:
    """Unused array elements are zero."""
    rows = [(state.deck, state.deck_count), (state.discard, state.discard_count)]
    sizes = zip(state.group_card, state.group_size, strict=True)
    rows += chain.from_iterable(zip(cards, counts, strict=True) for cards, counts in sizes)
    for row, count in rows:
        assert not any(row[count:])
