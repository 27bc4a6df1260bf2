"""`decaphase check`: the referee for records."""

from __future__ import annotations

import json
from typing import Annotated, Final, NoReturn

import typer

from decaphase.cli._options import AsJson
from decaphase.records.check import CheckError, CheckResult, Verdict
from decaphase.records.files import check_file
from decaphase.terminal.check_text import check_line, error_message

CHECK_EXIT_CODES: Final[dict[Verdict, int]] = {"holds": 0, "fails": 1, "refused": 2}


def run(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Replay records and say whether every move was legal and all came out as expected.

    Ends with 0 if all hold, 1 if an action is illegal or an expectation fails, 2 if a file is not a record.
    """
    worst = 0
    for file in files:
        result = check_file(file)
        typer.echo(json.dumps(_data(file, result)) if as_json else check_line(file, result))
        worst = max(worst, CHECK_EXIT_CODES[result.verdict])
    raise typer.Exit(worst)


def refuse_record(file: str, result: CheckResult) -> NoReturn:
    """Say on standard error what is wrong with a record, and exit with the code of `decaphase check`."""
    typer.echo(check_line(file, result), err=True)
    raise typer.Exit(CHECK_EXIT_CODES[result.verdict])


def _data(file: str, result: CheckResult) -> dict[str, object]:
    """The `--json` output for a file."""
    return {"file": file, "ok": result.ok, "error": error_data(result.error), "state": result.state}


def error_data(error: CheckError | None) -> dict[str, object] | None:
    """The `--json` output for an error."""
    if error is None:
        return None
    place = {"hand": error.hand, "action": error.action}
    return {**place, "code": error.problem.code, "message": error_message(error)}
