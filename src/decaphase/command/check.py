"""`decaphase check`: the referee for records."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer

from decaphase.command._help import SaidCommand
from decaphase.records.check import CheckError, CheckResult, Verdict
from decaphase.records.files import check_file
from decaphase.records.model import Place, RecordProblem

EXIT_CODES: Final[dict[Verdict, int]] = {"holds": 0, "fails": 1, "refused": 2}
_LONGEST: Final = 200


def register(app: typer.Typer) -> None:
    app.command("check", cls=SaidCommand)(check)


def check(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE...", show_default=False),
    ],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Replay records and say whether every move was legal and all came out as expected.

    Ends with 0 if all hold, 1 if an action is illegal or an expectation fails, 2 if a file is not a record.
    """
    worst = 0
    for file in files:
        result = check_file(file)
        typer.echo(json.dumps(_data(file, result)) if as_json else line_of(file, result))
        worst = max(worst, EXIT_CODES[result.verdict])
    raise typer.Exit(worst)


def _data(file: str, result: CheckResult) -> dict[str, object]:
    """What `--json` prints of a file."""
    return {"file": file, "ok": result.ok, "error": error_data(result.error), "state": result.state}


def error_data(error: CheckError | None) -> dict[str, object] | None:
    """What `--json` prints of an error."""
    return (
        None
        if error is None
        else {
            "hand": error.hand,
            "action": error.action,
            "code": error.problem.code,
            "message": _message(error),
        }
    )


def line_of(file: str, result: CheckResult) -> str:
    """What is printed of a file."""
    name = on_one_line(file)
    if result.error is None:
        # A word that needs no catalogue: most records hold, and loading the words takes longer than the rest.
        return f"{name}: ok"
    from decaphase.say import say

    error = result.error
    code, message = error.problem.code, _message(error)
    if error.action is None:
        return say("check-wrong", file=name, code=code, message=message)
    hand, action, text = str(error.hand), str(error.action), on_one_line(error.text or "")
    return say("check-illegal", file=name, hand=hand, action=action, text=text, code=code, message=message)


def _message(error: CheckError) -> str:
    """What is wrong, in a sentence, beginning with its place where it is not in an action."""
    from decaphase.say import explain, say

    sentence = explain(error.problem)
    place = _place(error.problem.place) if isinstance(error.problem, RecordProblem) else ""
    return say("check-at", place=place, sentence=sentence) if place else sentence


def _place(place: Place) -> str:
    from decaphase.say import say

    inside = ""
    if place.field and place.seat is not None:
        inside = say("check-place-seat", field=place.field, seat=place.seat)
    elif place.field and place.item is not None:
        inside = say("check-place-item", field=place.field, item=str(place.item))
    else:
        inside = place.field
    if place.hand is None:
        return inside
    hand = str(place.hand)
    return (
        say("check-place-in-hand", hand=hand, inside=inside) if inside else say("check-place-hand", hand=hand)
    )


def on_one_line(text: str) -> str:
    """A file's name or an action as it can be printed, whatever somebody put into it."""
    short = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in short)
