"""The cards a seat holds, counted by kind, by number and by colour."""

from __future__ import annotations

from typing import Final

from decaphase.cards import KINDS, NUMBER_POINTS, NUMBERS, SKIP, SKIP_POINTS, WILD
from decaphase.engine.arrays import set_row
from decaphase.engine.state import RuleCodes, State

NO_CARDS: Final = [0] * KINDS
NO_NUMBERS: Final = [0] * (NUMBERS + 1)
NO_COLOURS: Final = [0] * 4


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
        numbers = s.number[seat]
        numbers[number] -= 1
        if numbers[number] == 0:
            s.mask[seat] &= ~(1 << number)
        s.colour[seat][card // NUMBERS] -= 1


def empty_hand(s: State, seat: int) -> None:
    """Take all cards from a seat."""
    s.size[seat] = 0
    s.mask[seat] = 0
    set_row(s.held[seat], NO_CARDS)
    set_row(s.number[seat], NO_NUMBERS)
    set_row(s.colour[seat], NO_COLOURS)


def cost(s: State, rules: RuleCodes, seat: int) -> int:
    """The points against a seat for the cards it holds."""
    total = s.held[seat][WILD] * rules.wild_points + s.held[seat][SKIP] * SKIP_POINTS
    for number in range(1, NUMBERS + 1):
        total += s.number[seat][number] * NUMBER_POINTS[number]
    return total
