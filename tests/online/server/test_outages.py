"""A server, a bot or the database fails for a while: no clock time, seat or projection is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Final

import pytest

from decaphase.game import View
from decaphase.online.server.tables import registry
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.workers.bot_workers import BotWorkers, choose
from decaphase.online.store import StoreProblem
from decaphase.online.table import TableSettings
from decaphase.online.table import commands as ask
from decaphase.problems import Problem
from support.server.table_host import (
    ANN,
    BOB,
    Clock,
    RecordingListener,
    TableHost,
    deal,
    follower,
    play,
    table_host,
)
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS

TIMED: Final = TableSettings.of(turn_seconds=30, reserve_seconds=0)


async def until_seat_is_back(live: LiveTable) -> None:
    while live.state.seat(2).away:
        await asyncio.sleep(0.01)


async def leave_in_mid_hand(url: str, clock: Clock) -> tuple[str, int]:
    """A table whose server was killed, and the milliseconds left for the turn."""
    async with table_host(url, clock) as host:
        live = await host.open(ANN, BOB, settings=TIMED)
        await deal(live, ANN, BOB)
        left = (live.state.deadline or 0) - clock()
        await host.store.people.begin_run("killed", clock() - 60_000)
        await host.store.people.beat("killed", clock())
    return live.table, left


def test_a_server_that_was_killed_a_moment_ago_was_down(url: str) -> None:
    """Its heartbeat is recent, but it could not report its end."""

    async def test() -> None:
        clock = Clock()
        table, left = await leave_in_mid_hand(url, clock)
        clock.wait(10)
        async with table_host(url, clock) as host:
            live = await host.tables.get(table)
            assert (live.state.deadline or 0) - clock() == left

    run(test())


def test_no_outage_while_another_server_was_up(postgres_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(postgres_url, clock) as one:
            here = await one.open(ANN, BOB, settings=TIMED)
            await deal(here, ANN, BOB)
            clock.wait(10)
            async with table_host(postgres_url, clock) as two:
                await one.store.people.beat(one.heartbeat._run_id, clock())
                there = await two.tables.get(here.table)
                assert there.state == here.state

    run(test())


def test_nobody_gets_hold_of_a_table_whose_clock_ran_while_no_server_did(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        clock = Clock()
        table, _ = await leave_in_mid_hand(sqlite_url, clock)
        clock.wait(3600)
        async with table_host(sqlite_url, clock) as host:
            known = host.heartbeat.was_down_since

            async def slowly(then: int) -> bool:
                await asyncio.sleep(0.05)
                return await known(then)

            monkeypatch.setattr(host.heartbeat, "was_down_since", slowly)
            first = asyncio.create_task(host.tables.get(table))
            await asyncio.sleep(0.03)
            second = await host.tables.get(table)
            assert (second.state.deadline or 0) > clock()
            assert second is await first

    run(test())


def test_who_comes_back_by_another_server_keeps_their_seat(postgres_url: str) -> None:
    async def test() -> None:
        async with (
            table_host(postgres_url, patience=0.05) as one,
            table_host(postgres_url, patience=0.05) as two,
        ):
            here = await one.open(ANN, BOB)
            there = await two.tables.get(here.table)
            await here.follow(follower(ANN, RecordingListener()))
            lost, back = follower(BOB, RecordingListener()), follower(BOB, RecordingListener())
            await here.follow(lost)
            await deal(here, ANN, BOB)
            here.unfollow(lost)
            await there.follow(back)
            await asyncio.sleep(0.3)
            await asyncio.wait_for(until_seat_is_back(there), TIMEOUT_SECONDS)
            there.unfollow(back)

    run(test())


def test_who_steps_away_is_not_called_back_by_another_server(postgres_url: str) -> None:
    async def test() -> None:
        async with table_host(postgres_url) as one, table_host(postgres_url) as two:
            here = await one.open(ANN, BOB)
            there = await two.tables.get(here.table)
            await there.follow(follower(BOB, RecordingListener()))
            await deal(here, ANN, BOB)
            await here.do(ask.StepAway(), BOB)
            await there.sync()
            await asyncio.sleep(0.1)
            assert there.state.seat(2).away

    run(test())


class Forgetful:
    """A bot that fails at its first moves."""

    def __init__(self, failures: int) -> None:
        self.left = failures

    async def choose(self, bot: str, view: View) -> str:
        self.left -= 1
        if self.left >= 0:
            raise RuntimeError
        return choose(bot, view)

    def close(self) -> None:
        pass


def test_a_bot_that_fails_is_asked_again(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            context = host.tables.context
            object.__setattr__(context, "thinker", Forgetful(1))
            live = await host.open(ANN, seats=2)
            await live.do(ask.AddBot(2, "greedy", "Robo"), ANN)
            await deal(live, ANN)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while len(host.errors) < 1 or live.state.bot_turn() is not None:
                    if live.state.stage != "playing" or (live.state.game and live.state.game.turn == 1):
                        await play(live, ANN)
                    await asyncio.sleep(0.01)
            assert [type(error) for error in host.errors] == [RuntimeError]
            host.errors.clear()

    run(test())


def test_all_who_wait_for_a_bot_get_their_move_when_its_process_is_ended(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB)
            await deal(live, ANN, BOB)
            game = live.state.game
            assert game is not None
            view = game.view(game.turn)
            workers = BotWorkers(1)
            await workers.choose("greedy", view)
            thinking = [asyncio.create_task(workers.choose("sharp", view)) for _ in range(4)]
            await asyncio.sleep(0.1)
            for worker in tuple(workers._workers._pool._processes):  # type: ignore[union-attr]
                os.kill(worker, signal.SIGKILL)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                assert all(await asyncio.gather(*thinking))
            workers.close()

    run(test())


async def refuse(*_: object) -> None:
    raise StoreProblem("store-unreachable", store="PostgreSQL")


def test_notes_are_kept_until_they_can_be_written(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            people = host.store.people
            live = await host.open(ANN, BOB)
            await host.projections.flush()
            with monkeypatch.context() as outage:
                outage.setattr(people, "add_report", refuse)
                await live.do(ask.Report(2, "rude"), ANN)
                await host.projections.flush()
                await live.do(ask.Report(2, "very rude"), ANN)
                await host.projections.flush()
            assert len(await people.reports(10)) == 0
            await host.projections.flush()
            assert [report.text for report in await people.reports(10)] == ["rude\nvery rude"]
            assert {problem.code for problem in host.errors if isinstance(problem, StoreProblem)} == {
                "store-unreachable"
            }
            host.errors.clear()

    run(test())


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            for number in range(50):
                with pytest.raises(StoreProblem):
                    await host.tables.get(f"nowhere{number}")
            assert _kept(host) == 0

    run(test())


def _kept(host: TableHost) -> int:
    return len(host.tables) + len(host.tables._snapshots) + len(host.tables._loading)


def test_a_table_is_not_put_away_as_somebody_comes(sqlite_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock, idle=0.05) as host:
            live = await host.open(ANN, BOB)
            clock.wait(1)
            assert await host.tables.get(live.table) is live
            await asyncio.sleep(0.2)
            assert await host.tables.get(live.table) is live

    run(test())


def test_no_more_tables_are_kept_in_memory_than_fit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as host:
            monkeypatch.setattr(registry, "MAX_TABLES", 3)
            first, second, third = [await host.open(ANN, BOB) for _ in range(3)]
            await second.follow(follower(ANN, RecordingListener()))
            with pytest.raises(Problem, match="server-busy"):
                await host.open(ANN, BOB)  # the others were used just now
            clock.wait(20)
            fourth = await host.open(ANN, BOB)
            assert set(host.tables) == {second, third, fourth}
            assert (await host.tables.get(second.table)) is second
            clock.wait(20)
            assert (await host.tables.get(first.table)).state == first.state
            assert len(host.tables) == 3

    run(test())
