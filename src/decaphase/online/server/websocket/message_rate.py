"""The rate limit of a client's messages: a token bucket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class MessageRate:
    """A token bucket: a burst at once, then a steady rate."""

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._last = clock()

    def allows(self) -> bool:
        """Whether the next message need not wait; then `take` a token for it."""
        self._refill()
        return self._tokens >= 1

    def take(self) -> None:
        """Take one token."""
        self._tokens -= 1

    async def wait(self) -> None:
        """Take one token, waiting until there is one."""
        self._refill()
        self.take()
        if self._tokens < 0:
            await asyncio.sleep(-self._tokens / self._per_second)

    def _refill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._per_second)
        self._last = now
