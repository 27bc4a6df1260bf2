"""The guarantees of a store, in both databases."""

from __future__ import annotations

import asyncio

import pytest

from decaphase.online.store import Appended, Conflict, Entry, NewEntry, Repeated, Snapshot, Store, open_store
from support.store.open_stores import check_whole, code_of, insist, new, read_all, run


def test_a_log_is_read_as_it_was_written(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await store.create("t", b"about\0it")
            assert await store.last_seq("t") == 0
            assert await store.read("t") == ()
            assert await store.append("t", 0, [NewEntry(b"\0one"), NewEntry(b"", "b")]) == Appended(1, 2)
            assert await store.append("t", 2, [NewEntry(b"three", "c")]) == Appended(3, 3)
        async with await open_store(url) as store:
            assert await store.about("t") == b"about\0it"
            assert await store.last_seq("t") == 3
            assert await store.read("t") == (
                Entry(1, None, b"\0one"),
                Entry(2, "b", b""),
                Entry(3, "c", b"three"),
            )
            assert await store.read("t", 2) == (Entry(3, "c", b"three"),)
            assert await store.read("t", 0, 1) == (Entry(1, None, b"\0one"),)
            assert await store.read("t", 3) == ()
            assert [entry.seq for entry in await read_all(store, "t", 2)] == [1, 2, 3]

    run(test())


def test_who_comes_late_is_told_where_the_log_ends(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await store.create("t")
            await store.append("t", 0, new("a", "b"))
            for behind_or_ahead in (0, 1, 3, 2**53):
                with pytest.raises(Conflict) as caught:
                    await store.append("t", behind_or_ahead, new("c"))
                assert caught.value.last_seq == 2
            assert len(await check_whole(store, "t")) == 2

    run(test())


def test_a_move_that_is_sent_again_is_written_once(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await store.create("t")
            await store.create("u")
            await store.append("t", 0, new("a", "b"))
            for after_seq in (0, 1, 2):
                assert await store.append("t", after_seq, new("b")) == Repeated(2)
            assert await store.append("t", 2, new("c", "a")) == Repeated(1)  # all or none
            assert await store.append("u", 0, new("b")) == Appended(1, 1)  # another table's moves are its own
            assert [entry.move_id for entry in await check_whole(store, "t")] == ["a", "b"]

    run(test())


def test_tables(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            for table in ("b", "B", "a-1", "a~1"):
                await store.create(table)
            assert await code_of(store.create("b", b"other")) == "store-table-exists"
            assert await store.about("b") == b""
            assert await store.tables() == ("B", "a-1", "a~1", "b")
            assert await store.tables("a-1", 1) == ("a~1",)
            for work in (
                store.read("c"),
                store.last_seq("c"),
                store.about("c"),
                store.append("c", 0, new("a")),
            ):
                assert await code_of(work) == "store-no-table"

    run(test())


def test_snapshots_are_only_a_cache(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await store.create("t")
            await store.append("t", 0, new("a", "b", "c"))
            assert await store.latest_snapshot("t") is None
            await store.save_snapshot("t", 2, b"two")
            await store.save_snapshot("t", 1, b"one")
            assert await store.latest_snapshot("t") == Snapshot(2, b"two")
            await store.save_snapshot("t", 3, b"three")
            assert await store.latest_snapshot("t") == Snapshot(3, b"three")
            assert await code_of(store.save_snapshot("t", 4, b"")) == "store-snapshot-ahead"
            assert await code_of(store.save_snapshot("u", 0, b"")) == "store-no-table"
            await store.forget_snapshot("t")
            assert await store.latest_snapshot("t") is None
            assert len(await check_whole(store, "t")) == 3

    run(test())


def test_closing_writes_what_waits_and_takes_no_more(url: str) -> None:
    async def test() -> None:
        store = await open_store(url)
        for number in range(20):
            await store.create(f"t{number}")
        waiting = [asyncio.create_task(store.append(f"t{number}", 0, new("a"))) for number in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        assert await asyncio.gather(*waiting) == [Appended(1, 1)] * 20
        assert await code_of(store.append("t1", 1, new("b"))) == "store-closed"
        assert await code_of(store.read("t1")) == "store-closed"
        async with await open_store(url) as again:
            assert [await again.last_seq(f"t{number}") for number in range(20)] == [1] * 20

    run(test())


def test_many_write_to_the_same_tables_at_once(url: str) -> None:
    """Each sends every move twice, and tries again after a conflict."""

    async def test() -> None:
        async with await open_store(url) as store:
            for number in range(3):
                await store.create(f"t{number}")
            told = await asyncio.gather(*(_send(store, writer) for writer in range(8)))
            written = {
                (f"t{number}", entry.move_id): entry.seq
                for number in range(3)
                for entry in await check_whole(store, f"t{number}")
            }
            assert written == {place: seq for stood in told for place, seq in stood.items()}
            assert len(written) == 8 * 12

    run(test())


async def _send(store: Store, writer: int) -> dict[tuple[str, str | None], int]:
    stood: dict[tuple[str, str | None], int] = {}
    for number in range(12):
        table, move = f"t{(writer + number) % 3}", f"w{writer}-{number}"
        stood[table, move] = await insist(store, table, move)
        assert await insist(store, table, move) == stood[table, move]
    return stood


def test_a_conflict_does_not_fail_those_in_the_same_batch(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            for table in "abc":
                await store.create(table)
            answers = await asyncio.gather(
                store.append("a", 0, new("1")),
                store.append("b", 5, new("1")),
                store.append("a", 1, new("2")),
                store.append("a", 0, new("1")),
                store.append("none", 0, new("1")),
                store.append("c", 0, new("1")),
                return_exceptions=True,
            )
            conflict, nowhere = answers[1], answers[4]
            assert isinstance(conflict, Conflict)
            assert isinstance(nowhere, Exception)
            assert [answers[place] for place in (0, 2, 3, 5)] == [
                Appended(1, 1),
                Appended(2, 2),
                Repeated(1),
                Appended(1, 1),
            ]
            assert [len(await check_whole(store, table)) for table in "abc"] == [2, 0, 1]

    run(test())
