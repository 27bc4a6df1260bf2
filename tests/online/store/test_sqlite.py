"""The cached log ends of an SQLite file: never wrong, and never needed."""

from __future__ import annotations

import asyncio

import pytest

from decaphase.online.store import Appended, NewEntry, Repeated, Store, open_store, sqlite
from decaphase.online.store.sqlite import STATEMENT_ROWS, Sqlite
from support.store.open_stores import check_whole, code_of, new, run


def ends_of(store: Store) -> dict[str, int]:
    assert isinstance(store._backend, Sqlite)
    return {table: end.last_seq for table, end in store._backend._ends.items()}


def test_a_move_made_before_is_found_in_a_batch_of_new_ones(sqlite_url: str) -> None:
    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            for table in "abc":
                await store.create(table)
                await store.append(table, 0, new("m1"))
            answers = await asyncio.gather(
                store.append("a", 1, new("m2")),
                store.append("b", 1, new("m1")),  # known, though sent as if it followed
                store.append("c", 1, new("m2")),
                store.append("c", 2, new("m2")),  # twice in one batch
                store.append("c", 2, new("m3")),
            )
            assert list(answers) == [Appended(2, 2), Repeated(1), Appended(2, 2), Repeated(2), Appended(3, 3)]
            assert ends_of(store) == {"a": 2, "b": 1, "c": 3}
            for table, count in (("a", 2), ("b", 1), ("c", 3)):
                assert len(await check_whole(store, table)) == count

    run(test())


def test_what_was_not_written_is_not_remembered(sqlite_url: str) -> None:
    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            await store.create("t")
            await store.append("t", 0, new("a"))
            assert isinstance(store._backend, Sqlite)
            store._backend._writer.execute("PRAGMA query_only = ON")
            assert await code_of(store.append("t", 1, new("b"))) == "store-read-only"
            assert ends_of(store) == {}
            store._backend._writer.execute("PRAGMA query_only = OFF")
            assert await store.append("t", 1, new("b")) == Appended(2, 2)
            assert ends_of(store) == {"t": 2}

    run(test())


@pytest.mark.parametrize("count", [*STATEMENT_ROWS, STATEMENT_ROWS[-1] + 1, 3 * STATEMENT_ROWS[-1] + 5])
def test_batches_of_all_sizes(sqlite_url: str, count: int) -> None:
    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            tables = [f"t{number}" for number in range(4)]
            for table in tables:
                await store.create(table)
                await store.append(table, 0, new("first"))
            sizes = [min(200, left) for left in range(count, 0, -200)]
            ends = dict.fromkeys(tables, 1)
            appends = []
            for number, size in enumerate(sizes):
                table = tables[number % 4]
                appends.append(
                    store.append(table, ends[table], [NewEntry(b"x", f"{number}-{n}") for n in range(size)])
                )
                ends[table] += size
            await asyncio.gather(*appends)
            for table in tables:
                assert len(await check_whole(store, table)) == ends[table]

    run(test())


def test_only_so_many_ends_are_remembered(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MAX_CACHED_ENDS", 2)

    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            for table in "abc":
                await store.create(table)
                await store.append(table, 0, new("m1"))
            assert ends_of(store) == {"b": 1, "c": 1}
            await store.append("b", 1, new("m2"))
            await store.append("a", 1, new("m2"))
            assert ends_of(store) == {"b": 2, "a": 2}

    run(test())
