"""All tables of this process: opened, taken up from their logs, kept in step, and put away."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Mapping
from typing import Final

from decaphase.online.server.tables.context import TableContext
from decaphase.online.server.tables.heartbeat import Heartbeat
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.recent_entries import RecentEntries, go_through
from decaphase.online.server.tables.snapshots import read_snapshot, write_snapshot
from decaphase.online.store import NewEntry, StoreProblem
from decaphase.online.table import (
    Person,
    Server,
    TableSettings,
    TableState,
    open_table,
    read_entry,
    replay,
    write_entry,
)
from decaphase.online.table import commands as ask
from decaphase.problems import Problem

TABLE_BYTES: Final = 16
"""Nobody guesses the id of a table."""
IDLE_SECONDS: Final = 300
"""A table that nobody has followed for so long is put away; its log is taken up when somebody comes."""
FORGET_MS: Final = 60_000
"""Who comes back later than that is told from the log what they missed."""
SWEEP_SECONDS: Final = 20
WORTH_KEEPING: Final = 100
"""So many entries are worth a snapshot: they take a few milliseconds to go through again."""


class TableRegistry:
    """The tables that somebody follows, or followed a moment ago."""

    def __init__(self, around: TableContext, runs: Heartbeat, idle_seconds: float = IDLE_SECONDS) -> None:
        self.around = around
        self._runs = runs
        self._idle_ms = 1000 * idle_seconds
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._snapshots: dict[str, int] = {}
        self._background: list[asyncio.Task[None]] = []
        self._closing = False

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(tuple(self._live.values()))

    # Opening

    async def open(
        self,
        by: Person,
        seats: int,
        edition: str,
        options: Mapping[str, object],
        settings: TableSettings,
    ) -> LiveTable:
        """A new table, at which its opener sits in seat 1."""
        table = secrets.token_urlsafe(TABLE_BYTES)
        now = self.around.now()
        entries = open_table(table, by, seats, now, edition=edition, options=options, settings=settings)
        await self.around.store.create(table)
        await self.around.store.append(table, 0, [NewEntry(write_entry(entry)) for entry in entries])
        return await self.get(table)

    def at_hand(self, table: str) -> LiveTable | None:
        """The table with this id, where it is here already, for what is done at once."""
        return self._live.get(table)

    async def get(self, table: str) -> LiveTable:
        """The table with this id; where there is none a StoreProblem says so."""
        live = self._live.get(table)
        if live is not None:
            live.used = self.around.now()  # so that it is not put away just as somebody comes
            return live
        if self._closing:
            raise StoreProblem("store-closed")
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.get_running_loop().create_task(self._take_up(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _take_up(self, table: str) -> LiveTable:
        """A table as its log tells it; the time in which no server ran counts for nobody."""
        state, recent, kept = await self._load(table)
        live = LiveTable(state, recent, self.around)
        # Nobody gets hold of it before that is made good: a clock that ran out meanwhile would ring at once.
        if state.deadline is not None and await self._runs.was_down_since(state.now):
            await live.do(ask.Start(), Server())
            live.expect_everybody()
        self._live[table] = live
        self._snapshots[table] = kept
        self.around.note(live.state, ())
        live.go_on()
        if self.around.store.shared:
            await self._keep_up(live)  # what was told while the table was not here yet
        return live

    async def _load(self, table: str) -> tuple[TableState, RecentEntries, int]:
        """The table, its last moments, and how much of it a snapshot holds."""
        store, recent = self.around.store, RecentEntries()
        snapshot = await store.latest_snapshot(table)
        state = None if snapshot is None else read_snapshot(snapshot.data)
        seq = kept_seq = 0 if state is None else state.seq
        while kept := await store.read(table, seq):
            for one in kept:
                entry = read_entry(one.data)
                if state is None:
                    state = replay((entry,))
                else:
                    state, moments = go_through(state, (entry,), one.move_id)
                    recent.add(moments)
            seq = kept[-1].seq
            await asyncio.sleep(0)  # a long log is not read at the cost of everybody else
        if state is None:
            raise StoreProblem("store-no-table", table=table)
        return state, recent, kept_seq

    # Going on

    def start(self) -> None:
        """Begin to put idle tables away, and to listen to what other processes write."""
        self._background = [self.around.start(self._sweep())]
        if self.around.store.shared:
            self._background.append(self.around.start(self._listen()))

    async def _listen(self) -> None:
        async for moved in self.around.store.watch(others=True):
            live = self._live.get(moved.table)
            if live is not None and live.state.seq < moved.last_seq:
                self.around.start(self._keep_up(live))

    async def _keep_up(self, live: LiveTable) -> None:
        try:
            await live.keep_up()
        except Problem as problem:
            self.around.troubled(live.table, problem)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle_ms / 1000))
            for live in self:
                quiet = self.around.now() - live.used
                if quiet >= self._idle_ms and live.idle:
                    await self.put_away(live)
                elif quiet >= FORGET_MS and live.idle:
                    live.rest()
                else:
                    await self._keep(live)

    async def put_away(self, live: LiveTable) -> None:
        """Keep a snapshot where it is worth it, and forget the table until somebody asks for it."""
        live.put_away()
        self._live.pop(live.table, None)
        await self._keep(live)
        self._snapshots.pop(live.table, None)

    async def _keep(self, live: LiveTable) -> None:
        """Keep a snapshot where there is enough to spare whoever takes the table up after a crash."""
        state = live.state
        if state.seq - self._snapshots.get(live.table, 0) >= WORTH_KEEPING:
            try:
                await self.around.store.save_snapshot(live.table, state.seq, write_snapshot(state))
                self._snapshots[live.table] = state.seq
            except StoreProblem as problem:
                self.around.troubled(live.table, problem)

    async def close(self) -> None:
        """Put every table away."""
        self._closing = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        for live in self:
            await self.put_away(live)
        await self.around.finish()
