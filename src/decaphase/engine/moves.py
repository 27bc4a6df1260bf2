"""A move as one int: the verb in the lowest bits, the seat, then what the verb needs.

A lay-down names what each group stands for; `decaphase.engine.matching` finds the cards for it.
"""

from __future__ import annotations

from typing import Final

DRAW_DECK: Final = 0
DRAW_DISCARD: Final = 1
LAY: Final = 2
HIT: Final = 3
DISCARD: Final = 4
KNOCK: Final = 5
PASS: Final = 6

NO_VICTIM: Final = 7
NO_END, LOW_END, HIGH_END = 0, 1, 2

MOST_MOVES: Final = 32_768
"""The length of the longest list of moves: ten phases of three sets in any order, hits and discards."""


def simple_move(verb: int, seat: int) -> int:
    """A draw, a knock or a pass."""
    return verb | seat << 3


def lay_move(seat: int, phase: int, first: int, second: int, third: int) -> int:
    """Lay a phase whose groups stand for these numbers or colours (0 where there is no group)."""
    return LAY | seat << 3 | phase << 6 | first << 10 | second << 14 | third << 18


def hit_move(seat: int, card: int, owner: int, group: int, end: int) -> int:
    """Add a card to a group on the table."""
    return HIT | seat << 3 | card << 6 | owner << 12 | group << 15 | end << 17


def discard_move(seat: int, card: int, victim: int) -> int:
    """End the turn with this card; a skip may name a victim."""
    return DISCARD | seat << 3 | card << 6 | victim << 12


def verb_of(move: int) -> int:
    """What is done."""
    return move & 7


def seat_of(move: int) -> int:
    """Who does it."""
    return move >> 3 & 7


def card_of(move: int) -> int:
    """The card of a hit or a discard."""
    return move >> 6 & 63


def target_of(move: int) -> int:
    """The owner of the group that is hit; the victim of a skip, or NO_VICTIM."""
    return move >> 12 & 7


def group_of(move: int) -> int:
    """The group that is hit."""
    return move >> 15 & 3


def end_of(move: int) -> int:
    """The end of a run that is hit, if it was named."""
    return move >> 17 & 3


def phase_of(move: int) -> int:
    """The phase that is laid."""
    return move >> 6 & 15


def low_of(move: int, group: int) -> int:
    """What a group of the phase that is laid stands for."""
    return move >> (10 + 4 * group) & 15
