"""How long a disconnected player may stay away before a bot takes over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class ReconnectGrace:
    """One timer for each disconnected account."""

    def __init__(self, seconds: float, on_expired: Callable[[str], None]) -> None:
        self._seconds = seconds
        self._on_expired = on_expired
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        return len(self._timers)

    def start(self, account: str) -> None:
        """Start an account's timer unless it is running."""
        if account not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[account] = loop.call_later(self._seconds, self._expire, account)

    def cancel(self, account: str) -> None:
        """Stop an account's timer: its player is back."""
        if (timer := self._timers.pop(account, None)) is not None:
            timer.cancel()

    def cancel_all(self) -> None:
        """Stop every timer."""
        for account in tuple(self._timers):
            self.cancel(account)

    def _expire(self, account: str) -> None:
        del self._timers[account]
        self._on_expired(account)
