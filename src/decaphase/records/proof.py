"""Parser and serialiser for `[meta.fair]`, the proof of a fair deal in a record."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from decaphase.records.fair_deal import (
    MOST_HANDS,
    SCHEME,
    FairDeal,
    check_contribution,
    check_secret,
    check_table_id,
)
from decaphase.records.model import FilePosition, Record, RecordProblem
from decaphase.records.table_reader import RecordField, TableReader
from decaphase.records.toml import parse

_FIELDS: Final = ("scheme", "table", "hands")
_HAND_FIELDS: Final = ("hand", "commitment", "secret", "contributions")
_HEX: Final = re.compile(r"(?:[0-9a-fA-F]{2})*")
_COMMITMENT: Final = re.compile(r"[0-9a-fA-F]{64}")


@dataclass(frozen=True, slots=True)
class FairHand:
    """The published values of one hand; the secret is None until the hand is over."""

    hand: int
    commitment: str
    contributions: tuple[bytes, ...]
    secret: bytes | None = None

    def deal(self, table: str) -> FairDeal | None:
        """The inputs of the shuffle; None while the secret is unknown."""
        if self.secret is None:
            return None
        return FairDeal(table, self.hand, self.secret, self.contributions)


@dataclass(frozen=True, slots=True)
class Proof:
    """The published values of a table's hands, or a player's notes of them."""

    table: str
    hands: tuple[FairHand, ...]


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
    return {"scheme": SCHEME, "table": proof.table, "hands": [_hand_table(hand) for hand in proof.hands]}


def _hand_table(hand: FairHand) -> Mapping[str, object]:
    secret = {} if hand.secret is None else {"secret": hand.secret.hex()}
    contributions = [given.hex() for given in hand.contributions]
    return {"hand": hand.hand, "commitment": hand.commitment, **secret, "contributions": contributions}


def _read(fields: TableReader) -> Proof:
    fields.need("scheme")
    scheme = fields.at("scheme")
    # First of all, because another scheme may have other fields.
    if scheme.value != SCHEME:
        raise scheme.problem("fair-scheme", scheme=scheme.echo(), known=SCHEME)
    fields.refuse_unknown(_FIELDS)
    fields.need("table", "hands")
    table = fields.at("table")
    field = fields.at("hands")
    hands = field.each(_read_hand)
    field.once(tuple(hand.hand for hand in hands))
    return Proof(table.checked(table.text(), check_table_id), hands)


def _read_hand(field: RecordField) -> FairHand:
    entry = TableReader(field.table(), field.place, field.players)
    entry.need("hand")
    hand = entry.at("hand").number(1, MOST_HANDS)
    # From here on, errors give the hand instead of the place in the list.
    fields = TableReader(entry.table, FilePosition(hand, field.place.field), field.players)
    fields.refuse_unknown(_HAND_FIELDS)
    fields.need("commitment")
    return FairHand(
        hand=hand,
        commitment=_read_commitment(fields.at("commitment")),
        contributions=_read_contributions(fields),
        secret=fields.optional("secret", _read_secret),
    )


def _read_commitment(field: RecordField) -> str:
    if not _COMMITMENT.fullmatch(field.text()):
        raise field.problem("bad-commitment", value=field.echo())
    return field.text().lower()


def _read_contributions(fields: TableReader) -> tuple[bytes, ...]:
    """One for each player of a record; notes have no player count, so any number."""
    if fields.players:
        fields.need("contributions")
        return fields.at("contributions").each_seat(_read_contribution)
    return fields.optional("contributions", lambda field: field.each(_read_contribution)) or ()


def _read_contribution(field: RecordField) -> bytes:
    return field.checked(_read_bytes(field), check_contribution)


def _read_secret(field: RecordField) -> bytes:
    return field.checked(_read_bytes(field), check_secret)


def _read_bytes(field: RecordField) -> bytes:
    if not _HEX.fullmatch(field.text()):
        raise field.problem("bad-hex", value=field.echo())
    return bytes.fromhex(field.text())


def read_commitment(text: str) -> str:
    """Parse a commitment that a person typed."""
    return _read_commitment(RecordField(text.strip(), FilePosition(), 0))
