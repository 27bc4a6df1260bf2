"""How fast one client may talk: a short burst is fine, and then it is listened to at a steady pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class MessageRate:
    """A bucket of messages that fills up at a steady rate; whoever has emptied it is made to wait."""

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._last = clock()

    def has_room(self) -> bool:
        """Whether the next message need not wait; `take` it then."""
        self._fill()
        return self._left >= 1

    def take(self) -> None:
        """Take one message out of the bucket."""
        self._left -= 1

    async def keep(self) -> None:
        """Take one message out of the bucket, as soon as there is one."""
        self._fill()
        self.take()
        if self._left < 0:
            await asyncio.sleep(-self._left / self._per_second)

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._last) * self._per_second)
        self._last = now
