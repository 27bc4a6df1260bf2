"""Catching up costs what was missed: after a lost connection, a restart, or at another process."""

from __future__ import annotations

import pytest

from decaphase.online.protocol.messages import Happened, Now
from decaphase.online.server.tables.followers import MAX_RECENT
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.registry import SNAPSHOT_ENTRIES
from decaphase.online.store import Entry, Store
from decaphase.online.table import TableSettings
from decaphase.online.table import commands as ask
from support.server.table_host import (
    ANN,
    BOB,
    CAS,
    Clock,
    RecordingListener,
    TableHost,
    deal,
    follower,
    play,
    table_host,
)
from support.store.open_stores import run


class CountedReads:
    """The entries that are read from a store's logs from now on."""

    def __init__(self, store: Store) -> None:
        self._read = store.read
        self.entries = self.calls = 0
        store.read = self.read  # type: ignore[method-assign]

    async def read(self, table: str, after_seq: int = 0, limit: int = 1000) -> tuple[Entry, ...]:
        found = await self._read(table, after_seq, limit)
        self.calls += 1
        self.entries += len(found)
        return found


async def old_table(host: TableHost, entries: int = SNAPSHOT_ENTRIES + MAX_RECENT) -> LiveTable:
    """A table with a few hands behind it."""
    live = await host.open(ANN, BOB)
    while live.state.seq < entries:
        await play(live, ANN, BOB)
    await host.settle()
    return live


async def sent_after(live: LiveTable, since: int | None) -> RecordingListener:
    """What Bob is sent when he connects again."""
    listener = RecordingListener()
    await live.follow(follower(BOB, listener), since)
    return listener


def test_a_subscription_never_reads_the_log(sqlite_url: str) -> None:
    """A message of 90 bytes must not make the server replay a table, however old it is."""

    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await old_table(host)
            reads = CountedReads(host.store)
            number = live.state.number_for("bob")
            for since in (0, 1, number - 5, number):
                listener = await sent_after(live, since)
                assert len(listener.received()) == min(number - since, MAX_RECENT)
                assert sum(map(len, listener.frames)) < 40_000
            live.compress()
            assert (await sent_after(live, number - 50)).received() == list(range(number - 49, number + 1))
            assert reads.calls == 0

    run(test())


def test_a_killed_server_leaves_little_to_read(sqlite_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as killed:
            live = await old_table(killed)
            state, number = live.state, live.state.number_for("bob")
            async with table_host(sqlite_url.replace(".db", "-copy.db"), clock) as host:
                await copy_log(killed.store, host.store, live.table)
                reads = CountedReads(host.store)
                again = await host.tables.get(live.table)
                assert again.state == state
                assert reads.entries < SNAPSHOT_ENTRIES
                for missed in (1, 7, MAX_RECENT):
                    listener = await sent_after(again, number - missed)
                    assert listener.received() == list(range(number - missed + 1, number + 1))
                assert reads.entries < SNAPSHOT_ENTRIES

    run(test())


async def copy_log(old: Store, new: Store, table: str) -> None:
    """Copy what is in the database at this moment, without a shutdown."""
    await new.create(table)
    entries = await old.read(table)
    for first in range(0, len(entries), 200):
        await new.append(table, first, entries[first : first + 200])  # type: ignore[arg-type]
    snapshot = await old.latest_snapshot(table)
    assert snapshot is not None
    await new.save_snapshot(table, snapshot.seq, snapshot.data)


def test_a_table_without_a_snapshot_gets_one_when_it_is_opened(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await old_table(host, SNAPSHOT_ENTRIES + 20)
            state = live.state
            await host.tables.unload(live)
            await host.store.forget_snapshot(live.table)
            assert (await host.tables.get(live.table)).state == state
            await host.settle()
            snapshot = await host.store.latest_snapshot(live.table)
            assert snapshot is not None
            assert snapshot.seq == state.seq

    run(test())


@pytest.mark.parametrize("late", [False, True])
def test_it_goes_on_at_another_process(postgres_url: str, late: bool) -> None:
    """Even if that process has not yet heard of what the client has already been sent."""

    async def test() -> None:
        async with table_host(postgres_url) as one, table_host(postgres_url) as two:
            here = await one.open(ANN, BOB, settings=TableSettings.of(listed=True))
            there = await two.tables.get(here.table)
            await there.do(ask.Mute(1), BOB)
            await here.sync()
            await deal(here, ANN, BOB)
            await play(here, ANN, BOB, moves=5)
            if not late:
                await there.sync()
            for person in (ANN, BOB, CAS):
                number = here.state.number_for(person.account)
                for missed in (0, 3):
                    listener = RecordingListener()
                    await there.follow(follower(person, listener), number - missed)
                    assert listener.received() == list(range(number - missed + 1, number + 1))
                    shown = listener.messages[-1]
                    assert isinstance(shown, Now)
                    assert shown.seq == number

    run(test())


def test_a_report_changes_no_list(sqlite_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as host:
            live = await host.open(ANN, BOB, settings=TableSettings.of(listed=True))
            await deal(live, ANN, BOB)
            await host.projections.flush()
            before = await host.store.people.listed_tables(None, 10)
            clock.wait(100)
            await play(live, ANN, BOB)
            await live.do(ask.Report(2, "rude"), ANN)
            await host.projections.flush()
            assert await host.store.people.listed_tables(None, 10) == before
            assert len(await host.store.people.reports(10)) == 1

    run(test())


def test_what_is_missed_is_told_once(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await old_table(host, 40)
            first, *rest = (await sent_after(live, 10)).messages
            assert isinstance(first, Happened)
            assert [type(message) for message in rest] == [Now]
            assert [entry.seq for entry in first.entries] == list(range(11, first.seq + 1))

    run(test())
