"""A command being carried out: the entries it has told so far, and the table after them."""

from __future__ import annotations

from typing import Final, Protocol

from decaphase.cards import Card
from decaphase.table.entries import Entry
from decaphase.table.evolve import evolve
from decaphase.table.state import TableState


class Dealer(Protocol):
    """Where decks come from: chance that no one, not even the server, chooses alone.

    `contributions` are those of the seats that gave one, by seat; `hand` counts all hands of the table.
    """

    def commit(self, fresh: bytes) -> tuple[bytes, bytes]:
        """A secret made of fresh randomness, and the commitment to it that everybody sees."""

    def deck(
        self, secret: bytes, contributions: tuple[tuple[int, bytes], ...], table: str, hand: int
    ) -> tuple[Card, ...]:
        """All 108 cards, the top first."""

    def reshuffle(
        self,
        secret: bytes,
        contributions: tuple[tuple[int, bytes], ...],
        table: str,
        hand: int,
        number: int,
        cards: tuple[Card, ...],
    ) -> tuple[Card, ...]:
        """These cards as a new deck, the top first; `number` counts the reshuffles of the hand from 1."""


class Story:
    """What a command brings about, told entry by entry."""

    def __init__(self, state: TableState, now: int, fresh: bytes, dealer: Dealer) -> None:
        self.state = state
        self.entries: list[Entry] = []
        # A clock that was set back must not let time run backwards in a log.
        self.now: Final = max(now, state.now)
        self.fresh: Final = fresh
        self.dealer: Final = dealer

    def tell(self, entry: Entry) -> None:
        """Add an entry; what follows sees the table after it."""
        self.entries.append(entry)
        self.state = evolve(self.state, entry)
