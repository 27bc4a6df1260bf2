"""A queue for slow jobs in which callers take turns, so that none can keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from decaphase.online.server.http.rate_limits import RateLimited
from decaphase.problems import Problem

RETRY_SECONDS: Final = 5


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks for a job: an address, and an account if there is one."""

    address: str
    account: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """What jobs are counted by."""
        return (f"address {self.address}", *([f"account {self.account}"] if self.account else []))


class FairQueue:
    """Lets `running` jobs run at a time, the next of each address in turn.

    At most `most` jobs are running or waiting, and `most_each` of one address or account.
    """

    def __init__(self, running: int, most: int, most_each: int) -> None:
        self._free = running
        self._most = most
        self._most_each = most_each
        self._jobs = 0
        self._counts: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, caller: Caller) -> AsyncIterator[None]:
        """Run a job in turn; raises a Problem if too many are waiting."""
        if self._jobs >= self._most:
            raise Problem("server-busy")
        if any(self._counts[key] >= self._most_each for key in caller.keys):
            raise RateLimited(RETRY_SECONDS)
        self._jobs += 1
        self._counts.update(caller.keys)
        try:
            await self._wait(caller.address)
            try:
                yield
            finally:
                self._next()
        finally:
            self._jobs -= 1
            self._counts -= Counter(caller.keys)  # drops those at zero

    async def _wait(self, address: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn had come
                self._next()
            raise

    def _next(self) -> None:
        """Give the free place to the address that has waited longest for a turn."""
        while self._waiting:
            address, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[address] = turns
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1
