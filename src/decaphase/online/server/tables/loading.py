"""Loading a table from its log, and comparing one in memory with its log."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from decaphase.online.server.tables.followers import RecentEntries, apply_entry
from decaphase.online.server.tables.snapshots import read_snapshot
from decaphase.online.store import Store, StoreProblem
from decaphase.online.table import TableState, read_entry, replay


class LoadedTable(NamedTuple):
    """A table's state, its latest entries, the seq of its snapshot, and the store's `losses` before."""

    state: TableState
    recent: RecentEntries
    snapshot_seq: int
    losses: int


async def load_table(store: Store, table: str) -> LoadedTable:
    """A table from its snapshot and its log; raises a StoreProblem if there is none."""
    recent, losses = RecentEntries(), store.losses
    snapshot = await store.latest_snapshot(table)
    state = None if snapshot is None else read_snapshot(snapshot.data)
    if state is not None and not await is_in_log(store, state):
        state = None  # of entries that the database has lost
    seq = snapshot_seq = 0 if state is None else state.seq
    while stored := await store.read(table, seq):
        for one in stored:
            entry = read_entry(one.data)
            if state is None:
                state = replay((entry,))
            else:
                state, table_entry = apply_entry(state, entry, one.move_id)
                recent.add((table_entry,))
        seq = stored[-1].seq
        await asyncio.sleep(0)  # a long log must not block the event loop
    if state is None:
        raise StoreProblem("store-no-table", table=table)
    return LoadedTable(state, recent, snapshot_seq, losses)


async def is_in_log(store: Store, state: TableState) -> bool:
    """Whether the last entry of this state is in the log: another in its place has another time."""
    found = await store.read(state.table, state.seq - 1, 1)
    return bool(found) and read_entry(found[0].data).at == state.now
