"""The result of verifying the deals of a record, and what it proves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from decaphase.records.fair_deal import SEALED
from decaphase.records.verify import HandCheck, PlayerNotes, VerifyResult
from decaphase.say import explain, say, say_list
from decaphase.terminal.check_text import check_line, printable


def verdict_lines(file: str, result: VerifyResult, noted: PlayerNotes) -> Iterator[str]:
    """The lines for a file: the verdict, then everything that is not proved."""
    if result.check.error is not None:
        yield check_line(file, result.check)
    if result.verdict == "refused":
        return
    proved = sum(hand.verdict == "proved" for hand in result.hands)
    yield say(f"verify-{result.verdict}", file=printable(file), proved=proved, hands=len(result.hands))
    for hand in result.hands:
        yield from _hand_lines(hand)
    for stray in result.strays:
        yield say("verify-stray", message=explain(stray))
    if noted != PlayerNotes():
        yield from _noted_lines(result.hands)
    if result.scheme is not None:
        yield say("verify-scheme", scheme=result.scheme)


def _hand_lines(hand: HandCheck) -> Iterator[str]:
    for difference in hand.differences:
        yield say("verify-hand-differs", hand=str(hand.hand), message=explain(difference))
    if hand.verdict not in ("proved", "differs"):
        seats = say_list([str(seat) for seat in hand.withheld])
        decks = 2 ** len(hand.withheld)
        yield say(f"verify-hand-{hand.verdict}", hand=str(hand.hand), seats=seats, decks=decks)


def _noted_lines(hands: Sequence[HandCheck]) -> Iterator[str]:
    """The hands that were compared with notes, and those without notes."""
    for message, noted in (("verify-noted", True), ("verify-not-noted", False)):
        numbers = [str(hand.hand) for hand in hands if hand.noted is noted]
        if numbers:
            yield say(message, count=len(numbers), hands=say_list(numbers))


def explanation_lines(results: Sequence[VerifyResult], noted: PlayerNotes) -> Iterator[str]:
    """What the verdicts prove and what they cannot: the same for all files of a scheme, so said once."""
    if any(hand.differences for result in results for hand in result.hands):
        yield "\n" + say("verify-differs-means")
    schemes = sorted({result.scheme for result in results if result.verdict == "proved" and result.scheme})
    for scheme in schemes:
        yield from _scheme_lines(scheme, noted)


def _scheme_lines(scheme: int, noted: PlayerNotes) -> Iterator[str]:
    """What a proof of this scheme shows, and what not."""
    yield "\n" + say("verify-shows-sealed" if scheme == SEALED else "verify-shows")
    yield "\n" + say("verify-shows-not")
    if scheme == SEALED:
        # A noted commitment alone does not hold the server to the seals.
        seals_noted = any(note.seals for note in noted.hands)
        yield say("verify-cannot-when-noted" if seals_noted else "verify-cannot-when-sealed")
    else:
        yield say("verify-cannot-when-noted" if noted != PlayerNotes() else "verify-cannot-when")
    if scheme != SEALED:
        yield say("verify-cannot-league")
    yield say("verify-cannot-looking")
    yield say("verify-cannot-hushed")
