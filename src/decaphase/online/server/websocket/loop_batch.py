"""What comes up in one turn of the event loop is gathered, and done together at its end.

Steps of one kind are quicker one right after the other than in turns with others: the processor still
has at hand all that they need.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class LoopBatch:
    """Things to do as soon as everything that happens now has happened, in the order in which they came."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._waiting: list[Callable[[], None]] = []

    def add(self, work: Callable[[], None]) -> None:
        """Do this with the others; what it raises is told, and keeps nobody else waiting."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._do)
        self._waiting.append(work)

    def _do(self) -> None:
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            try:
                work()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is told
                self._failed(error)
