"""Notifies watchers that logs have grown, and of revoked tokens.

A slow watcher gets only the latest end of each log.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final, Self
from weakref import WeakSet

from decaphase.online.store.model import Moved


class Watch(AsyncIterator[Moved]):
    """The news for one watcher, until the store is closed."""

    def __init__(self, *, others: bool = False) -> None:
        self.others: Final = others
        """Whether it wants only the writes of other processes."""
        self._pending: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._closed = False

    def notify(self, moved: Iterable[Moved]) -> None:
        """Add news."""
        for move in moved:
            self._pending[move.table] = max(move.last_seq, self._pending.get(move.table, 0))
        self._changed.set()

    def close(self) -> None:
        """End the news."""
        self._closed = True
        self._changed.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Moved:
        while not self._pending:
            if self._closed:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        table = next(iter(self._pending))  # oldest news first
        return Moved(table, self._pending.pop(table))


class Watchers:
    """All watchers; those that are garbage collected are forgotten."""

    def __init__(self) -> None:
        self._watches: WeakSet[Watch] = WeakSet()
        self.on_revoked: Callable[[str | None], None] = lambda _: None
        """Called with the account that tokens were revoked of; None: perhaps of any."""
        self.on_reconnected: Callable[[], None] = lambda: None
        """Called when the database is back after its connection was lost."""

    def watch(self, *, others: bool = False) -> Watch:
        """A new watcher of all writes from now on, or only of other processes' writes."""
        watch = Watch(others=others)
        self._watches.add(watch)
        return watch

    def notify(self, moved: Iterable[Moved], *, own: bool = False) -> None:
        """Notify all watchers without waiting for them; `own`: this process wrote it."""
        watches = [watch for watch in self._watches if not (own and watch.others)]
        news = list(moved) if watches else ()
        for watch in watches:
            watch.notify(news)

    def close(self) -> None:
        """End the news of all watchers."""
        for watch in self._watches:
            watch.close()
