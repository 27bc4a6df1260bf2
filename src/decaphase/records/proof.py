"""The proof of a fair deal as it stands in a record: its `[meta.fair]` table, read and written."""

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
from decaphase.records.table_reader import Spot, TableReader
from decaphase.records.toml import parse

_FIELDS: Final = ("scheme", "table", "hands")
_HAND_FIELDS: Final = ("hand", "commitment", "secret", "contributions")
_HEX: Final = re.compile(r"(?:[0-9a-fA-F]{2})*")
_COMMITMENT: Final = re.compile(r"[0-9a-fA-F]{64}")


@dataclass(frozen=True, slots=True)
class FairHand:
    """What was published of one hand; the secret is None until the hand has ended."""

    hand: int
    commitment: str
    contributions: tuple[bytes, ...]
    secret: bytes | None = None

    def deal(self, table: str) -> FairDeal | None:
        """What the cards follow from, once the secret is known."""
        if self.secret is None:
            return None
        return FairDeal(table, self.hand, self.secret, self.contributions)


@dataclass(frozen=True, slots=True)
class Proof:
    """What a server published of the hands of a table, or what somebody noted of it."""

    table: str
    hands: tuple[FairHand, ...]


def read_proof(record: Record) -> Proof:
    """The proof in a record; raises RecordProblem where there is none, or a damaged one."""
    if "fair" not in record.meta:
        raise RecordProblem("no-fair-proof")
    # The referee finds these in order just because something in them is not.
    if record.expect.refused or record.expect.illegal is not None:
        raise RecordProblem("fair-not-a-game")
    spot = TableReader(record.meta, FilePosition(field="meta"), len(record.players)).at("fair")
    proof = _read(TableReader(spot.table(), spot.place, spot.players))
    for given in proof.hands:
        place = FilePosition(given.hand, "meta.fair.hands")
        if given.hand > len(record.hands):
            raise RecordProblem("fair-hand-not-there", place, count=len(record.hands))
        if record.hands[given.hand - 1].deck is None:
            raise RecordProblem("fair-hand-without-deck", place)
    return proof


def read_notes(source: str | bytes) -> Proof:
    """What somebody noted while playing: what `[meta.fair]` holds, as far as they saw it."""
    return _read(TableReader(parse(source), FilePosition()))


def proof_table(proof: Proof) -> dict[str, object]:
    """The `fair` table for the meta of a record."""
    return {"scheme": SCHEME, "table": proof.table, "hands": [_hand_table(hand) for hand in proof.hands]}


def _hand_table(hand: FairHand) -> Mapping[str, object]:
    secret = {} if hand.secret is None else {"secret": hand.secret.hex()}
    contributions = [given.hex() for given in hand.contributions]
    return {"hand": hand.hand, "commitment": hand.commitment, **secret, "contributions": contributions}


def _read(fields: TableReader) -> Proof:
    fields.need("scheme")
    scheme = fields.at("scheme")
    # Before anything else: another scheme may well have other fields.
    if scheme.value != SCHEME:
        raise scheme.problem("fair-scheme", scheme=scheme.echo(), known=SCHEME)
    fields.refuse_unknown(_FIELDS)
    for name in ("table", "hands"):
        fields.need(name)
    table = fields.at("table")
    spot = fields.at("hands")
    hands = spot.each(_read_hand)
    numbers = [hand.hand for hand in hands]
    for number in numbers:
        if numbers.count(number) > 1:
            raise spot.problem("named-twice", number=number)
    return Proof(table.checked(table.text(), check_table_id), hands)


def _read_hand(spot: Spot) -> FairHand:
    entry = TableReader(spot.table(), spot.place, spot.players)
    entry.need("hand")
    hand = entry.at("hand").number(1, MOST_HANDS)
    # From here on the hand says better than its place in the list where something is wrong.
    fields = TableReader(entry.table, FilePosition(hand, spot.place.field), spot.players)
    fields.refuse_unknown(_HAND_FIELDS)
    fields.need("commitment")
    return FairHand(
        hand=hand,
        commitment=_read_commitment(fields.at("commitment")),
        contributions=_read_contributions(fields),
        secret=_read_secret(fields.at("secret")) if "secret" in fields.table else None,
    )


def _read_commitment(spot: Spot) -> str:
    if not _COMMITMENT.fullmatch(spot.text()):
        raise spot.problem("bad-commitment", value=spot.echo())
    return spot.text().lower()


def _read_contributions(fields: TableReader) -> tuple[bytes, ...]:
    """One for each player; in notes, which know of no players, as many as somebody noted."""
    if fields.players:
        fields.need("contributions")
        return fields.at("contributions").each_seat(_read_contribution)
    if "contributions" not in fields.table:
        return ()
    return fields.at("contributions").each(_read_contribution)


def _read_contribution(spot: Spot) -> bytes:
    return spot.checked(_read_bytes(spot), check_contribution)


def _read_secret(spot: Spot) -> bytes:
    return spot.checked(_read_bytes(spot), check_secret)


def _read_bytes(spot: Spot) -> bytes:
    if not _HEX.fullmatch(spot.text()):
        raise spot.problem("bad-hex", value=spot.echo())
    return bytes.fromhex(spot.text())


def read_commitment(text: str) -> str:
    """A commitment as somebody typed it."""
    return _read_commitment(Spot(text.strip(), FilePosition(), 0))
