"""New files for the output of a match, with errors as Problems."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from decaphase.problems import Problem


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """Create a file; an existing one is refused."""
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
    """Turn an OSError into a Problem that names the incomplete file and the reason."""
    try:
        yield
    except OSError as error:
        raise Problem(
            "results-broke-off", file=str(path), why=error.strerror or type(error).__name__
        ) from None
