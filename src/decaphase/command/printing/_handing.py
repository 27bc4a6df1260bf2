"""Setting what was asked for, with a bar for who waits, and handing it over as a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import typer

from decaphase.command._progress import progress
from decaphase.paper import Printable, typeset
from decaphase.problems import Problem
from decaphase.say import say

STANDARD_OUTPUT: Final = Path("-")
PDF: Final = b"%PDF-"


def hand_over(kind: str, out: Path | None, prepare: Callable[[], Printable]) -> None:
    """Set what is prepared and write it; without a file to KIND.pdf, and `-` is standard output."""
    path = out or Path(f"{kind}.pdf")
    _refuse(path)
    with progress(2, say("print-drawing")) as move:
        printable = prepare()
        move(1, say("print-setting"))
        pages = typeset(printable)
        move(2, say("print-setting"))
    if path == STANDARD_OUTPUT:
        typer.echo(pages, nl=False)
        return
    try:
        path.write_bytes(pages)
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None
    typer.echo(say("print-written", title=printable.title, file=str(path)))


def _refuse(path: Path) -> None:
    """Before anybody waits: an older print may be replaced, something else is not written over."""
    if path == STANDARD_OUTPUT:
        if sys.stdout.isatty():
            raise Problem("print-to-terminal")
        return
    try:
        begins = path.read_bytes()[: len(PDF)] if path.exists() else PDF
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None
    if begins != PDF:
        raise Problem("print-over-other", file=str(path))
