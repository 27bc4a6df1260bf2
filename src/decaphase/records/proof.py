"""Parser and serialiser for `[meta.fair]`, the proof of a fair deal in a record."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from decaphase.records.fair_deal import (
    MOST_HANDS,
    OPEN,
    SCHEMES,
    SEALED,
    FairDeal,
    check_contribution,
    check_seal,
    check_secret,
    check_table_id,
)
from decaphase.records.model import FilePosition, Record, RecordProblem
from decaphase.records.table_reader import RecordField, TableReader
from decaphase.records.toml import parse

_FIELDS: Final = ("scheme", "table", "hands")
_HAND_FIELDS: Final = ("hand", "commitment", "secret", "contributions")
_SCHEME_NUMBERS: Final = {name: number for number, name in SCHEMES.items()}
_HEX: Final = re.compile(r"(?:[0-9a-fA-F]{2})*")
_COMMITMENT: Final = re.compile(r"[0-9a-fA-F]{64}")


@dataclass(frozen=True, slots=True)
class FairHand:
    """The published values of one hand; the secret is None until the hand is over.

    `seals`: one for each seat in scheme 2, in scheme 1 none.
    """

    hand: int
    commitment: str
    contributions: tuple[bytes, ...]
    secret: bytes | None = None
    seals: tuple[bytes, ...] = ()

    def deal(self, table: str) -> FairDeal | None:
        """The inputs of the shuffle; None while the secret is unknown."""
        if self.secret is None:
            return None
        return FairDeal(table, self.hand, self.secret, self.contributions, self.seals)


@dataclass(frozen=True, slots=True)
class Proof:
    """The published values of a table's hands, or a player's notes of them."""

    table: str
    hands: tuple[FairHand, ...]
    scheme: int = OPEN


def read_proof(record: Record) -> Proof:
    """Parse the proof in a record; raises RecordProblem if it is missing or invalid."""
    if "fair" not in record.meta:
        raise RecordProblem("no-fair-proof")
    # The checker accepts such a record because it contains an error.
    if record.expect.refused or record.expect.illegal is not None:
        raise RecordProblem("fair-not-a-game")
    field = TableReader(record.meta, FilePosition(field="meta"), len(record.players)).at("fair")
    proof = _read(TableReader(field.table(), field.place, field.players))
    for given in proof.hands:
        place = FilePosition(given.hand, "meta.fair.hands")
        if given.hand > len(record.hands):
            raise RecordProblem("fair-hand-not-there", place, count=len(record.hands))
        if record.hands[given.hand - 1].deck is None:
            raise RecordProblem("fair-hand-without-deck", place)
    return proof


def read_notes(source: str | bytes) -> Proof:
    """Parse a player's notes: `[meta.fair]`, as far as they saw it."""
    return _read(TableReader(parse(source), FilePosition()))


def proof_table(proof: Proof) -> dict[str, object]:
    """The `fair` table of a record's `[meta]`."""
    hands = [_hand_table(hand) for hand in proof.hands]
    return {"scheme": SCHEMES[proof.scheme], "table": proof.table, "hands": hands}


def _hand_table(hand: FairHand) -> Mapping[str, object]:
    secret = {} if hand.secret is None else {"secret": hand.secret.hex()}
    seals = {"seals": [seal.hex() for seal in hand.seals]} if hand.seals else {}
    given = [contribution.hex() for contribution in hand.contributions]
    return {"hand": hand.hand, "commitment": hand.commitment, **secret, **seals, "contributions": given}


def _read(fields: TableReader) -> Proof:
    fields.need("scheme")
    scheme = fields.at("scheme")
    # First of all, because another scheme may have other fields.
    if not isinstance(scheme.value, str) or scheme.value not in _SCHEME_NUMBERS:
        raise scheme.problem("fair-scheme", scheme=scheme.echo(), known=SCHEMES[SEALED])
    number = _SCHEME_NUMBERS[scheme.value]
    fields.refuse_unknown(_FIELDS)
    fields.need("table", "hands")
    table = fields.at("table")
    field = fields.at("hands")
    hands = field.each(partial(_read_hand, scheme=number))
    field.once(tuple(hand.hand for hand in hands))
    return Proof(table.checked(table.text(), check_table_id), hands, number)


def _read_hand(field: RecordField, scheme: int) -> FairHand:
    entry = TableReader(field.table(), field.place, field.players)
    entry.need("hand")
    hand = entry.at("hand").number(1, MOST_HANDS)
    # From here on, errors give the hand instead of the place in the list.
    fields = TableReader(entry.table, FilePosition(hand, field.place.field), field.players)
    fields.refuse_unknown((*_HAND_FIELDS, "seals") if scheme == SEALED else _HAND_FIELDS)
    fields.need("commitment")
    return FairHand(
        hand=hand,
        commitment=_read_commitment(fields.at("commitment")),
        contributions=_read_seats(fields, "contributions", check_contribution),
        secret=fields.optional("secret", _read_secret),
        seals=_read_seats(fields, "seals", check_seal) if scheme == SEALED else (),
    )


def _read_commitment(field: RecordField) -> str:
    if not _COMMITMENT.fullmatch(field.text()):
        raise field.problem("bad-commitment", value=field.echo())
    return field.text().lower()


def _read_seats(fields: TableReader, name: str, check: Callable[[bytes], None]) -> tuple[bytes, ...]:
    """One value for each player of a record; notes have no player count, so any number."""

    def read(field: RecordField) -> bytes:
        return field.checked(_read_bytes(field), check)

    if fields.players:
        fields.need(name)
        return fields.at(name).each_seat(read)
    return fields.optional(name, lambda field: field.each(read)) or ()


def _read_secret(field: RecordField) -> bytes:
    return field.checked(_read_bytes(field), check_secret)


def _read_bytes(field: RecordField) -> bytes:
    if not _HEX.fullmatch(field.text()):
        raise field.problem("bad-hex", value=field.echo())
    return bytes.fromhex(field.text())


def read_commitment(text: str) -> str:
    """Parse a commitment that a person typed."""
    return _read_commitment(RecordField(text.strip(), FilePosition(), 0))
