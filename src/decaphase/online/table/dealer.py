"""Where the decks of a table come from: shared randomness that nobody controls alone, not even the server."""

from __future__ import annotations

from decaphase.cards import Card
from decaphase.records.fair_deal import SEALED, SECRET_SIZE, FairDeal, commitment, fair_deck, fair_reshuffle


class FairDealer:
    """Deals decks that anyone can verify afterwards: `decaphase.records.fair_deal`."""

    def commit(self, fresh: bytes, table: str, hand: int, scheme: int = SEALED) -> tuple[bytes, bytes]:
        """A secret made of fresh randomness, and the public commitment to it; `table` names the game too."""
        secret = fresh[:SECRET_SIZE]
        return secret, bytes.fromhex(commitment(secret, table, hand, scheme))

    def deck(self, deal: FairDeal) -> tuple[Card, ...]:
        """All 108 cards, the top first."""
        return fair_deck(deal)

    def reshuffle(self, deal: FairDeal, number: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """A new deck of these cards, the top first; `number` counts the reshuffles of the hand from 1."""
        return fair_reshuffle(deal, number, cards)
