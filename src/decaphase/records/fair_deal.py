"""A deal that nobody chose: cards that follow from a server's secret and from what the seats contribute.

`docs/fair-deal.md` says the same to the byte, for those who write a verifier of their own.
"""

from __future__ import annotations

import hmac
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Final, TypeVar

from decaphase.cards import FULL_DECK, Card
from decaphase.game.names import check_player_count
from decaphase.problems import Impossible

SCHEME: Final = "decaphase deal 1"
"""Whatever changes a single card of any deal needs another name."""

SECRET_SIZE: Final = 32
"""Always the same: HMAC takes a key and the same key with a zero byte behind it for one and the same."""
LEAST_CONTRIBUTION: Final = 16
MOST_CONTRIBUTION: Final = 64
MOST_TABLE: Final = 100
MOST_HANDS: Final = 1_000_000

# A different beginning for every use, so that no hash of one kind can be passed off as one of another.
_COMMITMENT: Final = b"decaphase commitment 1\0"
_SEED: Final = b"decaphase seed 1\0"
_DEAL: Final = b"decaphase deal 1\0"
_RESHUFFLE: Final = b"decaphase reshuffle 1\0"

_WORDS: Final = 1 << 32
"""How many words of 32 bits there are."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class FairDeal:
    """All that decides the cards of a hand: which hand it is, the secret, and what each seat contributed.

    There is a contribution for every seat, empty for one without a person who could give any.
    """

    table: str
    hand: int
    secret: bytes
    contributions: tuple[bytes, ...]

    def __post_init__(self) -> None:
        check_table_id(self.table)
        check_hand(self.hand)
        check_secret(self.secret)
        check_player_count(len(self.contributions))
        for contribution in self.contributions:
            check_contribution(contribution)


def check_table_id(table: str) -> None:
    """Refuse a name of a table that is empty, very long or cannot be printed."""
    if not table.isprintable() or not 1 <= len(table.encode()) <= MOST_TABLE:
        raise Impossible("fair-table", most=MOST_TABLE)


def check_hand(hand: int) -> None:
    """Refuse a number that no hand has."""
    if not 1 <= hand <= MOST_HANDS:
        raise Impossible("fair-hand-number", hand=hand, most=MOST_HANDS)


def check_secret(secret: bytes) -> None:
    """Refuse a secret of another length."""
    if len(secret) != SECRET_SIZE:
        raise Impossible("fair-secret", count=len(secret), size=SECRET_SIZE)


def check_contribution(contribution: bytes) -> None:
    """Refuse a contribution too short to be a surprise, or needlessly long; an empty one is none."""
    if contribution and not LEAST_CONTRIBUTION <= len(contribution) <= MOST_CONTRIBUTION:
        least, most = LEAST_CONTRIBUTION, MOST_CONTRIBUTION
        raise Impossible("fair-contribution", count=len(contribution), least=least, most=most)


def commitment(secret: bytes, table: str, hand: int) -> str:
    """What the server publishes before the seats contribute: it binds the secret, for this hand alone.

    >>> commitment(bytes(32), "kitchen", 1)[:16]
    '8e6d026e4c466aa9'
    """
    check_secret(secret)
    return sha256(_COMMITMENT + _which_hand(table, hand) + _field(secret)).hexdigest()


def fair_seed(deal: FairDeal) -> bytes:
    """The 32 bytes from which every shuffle of the hand is drawn."""
    given = b"".join(map(_field, deal.contributions))
    message = _SEED + _which_hand(deal.table, deal.hand) + _number(len(deal.contributions)) + given
    return hmac.digest(deal.secret, message, "sha256")


def fair_deck(deal: FairDeal) -> tuple[Card, ...]:
    """All 108 cards as the hand is dealt from them, the top card first.

    >>> fair_deck(FairDeal("kitchen", 1, bytes(32), (bytes(16), b"")))[:4]
    (b8, b7, b2, w)
    """
    return shuffled(FULL_DECK, words(fair_seed(deal), _DEAL))


def fair_reshuffle(deal: FairDeal, number: int, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The new deck of the hand's reshuffle with this number, counted from 1, the top card first.

    The cards are sorted first, so that the order in which they lay on the discard pile does not matter.
    """
    return shuffled(sorted(cards), words(fair_seed(deal), _RESHUFFLE + _number(number)))


def words(seed: bytes, purpose: bytes) -> Iterator[int]:
    """Words of 32 bits without end, eight from each block."""
    for block in count():
        yield from struct.unpack(">8I", hmac.digest(seed, purpose + _number(block), "sha256"))


def draw_below(sides: int, drawn: Iterator[int]) -> int:
    """A number from 0 to sides - 1, each as likely: words beyond the last whole multiple are passed over."""
    limit = _WORDS // sides * sides
    word = next(drawn)
    while word >= limit:
        word = next(drawn)
    return word % sides


def shuffled(cards: Iterable[Item], drawn: Iterator[int]) -> tuple[Item, ...]:
    """The cards in another order (Fisher and Yates, from the last place down to the second)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = draw_below(last + 1, drawn)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def contributors(contributions: Sequence[bytes]) -> tuple[int, ...]:
    """The seats that contributed."""
    return tuple(seat for seat, given in enumerate(contributions, 1) if given)


def _which_hand(table: str, hand: int) -> bytes:
    check_table_id(table)
    check_hand(hand)
    return _field(table.encode()) + _number(hand)


def _field(part: bytes) -> bytes:
    """A part with its length before it: two lists of parts never give the same bytes."""
    return _number(len(part)) + part


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")
