"""Setting what was asked for, with a bar for who waits, and handing it over as a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import typer

from decaphase.cli._progress import progress
from decaphase.paper import Printable, typeset
from decaphase.problems import Problem
from decaphase.say import say

STANDARD_OUTPUT: Final = Path("-")
PDF_START: Final = b"%PDF-"


def print_pdf(kind: str, out: Path | None, prepare: Callable[[], Printable]) -> None:
    """Set what is prepared and write it; without a file to KIND.pdf, and `-` is standard output."""
    path = out or Path(f"{kind}.pdf")
    _check_target(path)
    with progress(2, say("print-drawing")) as move:
        printable = prepare()
        move(1, say("print-setting"))
        pages = typeset(printable)
        move(2, say("print-setting"))
    _write(path, pages, printable.title)


def print_file(path: Path, title: str, written: bytes, is_older: Callable[[bytes], bool]) -> None:
    """Write what is no PDF; `is_older` tells whether a file that is there already is one of the same kind."""
    if path != STANDARD_OUTPUT and not is_older(_read(path, written)):
        raise Problem("braille-over-other", file=str(path))
    _write(path, written, title)


def _write(path: Path, written: bytes, title: str) -> None:
    if path == STANDARD_OUTPUT:
        typer.echo(written, nl=False)
        return
    try:
        path.write_bytes(written)
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None
    typer.echo(say("print-written", title=title, file=str(path)))


def _check_target(path: Path) -> None:
    """Before anybody waits: an older print may be replaced, something else is not written over."""
    if path == STANDARD_OUTPUT:
        if sys.stdout.isatty():
            raise Problem("print-to-terminal")
        return
    if not _read(path, PDF_START).startswith(PDF_START):
        raise Problem("print-over-other", file=str(path))


def _read(path: Path, otherwise: bytes) -> bytes:
    """What stands in a file that is to be written; something else where there is none."""
    try:
        return path.read_bytes() if path.exists() else otherwise
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None
