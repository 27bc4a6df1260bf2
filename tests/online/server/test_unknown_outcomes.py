"""The database is lost while a move is written: its sender is never told wrongly that it was not made."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from decaphase.online.server.tables.asked_commands import CommandResult
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.store import Repeated, StoreProblem, open_store
from decaphase.online.table import Command, Person
from decaphase.online.table import commands as ask
from decaphase.problems import Problem
from support.server.crowd.server_process import PATHS
from support.server.table_host import ANN, BOB, TableHost, deal, next_move, table_host
from support.store.lossy_proxy import LossyProxy, lossy_proxy
from support.store.open_stores import check_whole, new, run

UNKNOWN: Final = "store-outcome-unknown"


async def answer(live: LiveTable, command: Command, person: Person) -> CommandResult | str:
    """How the command with the id m1 ends: its result, or the code of the problem."""
    try:
        return await live.do(command, person, f"{person.account}.m1")
    except StoreProblem as problem:
        return problem.code


async def log_grows(url: str, length: int) -> None:
    """Wait until the log has this many entries, as the database itself sees it."""
    link = await asyncpg.connect(url)
    while await link.fetchval("SELECT count(*) FROM log_entry") < length:
        await asyncio.sleep(0.005)
    await link.close()


async def lose(
    proxy: LossyProxy, live: LiveTable, command: Command, person: Person, url: str
) -> CommandResult | str:
    """Make a move whose commit happens and is never answered; then the database is away."""
    proxy.deaf = True
    asked = asyncio.create_task(answer(live, command, person))
    await log_grows(url, live.state.seq + 1)
    proxy.cut()
    return await asked


async def a_move(host: TableHost) -> tuple[LiveTable, Command, Person]:
    live = await host.open(ANN, BOB)
    await deal(live, ANN, BOB)
    return live, *next_move(live, (ANN, BOB))


def test_a_move_that_was_made_is_not_denied(postgres_url: str) -> None:
    async def test() -> None:
        async with lossy_proxy(postgres_url) as proxy, table_host(proxy.url) as host:
            live, command, person = await a_move(host)
            seq = live.state.seq
            assert await lose(proxy, live, command, person, postgres_url) == UNKNOWN
            assert await answer(live, command, person) == UNKNOWN
            proxy.mend()
            assert await answer(live, command, person) == CommandResult(seq + 1)
            assert live.state.seq == seq + 1
            assert len(await check_whole(host.store, live.table)) == seq + 1
            host.errors.clear()

    run(test())


def test_a_move_that_was_not_made_is_made_once(postgres_url: str) -> None:
    async def test() -> None:
        async with lossy_proxy(postgres_url) as proxy, table_host(proxy.url) as host:
            live, command, person = await a_move(host)
            seq = live.state.seq
            proxy.mute = True
            asked = asyncio.create_task(answer(live, command, person))
            await asyncio.sleep(0.05)
            proxy.cut()
            assert await asked == UNKNOWN
            proxy.mend()
            assert [await answer(live, command, person) for _ in range(2)] == [CommandResult(seq + 1)] * 2
            assert len(await check_whole(host.store, live.table)) == seq + 1
            host.errors.clear()

    run(test())


def test_a_new_connection_tells_it_at_once(postgres_url: str) -> None:
    """Only the connection breaks: the retry finds the move, and nobody has to ask again."""

    async def test() -> None:
        async with lossy_proxy(postgres_url) as proxy, table_host(proxy.url) as host:
            live, command, person = await a_move(host)
            seq = live.state.seq
            proxy.deaf = True
            asked = asyncio.create_task(answer(live, command, person))
            await log_grows(postgres_url, seq + 1)
            proxy.cut()
            proxy.mend()
            assert await asked == CommandResult(seq + 1)

    run(test())


def test_another_server_and_a_restarted_one_know_it(postgres_url: str) -> None:
    async def test() -> None:
        async with lossy_proxy(postgres_url) as proxy, table_host(postgres_url) as other:
            async with table_host(proxy.url) as host:
                live, command, person = await a_move(host)
                there = await other.tables.get(live.table)
                seq = live.state.seq
                assert await lose(proxy, live, command, person, postgres_url) == UNKNOWN
                assert await answer(there, command, person) == CommandResult(seq + 1)
                host.errors.clear()
                proxy.mend()
            async with table_host(proxy.url) as host:
                live = await host.tables.get(live.table)
                proxy.cut()
                # This server has the table, but another move: it cannot know what became of this one.
                live._recent.seq_of_move.clear()
                assert await answer(live, command, person) == UNKNOWN
                proxy.mend()
                assert await answer(live, command, person) == CommandResult(seq + 1)
                host.errors.clear()

    run(test())


def test_a_refusal_is_certain_only_after_the_next_entry(postgres_url: str) -> None:
    """A write that is still on its way to the database may arrive as long as its place in the log is free."""

    async def test() -> None:
        async with lossy_proxy(postgres_url) as proxy, table_host(proxy.url) as host:
            live, command, person = await a_move(host)
            proxy.mute = True
            asked = asyncio.create_task(answer(live, command, person))
            await asyncio.sleep(0.05)
            proxy.cut()
            assert await asked == UNKNOWN
            proxy.mend()
            illegal = ask.Act("1 knock")
            assert await answer(live, illegal, person) == UNKNOWN
            await live.do(ask.React("hello"), ANN)
            with pytest.raises(Problem) as refused:
                await live.do(illegal, person, f"{person.account}.m1")
            assert not isinstance(refused.value, StoreProblem)
            host.errors.clear()

    run(test())


@pytest.mark.slow  # the compiler takes seconds
def test_a_move_that_sqlite_could_not_flush_may_return(tmp_path: Path) -> None:
    """The commit is complete in the write-ahead log, but was not flushed: after a crash it is there."""
    library, program, flag = tmp_path / "sync.so", tmp_path / "sync.c", tmp_path / "fails"
    program.write_text(FAILING_SYNC, encoding="ascii")
    subprocess.run(
        [sys.executable, "-m", "ziglang", "cc", "-shared", "-fPIC", "-o", str(library), str(program)],
        check=True,
    )
    file = tmp_path / "tables.db"
    variables = {**os.environ, "PYTHONPATH": PATHS, "SYNC_FAILS": str(flag), "LD_PRELOAD": str(library)}
    crashed = subprocess.run(
        [sys.executable, "-c", APPEND_AND_CRASH, f"sqlite:///{file}", str(flag)],
        env=variables,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert crashed.stdout.split() == [UNKNOWN]

    async def test() -> None:
        async with await open_store(f"sqlite:///{file}") as store:
            assert await store.append("t", 1, new("b")) == Repeated(2)

    run(test())


FAILING_SYNC: Final = """
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
static int fails(void) { return access(getenv("SYNC_FAILS"), F_OK) == 0; }
int fsync(int file) { if (fails()) { errno = EIO; return -1; } return syscall(SYS_fsync, file); }
int fdatasync(int file) { if (fails()) { errno = EIO; return -1; } return syscall(SYS_fdatasync, file); }
"""
APPEND_AND_CRASH: Final = """
import asyncio, os, sys
from pathlib import Path
from decaphase.online.store import NewEntry, StoreProblem, open_store

async def main():
    store = await open_store(sys.argv[1])
    await store.create("t")
    await store.append("t", 0, [NewEntry(b"a", "a")])
    Path(sys.argv[2]).touch()
    try:
        await store.append("t", 1, [NewEntry(b"b", "b")])
    except StoreProblem as problem:
        os.write(1, problem.code.encode())
    os._exit(0)

asyncio.run(main())
"""
