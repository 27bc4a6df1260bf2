"""Verifiable shuffles: the cards follow from a server's secret and the seats' contributions.

Scheme 1 has contributions only; in scheme 2 each is sealed by a hash before any is opened.
`docs/fair-deal.md` specifies both to the byte, for independent verifiers.
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

SCHEMES: Final = {1: "decaphase deal 1", 2: "decaphase deal 2"}
"""The name changes with anything that changes a card of any deal."""
OPEN, SEALED = 1, 2
"""The schemes by number."""

SECRET_SIZE: Final = 32
"""Fixed, because HMAC pads keys with zero bytes: a shorter key would equal its padded form."""
LEAST_CONTRIBUTION_BYTES: Final = 16
MOST_CONTRIBUTION_BYTES: Final = 64
SEAL_SIZE: Final = 32
HANDS_BARRED: Final = 3
"""A seat that leaves its seal unopened cannot seal in this many following hands of the game."""
MOST_TABLE_ID_BYTES: Final = 100
MOST_HANDS: Final = 1_000_000

_WORDS: Final = 1 << 32
"""The number of 32-bit words."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class FairDeal:
    """The inputs of a hand's shuffle: the hand, the secret and the contributions.

    There is a contribution for every seat, empty for seats that gave none, and in scheme 2 also a seal.
    """

    table: str
    hand: int
    secret: bytes
    contributions: tuple[bytes, ...]
    seals: tuple[bytes, ...] = ()

    def __post_init__(self) -> None:
        check_table_id(self.table)
        check_hand(self.hand)
        check_secret(self.secret)
        check_player_count(len(self.contributions))
        for contribution in self.contributions:
            check_contribution(contribution)
        for seal in self.seals:
            check_seal(seal)

    @property
    def scheme(self) -> int:
        return SEALED if self.seals else OPEN


def check_table_id(table: str) -> None:
    """Refuse a table id that is empty, too long or unprintable."""
    if not table.isprintable() or not 1 <= len(table.encode()) <= MOST_TABLE_ID_BYTES:
        raise Impossible("fair-table", most=MOST_TABLE_ID_BYTES)


def check_hand(hand: int) -> None:
    """Refuse a hand number out of range."""
    if not 1 <= hand <= MOST_HANDS:
        raise Impossible("fair-hand-number", hand=hand, most=MOST_HANDS)


def check_secret(secret: bytes) -> None:
    """Refuse a secret of the wrong length."""
    if len(secret) != SECRET_SIZE:
        raise Impossible("fair-secret", count=len(secret), size=SECRET_SIZE)


def check_contribution(contribution: bytes) -> None:
    """Refuse a contribution that is too short to be unpredictable, or too long; empty means none."""
    if contribution and not LEAST_CONTRIBUTION_BYTES <= len(contribution) <= MOST_CONTRIBUTION_BYTES:
        least, most = LEAST_CONTRIBUTION_BYTES, MOST_CONTRIBUTION_BYTES
        raise Impossible("fair-contribution", count=len(contribution), least=least, most=most)


def check_seal(seal: bytes) -> None:
    """Refuse a seal of the wrong length; empty means none."""
    if seal and len(seal) != SEAL_SIZE:
        raise Impossible("fair-seal", count=len(seal), size=SEAL_SIZE)


def commitment(secret: bytes, table: str, hand: int, scheme: int = OPEN) -> str:
    """The commitment that the server publishes before the seats contribute; binds the secret to this hand.

    >>> commitment(bytes(32), "kitchen", 1)[:16]
    '8e6d026e4c466aa9'
    """
    check_secret(secret)
    return sha256(_purpose("commitment", scheme) + _which_hand(table, hand) + _field(secret)).hexdigest()


def seal_of(committed: bytes, seat: int, contribution: bytes) -> bytes:
    """The seal of a seat's contribution, made after the server published this commitment."""
    return sha256(_purpose("seal", SEALED) + committed + _number(seat) + _field(contribution)).digest()


def fair_seed(deal: FairDeal) -> bytes:
    """The 32-byte seed of every shuffle of the hand."""
    parts = zip(deal.seals, deal.contributions, strict=True) if deal.seals else zip(deal.contributions)
    given = b"".join(_field(field) for part in parts for field in part)
    which = _which_hand(deal.table, deal.hand) + _number(len(deal.contributions))
    return hmac.digest(deal.secret, _purpose("seed", deal.scheme) + which + given, "sha256")


def fair_deck(deal: FairDeal) -> tuple[Card, ...]:
    """The deck of the hand, top card first.

    >>> fair_deck(FairDeal("kitchen", 1, bytes(32), (bytes(16), b"")))[:4]
    (b8, b7, b2, w)
    """
    return shuffled(FULL_DECK, words(fair_seed(deal), _purpose("deal", deal.scheme)))


def fair_reshuffle(deal: FairDeal, number: int, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The new deck of the hand's nth reshuffle (from 1), top card first.

    The cards are sorted first, so that their order on the discard pile does not matter.
    """
    purpose = _purpose("reshuffle", deal.scheme) + _number(number)
    return shuffled(sorted(cards), words(fair_seed(deal), purpose))


def words(seed: bytes, purpose: bytes) -> Iterator[int]:
    """An endless stream of 32-bit words, eight from each HMAC block."""
    for block in count():
        yield from struct.unpack(">8I", hmac.digest(seed, purpose + _number(block), "sha256"))


def draw_below(sides: int, drawn: Iterator[int]) -> int:
    """A uniform number from 0 to sides - 1, by rejection sampling."""
    limit = _WORDS // sides * sides
    word = next(drawn)
    while word >= limit:
        word = next(drawn)
    return word % sides


def shuffled(cards: Iterable[Item], drawn: Iterator[int]) -> tuple[Item, ...]:
    """Fisher-Yates, from the last place down to the second."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = draw_below(last + 1, drawn)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def contributors(contributions: Sequence[bytes]) -> tuple[int, ...]:
    """The seats that contributed."""
    return tuple(seat for seat, given in enumerate(contributions, 1) if given)


def by_seat(given: Iterable[tuple[int, bytes]], seats: int) -> tuple[bytes, ...]:
    """The seals or contributions of all seats, empty where a seat gave none."""
    found = dict(given)
    return tuple(found.get(seat, b"") for seat in range(1, seats + 1))


def withholders(seals: Sequence[bytes], contributions: Sequence[bytes]) -> tuple[int, ...]:
    """The seats that sealed a contribution but did not open it."""
    pairs = enumerate(zip(seals, contributions, strict=False), 1)
    return tuple(seat for seat, (seal, given) in pairs if seal and not given)


def _purpose(use: str, scheme: int) -> bytes:
    """A distinct prefix for each use, so that a hash of one kind cannot pass for another."""
    return f"decaphase {use} {scheme}\0".encode()


def _which_hand(table: str, hand: int) -> bytes:
    check_table_id(table)
    check_hand(hand)
    return _field(table.encode()) + _number(hand)


def _field(part: bytes) -> bytes:
    """A length-prefixed part, so that the encoding of a list is unambiguous."""
    return _number(len(part)) + part


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")
