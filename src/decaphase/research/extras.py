"""What this package needs beyond the game, and how it says what is wrong to somebody who programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from decaphase.problems import Problem
from decaphase.say import explain


def need(*packages: str) -> None:
    """Refuse at once, naming the extra to install, where a package is not there."""
    for package in packages:
        if find_spec(package) is None:
            raise Problem("missing-package", package=package, extra="research")


@contextmanager
def said() -> Iterator[None]:
    """A problem that comes out of here says in its traceback, in a sentence, what is wrong."""
    try:
        yield
    except Problem as problem:
        problem.add_note(explain(problem))
        raise
