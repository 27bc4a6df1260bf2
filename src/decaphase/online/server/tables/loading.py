"""Loading a table from its log, and comparing one in memory with its log."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from decaphase.online.server.tables.followers import RecentEntries, TableEntry, apply_entry, table_entries
from decaphase.online.server.tables.snapshots import read_snapshot
from decaphase.online.store import Store, StoreProblem
from decaphase.online.table import TableState, read_entry, replay

READ_BATCH: Final = 100
"""Entries that are read and applied before the event loop goes on."""


class LoadedTable(NamedTuple):
    """A table's state, its latest entries, the seq of its snapshot, and the store's `losses` before."""

    state: TableState
    recent: RecentEntries
    snapshot_seq: int
    losses: int


async def load_table(store: Store, table: str) -> LoadedTable:
    """A table from its snapshot and its log; raises a StoreProblem if there is none."""
    losses = store.losses
    snapshot = await store.latest_snapshot(table)
    restored = None if snapshot is None else read_snapshot(snapshot.data)
    if restored is not None and not await is_in_log(store, table, restored[1].last):
        restored = None  # of entries that the database has lost
    state, recent = restored or (None, RecentEntries())
    seq = snapshot_seq = 0 if state is None else state.seq
    while stored := await store.read(table, seq, READ_BATCH):
        for one in stored:
            entry = read_entry(one.data)
            if state is None:
                state = replay((entry,))
                recent.add(table_entries(((entry, state),), one.move_id))
            else:
                state, table_entry = apply_entry(state, entry, one.move_id)
                recent.add((table_entry,))
        seq = stored[-1].seq
        await asyncio.sleep(0)  # a long log must not block the event loop
    if state is None:
        raise StoreProblem("store-no-table", table=table)
    return LoadedTable(state, recent, snapshot_seq, losses)


async def is_in_log(store: Store, table: str, last: TableEntry) -> bool:
    """Whether this entry is in the log: another may stand in its place."""
    found = await store.read(table, last.seq - 1, 1)
    return bool(found) and read_entry(found[0].data) == last.entry
