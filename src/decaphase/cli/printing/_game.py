"""The game to print: a record, or a saved score sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from decaphase.paper import Score, score_of_record, score_of_sheet
from decaphase.problems import Problem
from decaphase.records import load_record
from decaphase.terminal.keep.files import find_sheet, load_sheets

Recorded: TypeAlias = Annotated[Path | None, typer.Option("--record", metavar="FILE", show_default=False)]
Kept: TypeAlias = Annotated[str | None, typer.Option("--kept", metavar="FILE|NAME", show_default=False)]


def read_score(record: Path | None, kept: str | None) -> Score | None:
    """The score of the given game; None if none was given."""
    if record is not None and kept is not None:
        raise Problem("print-two-games")
    if record is not None:
        return score_of_record(load_record(record))
    return None if kept is None else score_of_sheet(find_sheet(kept).sheet)


def last_score() -> Score:
    """The score on the latest sheet."""
    saved = load_sheets()
    if not saved.sheets:
        raise Problem("print-no-score")
    return score_of_sheet(saved.sheets[0].sheet)
