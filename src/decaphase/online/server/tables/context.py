"""What a live table needs around it: the store, a clock, chance, bots that think, who takes notes."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Final

from decaphase.online.server.tables.recent_entries import TableEntry
from decaphase.online.server.workers.bot_workers import BotThinker
from decaphase.online.store import Store
from decaphase.online.table import Dealer, Entry, FairDealer, TableState, read_entry

PATIENCE: Final = 60.0
"""Seconds until a bot minds the seat of somebody whose connection was lost."""

FRESH_BYTES: Final = 32
MANY: Final = 256

Notes = Callable[[TableState, Sequence[TableEntry]], None]
Trouble = Callable[[str, BaseException], None]


def milliseconds() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Chance:
    """Randomness that nobody has seen, fetched from the system for many moves at once."""

    def __init__(self) -> None:
        self._left: list[bytes] = []

    def __call__(self) -> bytes:
        if not self._left:
            drawn = os.urandom(FRESH_BYTES * MANY)
            self._left = [drawn[first : first + FRESH_BYTES] for first in range(0, len(drawn), FRESH_BYTES)]
        return self._left.pop()


@dataclass(frozen=True, slots=True)
class TableContext:
    """All that is not the table itself; `note` is told of everything that happens, `troubled` of failures."""

    store: Store
    thinker: BotThinker
    note: Notes
    troubled: Trouble
    dealer: Dealer = field(default_factory=FairDealer)
    now: Callable[[], int] = milliseconds
    fresh: Callable[[], bytes] = field(default_factory=Chance)
    patience: float = PATIENCE
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Do this beside everything else; what goes wrong in it is told, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.troubled("", error)

    async def finish(self) -> None:
        """Wait until nothing is being done any more."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    async def whole_log(self, table: str, last_seq: int) -> list[Entry]:
        """Everything that happened at a table, up to this entry."""
        entries: list[Entry] = []
        while len(entries) < last_seq:
            kept = await self.store.read(table, len(entries))
            if not kept:
                break
            entries += [read_entry(one.data) for one in kept]
        return entries[:last_seq]
