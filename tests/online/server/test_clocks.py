"""The machine's clock is set back or forward an hour: no chat is blocked, no turn gains or loses time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest

from decaphase.online.protocol.messages import Now, read_now
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.table import Server, TableSettings, read_entry
from decaphase.online.table import commands as ask
from decaphase.online.table.talk import MAX_LINES, MAX_LINES_SECONDS
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
from support.store.open_stores import run

TIMED: Final = TableSettings.of(turn_seconds=30, reserve_seconds=0)
HOUR: Final = 3600
SETTINGS: Final = pytest.mark.parametrize("hours", [-HOUR, HOUR], ids=["back", "forward"])


@asynccontextmanager
async def dealt(url: str, clock: Clock) -> AsyncIterator[tuple[TableHost, LiveTable]]:
    """A table whose first turn has just begun."""
    async with table_host(url, clock) as host:
        live = await host.open(ANN, BOB, settings=TIMED)
        await deal(live, ANN, BOB)
        yield host, live


async def turn_of(live: LiveTable) -> int:
    """The seat whose turn it is after a tick, 0 if it has run out."""
    await live.do(ask.Tick(), Server())
    assert live.state.game is not None
    return 0 if live.state.minded else live.state.game.turn or 0


@SETTINGS
def test_a_turn_lasts_as_long_as_ever(sqlite_url: str, hours: int) -> None:
    async def test() -> None:
        clock = Clock()
        async with dealt(sqlite_url, clock) as (_, live):
            clock.wait(10)
            clock.set(hours)
            clock.wait(19)
            assert await turn_of(live)
            clock.wait(2)
            assert not await turn_of(live)

    run(test())


@SETTINGS
def test_the_timer_is_set_by_the_time_that_is_left(sqlite_url: str, hours: int) -> None:
    async def test() -> None:
        clock = Clock()
        async with dealt(sqlite_url, clock) as (_, live):
            clock.set(hours)
            clock.wait(10)
            assert live._timer is not None
            live._timer.cancel()
            live._timer = None
            live.schedule()
            assert live._timer.when() - live._timer._loop.time() == pytest.approx(20, abs=1)  # type: ignore[attr-defined]

    run(test())


@SETTINGS
def test_chat_goes_on(sqlite_url: str, hours: int) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as host:
            live = await host.open(ANN, BOB)
            for _ in range(3):
                clock.set(hours)
                for number in range(MAX_LINES):
                    await live.do(ask.Say(str(number)), ANN)
                clock.wait(MAX_LINES_SECONDS)

    run(test())


@SETTINGS
def test_chat_goes_on_after_a_restart(sqlite_url: str, hours: int) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as host:
            live = await host.open(ANN, BOB)
            await live.do(ask.Say("Hello"), ANN)
        clock.set(hours)
        async with table_host(sqlite_url, clock) as host:
            live = await host.tables.get(live.table)
            for _ in range(2):
                clock.wait(MAX_LINES_SECONDS)
                for number in range(MAX_LINES):
                    await live.do(ask.Say(str(number)), ANN)

    run(test())


@SETTINGS
def test_a_restart_takes_no_time(sqlite_url: str, hours: int) -> None:
    async def test() -> None:
        clock = Clock()
        async with dealt(sqlite_url, clock) as (_, live):
            clock.wait(10)
            await live.do(*next_move(live, (ANN, BOB)))
        clock.set(hours)
        async with table_host(sqlite_url, clock) as host:
            live = await host.tables.get(live.table)
            clock.wait(19)
            assert await turn_of(live)
            clock.wait(2)
            assert not await turn_of(live)

    run(test())


@SETTINGS
def test_two_servers_whose_clocks_disagree(postgres_url: str, hours: int) -> None:
    async def test() -> None:
        clock, other = Clock(), Clock()
        other.set(hours)
        async with dealt(postgres_url, clock) as (one, here), table_host(postgres_url, other) as two:
            await one.store.people.beat(one.heartbeat._run_id, max(clock(), other()))
            there = await two.tables.get(here.table)
            for _ in range(4):
                clock.wait(20)
                other.wait(20)
                assert await turn_of(here) == await turn_of(there) != 0
                began = there.state.began
                while there.state.began == began:
                    await play(there, ANN, BOB)
                await here.sync()
            clock.wait(31)
            assert not await turn_of(here)

    run(test())


@SETTINGS
def test_who_follows_is_told_the_time_of_the_table(sqlite_url: str, hours: int) -> None:
    async def test() -> None:
        clock = Clock()
        async with dealt(sqlite_url, clock) as (_, live):
            clock.set(hours)
            clock.wait(10)
            listener = RecordingListener()
            await live.follow(follower(ANN, listener))
            (shown,) = [message for message in listener.messages if isinstance(message, Now)]
            view = read_now(shown)
            assert view.deadline is not None
            assert view.deadline - shown.clock == 20_000

    run(test())


def test_what_is_written_follows_the_clock_while_no_turn_runs(sqlite_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as host:
            live = await host.open(ANN, BOB)
            clock.set(HOUR)
            await live.do(ask.Say("Hello"), ANN)
            assert read_entry((await host.store.read(live.table))[-1].data).at == clock()

    run(test())
