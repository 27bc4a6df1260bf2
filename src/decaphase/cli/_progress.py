"""A progress bar on a terminal, and nothing elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

Advance: TypeAlias = Callable[[int, str], None]
"""Sets the amount done and the text beside the bar."""


@contextmanager
def progress(total: int, description: str) -> Iterator[Advance]:
    """A bar on standard error that disappears when done."""
    if not sys.stderr.isatty():
        yield lambda _done, _text: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(description, total=total)
        yield lambda done, text: bar.update(task, completed=done, description=text)
