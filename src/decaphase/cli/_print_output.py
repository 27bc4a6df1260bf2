"""Typesetting with a progress bar, and writing the output file."""

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
    """Typeset and write a PDF: to KIND.pdf by default, and to standard output for `-`."""
    path = out or Path(f"{kind}.pdf")
    _check_target(path)
    with progress(2, say("print-drawing")) as move:
        printable = prepare()
        move(1, say("print-setting"))
        pages = typeset(printable)
        move(2, say("print-setting"))
    _write(path, pages, printable.title)


def print_file(path: Path, title: str, written: bytes, is_older: Callable[[bytes], bool]) -> None:
    """Write another format; `is_older` recognises an existing file that may be replaced."""
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
    """Check the output file before typesetting: an older PDF may be replaced, other files may not."""
    if path == STANDARD_OUTPUT:
        if sys.stdout.isatty():
            raise Problem("print-to-terminal")
        return
    if not _read(path, PDF_START).startswith(PDF_START):
        raise Problem("print-over-other", file=str(path))


def _read(path: Path, otherwise: bytes) -> bytes:
    """The contents of an existing output file, or `otherwise`."""
    try:
        return path.read_bytes() if path.exists() else otherwise
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None
