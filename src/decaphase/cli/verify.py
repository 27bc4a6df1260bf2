"""`decaphase verify`: whether the cards of a record were dealt as its proof says."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from decaphase.cli._options import AsJson
from decaphase.cli.check import error_data, refuse_record
from decaphase.problems import Problem
from decaphase.records.check import refused_result
from decaphase.records.files import read_file
from decaphase.records.model import RecordProblem
from decaphase.records.proof import Proof, read_commitment, read_notes
from decaphase.records.verify import PlayerNotes, ProofVerdict, VerifyResult, verify_text
from decaphase.say import explain
from decaphase.terminal.verify_text import explanation_lines, verdict_lines

VERIFY_EXIT_CODES: Final[dict[ProofVerdict, int]] = {"proved": 0, "differs": 1, "unproved": 2, "refused": 2}


def run(
    files: Annotated[list[str], typer.Argument(metavar="RECORD...", show_default=False)],
    seen: Annotated[str | None, typer.Option(metavar="FILE", show_default=False)] = None,
    commitment: Annotated[list[str] | None, typer.Option(metavar="HEX", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Recompute the decks of records from the secrets and contributions in them, and say what that proves.

    Ends with 0 if every deal is proved, 1 if something differs, 2 if a file is no record or lacks a proof.
    """
    proof = None if seen is None else _read_seen(seen)
    noted = PlayerNotes(proof, tuple(map(read_commitment, commitment or ())))
    if noted != PlayerNotes() and len(files) > 1:
        raise Problem("verify-notes-of-one", count=len(files))
    results = [(file, _verify_file(file, noted)) for file in files]
    for file, result in results:
        lines = [json.dumps(_data(file, result))] if as_json else verdict_lines(file, result, noted)
        typer.echo("\n".join(lines))
    if not as_json:
        for line in explanation_lines([result for _, result in results], noted):
            typer.echo(line)
    raise typer.Exit(max(VERIFY_EXIT_CODES[result.verdict] for _, result in results))


def _verify_file(file: str, noted: PlayerNotes) -> VerifyResult:
    try:
        source = read_file(file)
    except RecordProblem as problem:
        return VerifyResult(refused_result(problem))
    return verify_text(source, noted)


def _read_seen(file: str) -> Proof:
    try:
        return read_notes(read_file(file))
    except RecordProblem as problem:
        refuse_record(file, refused_result(problem))  # the sentence alone would not name the file


def _data(file: str, result: VerifyResult) -> dict[str, object]:
    """The `--json` output for a file."""
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
                "withheld": hand.withheld,
            }
            for hand in result.hands
        ],
        "strays": _problems_data(result.strays),
        "scheme": result.scheme,
    }


def _problems_data(problems: Sequence[Problem]) -> list[dict[str, str]]:
    return [{"code": problem.code, "message": explain(problem)} for problem in problems]
