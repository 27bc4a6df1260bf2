"""The 50 kinds of card, their record letters and their points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from decaphase.problems import Unreadable

COLOURS: Final = "rbgy"
NUMBERS: Final = 12
WILD: Final = 48
SKIP: Final = 49
KINDS: Final = 50

SKIP_POINTS: Final = 15
NUMBER_POINTS: Final = (0, *(5,) * 9, *(10,) * 3)
"""Points by number; index 0 is unused."""

DECK_SIZE: Final = 108
MOST_HELD: Final = 11
"""The most cards in a hand: ten are dealt, and one is drawn."""


class Card(int):
    """One of the 50 kinds of card: r1-r12, b1-b12, g1-g12, y1-y12, a wild, a skip.

    >>> Card.read("g5")
    g5
    >>> Card.read("g5").colour, Card.read("g5").number, Card.read("w").number
    ('g', 5, 0)
    """

    __slots__ = ()

    @classmethod
    def read(cls, code: str) -> Card:
        """The card with this record code."""
        card = BY_CODE.get(code)
        if card is None:
            raise Unreadable("bad-card", card=code[:40])
        return card

    @property
    def code(self) -> str:
        """The record code: a colour's letter and a number, `w` or `s`."""
        return CODES[self]

    @property
    def number(self) -> int:
        """1 to 12; 0 for a wild and a skip, which have none."""
        return self % NUMBERS + 1 if self < WILD else 0

    @property
    def colour(self) -> str:
        """The colour's record letter; empty for a wild and a skip, whose printed colour means nothing."""
        return COLOURS[self // NUMBERS] if self < WILD else ""

    def points(self, wild_points: int) -> int:
        """The points against a player who holds this card when the hand ends."""
        if self == WILD:
            return wild_points
        if self == SKIP:
            return SKIP_POINTS
        return NUMBER_POINTS[self.number]

    def __repr__(self) -> str:
        return self.code

    __str__ = __repr__


CODES: Final = (*(f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)), "w", "s")
CARDS: Final = tuple(Card(kind) for kind in range(KINDS))
BY_CODE: Final = dict(zip(CODES, CARDS, strict=True))

COPIES: Final = (*(2 for _ in range(WILD)), 8, 4)
"""Copies of each kind in a deck."""

FULL_DECK: Final = tuple(card for card in CARDS for _ in range(COPIES[card]))
"""All 108 cards in the order r1 r1 r2 r2 ... y12 y12, wilds, skips."""


def read_cards(text: str) -> tuple[Card, ...]:
    """Parse cards separated by spaces.

    >>> read_cards("r5 g5 w")
    (r5, g5, w)
    """
    return tuple(Card.read(code) for code in text.split())


def write_cards(cards: Iterable[int]) -> str:
    """The inverse of `read_cards`.

    >>> write_cards([CARDS[4], CARDS[WILD]])
    'r5 w'
    """
    return " ".join([CODES[card] for card in cards])
