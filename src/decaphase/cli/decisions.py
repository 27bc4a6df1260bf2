"""`decaphase decisions`: recorded games as a table of decisions, for machine learning."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from decaphase.cli._progress import progress
from decaphase.extras import require
from decaphase.problems import Problem
from decaphase.say import say
from decaphase.say.numbers import say_number

if TYPE_CHECKING:
    from decaphase.research.decision_files import DecisionsWriter


def run(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD...", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="FILE")],
) -> None:
    """Write every decision of recorded games as a row of a table."""
    from decaphase.arena.match_files import decisions_writer, problems_of_writing

    require("research", "numpy")
    from decaphase.research.from_records import decisions_in

    found = [record for file in files for record in _records_in(file)]
    writer: DecisionsWriter | None = None
    setting = None
    with ExitStack() as stack:
        advance = stack.enter_context(progress(len(found), say("decisions-starting")))
        for number, record in enumerate(found, 1):
            decided = decisions_in(str(record), number, setting)
            if writer is None:
                setting = decided.setting
                writer = stack.enter_context(decisions_writer(out, setting))
            with problems_of_writing(out):
                writer.write(decided)
            advance(number, record.name)
    if writer is None or not writer.rows:
        raise Problem("decisions-nothing")
    typer.echo(say("decisions-written", count=writer.rows, number=say_number(writer.rows), file=str(out)))


def _records_in(file: Path) -> list[Path]:
    """A record, or all records in a folder, sorted by name."""
    return sorted(file.glob("*.toml")) if file.is_dir() else [file]
