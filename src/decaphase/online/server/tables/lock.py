"""A fair lock that can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Like `asyncio.Lock`, but setting `locked` takes a free lock outside a coroutine; then `release` it."""

    __slots__ = ("_waiting", "locked")

    def __init__(self) -> None:
        self.locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> None:
        if self.locked:
            await self._wait()
        self.locked = True

    async def __aexit__(self, *_: object) -> None:
        self.release()

    async def _wait(self) -> None:
        """Wait for the lock, which `release` hands over without unlocking it."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # the lock was handed over already: pass it on
            raise

    def release(self) -> None:
        """Hand the lock to the next waiter, or unlock it."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.locked = False
