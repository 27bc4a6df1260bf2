"""Worlds: the cards nobody has shown, dealt at random, in keeping with all that a seat has seen."""

from __future__ import annotations

from typing import Final

from decaphase.cards import DECK_SIZE, KINDS, NUMBERS, SKIP
from decaphase.core.arrays import zeros
from decaphase.core.dice import roll, shuffle
from decaphase.core.distance import distance
from decaphase.core.fields import Row
from decaphase.core.greedy import aim, useless_card
from decaphase.core.hand import empty_hand, gain, lose
from decaphase.core.memory import Memory
from decaphase.core.mind import Mind
from decaphase.core.pace import UNSEEN_KIND
from decaphase.core.state import Book, State

MOST_SWAPS: Final = 20
"""So often a complete hand changes a card before it is left as it is."""


def deal_world(w: State, book: Book, memory: Memory, mind: Mind, seat: int, live: Row, dice: Row) -> None:
    """Give the other seats and the deck of a copied state cards that this seat has not seen.

    `live` holds the unseen cards (`pace.count_unseen`); what somebody took from the discard pile they have.
    """
    cards = zeros(DECK_SIZE)
    count = 0
    for card in range(KINDS):
        for _ in range(live[UNSEEN_KIND + card]):
            cards[count] = card
            count += 1
    shuffle(cards, count, dice)
    for other in range(w.players):
        if other == seat or w.size[other] == 0:
            continue
        size = w.size[other]
        empty_hand(w, other)
        for card in range(KINDS):
            for _ in range(memory.known[other][card]):
                gain(w, other, card)
        while w.size[other] < size:
            count -= 1
            gain(w, other, cards[count])
        if w.laid[other] == 0:
            turns = turns_had(memory, other) * mind.insight // 100
            collect(w, book, memory, other, turns, cards, count, dice)
    for index in range(count):
        w.deck[index] = cards[index]
    w.deck_count = count
    for index in range(4):
        w.dice[index] = dice[index]


def turns_had(memory: Memory, seat: int) -> int:
    """About how many turns a seat has had: in each it lets a card go, and throws one."""
    let = 0
    for number in range(1, NUMBERS + 1):
        let += memory.let[seat][number]
    return let // 2


def collect(
    w: State, book: Book, memory: Memory, seat: int, turns: int, cards: Row, count: int, dice: Row
) -> None:
    """Let a hand dealt at random have had its turns: it has kept what brings it nearer to its phase.

    It is not complete, since its phase would be on the table then.
    """
    if turns == 0 or count == 0:
        return
    phase = aim(w, book, seat)
    missing = distance(w, book, seat, phase)
    for _ in range(MOST_SWAPS):
        if missing > 0:
            break
        place = roll(dice, count)
        swap(w, memory, seat, any_card(w, seat, dice), cards, place)
        missing = distance(w, book, seat, phase)
    for _ in range(turns):
        if missing <= 1:
            return
        place = roll(dice, count)
        drawn = cards[place]
        gain(w, seat, drawn)
        nearer = distance(w, book, seat, phase) < missing
        thrown = useless_card(w, book, seat, phase)
        lose(w, seat, drawn)
        if nearer and swap(w, memory, seat, thrown, cards, place):
            missing -= 1


def swap(w: State, memory: Memory, seat: int, thrown: int, cards: Row, place: int) -> bool:
    """Change a card of the hand for an unseen one; not one that they are known to hold."""
    if memory.known[seat][thrown] >= w.held[seat][thrown]:
        return False
    lose(w, seat, thrown)
    gain(w, seat, cards[place])
    cards[place] = thrown
    return True


def any_card(w: State, seat: int, dice: Row) -> int:
    """A card of a hand, whichever."""
    left = roll(dice, w.size[seat])
    for card in range(KINDS):
        left -= w.held[seat][card]
        if left < 0:
            return card
    return SKIP
