"""Files that a match is written to: always new ones, and what can go wrong is said in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from decaphase.problems import Problem


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A new file; one that is there already is left alone."""
    try:
        file = path.open("xb")
    except FileExistsError:
        raise Problem("results-exist", file=str(path)) from None
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None
    with file:
        yield file


@contextmanager
def problems_of_writing(path: Path) -> Iterator[None]:
    """Say which file could not be written to its end, and why."""
    try:
        yield
    except OSError as error:
        raise Problem(
            "results-broke-off", file=str(path), why=error.strerror or type(error).__name__
        ) from None
