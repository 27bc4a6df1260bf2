"""The result of checking a record, as one line of text."""

from __future__ import annotations

from typing import Final

from decaphase.records.check import CheckError, CheckResult
from decaphase.records.model import FilePosition, RecordProblem

_MAX_LENGTH: Final = 200


def check_line(file: str, result: CheckResult) -> str:
    """The line printed for a file."""
    name = printable(file)
    if result.error is None:
        # Not from the catalogue: most records hold, and loading the catalogue takes longer than the check.
        return f"{name}: ok"
    from decaphase.say import say

    error = result.error
    code, message = error.problem.code, error_message(error)
    if error.action is None:
        return say("check-wrong", file=name, code=code, message=message)
    hand, action, text = str(error.hand), str(error.action), printable(error.text or "")
    return say("check-illegal", file=name, hand=hand, action=action, text=text, code=code, message=message)


def error_message(error: CheckError) -> str:
    """One sentence that says what is wrong, and where, unless an action is at fault."""
    from decaphase.say import explain, say

    sentence = explain(error.problem)
    place = _place(error.problem.place) if isinstance(error.problem, RecordProblem) else ""
    return say("check-at", place=place, sentence=sentence) if place else sentence


def _place(place: FilePosition) -> str:
    from decaphase.say import say

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


def printable(text: str) -> str:
    """A file name or an action, shortened and without control characters."""
    short = text if len(text) <= _MAX_LENGTH else text[: _MAX_LENGTH - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in short)
