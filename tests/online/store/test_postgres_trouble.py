"""Failures of PostgreSQL: each has its own code and does not quote the address."""

from __future__ import annotations

import asyncio
import traceback

import asyncpg
import pytest

from bench.postgres import Database
from decaphase.online.store import Appended, StoreProblem, open_store
from decaphase.online.store.postgres import Postgres
from decaphase.online.store.postgres_connection import postgres_problems
from decaphase.say import explain
from support.store.lossy_proxy import lossy_proxy
from support.store.open_stores import check_whole, code_of, new, run
from support.store.workers import opens


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://u:secret@127.0.0.1:1/x", "store-unreachable"),
        ("postgresql://u:secret@/x?host=/nowhere", "store-unreachable"),
        ("postgresql://u:secret@host:port/x", "store-bad-url"),
        ("postgresql://u:secret@host/x?sslmode=perhaps", "store-bad-url"),
    ],
)
def test_an_address_where_nobody_is(url: str, code: str) -> None:
    with pytest.raises(StoreProblem) as caught:
        run(open_store(url))
    assert caught.value.code == code
    assert "secret" not in explain(caught.value)
    assert "secret" not in "".join(traceback.format_exception_only(caught.value))


def test_a_database_that_is_not_there(database: Database) -> None:
    assert run(opens(database.url("nosuch"))) == "store-no-entry"


def test_a_database_that_may_only_be_read(postgres_url: str) -> None:
    async def test() -> None:
        async with await open_store(postgres_url) as store:
            await store.create("t")
        async with await open_store(f"{postgres_url}&default_transaction_read_only=on") as store:
            assert await code_of(store.append("t", 0, new("a"))) == "store-read-only"
            assert await code_of(store.create("u")) == "store-read-only"
            assert await check_whole(store, "t") == []
        async with await open_store(postgres_url) as store:
            await store.append("t", 0, new("a"))

    run(test())


def test_an_append_waits_for_another_process_that_is_writing(postgres_url: str) -> None:
    """It follows what the other process has written but not committed yet."""

    async def test() -> None:
        async with await open_store(postgres_url) as store:
            await store.create("t")
            other = await asyncpg.connect(postgres_url)
            async with other.transaction():
                await other.execute("INSERT INTO log_entry VALUES ('t', 1, 'a', 'a')")
                await other.execute("UPDATE log_end SET last_seq = 1")
                append = asyncio.create_task(store.append("t", 1, new("b")))
                await asyncio.sleep(0.3)
            await other.close()
            assert await append == Appended(2, 2)
            assert len(await check_whole(store, "t")) == 2

    run(test())


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (asyncpg.DiskFullError("x"), "store-full"),
        (asyncpg.InvalidPasswordError("x"), "store-no-entry"),
        (asyncpg.TooManyConnectionsError("x"), "store-unreachable"),
        (asyncpg.AdminShutdownError("x"), "store-unreachable"),
        (asyncpg.ConnectionDoesNotExistError("x"), "store-unreachable"),
        (ConnectionResetError("x"), "store-unreachable"),
        (TimeoutError("x"), "store-unreachable"),
        (asyncpg.UndefinedTableError("x"), "store-failed"),
    ],
)
def test_what_the_database_reports(error: Exception, code: str) -> None:
    async def report() -> None:
        async with postgres_problems():
            raise error

    assert run(code_of(report())) == code


def test_who_is_frozen_lets_go_in_the_end(postgres_url: str) -> None:
    async def test() -> None:
        async with await open_store(postgres_url) as store:
            assert isinstance(store._backend, Postgres)
            async with store._backend._connection() as link:
                found = await link.fetch("SHOW idle_in_transaction_session_timeout")
                assert found[0][0] == "10s"

    run(test())


async def set_synchronous_commit(url: str, value: str) -> None:
    """Set the default of new connections."""
    link = await asyncpg.connect(url)
    await link.execute(f"ALTER DATABASE postgres SET synchronous_commit = {value}")
    await link.close()


def test_commits_are_durable_whatever_the_database_defaults_to(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        await set_synchronous_commit(postgres_url, "off")
        try:
            async with await open_store(postgres_url) as store:
                assert isinstance(store._backend, Postgres)
                async with store._backend._connection() as link:
                    assert (await link.fetch("SHOW synchronous_commit"))[0][0] == "on"
            assert not caplog.messages
            async with lossy_proxy(postgres_url) as pooler:
                pooler.ignored = b"synchronous_commit"
                async with await open_store(pooler.url):
                    assert [record.levelname for record in caplog.records] == ["ERROR"]
                    assert "synchronous_commit" in caplog.messages[0]
        finally:
            await set_synchronous_commit(postgres_url, "on")

    run(test())


def test_a_log_that_somebody_holds_is_waited_for(postgres_url: str) -> None:
    async def test() -> None:
        async with await open_store(postgres_url) as store:
            await store.create("t")
            other = await asyncpg.connect(postgres_url)
            async with other.transaction():
                await other.execute("SELECT * FROM log_end FOR UPDATE")
                waiting = asyncio.create_task(store.append("t", 0, new("a")))
                await asyncio.sleep(0.2)
                assert not waiting.done()
                assert await store.last_seq("t") == 0  # readers do not wait
            await waiting
            await other.close()
            assert len(await check_whole(store, "t")) == 1

    run(test())
