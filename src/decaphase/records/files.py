"""Record files: bounded reads, and writes that never overwrite another file."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unicodedata import normalize

from decaphase.records.check import CheckResult, check_text, refused_result
from decaphase.records.model import Record, RecordProblem
from decaphase.records.read import read_record
from decaphase.records.toml import MOST_BYTES
from decaphase.records.write import write_record

STANDARD_INPUT: Final = "-"
MOST_FILE_NAME: Final = 60
"""Characters."""
_READ_BYTES: Final = MOST_BYTES + 1
"""One byte over the limit shows that a file is too big."""


def plain_name(name: str) -> str:
    """A portable file name, without its extension.

    >>> plain_name("2026-11-16 Zoë & Ann"), plain_name("安")
    ('2026-11-16-zoe-ann', 'decaphase')
    """
    ascii_only = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", ascii_only)[:MOST_FILE_NAME].strip("-") or "decaphase"


def load_record(path: str | Path) -> Record:
    """Parse the record in this file."""
    return read_record(read_file(path))


def check_file(path: str | Path) -> CheckResult:
    """Check the record in this file."""
    try:
        source = read_file(path)
    except RecordProblem as problem:
        return refused_result(problem)
    return check_text(source)


def read_file(path: str | Path) -> bytes:
    """The bytes of a file (`-`: standard input), up to just over the size limit."""
    with _problems_of_reading():
        if path == STANDARD_INPUT:
            if sys.stdin is None:  # closed by the parent process
                raise RecordProblem("cannot-open")
            return sys.stdin.buffer.read(_READ_BYTES)
        with Path(path).open("rb") as file:
            return file.read(_READ_BYTES)


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
    except (OSError, ValueError):  # ValueError: an invalid path
        raise RecordProblem("cannot-open") from None


def save_record(record: Record, path: str | Path) -> None:
    """Write the record to a file; refuse to overwrite a file with other content."""
    save_text(write_record(record), path)


def save_text(record: str, path: str | Path) -> None:
    """Write a serialised record; refuse to overwrite a file with other content."""
    text = record.encode()
    try:
        with Path(path).open("xb") as file:
            file.write(text)
    except FileExistsError:
        if not _has_content(path, text):
            raise RecordProblem("file-exists", file=str(path)) from None
    except (OSError, ValueError):
        raise RecordProblem("cannot-write", file=str(path)) from None


def _has_content(path: str | Path, text: bytes) -> bool:
    try:
        return Path(path).is_file() and read_file(path) == text
    except RecordProblem:
        return False


def make_folder(path: str | Path) -> None:
    """Create the folder and its parents if missing."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise RecordProblem("cannot-make-folder", folder=str(path)) from None
