"""The order in which a player holds their cards: sorted, or arranged by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, get_args

from decaphase.cards import NUMBERS, WILD, Card
from decaphase.game import View

Order: TypeAlias = Literal["colour", "number", "need", "own"]
ORDERS: Final[tuple[Order, ...]] = get_args(Order)


class HandOrder:
    """One seat's order, kept while cards come and go.

    >>> from decaphase.cards import read_cards
    >>> order = HandOrder("own")
    >>> order.follow(read_cards("r5 g5 b1"))
    (r5, g5, b1)
    >>> order.move(Card.read("b1"), 1)
    >>> order.follow(read_cards("r5 g5 b1 y9"))
    (b1, r5, g5, y9)
    """

    def __init__(self, order: Order) -> None:
        self.order: Order = order
        self._cards: list[Card] = []

    def arrange(self, view: View) -> tuple[Card, ...]:
        """The seat's cards in its order."""
        if self.order != "own":
            self._cards = _sorted(self.order, view)
        return self.follow(view.holding)

    def follow(self, holding: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in their previous order, new ones last."""
        left = Counter(holding)
        kept = []
        for card in self._cards:
            if left[card]:
                left[card] -= 1
                kept.append(card)
        self._cards = [*kept, *left.elements()]
        return tuple(self._cards)

    def move(self, card: Card, place: int) -> None:
        """Put a card at a position, from 1; the order becomes the player's own."""
        self.order = "own"
        self._cards.remove(card)
        self._cards.insert(place - 1, card)


def _sorted(order: Order, view: View) -> list[Card]:
    match order:
        case "colour":
            return sorted(view.holding)
        case "need":
            # The other orders do not need the bots, which are slow to load.
            from decaphase.bots.advice.spare import spare_cards

            spare = spare_cards(view)
            return sorted(view.holding, key=lambda card: (card in spare, _by_number(card)))
    return sorted(view.holding, key=_by_number)


def _by_number(card: Card) -> tuple[int, int]:
    """Wilds after the numbers, skips after the wilds."""
    return (card.number if card < WILD else NUMBERS + card - WILD + 1, card)
