"""`decaphase verify`: whether the cards of a record were dealt as its proof says."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import typer

from decaphase.command._help import SaidCommand
from decaphase.command.check import error_data, line_of, on_one_line
from decaphase.problems import Problem
from decaphase.records.check import refusal
from decaphase.records.files import read_file
from decaphase.records.model import RecordProblem
from decaphase.records.proof import Proof, read_commitment, read_notes
from decaphase.records.verify import HandResult, Noted, Verdict, VerifyResult, verify_text
from decaphase.say import explain, say, say_list

EXIT_CODES: Final[dict[Verdict, int]] = {"proved": 0, "differs": 1, "unproved": 2, "refused": 2}


def register(app: typer.Typer) -> None:
    app.command("verify", cls=SaidCommand)(verify)


def verify(
    files: Annotated[list[str], typer.Argument(metavar="RECORD...", show_default=False)],
    seen: Annotated[str | None, typer.Option(metavar="FILE", show_default=False)] = None,
    commitment: Annotated[list[str] | None, typer.Option(metavar="HEX", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Recompute the decks of records from the secrets and contributions in them, and say what that proves.

    Ends with 0 if every deal is proved, 1 if something differs, 2 if a file is no record or lacks a proof.
    """
    noted = _read_noted(seen, commitment or ())
    if noted != Noted() and len(files) > 1:
        raise Problem("verify-notes-of-one", count=len(files))
    results = [(file, _verify_file(file, noted)) for file in files]
    for file, result in results:
        typer.echo(json.dumps(_data(file, result)) if as_json else "\n".join(_lines(file, result, noted)))
    if not as_json:
        for line in _what_it_means([result for _, result in results], noted):
            typer.echo(line)
    raise typer.Exit(max(EXIT_CODES[result.verdict] for _, result in results))


def _verify_file(file: str, noted: Noted) -> VerifyResult:
    try:
        source = read_file(file)
    except RecordProblem as problem:
        return VerifyResult(refusal(problem))
    return verify_text(source, noted)


def _read_noted(seen: str | None, commitments: Sequence[str]) -> Noted:
    return Noted(
        proof=None if seen is None else _read_seen(seen),
        commitments=tuple(read_commitment(text) for text in commitments),
    )


def _read_seen(file: str) -> Proof:
    try:
        return read_notes(read_file(file))
    except RecordProblem as problem:
        # The sentence alone would not say which of the files is meant.
        typer.echo(line_of(file, refusal(problem)), err=True)
        raise typer.Exit(2) from None


def _data(file: str, result: VerifyResult) -> dict[str, object]:
    """What `--json` prints of a file."""
    return {
        "file": file,
        "ok": result.verdict == "proved",
        "verdict": result.verdict,
        "error": error_data(result.check.error),
        "hands": [
            {
                "hand": hand.hand,
                "verdict": hand.verdict,
                "contributors": hand.contributors,
                "noted": hand.noted,
                "differences": _problems_data(hand.differences),
            }
            for hand in result.hands
        ],
        "strays": _problems_data(result.strays),
    }


def _problems_data(problems: Sequence[Problem]) -> list[dict[str, str]]:
    return [{"code": problem.code, "message": explain(problem)} for problem in problems]


def _lines(file: str, result: VerifyResult, noted: Noted) -> Iterator[str]:
    """What is printed of a file: what came out, then all that is not simply proved."""
    if result.check.error is not None:
        yield line_of(file, result.check)
    if result.verdict == "refused":
        return
    proved = sum(hand.verdict == "proved" for hand in result.hands)
    yield say(f"verify-{result.verdict}", file=on_one_line(file), proved=proved, hands=len(result.hands))
    for hand in result.hands:
        yield from _hand_lines(hand)
    for stray in result.strays:
        yield say("verify-stray", message=explain(stray))
    if noted != Noted():
        yield from _noted_lines(result.hands)


def _hand_lines(hand: HandResult) -> Iterator[str]:
    for difference in hand.differences:
        yield say("verify-hand-differs", hand=str(hand.hand), message=explain(difference))
    if hand.verdict not in ("proved", "differs"):
        yield say(f"verify-hand-{hand.verdict}", hand=str(hand.hand))


def _noted_lines(hands: Sequence[HandResult]) -> Iterator[str]:
    """For which hands somebody's notes were compared, and for which there were none."""
    for message, noted in (("verify-noted", True), ("verify-not-noted", False)):
        numbers = [str(hand.hand) for hand in hands if hand.noted is noted]
        if numbers:
            yield say(message, count=len(numbers), hands=say_list(numbers))


def _what_it_means(results: Sequence[VerifyResult], noted: Noted) -> Iterator[str]:
    """What the verdicts show and what they cannot: the same for all files, so it is said once."""
    if any(hand.differences for result in results for hand in result.hands):
        yield "\n" + say("verify-differs-means")
    if any(result.verdict == "proved" for result in results):
        yield "\n" + say("verify-shows")
        yield "\n" + say("verify-shows-not")
        yield say("verify-cannot-when-noted" if noted != Noted() else "verify-cannot-when")
        for message in ("verify-cannot-league", "verify-cannot-looking", "verify-cannot-hushed"):
            yield say(message)
