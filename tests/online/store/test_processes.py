"""Several processes write to the same tables while the database goes away and comes back."""

from __future__ import annotations

import asyncio

import pytest

from bench.postgres import Database
from decaphase.online.store import Moved, Store, StoreProblem, open_store
from support.store.open_stores import check_whole, insist, new, run
from support.store.workers import Said, check, make_tables, start
from support.timeouts import TIMEOUT_SECONDS

SENDERS = 4


@pytest.mark.parametrize("processes", [2, 4])
def test_processes_race_on_the_same_tables(postgres_url: str, processes: int) -> None:
    said = [Said(f"p{number}", SENDERS) for number in range(processes)]
    run(make_tables(postgres_url, said))
    workers = [start(postgres_url, one.name, 40, one.firsts) for one in said]
    for worker, one in zip(workers, said, strict=True):
        out, _ = worker.communicate(timeout=TIMEOUT_SECONDS)
        assert worker.returncode == 0
        for line in out.splitlines():
            one.hear(line)
    assert run(check(postgres_url, said)) == processes * SENDERS * 40


async def send_on(store: Store, table: str, stop: asyncio.Event) -> tuple[int, int]:
    """Send moves, each until it is acknowledged; how many, and how often the database was away."""
    sent = away = 0
    while not stop.is_set():
        try:
            await insist(store, table, f"{table}-{sent}")
            sent += 1
        except StoreProblem as problem:
            if problem.code not in ("store-unreachable", "store-outcome-unknown"):
                raise
            away += 1
            await asyncio.sleep(0.02)
    return sent, away


async def restart_under_load(database: Database, url: str, times: int) -> None:
    tables = [f"t{number}" for number in range(6)]
    async with await open_store(url) as store:
        for table in tables:
            await store.create(table)
        stop = asyncio.Event()
        senders = [asyncio.create_task(send_on(store, table, stop)) for table in tables]
        for number in range(times):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(database.stop, ("fast", "immediate")[number % 2])
            await asyncio.to_thread(database.start)
        await asyncio.sleep(0.3)
        stop.set()
        for table, (sent, away) in zip(tables, await asyncio.gather(*senders), strict=True):
            assert sent > 0
            assert away > 0
            moves = [entry.move_id for entry in await check_whole(store, table)]
            assert moves == [f"{table}-{number}" for number in range(sent)]
        await store.create("after")
        watch = store.watch()
        await store.append("after", 0, new("a"))
        while await anext(watch) != Moved("after", 1):
            pass


def test_postgres_restarts_under_load(database: Database, postgres_url: str) -> None:
    run(restart_under_load(database, postgres_url, 2))


@pytest.mark.slow
@pytest.mark.soak
def test_postgres_restarts_again_and_again(database: Database, postgres_url: str) -> None:
    run(restart_under_load(database, postgres_url, 20))
