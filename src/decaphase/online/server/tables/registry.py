"""The tables of this process: opened, loaded from their logs, kept in step, unloaded; who may see them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from decaphase.online.server.tables.context import TableContext
from decaphase.online.server.tables.followers import TableEntry
from decaphase.online.server.tables.heartbeat import Heartbeat
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.loading import load_table
from decaphase.online.store import NewEntry, StoreProblem
from decaphase.online.store.people import People
from decaphase.online.table import (
    Person,
    TableSettings,
    TableState,
    may_look,
    open_table,
    write_entry,
)
from decaphase.problems import Problem

TABLE_ID_BYTES: Final = 16
"""Random bytes: an id cannot be guessed."""
IDLE_SECONDS: Final = 300
"""A table without followers is unloaded after this time, and loaded again on demand."""
COMPRESS_AFTER_SECONDS: Final = 60
SWEEP_SECONDS: Final = 20
MAX_TABLES: Final = 10_000
"""Tables in memory, of some 31 kB each when nobody is there; at a human pace a process serves fewer."""
JUST_USED_SECONDS: Final = 10
"""A table is not unloaded sooner to make room: the client that asked for it may be about to follow it."""
SNAPSHOT_ENTRIES: Final = 200
"""New entries that are worth a snapshot: replaying them takes a few milliseconds."""
LONG_HAND: Final = 5000
"""Actions in a hand after which replaying an entry takes twice as long, as each copies the hand's log."""


def snapshot_distance(state: TableState) -> int:
    """The new entries that are worth a snapshot of this table."""
    actions = len(state.game.hands[-1].actions) if state.game is not None and state.game.hands else 0
    return SNAPSHOT_ENTRIES * LONG_HAND // (LONG_HAND + actions)


class TableRegistry:
    """The tables with followers, now or a moment ago."""

    def __init__(
        self, context: TableContext, heartbeat: Heartbeat, idle_seconds: float = IDLE_SECONDS
    ) -> None:
        self.context = replace(context, on_entries=self._on_entries)
        self._listener = context.on_entries
        self._heartbeat = heartbeat
        self._idle_seconds = idle_seconds
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._snapshots: dict[str, int] = {}
        self._background: list[asyncio.Task[None]] = []
        self._closing = False

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(tuple(self._tables.values()))

    # Opening and loading

    async def open(
        self,
        by: Person,
        seats: int,
        edition: str,
        options: Mapping[str, object],
        settings: TableSettings,
    ) -> LiveTable:
        """A new table, with its opener in seat 1."""
        await self._make_room()
        table = secrets.token_urlsafe(TABLE_ID_BYTES)
        now = self.context.now()
        entries = open_table(table, by, seats, now, edition=edition, options=options, settings=settings)
        await self.context.store.create(table)
        await self.context.store.append(table, 0, [NewEntry(write_entry(entry)) for entry in entries])
        return await self.get(table)

    def loaded(self, table: str) -> LiveTable | None:
        """The table with this id if it is in memory."""
        return self._tables.get(table)

    async def get(self, table: str) -> LiveTable:
        """The table with this id; raises a StoreProblem if there is none."""
        live = self._tables.get(table)
        if live is not None:
            live.last_used = self.context.steady()  # so that it is not unloaded just now
            return live
        if self._closing:
            raise StoreProblem("store-closed")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> LiveTable:
        """A table from its log; time when no server was up does not count."""
        await self._make_room()
        loaded = await load_table(self.context.store, table)
        state, live = loaded.state, LiveTable(loaded, self.context)
        # Before anything else can use it: a clock that ran out meanwhile would expire at once.
        if state.deadline is not None and await self._heartbeat.was_down_since(state.now):
            await live.restart()
        self._tables[table] = live
        self._snapshots[table] = loaded.snapshot_seq
        self.context.on_entries(live.state, ())
        live.schedule()
        if self.context.store.shared:
            await self._sync(live)  # entries announced before the table was in memory
        return live

    # Background work

    def start(self) -> None:
        """Start unloading idle tables and watching what other processes append."""
        self._background = [self.context.start(self._sweep())]
        if self.context.store.shared:
            self._background.append(self.context.start(self._watch_store()))
            self.context.store.on_reconnected(self._compare_soon)

    async def _watch_store(self) -> None:
        async for moved in self.context.store.watch(others=True):
            live = self._tables.get(moved.table)
            if live is not None and live.state.seq < moved.last_seq:
                self.context.start(self._sync(live))

    async def _sync(self, live: LiveTable) -> None:
        try:
            await live.sync()
        except Problem as problem:
            self.context.on_error(live.table, problem)

    def _compare_soon(self) -> None:
        self.context.start(self._compare_with_logs())

    async def _compare_with_logs(self) -> None:
        """Reload the tables whose logs have lost entries, and drop those that are gone."""
        for live in self:
            try:
                await live.sync()
            except Problem as problem:
                self.context.on_error(live.table, problem)
                if problem.code == "store-no-table":
                    live.unload()
                    live.unsubscribe_all()
                    self._tables.pop(live.table, None)
                    self._snapshots.pop(live.table, None)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle_seconds))
            for live in self:
                unused = self.context.steady() - live.last_used
                if unused >= self._idle_seconds and live.idle:
                    await self.unload(live)
                elif unused >= COMPRESS_AFTER_SECONDS and live.idle:
                    live.compress()

    def _on_entries(self, state: TableState, entries: Sequence[TableEntry]) -> None:
        """Pass entries on, and save a snapshot if there are enough since the last one."""
        self._listener(state, entries)
        live = self._tables.get(state.table)
        if live is not None and state.seq - self._snapshots[state.table] >= snapshot_distance(state):
            self.context.start(self._save_snapshot(live))

    async def _make_room(self) -> None:
        """Unload a tenth of the tables, those unused for longest, if there are too many."""
        if len(self._tables) < MAX_TABLES:
            return
        used_before = self.context.steady() - JUST_USED_SECONDS
        unused = sorted((live for live in self if live.idle), key=lambda live: live.last_used)
        for live in unused[: max(1, MAX_TABLES // 10)]:
            if live.idle and live.last_used < used_before:
                await self.unload(live)
        if len(self._tables) >= MAX_TABLES:
            raise Problem("server-busy")

    async def unload(self, live: LiveTable) -> None:
        """Drop a table from memory, with a snapshot if that is worthwhile."""
        live.unload()
        self._tables.pop(live.table, None)
        await self._save_snapshot(live)
        self._snapshots.pop(live.table, None)

    async def _save_snapshot(self, live: LiveTable) -> None:
        """Save a snapshot if enough entries are new since the last one."""
        seq = live.state.seq
        if seq - self._snapshots.get(live.table, 0) >= snapshot_distance(live.state):
            self._snapshots[live.table] = seq  # first, so that it is saved once
            try:
                await self.context.store.save_snapshot(live.table, seq, live.snapshot())
            except StoreProblem as problem:
                self.context.on_error(live.table, problem)

    async def close(self) -> None:
        """Unload every table."""
        self._closing = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for live in self:
            await self.unload(live)
        await self.context.finish()


class TableAccess(NamedTuple):
    """A table, and a person with their rights there."""

    live: LiveTable
    person: Person


async def access_table(tables: TableRegistry, people: People, table: str, person: Person) -> TableAccess:
    """A table for a person who may see it; to anyone else it does not exist."""
    live = await tables.get(table)
    account = person.account
    if live.state.seat_of(account) is not None:
        return TableAccess(live, person)
    invited = account not in live.state.kicked and await people.is_admitted(table, account)
    guest = Person(account, person.name, invited)
    if not may_look(live.state, guest):
        raise StoreProblem("store-no-table", table=table)
    return TableAccess(live, guest)
