"""Whatever is done in whatever order, a store answers as a plain dictionary of lists would."""

from __future__ import annotations

import asyncio

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bench.postgres import Database
from decaphase.online.store import (
    Appended,
    Conflict,
    Entry,
    NewEntry,
    Repeated,
    Snapshot,
    StoreProblem,
    open_store,
)
from support.store.open_stores import code_of
from support.store.state_machines import run_in_postgres, run_in_sqlite

TABLES = st.sampled_from(["a", "b", "c"])
MOVES = st.none() | st.sampled_from([f"m{number}" for number in range(6)])
ENTRIES = st.lists(
    st.builds(NewEntry, st.binary(max_size=20), MOVES),
    min_size=1,
    max_size=3,
    unique_by=lambda entry: entry.move_id or object(),
)
EFFORT = settings(max_examples=15, stateful_step_count=20, suppress_health_check=list(HealthCheck))


class Logs(RuleBasedStateMachine):
    """The store beside the model; `url` is set by the test that runs it."""

    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store = self.loop.run_until_complete(open_store(self.url))
        self.logs: dict[str, list[Entry]] = {}
        self.snapshots: dict[str, Snapshot] = {}

    def teardown(self) -> None:
        self.loop.run_until_complete(self.store.close())
        self.loop.close()

    def expected(self, table: str, after_seq: int, entries: list[NewEntry]) -> object:
        if table not in self.logs:
            return "store-no-table"
        log = self.logs[table]
        stands = {entry.move_id: entry.seq for entry in log if entry.move_id is not None}
        for entry in entries:
            if entry.move_id in stands:
                return Repeated(stands[entry.move_id])
        if after_seq != len(log):
            return ("store-moved-on", len(log))
        first = len(log) + 1
        log.extend(Entry(seq, entry.move_id, entry.data) for seq, entry in enumerate(entries, first))
        return Appended(first, len(log))

    async def told(self, table: str, after_seq: int, entries: list[NewEntry]) -> object:
        try:
            return await self.store.append(table, after_seq, entries)
        except Conflict as conflict:
            return conflict.code, conflict.last_seq
        except StoreProblem as problem:
            return problem.code

    @rule(table=TABLES)
    def create(self, table: str) -> None:
        if table in self.logs:
            assert self.loop.run_until_complete(code_of(self.store.create(table))) == "store-table-exists"
        else:
            self.loop.run_until_complete(self.store.create(table))
            self.logs[table] = []

    @rule(asked=st.lists(st.tuples(TABLES, st.integers(-1, 1), ENTRIES), min_size=1, max_size=4))
    def append_together(self, asked: list[tuple[str, int, list[NewEntry]]]) -> None:
        """Concurrent appends go into one batch and are checked in order."""
        appends = []
        expected = []
        for table, off, entries in asked:
            after_seq = max(0, len(self.logs.get(table, [])) + off)
            appends.append((table, after_seq, entries))
            expected.append(self.expected(table, after_seq, entries))

        async def together() -> list[object]:
            return list(await asyncio.gather(*(self.told(*append) for append in appends)))

        assert self.loop.run_until_complete(together()) == expected

    @rule(table=TABLES, back=st.integers(0, 3))
    def save_snapshot(self, table: str, back: int) -> None:
        if table in self.logs:
            seq = max(0, len(self.logs[table]) - back)
            self.loop.run_until_complete(self.store.save_snapshot(table, seq, b"at %d" % seq))
            if table not in self.snapshots or self.snapshots[table].seq <= seq:
                self.snapshots[table] = Snapshot(seq, b"at %d" % seq)

    @rule()
    def open_again(self) -> None:
        self.loop.run_until_complete(self.store.close())
        self.store = self.loop.run_until_complete(open_store(self.url))

    @invariant()
    def all_is_there(self) -> None:
        async def check() -> None:
            assert await self.store.tables() == tuple(sorted(self.logs))
            for table, log in self.logs.items():
                assert await self.store.read(table) == tuple(log)
                assert await self.store.last_seq(table) == len(log)
                assert await self.store.latest_snapshot(table) == self.snapshots.get(table)

        self.loop.run_until_complete(check())


def test_sqlite_keeps_the_laws() -> None:
    run_in_sqlite(Logs, EFFORT)


def test_postgres_keeps_the_laws(database: Database) -> None:
    run_in_postgres(Logs, database, settings(EFFORT, max_examples=6))
