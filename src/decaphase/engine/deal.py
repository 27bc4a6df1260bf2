"""The start of a hand: who plays, for which phases, and with which cards."""

from __future__ import annotations

from typing import Final

from decaphase.cards import DECK_SIZE, FULL_DECK, SKIP
from decaphase.engine.arrays import set_row
from decaphase.engine.dice import shuffle
from decaphase.engine.hand import empty_hand, gain
from decaphase.engine.state import ANY, EVERY_HAND, GROUPS, NOBODY, NOTHING, RuleCodes, State
from decaphase.engine.turn import begin_turn, count_seats, left_of, next_seat, push_discard

HAND_SIZE: Final = 10

ORDERED_DECK: Final = [int(card) for card in FULL_DECK]
"""All 108 cards, as numbers."""


def order_deck(s: State) -> None:
    """Put all 108 cards into the deck, in order."""
    set_row(s.deck, ORDERED_DECK)
    s.deck_count = DECK_SIZE


def draw_top(s: State) -> int:
    """Take the top card of the deck."""
    s.deck_count -= 1
    card = s.deck[s.deck_count]
    s.deck[s.deck_count] = 0
    return card


def reshuffle(s: State) -> None:
    """Shuffle everything under the top discard into a new deck."""
    stock_deck(s)
    shuffle(s.deck, s.deck_count, s.dice)


def stock_deck(s: State) -> None:
    """Make everything under the top discard the new deck, unshuffled."""
    under = s.discard_count - 1
    for index in range(under):
        s.deck[index] = s.discard[index]
    s.discard[0] = s.discard[under]
    for index in range(1, s.discard_count):
        s.discard[index] = 0
    s.deck_count = under
    s.discard_count = 1


def clear_table(s: State) -> None:
    """Gather all cards and clear what belongs to the last hand."""
    for seat in range(s.players):
        empty_hand(s, seat)
        s.laid[seat] = 0
        s.waiting[seat] = 0
        s.points[seat] = 0
        s.skipped_by[seat] = NOBODY
        for group in range(GROUPS):
            for index in range(s.group_size[seat][group]):
                s.group_card[seat][group][index] = 0
            s.group_size[seat][group] = 0
            s.group_low[seat][group] = 0
    for index in range(s.discard_count):
        s.discard[index] = 0
    s.discard_count = 0
    s.laid_count = 0
    s.taken = NOTHING
    s.knocked = NOBODY
    s.out = NOBODY
    s.sat_out = 0


def coming_players(s: State) -> int:
    """The seats in the coming hand: the tied ones if a tie is replayed, else all without a place."""
    if s.tied != 0:
        return s.tied
    coming = 0
    for seat in range(s.players):
        if s.place[seat] == 0:
            coming |= 1 << seat
    return coming


def choose_players(s: State) -> None:
    """Set who plays this hand, and whether it replays a tie."""
    s.playing = coming_players(s)
    s.replay = 1 if s.tied != 0 else 0
    s.tied = 0


def choose_phases(s: State, rules: RuleCodes) -> None:
    """Set the phase that each seat plays for in this hand."""
    for seat in range(s.players):
        if rules.order == ANY:
            s.phase[seat] = 0
        elif rules.advance == EVERY_HAND:
            s.phase[seat] = rules.selection[min(s.hand, rules.selected) - 1]
        else:
            s.phase[seat] = next_phase(rules, s.done[seat])


def next_phase(rules: RuleCodes, done: int) -> int:
    """The first selected phase that is not done; the last one if all are."""
    for index in range(rules.selected):
        if done >> rules.selection[index] & 1 == 0:
            return rules.selection[index]
    return rules.selection[rules.selected - 1]


def prepare_hand(s: State, rules: RuleCodes) -> None:
    """Clear the table, and set who plays the coming hand and for which phases."""
    clear_table(s)
    choose_players(s)
    s.hand += 1
    choose_phases(s, rules)


def deal_cards(s: State, dealer: int) -> None:
    """Deal all hands, as if one card at a time from the dealer's left."""
    playing = count_seats(s, s.playing)
    seat = dealer
    for place in range(1, playing + 1):
        seat = next_seat(s, seat)
        for index in range(s.deck_count - place, s.deck_count - HAND_SIZE * playing - 1, -playing):
            gain(s, seat, s.deck[index])
    for _ in range(HAND_SIZE * playing):
        draw_top(s)


def deal_deck(s: State, rules: RuleCodes, dealer: int) -> None:
    """Deal from the deck in its present order, turn up a card, and begin."""
    s.dealer = dealer
    deal_cards(s, dealer)
    turn_up(s, rules)


def turn_up(s: State, rules: RuleCodes) -> None:
    """Turn up the top card and begin; a skip costs the first player a turn."""
    turned_up = draw_top(s)
    push_discard(s, turned_up)
    first = next_seat(s, s.dealer)
    if turned_up == SKIP:
        s.sat_out |= 1 << first
        first = next_seat(s, first)
    begin_turn(s, rules, first)


def next_dealer(s: State) -> int:
    """The dealer of the coming hand: the next playing seat at the dealer's left; NOBODY: still open."""
    if s.dealer == NOBODY:
        return NOBODY
    coming = coming_players(s)
    seat = left_of(s, s.dealer)
    while coming >> seat & 1 == 0:
        seat = left_of(s, seat)
    return seat


def coming_dealer(s: State) -> int:
    """The dealer of the coming hand; in the first hand the last seat."""
    dealer = next_dealer(s)
    return s.players - 1 if dealer == NOBODY else dealer


def deal_hand(s: State, rules: RuleCodes) -> None:
    """Start the next hand from the game's own dice."""
    dealer = coming_dealer(s)
    prepare_hand(s, rules)
    order_deck(s)
    shuffle(s.deck, s.deck_count, s.dice)
    deal_deck(s, rules, dealer)
