"""Verification: whether a record's cards follow from its proof of a fair deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from decaphase.cards import Card
from decaphase.problems import Problem
from decaphase.records.check import CheckResult, check_text, refused_result
from decaphase.records.fair_deal import (
    HANDS_BARRED,
    FairDeal,
    commitment,
    contributors,
    fair_deck,
    fair_reshuffle,
    seal_of,
    withholders,
)
from decaphase.records.model import Record, RecordedHand, RecordProblem
from decaphase.records.proof import FairHand, Proof, read_proof
from decaphase.records.read import read_record

HandVerdict: TypeAlias = Literal["proved", "differs", "open", "no-secret", "alone", "withheld", "no-proof"]
"""`open`: not over, so the secret is not yet published; `alone`: no seat contributed; `withheld`: a seat did
not open its seal, so the server and that seat together could choose between decks."""
ProofVerdict: TypeAlias = Literal["proved", "differs", "unproved", "refused"]
_OVER: Final = ("hand-over", "game-over")


@dataclass(frozen=True, slots=True)
class HandCheck:
    """The result for one hand: the verdict, the contributing seats, and all differences.

    `withheld`: the seats that did not open their seals. `noted`: whether the player's notes mention the hand.
    """

    hand: int
    verdict: HandVerdict
    contributors: tuple[int, ...] = ()
    noted: bool = False
    differences: tuple[Problem, ...] = ()
    withheld: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class VerifyResult:
    """The result for a record: the checker's result, the hands, and notes that match no hand.

    `scheme`: the number of the scheme of its proof, if it has one.
    """

    check: CheckResult
    hands: tuple[HandCheck, ...] = ()
    strays: tuple[Problem, ...] = ()
    scheme: int | None = None

    @property
    def verdict(self) -> ProofVerdict:
        verdicts = {hand.verdict for hand in self.hands}
        if self.check.verdict == "refused":
            return "refused"
        if self.check.verdict == "fails" or self.strays or "differs" in verdicts:
            return "differs"
        return "proved" if "proved" in verdicts and verdicts <= {"proved", "open"} else "unproved"


@dataclass(frozen=True, slots=True)
class PlayerNotes:
    """A player's notes: whole hands, or only the commitments they were shown."""

    proof: Proof | None = None
    commitments: tuple[str, ...] = ()

    @property
    def hands(self) -> tuple[FairHand, ...]:
        return self.proof.hands if self.proof else ()


NO_NOTES: Final = PlayerNotes()


def verify_text(source: str | bytes, noted: PlayerNotes = NO_NOTES) -> VerifyResult:
    """Check a record's actions and verify its deals."""
    check = check_text(source)
    if check.verdict == "refused":
        return VerifyResult(check)
    try:
        # A record that expects its own refusal passes the check, but there is nothing to verify.
        record = read_record(source)
        proof = read_proof(record)
    except RecordProblem as problem:
        return VerifyResult(refused_result(problem))
    last_is_over = check.state is not None and check.state["stage"] in _OVER
    hands = tuple(_verify_hands(record, proof, noted, last_is_over=last_is_over))
    return VerifyResult(check, hands, tuple(_unmatched_notes(proof, noted)), proof.scheme)


def _verify_hands(
    record: Record, proof: Proof, noted: PlayerNotes, *, last_is_over: bool
) -> Iterator[HandCheck]:
    given = {hand.hand: hand for hand in proof.hands}
    for number, hand in enumerate(record.hands, 1):
        if number not in given:
            yield HandCheck(number, "no-proof")
            continue
        fair = given[number]
        differences = (
            *_against_notes(fair, noted),
            *_against_seals(fair, given),
            *_against_deal(hand, fair, fair.deal(proof.table)),
        )
        seats, withheld = contributors(fair.contributions), withholders(fair.seals, fair.contributions)
        over = number < len(record.hands) or last_is_over
        verdict: HandVerdict = "differs" if differences else _verdict(fair, over=over)
        yield HandCheck(number, verdict, seats, _is_noted(fair, noted), differences, withheld)


def _verdict(fair: FairHand, *, over: bool) -> HandVerdict:
    """The verdict on a hand without differences."""
    if fair.secret is None:
        return "no-secret" if over else "open"
    if not contributors(fair.contributions):
        return "alone"
    return "withheld" if withholders(fair.seals, fair.contributions) else "proved"


def _is_noted(fair: FairHand, noted: PlayerNotes) -> bool:
    return fair.commitment in noted.commitments or any(note.hand == fair.hand for note in noted.hands)


def _against_seals(fair: FairHand, given: Mapping[int, FairHand]) -> Iterator[Problem]:
    """Contributions that do not fit their seals, and seals of seats that were barred from sealing."""
    if not fair.seals:
        return
    barred = {
        seat
        for hand in range(fair.hand - HANDS_BARRED, fair.hand)
        if hand in given
        for seat in withholders(given[hand].seals, given[hand].contributions)
    }
    for seat, (seal, opened) in enumerate(zip(fair.seals, fair.contributions, strict=True), 1):
        if opened and seal != seal_of(bytes.fromhex(fair.commitment), seat, opened):
            yield Problem("fair-seal-differs", seat=seat)
        if seal and seat in barred:
            yield Problem("fair-seal-barred", seat=seat, hands=HANDS_BARRED)


def _against_deal(hand: RecordedHand, given: FairHand, deal: FairDeal | None) -> Iterator[Problem]:
    """Differences between the record and the shuffle."""
    if deal is None:
        return
    if commitment(deal.secret, deal.table, deal.hand, deal.scheme) != given.commitment:
        yield Problem("fair-commitment-differs")
    for place, found, fair in _first_difference(hand.deck or (), fair_deck(deal)):
        yield Problem("fair-deck-differs", place=place, found=found, fair=fair)
    for number, cards in enumerate(hand.reshuffles, 1):
        for place, found, fair in _first_difference(cards, fair_reshuffle(deal, number, cards)):
            yield Problem("fair-reshuffle-differs", number=number, place=place, found=found, fair=fair)


def _first_difference(found: Sequence[Card], fair: Sequence[Card]) -> list[tuple[int, str, str]]:
    """The first place, from the top, at which two orders of the same cards differ, with both cards."""
    pairs = enumerate(zip(found, fair, strict=True), 1)
    return [(place, one.code, other.code) for place, (one, other) in pairs if one != other][:1]


def _against_notes(given: FairHand, noted: PlayerNotes) -> Iterator[Problem]:
    """Differences from the player's notes; contributions they did not note are not compared."""
    note = next((note for note in noted.hands if note.hand == given.hand), None)
    if note is None:
        return
    if note.commitment != given.commitment:
        yield Problem("fair-noted-commitment", noted=note.commitment, found=given.commitment)
    for seat, mine in enumerate(note.contributions, 1):
        if mine and given.contributions[seat - 1 : seat] != (mine,):
            yield Problem("fair-noted-contribution", seat=seat)
    if note.seals and note.seals != given.seals:
        yield Problem("fair-noted-seals")


def _unmatched_notes(proof: Proof, noted: PlayerNotes) -> Iterator[Problem]:
    """Notes without a counterpart in the record: another table, or a hand that was left out."""
    if noted.proof is not None and noted.proof.table != proof.table:
        yield Problem("fair-noted-table", noted=noted.proof.table, found=proof.table)
    known = {hand.hand for hand in proof.hands}
    for hand in noted.hands:
        if hand.hand not in known:
            yield Problem("fair-noted-hand", hand=str(hand.hand))
    published = {hand.commitment for hand in proof.hands}
    for one in noted.commitments:
        if one not in published:
            yield Problem("fair-noted-stray", noted=one)
