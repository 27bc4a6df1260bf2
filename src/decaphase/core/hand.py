"""The cards a seat holds, counted by kind, by number and by colour."""

from __future__ import annotations

from decaphase.cards import KINDS, NUMBER_POINTS, NUMBERS, SKIP, SKIP_POINTS, WILD
from decaphase.core.state import Book, State


def gain(s: State, seat: int, card: int) -> None:
    """Take a card into the hand."""
    s.held[seat][card] += 1
    s.size[seat] += 1
    if card < WILD:
        number = card % NUMBERS + 1
        s.number[seat][number] += 1
        s.mask[seat] |= 1 << number
        s.colour[seat][card // NUMBERS] += 1


def lose(s: State, seat: int, card: int) -> None:
    """Give a card out of the hand."""
    s.held[seat][card] -= 1
    s.size[seat] -= 1
    if card < WILD:
        number = card % NUMBERS + 1
        s.number[seat][number] -= 1
        if s.number[seat][number] == 0:
            s.mask[seat] &= ~(1 << number)
        s.colour[seat][card // NUMBERS] -= 1


def empty_hand(s: State, seat: int) -> None:
    """Take all cards from a seat."""
    s.size[seat] = 0
    s.mask[seat] = 0
    for card in range(KINDS):
        s.held[seat][card] = 0
    for number in range(NUMBERS + 1):
        s.number[seat][number] = 0
    for colour in range(4):
        s.colour[seat][colour] = 0


def cost(s: State, book: Book, seat: int) -> int:
    """The points against a seat for the cards it holds."""
    total = s.held[seat][WILD] * book.wild_points + s.held[seat][SKIP] * SKIP_POINTS
    for number in range(1, NUMBERS + 1):
        total += s.number[seat][number] * NUMBER_POINTS[number]
    return total
