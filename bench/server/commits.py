"""Durable moves a second, committed in groups and one by one."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bench.figures import Bench
from bench.timing import repeat
from decaphase.online.store import NewEntry, Store, open_store
from decaphase.online.store.batches import MAX_BATCH_APPENDS

TABLES: Final = 200
"""Tables with a move at the same time."""
MOVE: Final = bytes(100)


def group_commit(bench: Bench) -> float:
    """Group commit against one commit a move, by wall-clock time: the disk is what counts."""

    def both() -> float:
        seconds = bench.seconds / 20
        grouped, single = (moves_per_second(bench.folder, most, seconds) for most in (MAX_BATCH_APPENDS, 1))
        return grouped / single

    return median(repeat(both, bench.seconds))


def moves_per_second(folder: Path, together: int, seconds: float, tables: int = TABLES) -> float:
    """Moves a second that SQLite acknowledges when each table waits for its own commit."""
    with TemporaryDirectory(dir=folder) as own:
        url = f"sqlite:///{Path(own) / 'tables.db'}"
        return asyncio.run(_moves_per_second(url, together, seconds, tables))


async def _moves_per_second(url: str, together: int, seconds: float, tables: int) -> float:
    async with await open_store(url, max_batch=together) as store:
        names = [f"table-{number}" for number in range(tables)]
        await asyncio.gather(*(store.create(name) for name in names))
        start = time.perf_counter()
        moves = await asyncio.gather(*(_play(store, name, start + seconds) for name in names))
        return sum(moves) / (time.perf_counter() - start)


async def _play(store: Store, table: str, end: float) -> int:
    seq = 0
    while not seq or time.perf_counter() < end:
        await store.append(table, seq, [NewEntry(MOVE, f"move-{seq}")])
        seq += 1
    return seq
