"""The lock of a table: one command at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Lock:
    """A fair lock, for callbacks and for coroutines; its holder ends with `release`."""

    __slots__ = ("_waiting", "locked")

    def __init__(self) -> None:
        self.locked = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Call `begin` as the holder: now if the lock is free, else after all who came before."""
        if self.locked:
            self._waiting.append(begin)
        else:
            self.locked = True
            begin()

    def release(self) -> None:
        """Hand the lock to the next in line, or unlock it."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.locked = False

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self.release() if turn.cancelled() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()  # the lock was handed over already: pass it on
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
