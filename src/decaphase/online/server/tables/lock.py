"""One after the other: who comes first goes in at once, the others wait for their turn."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """A lock; who finds that it is not taken may take it without waiting, and then has to leave."""

    __slots__ = ("_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> None:
        if self.taken:
            await self._wait()
        self.taken = True

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    async def _wait(self) -> None:
        """Come back when it is one's turn, which nobody else can have taken meanwhile."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # it was one's turn already: the next one has it
            raise

    def leave(self) -> None:
        """Let the next one in, if somebody waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False
