"""Watchers are notified of every log that grows, whoever writes it and whatever notification is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import asyncpg
import pytest

from decaphase.online.store import Moved, Outcome, open_store, postgres, postgres_notify
from decaphase.online.store.model import Append
from decaphase.online.store.postgres_connection import Connection
from decaphase.online.store.postgres_log import write_batch
from decaphase.online.store.postgres_notify import CHANNEL, MAX_PAYLOAD_BYTES, read_payload, write_payload
from decaphase.online.store.watchers import Watchers
from support.store.open_stores import code_of, new, run
from support.timeouts import TIMEOUT_SECONDS


def test_who_watches_hears_of_it(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await store.create("t")
            await store.create("u")
            one, other = store.watch(), store.watch()
            await store.append("t", 0, new("a", "b"))
            assert await anext(one) == Moved("t", 2)
            await store.append("u", 0, new("a"))
            assert await anext(one) == Moved("u", 1)
            assert await anext(other) == Moved("t", 2)
            assert await anext(other) == Moved("u", 1)
        assert [moved async for moved in one] == []

    run(test())


def test_who_is_slow_hears_the_latest() -> None:
    async def test() -> None:
        watchers = Watchers()
        watch = watchers.watch()
        watchers.notify([Moved("t", 1), Moved("u", 4)])
        watchers.notify([Moved("t", 3)])
        watchers.notify([Moved("t", 2)])  # one that was overtaken
        watchers.close()
        assert [moved async for moved in watch] == [Moved("t", 3), Moved("u", 4)]

    run(test())


def test_who_goes_away_is_forgotten() -> None:
    async def test() -> None:
        watchers = Watchers()
        watch = watchers.watch()
        assert len(watchers._watches) == 1
        del watch
        assert len(watchers._watches) == 0

    run(test())


def test_other_processes_are_heard(postgres_url: str) -> None:
    async def test() -> None:
        async with await open_store(postgres_url) as here, await open_store(postgres_url) as there:
            watch = here.watch()
            await there.create("t")
            await there.append("t", 0, new("a"))
            assert await anext(watch) == Moved("t", 1)

    run(test())


def test_who_wants_to_hear_of_others_does_not_hear_of_themselves(postgres_url: str) -> None:
    async def test() -> None:
        async with await open_store(postgres_url) as here, await open_store(postgres_url) as there:
            watch, everything = here.watch(others=True), here.watch()
            await here.create("t")
            await here.append("t", 0, new("a"))
            assert await anext(everything) == Moved("t", 1)
            await asyncio.sleep(0.2)  # by now the database has notified it too
            await there.append("t", 1, new("b"))
            assert await anext(watch) == Moved("t", 2)
            assert await anext(everything) == Moved("t", 2)

    run(test())


def test_what_may_have_been_written_is_looked_for(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to a commit is lost, and no other process will report it: it was our own."""

    async def write_and_lose(link: Connection, appends: Sequence[Append], signature: str) -> list[Outcome]:
        await write_batch(link, appends, signature)
        raise ConnectionResetError

    async def test() -> None:
        async with await open_store(postgres_url) as store:
            await store.create("t")
            await asyncio.sleep(0.2)  # the first poll is done
            watch = store.watch(others=True)
            with monkeypatch.context() as lost:
                lost.setattr(postgres, "write_batch", write_and_lose)
                assert await code_of(store.append("t", 0, new("a"))) == "store-outcome-unknown"
            async with asyncio.timeout(postgres_notify.POLL_SECONDS / 2):
                assert await anext(watch) == Moved("t", 1)

    run(test())


def test_news_that_was_lost_is_found_by_looking(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nothing is ever notified."""
    monkeypatch.setattr(postgres_notify, "POLL_SECONDS", 0.1)
    monkeypatch.setattr(postgres_notify, "CHANNEL", "elsewhere")

    async def test() -> None:
        async with await open_store(postgres_url) as store:
            watch = store.watch()
            for table in "tu":
                await store.create(table)
            await store.append("t", 0, new("a"))
            assert await anext(watch) == Moved("t", 1)
            await store.append("u", 0, new("a"))
            assert await anext(watch) == Moved("u", 1)
            await asyncio.sleep(0.5)  # polled several times meanwhile
            await store.append("u", 1, new("b"))
            assert await anext(watch) == Moved("u", 2)

    run(test())


def test_what_is_committed_late_is_found_by_looking(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that moved before the last poll, in a transaction that was committed after it."""
    monkeypatch.setattr(postgres_notify, "POLL_SECONDS", 0.1)

    async def test() -> None:
        async with await open_store(postgres_url) as store:
            watch = store.watch()
            await store.create("t")
            await asyncio.sleep(0.5)  # polled several times meanwhile
            other = await asyncpg.connect(postgres_url)
            await other.execute("UPDATE log_end SET last_seq = 1, moved_at = moved_at - 5000")
            await other.close()
            async with asyncio.timeout(TIMEOUT_SECONDS):
                assert await anext(watch) == Moved("t", 1)

    run(test())


def test_who_listens_connects_again(postgres_url: str) -> None:
    async def test() -> None:
        async with await open_store(postgres_url) as store:
            watch = store.watch()
            await store.create("t")
            await store.append("t", 0, new("a"))
            assert await anext(watch) == Moved("t", 1)
            other = await asyncpg.connect(postgres_url)
            ended = await other.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query ILIKE '%log_end%' AND pid <> pg_backend_pid()"
            )
            assert ended
            await other.close()
            await asyncio.sleep(0.1)
            async with await open_store(postgres_url) as there:
                await there.append("t", 1, new("b"))
            assert await anext(watch) == Moved("t", 2)

    run(test())


def test_a_batch_is_notified_once(postgres_url: str) -> None:
    async def test() -> None:
        heard: list[str] = []
        ear = await asyncpg.connect(postgres_url)
        await ear.add_listener(CHANNEL, lambda *said: heard.append(said[3]))
        async with await open_store(postgres_url) as store:
            for number in range(30):
                await store.create(f"t{number}")
            await asyncio.gather(*(store.append(f"t{number}", 0, new("a")) for number in range(30)))
            await ear.fetch("SELECT 1")
        await ear.close()
        assert [move for text in heard for move in read_payload(text)] == [
            Moved(f"t{n}", 1) for n in range(30)
        ]
        assert len(heard) <= 2

    run(test())


def test_too_much_news_means_look() -> None:
    many = [Moved("x" * 64, number) for number in range(200)]
    assert write_payload(many) == ""
    few = many[:100]
    assert read_payload(write_payload(few)) == few
    assert len(write_payload(few)) <= MAX_PAYLOAD_BYTES


def test_too_much_news_is_heard_all_the_same(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_notify, "MAX_PAYLOAD_BYTES", 3)

    async def test() -> None:
        async with await open_store(postgres_url) as store:
            watch = store.watch()
            await store.create("table")
            await asyncio.sleep(0.2)
            await store.append("table", 0, new("a"))
            assert await asyncio.wait_for(anext(watch), TIMEOUT_SECONDS) == Moved("table", 1)

    run(test())
