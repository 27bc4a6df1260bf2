"""Where the decks of a table come from: shared randomness that nobody controls alone, not even the server."""

from __future__ import annotations

from typing import Protocol

from decaphase.cards import Card
from decaphase.records.fair_deal import SECRET_SIZE, FairDeal, commitment, fair_deck, fair_reshuffle


class Dealer(Protocol):
    """Makes decks; `contributions` has one for each seat, `table` names the table and its game."""

    def commit(self, fresh: bytes, table: str, hand: int) -> tuple[bytes, bytes]:
        """A secret made of fresh randomness, and the public commitment to it."""

    def deck(
        self, secret: bytes, contributions: tuple[bytes, ...], table: str, hand: int
    ) -> tuple[Card, ...]:
        """All 108 cards, the top first."""

    def reshuffle(
        self,
        secret: bytes,
        contributions: tuple[bytes, ...],
        table: str,
        hand: int,
        number: int,
        cards: tuple[Card, ...],
    ) -> tuple[Card, ...]:
        """A new deck of these cards, the top first; `number` counts the reshuffles of the hand from 1."""


class FairDealer:
    """Deals decks that anyone can verify afterwards: `decaphase.records.fair_deal`."""

    def commit(self, fresh: bytes, table: str, hand: int) -> tuple[bytes, bytes]:
        secret = fresh[:SECRET_SIZE]
        return secret, bytes.fromhex(commitment(secret, table, hand))

    def deck(
        self, secret: bytes, contributions: tuple[bytes, ...], table: str, hand: int
    ) -> tuple[Card, ...]:
        return fair_deck(FairDeal(table, hand, secret, contributions))

    def reshuffle(
        self,
        secret: bytes,
        contributions: tuple[bytes, ...],
        table: str,
        hand: int,
        number: int,
        cards: tuple[Card, ...],
    ) -> tuple[Card, ...]:
        return fair_reshuffle(FairDeal(table, hand, secret, contributions), number, cards)
