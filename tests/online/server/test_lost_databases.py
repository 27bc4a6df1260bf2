"""The database is lost, full or read-only: clients get a problem, and then play goes on."""

from __future__ import annotations

import asyncio
import resource
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from bench.postgres import Database
from support.server.crowd.player import Player
from support.server.crowd.server_process import ServerProcess, server_process
from support.server.crowd.tables import at_play, check_logs, check_views, gather, moved_on, settle, visiting
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS


async def health_is(server: ServerProcess, status: int) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while await asyncio.to_thread(server.health) != status:
            await asyncio.sleep(0.1)


async def reason(server: ServerProcess) -> object:
    """Why nothing can be written, as `/health` tells it."""
    async with visiting(server) as http:
        return (await http.get("/health")).json()["values"]["reason"]


def refusals(players: Sequence[Player]) -> Counter[str]:
    return sum((player.refused for player in players), Counter[str]())


def check_complaints(server: ServerProcess) -> None:
    """The server has logged errors, all of them about the store."""
    complaints = server.complaints()
    assert complaints
    for line in complaints:
        assert str(line["code"]).startswith("store-") or line["library"] == "asyncpg.pool", line


def restart_again_and_again(folder: Path, database: Database, url: str, times: int, seconds: float) -> None:
    async def evening() -> None:
        with server_process(folder, url, limited=False) as server:
            players = await gather([server], 6, 2)
            async with at_play(players):
                for mode in ("fast", "immediate") * times:
                    await moved_on(players, 12)
                    await asyncio.to_thread(database.stop, mode)
                    await health_is(server, 503)
                    await asyncio.to_thread(database.start)
                    await health_is(server, 200)
                await moved_on(players, 12)
                await settle(players)
                await check_views(players)
            assert server.process.poll() is None
            server.stop()
            check_complaints(server)
        assert set(refusals(players)) == {"store-outcome-unknown"}
        await check_logs(url, players)

    run(evening(), seconds)


def test_postgresql_is_restarted_under_load(tmp_path: Path, database: Database, postgres_url: str) -> None:
    restart_again_and_again(tmp_path, database, postgres_url, times=1, seconds=2 * TIMEOUT_SECONDS)


@pytest.mark.slow
@pytest.mark.soak
def test_postgresql_is_restarted_many_times(tmp_path: Path, database: Database, postgres_url: str) -> None:
    restart_again_and_again(tmp_path, database, postgres_url, times=20, seconds=600)


@contextmanager
def no_room(server: ServerProcess) -> Iterator[None]:
    """No file of the server may grow: to the server, the disk is full."""
    pid, kind = server.process.pid, resource.RLIMIT_FSIZE
    before = resource.prlimit(pid, kind)
    resource.prlimit(pid, kind, (300_000, before[1]))
    yield
    resource.prlimit(pid, kind, before)


@contextmanager
def read_only(server: ServerProcess) -> Iterator[None]:
    """Make the database read-only; see `custom_server`."""
    server.process.send_signal(signal.SIGUSR1)
    yield
    server.process.send_signal(signal.SIGUSR1)


async def all_are_refused(players: Sequence[Player], times: int = 3) -> None:
    """Wait until every table has been refused several times."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            tables = {player.table for player in players}
            told = Counter(player.table for player in players for _ in range(player.refused.total()))
            if all(told[table] >= times for table in tables):
                return
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("trouble", "codes"),
    [(no_room, {"store-full", "store-failed"}), (read_only, {"store-read-only"})],
)
def test_a_file_that_takes_nothing_more(
    tmp_path: Path, trouble: Callable[[ServerProcess], AbstractContextManager[None]], codes: set[str]
) -> None:
    async def evening() -> None:
        with server_process(tmp_path, patience=60) as server:
            players = await gather([server], 4, 2)
            async with at_play(players):
                await moved_on(players, 12)
                with trouble(server):
                    await all_are_refused(players)
                    stuck = [player.seq for player in players]
                    await health_is(server, 503)
                    assert await reason(server) in codes
                    await check_views(players)  # it can be read, and shows the game
                    assert [player.seq for player in players] == stuck
                await health_is(server, 200)
                await moved_on(players, 12)
                await settle(players)
                await check_views(players)
            server.stop()
            check_complaints(server)
        assert set(refusals(players)) <= codes
        await check_logs(server.database, players)

    run(evening())
