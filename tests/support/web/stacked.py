"""A server whose decks are laid out by the test, so that the cards are the same each time.

`python -m support.web.stacked JSON` runs it; nothing else about it differs from the real one.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from decaphase.cards import FULL_DECK, Card
from decaphase.online.server import services
from decaphase.online.server.config import Config
from decaphase.online.server.serve import serve
from decaphase.online.server.tables.context import TableContext
from decaphase.online.table import FairDealer
from decaphase.records.fair_deal import SEALED, FairDeal
from support.server.crowd.custom_server import say
from support.server.crowd.server_process import ServerProcess

COMMITMENT: Final = bytes(32)


def deck_of(hands: Sequence[str], up: str, then: str = "") -> list[str]:
    """A deck from which these hands are dealt, first to the dealer's left, one card turned up, then drawn."""
    dealt = [hand.split() for hand in hands]
    first = [card for turn in zip(*dealt, strict=True) for card in turn]
    first += [up, *then.split()]
    left = Counter(card.code for card in FULL_DECK) - Counter(first)
    assert left.total() + len(first) == len(FULL_DECK), "there are not so many of these cards"
    return first + list(left.elements())


class StackedDealer(FairDealer):
    """Deals what a file says; what it says nothing of, fairly."""

    def __init__(self, decks: Path) -> None:
        self._decks = decks

    def commit(self, fresh: bytes, table: str, hand: int, scheme: int = SEALED) -> tuple[bytes, bytes]:
        return super().commit(fresh, table, hand, scheme)[0], COMMITMENT

    def deck(self, deal: FairDeal) -> tuple[Card, ...]:
        decks: list[list[str]] = json.loads(self._decks.read_text(encoding="utf-8"))
        if deal.hand > len(decks):
            return super().deck(deal)
        return tuple(map(Card.read, decks[deal.hand - 1]))


class StackedHouse(ServerProcess):
    """Such a server; each hand of the next game is dealt from the deck that was laid out for it."""

    def __init__(self, folder: Path, **settings: float | str) -> None:
        super().__init__(folder, "", **settings)
        self._decks = folder / "decks.json"
        self._settings["decks"] = str(self._decks)
        self.stack()

    def stack(self, *decks: Iterable[str]) -> None:
        """Lay out the decks of the hands that come."""
        self._decks.write_text(json.dumps([list(deck) for deck in decks]), encoding="utf-8")

    def _python(self, _module: str) -> list[str]:  # type: ignore[override]
        return [sys.executable, "-m", "support.web.stacked"]


@contextmanager
def a_stacked_house(folder: Path, **settings: float | str) -> Iterator[StackedHouse]:
    """Such a server, for as long as somebody needs it."""
    house = StackedHouse(folder, **settings)
    house.start()
    try:
        yield house
    finally:
        house.stop()


if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    dealer = StackedDealer(Path(asked.pop("decks")))
    services.TableContext = partial(TableContext, dealer=dealer)  # type: ignore[attr-defined, assignment]
    serve(Config(**asked), say)
