"""Problems explained in tracebacks, for programmers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from decaphase.problems import Problem
from decaphase.say import explain


@contextmanager
def explained() -> Iterator[None]:
    """Add the sentence that explains a Problem to its traceback, as a note."""
    try:
        yield
    except Problem as problem:
        problem.add_note(explain(problem))
        raise
