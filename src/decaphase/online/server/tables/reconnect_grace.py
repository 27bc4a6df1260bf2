"""People whose connection was lost, and who are waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class ReconnectGrace:
    """Waits for each so long, and then says that they are gone."""

    def __init__(self, patience: float, gone: Callable[[str], None]) -> None:
        self._patience = patience
        self._gone = gone
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        return len(self._timers)

    def expect(self, account: str) -> None:
        """Begin to wait for somebody, unless that is done already."""
        if account not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[account] = loop.call_later(self._patience, self._give_up, account)

    def arrived(self, account: str) -> None:
        """They are back."""
        if (timer := self._timers.pop(account, None)) is not None:
            timer.cancel()

    def stop(self) -> None:
        """Wait for nobody any more."""
        for account in tuple(self._timers):
            self.arrived(account)

    def _give_up(self, account: str) -> None:
        del self._timers[account]
        self._gone(account)
