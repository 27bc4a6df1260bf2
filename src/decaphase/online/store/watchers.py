"""Telling those who watch that logs have grown; who is slow hears only of the latest end of each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Final, Self
from weakref import WeakSet

from decaphase.online.store.model import Moved


class Watch(AsyncIterator[Moved]):
    """What one who watches has yet to hear, until the store is closed."""

    def __init__(self, *, others: bool = False) -> None:
        self.others: Final = others
        """Whether only what other processes write is to be heard."""
        self._untold: dict[str, int] = {}
        self._news = asyncio.Event()
        self._closed = False

    def tell(self, moved: Iterable[Moved]) -> None:
        """Add to what is to be heard."""
        for move in moved:
            self._untold[move.table] = max(move.last_seq, self._untold.get(move.table, 0))
        self._news.set()

    def close(self) -> None:
        """Nothing more will be told."""
        self._closed = True
        self._news.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Moved:
        while not self._untold:
            if self._closed:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        table = next(iter(self._untold))  # who moved first is told first
        return Moved(table, self._untold.pop(table))


class Watchers:
    """Everybody who watches; whoever has gone away is forgotten."""

    def __init__(self) -> None:
        self._watches: WeakSet[Watch] = WeakSet()

    def watch(self, *, others: bool = False) -> Watch:
        """Somebody new, who hears what is told from now on, or what others write."""
        watch = Watch(others=others)
        self._watches.add(watch)
        return watch

    def tell(self, moved: Iterable[Moved], *, own: bool = False) -> None:
        """Let everybody know, `own`: what this process has written; nobody is waited for."""
        watches = [watch for watch in self._watches if not (own and watch.others)]
        news = list(moved) if watches else ()
        for watch in watches:
            watch.tell(news)

    def close(self) -> None:
        """Nobody will be told any more."""
        for watch in self._watches:
            watch.close()
