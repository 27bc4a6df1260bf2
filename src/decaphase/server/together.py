"""What comes up in one turn of the event loop is gathered, and done together at its end.

A step that is done for many, one right after the other, takes half the time of one that alternates with
reading, thinking and writing: the processor still has at hand all that it needs for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Together(Generic[Item]):
    """Things to do, each by `work`, as soon as everything that happens now has happened."""

    def __init__(self, work: Callable[[Item], None], failed: Callable[[Exception], None]) -> None:
        self._work = work
        self._failed = failed
        self._waiting: list[Item] = []

    def add(self, item: Item) -> None:
        """Do this with the others."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._do)
        self._waiting.append(item)

    def _do(self) -> None:
        work, items = self._work, self._waiting
        self._waiting = []
        for item in items:
            try:
                work(item)
            except Exception as error:  # noqa: BLE001 - it is told, and the others come all the same
                self._failed(error)
