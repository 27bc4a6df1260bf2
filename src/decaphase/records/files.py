"""Records as files: read with a bound on their size, never written over somebody else's."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unicodedata import normalize

from decaphase.records.check import CheckResult, check_text, refusal
from decaphase.records.model import Record, RecordProblem
from decaphase.records.read import read_record
from decaphase.records.toml import BIGGEST
from decaphase.records.write import write_record

STANDARD_INPUT: Final = "-"
LONGEST_NAME: Final = 60
"""Characters of a file's name."""
_ENOUGH: Final = BIGGEST + 1
"""Bytes: one more than allowed is enough to see that a file is too big."""


def plain_name(name: str) -> str:
    """A name for a file, without its ending, as plain as every system takes it.

    >>> plain_name("2026-11-16 Zoë & Ann"), plain_name("安")
    ('2026-11-16-zoe-ann', 'decaphase')
    """
    ascii_only = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", ascii_only)[:LONGEST_NAME].strip("-") or "decaphase"


def load_record(path: str | Path) -> Record:
    """The record in this file."""
    return read_record(read_file(path))


def check_file(path: str | Path) -> CheckResult:
    """Judge the record in this file."""
    try:
        source = read_file(path)
    except RecordProblem as problem:
        return refusal(problem)
    return check_text(source)


def read_file(path: str | Path) -> bytes:
    """The bytes of a file, `-` being standard input, no more than a record can have."""
    with _problems_of_reading():
        if path == STANDARD_INPUT:
            if sys.stdin is None:  # closed by who started the program
                raise RecordProblem("cannot-open")
            return sys.stdin.buffer.read(_ENOUGH)
        with Path(path).open("rb") as file:
            return file.read(_ENOUGH)


@contextmanager
def _problems_of_reading() -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise RecordProblem("no-such-file") from None
    except IsADirectoryError:
        raise RecordProblem("is-a-folder") from None
    except PermissionError:
        raise RecordProblem("may-not-read") from None
    except (OSError, ValueError):  # ValueError: a name no file can have
        raise RecordProblem("cannot-open") from None


def save_record(record: Record, path: str | Path) -> None:
    """Write the record to a file; a file that is there already and says something else is left alone."""
    save_text(write_record(record), path)


def save_text(record: str, path: str | Path) -> None:
    """Write a record that is a text already; a file that says something else is left alone here, too."""
    text = record.encode()
    try:
        with Path(path).open("xb") as file:
            file.write(text)
    except FileExistsError:
        if not _holds(path, text):
            raise RecordProblem("file-exists", file=str(path)) from None
    except (OSError, ValueError):
        raise RecordProblem("cannot-write", file=str(path)) from None


def _holds(path: str | Path, text: bytes) -> bool:
    try:
        return Path(path).is_file() and read_file(path) == text
    except RecordProblem:
        return False


def make_folder(path: str | Path) -> None:
    """Make the folder, and those above it, where it is not there yet."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise RecordProblem("cannot-make-folder", folder=str(path)) from None
