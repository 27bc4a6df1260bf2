"""The database goes back in time, as after a failover to a standby that lagged: tables go on from its log."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import asyncpg
import pytest

from decaphase.online.protocol.messages import Gone, Happened, Now
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.table import entries as log
from decaphase.online.table import read_entry
from decaphase.problems import Problem
from support.server.table_host import (
    ANN,
    BOB,
    Clock,
    RecordingListener,
    TableHost,
    deal,
    follower,
    next_move,
    play,
    table_host,
)
from support.store.open_stores import check_whole, run
from support.timeouts import TIMEOUT_SECONDS

PEOPLE = (ANN, BOB)


class Ticking(Clock):
    """A clock of which no time is read twice, so that no two entries are alike."""

    def __call__(self) -> int:
        self.wait(0.001)
        return self.now


async def go_back(url: str, table: str, last_seq: int, *, snapshots: bool = True) -> None:
    """Delete the newest entries of a log, and snapshots of what was there."""
    link = await asyncpg.connect(url)
    async with link.transaction():
        await link.execute("DELETE FROM log_entry WHERE table_id = $1 AND seq > $2", table, last_seq)
        if snapshots:
            await link.execute("DELETE FROM snapshot WHERE table_id = $1 AND seq > $2", table, last_seq)
        await link.execute("UPDATE log_end SET last_seq = $2 WHERE table_id = $1", table, last_seq)
    await link.close()


async def break_connections(url: str) -> None:
    """End all connections of servers, as a failover does."""
    link = await asyncpg.connect(url)
    await link.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND datname = current_database() AND backend_type = 'client backend'"
    )
    await link.close()


async def a_hand(host: TableHost) -> LiveTable:
    live = await host.open(*PEOPLE)
    await deal(live, *PEOPLE)
    await play(live, *PEOPLE, moves=6)
    return live


async def until_told(live: LiveTable, lost: int) -> None:
    """Wait until the log says that so many entries were lost."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            kept = await live._context.store.read(live.table)
            entries = [read_entry(one.data) for one in kept]
            told = [one.entries for one in entries if isinstance(one, log.EntriesLost)]
            if told and live.state.seq == len(kept):
                assert told == [lost]
                return
            await asyncio.sleep(0.01)


def test_a_table_goes_on_from_the_shorter_log(postgres_url: str) -> None:
    async def test() -> None:
        async with table_host(postgres_url) as host:
            live = await a_hand(host)
            listener = RecordingListener()
            await live.follow(follower(ANN, listener))
            before, seq = live.state, live.state.seq
            number = before.number_for(ANN.account)
            await play(live, *PEOPLE, moves=3)
            listener.frames.clear()
            await go_back(postgres_url, live.table, seq)
            # Refused, since it was meant for a table that is no more: ...
            command, person = next_move(live, PEOPLE)
            with pytest.raises(Problem, match="table-entries-lost"):
                await live.do(command, person, f"{person.account}.late")
            await until_told(live, lost=3)
            # ... everybody is shown the table as it is, and told what happened, ...
            shown, told = listener.messages
            assert isinstance(shown, Now)
            assert shown.seq == number
            assert isinstance(told, Happened)
            assert told.seq == number + 1
            assert live.state.game == before.game
            # ... and the game goes on.
            await play(live, *PEOPLE, moves=20)
            await check_whole(host.store, live.table)

    run(test())


def test_all_tables_are_compared_with_their_logs_after_a_failover(postgres_url: str) -> None:
    """Before anybody makes a move, and without a note at tables that lost nothing."""

    async def test() -> None:
        async with table_host(postgres_url) as host:
            whole, shorter, missing = [await a_hand(host) for _ in range(3)]
            listener = RecordingListener()
            await missing.follow(follower(ANN, listener))
            seq = whole.state.seq
            await break_connections(postgres_url)
            await go_back(postgres_url, shorter.table, seq - 2)
            link = await asyncpg.connect(postgres_url)
            for name in ("log_entry", "log_end", "game_table"):
                await link.execute(f"DELETE FROM {name} WHERE table_id = $1", missing.table)  # noqa: S608
            await link.close()
            await until_told(shorter, lost=2)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while host.tables.loaded(missing.table) is not None:
                    await asyncio.sleep(0.01)
            assert isinstance(listener.messages[-1], Gone)
            assert whole.state.seq == seq
            await play(whole, *PEOPLE)
            host.errors.clear()

    run(test())


def test_servers_agree_on_a_log_that_was_written_anew(postgres_url: str) -> None:
    """One server goes on from the shorter log; the other must not write after what it alone remembers."""

    async def test() -> None:
        clock = Ticking()
        async with table_host(postgres_url, clock) as one, table_host(postgres_url, clock) as other:
            here = await a_hand(one)
            there = await other.tables.get(here.table)
            seq = here.state.seq
            await play(here, *PEOPLE, moves=2)
            await there.sync()
            assert there.state == here.state
            await break_connections(postgres_url)
            await go_back(postgres_url, here.table, seq)
            with pytest.raises(Problem, match="table-entries-lost"):
                await play(here, *PEOPLE)
            await until_told(here, lost=2)
            while here.state.seq <= seq + 2:  # longer than what the other server remembers
                await play(here, *PEOPLE)
            command, person = next_move(here, PEOPLE)
            with suppress(Problem):  # it depends on what the other server has noticed by itself
                await there.do(command, person)
            await until_told(there, lost=2)
            await here.sync()
            assert there.state == here.state
            await check_whole(one.store, here.table)
            one.errors.clear()
            other.errors.clear()

    run(test())


def test_a_snapshot_of_lost_entries_is_ignored(postgres_url: str) -> None:
    async def test() -> None:
        clock = Ticking()
        async with table_host(postgres_url, clock) as host:
            live = await a_hand(host)
            before = live.state
            await play(live, *PEOPLE, moves=2)
            await host.store.save_snapshot(live.table, live.state.seq, live.snapshot())
        await go_back(postgres_url, live.table, before.seq, snapshots=False)
        async with table_host(postgres_url, clock) as host:
            live = await host.tables.get(live.table)
            assert live.state.game == before.game
            while live.state.seq < before.seq + 4:
                await play(live, *PEOPLE)
            after = live.state
        async with table_host(postgres_url, clock) as host:
            assert (await host.tables.get(live.table)).state.game == after.game

    run(test())
