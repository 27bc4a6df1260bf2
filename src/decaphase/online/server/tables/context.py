"""What live tables share: the store, a clock, randomness, bots, and listeners for entries and errors."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Final

from decaphase.online.server.tables.followers import TableEntry
from decaphase.online.server.workers.bot_workers import BotThinker
from decaphase.online.server.write_budgets import WriteBudgets
from decaphase.online.store import Store
from decaphase.online.table import Entry, FairDealer, TableState, read_entry

RECONNECT_SECONDS: Final = 60.0
"""Seconds until a bot takes over the seat of a disconnected player."""
RANDOM_BYTES: Final = 32
"""Random bytes for a move."""
RANDOM_BATCH: Final = 256

EntryListener = Callable[[TableState, Sequence[TableEntry]], None]
ErrorListener = Callable[[str, BaseException], None]


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class RandomBytes:
    """System randomness, read for many moves at once."""

    def __init__(self) -> None:
        self._unused: list[bytes] = []

    def __call__(self) -> bytes:
        if not self._unused:
            drawn = os.urandom(RANDOM_BYTES * RANDOM_BATCH)
            self._unused = [drawn[at : at + RANDOM_BYTES] for at in range(0, len(drawn), RANDOM_BYTES)]
        return self._unused.pop()


@dataclass(frozen=True, slots=True)
class TableContext:
    """The dependencies of live tables; `on_entries` gets every new entry, `on_error` background failures.

    `now` is the machine's clock, in milliseconds; `steady` counts seconds and is never set.
    """

    store: Store
    thinker: BotThinker
    on_entries: EntryListener
    on_error: ErrorListener
    dealer: FairDealer = field(default_factory=FairDealer)
    now: Callable[[], int] = now_ms
    steady: Callable[[], float] = time.monotonic
    random_bytes: Callable[[], bytes] = field(default_factory=RandomBytes)
    reconnect_seconds: float = RECONNECT_SECONDS
    budgets: WriteBudgets = field(default_factory=WriteBudgets)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run a background task; its errors go to `on_error`."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.on_error("", error)

    async def finish(self) -> None:
        """Wait until no background task is left."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    async def read_log(self, table: str, last_seq: int) -> list[Entry]:
        """A table's log from its start up to this entry."""
        entries: list[Entry] = []
        while len(entries) < last_seq:
            stored = await self.store.read(table, len(entries))
            if not stored:
                break
            entries += [read_entry(one.data) for one in stored]
        return entries[:last_seq]
