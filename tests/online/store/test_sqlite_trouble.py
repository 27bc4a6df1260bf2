"""Failures of an SQLite file: reported clearly, nothing half written, and recovered from."""

from __future__ import annotations

import os
import resource
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from decaphase import extras
from decaphase.online.store import NewEntry, Store, open_store
from decaphase.online.store.sqlite import Sqlite
from decaphase.problems import Problem
from support.store.open_stores import check_whole, code_of, new, run
from support.store.workers import Said, make_tables, opens, start

NOBODY = 65534


def writer_of(store: Store) -> sqlite3.Connection:
    assert isinstance(store._backend, Sqlite)
    return store._backend._writer


async def fill(store: Store, table: str, most: int = 400) -> str:
    """Write until it is refused; the code of the refusal."""
    for _ in range(most):
        last_seq = await store.last_seq(table)
        try:
            await store.append(table, last_seq, [NewEntry(bytes(10_000)), NewEntry(bytes(10_000))])
        except Problem as problem:
            assert await store.last_seq(table) == last_seq
            return problem.code
    return ""


def test_what_is_committed_is_on_the_disk(sqlite_url: str) -> None:
    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            assert writer_of(store).execute("PRAGMA synchronous").fetchone() == (2,)
            assert writer_of(store).execute("PRAGMA journal_mode").fetchone() == ("wal",)

    run(test())


def test_a_full_database(sqlite_url: str) -> None:
    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            await store.create("t")
            await store.append("t", 0, new("a"))
            writer_of(store).execute("PRAGMA max_page_count = 60")
            assert await fill(store, "t") == "store-full"
            assert await fill(store, "t") == "store-full"
            full = len(await check_whole(store, "t"))
            assert full % 2 == 1  # both entries of an append, or none
            writer_of(store).execute("PRAGMA max_page_count = 100000")
            await store.append("t", full, new("b", "c"))
        async with await open_store(sqlite_url) as store:
            assert len(await check_whole(store, "t")) == full + 2

    run(test())


@contextmanager
def no_file_bigger_than(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_disk_that_takes_no_more(sqlite_url: str) -> None:
    """The system refuses a write in the middle of SQLite's work."""

    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            await store.create("t")
            await store.append("t", 0, new("a"))
            with no_file_bigger_than(300_000):
                assert await fill(store, "t") in {"store-full", "store-failed"}
                assert await fill(store, "t") in {"store-full", "store-failed"}
                full = len(await check_whole(store, "t"))
                assert full % 2 == 1
            await store.append("t", full, new("b", "c"))
        async with await open_store(sqlite_url) as store:
            assert len(await check_whole(store, "t")) == full + 2

    run(test())


def test_a_file_that_becomes_read_only(sqlite_url: str) -> None:
    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            await store.create("t")
            writer_of(store).execute("PRAGMA query_only = ON")
            assert await code_of(store.append("t", 0, new("a"))) == "store-read-only"
            assert await code_of(store.create("u")) == "store-read-only"
            assert await code_of(store.save_snapshot("t", 0, b"")) == "store-read-only"
            assert await check_whole(store, "t") == []
            writer_of(store).execute("PRAGMA query_only = OFF")
            await store.append("t", 0, new("a"))
            assert len(await check_whole(store, "t")) == 1

    run(test())


def test_what_breaks_off_in_the_middle_leaves_nothing_behind(sqlite_url: str) -> None:
    def break_off(writer: sqlite3.Connection) -> None:
        writer.execute("INSERT INTO log_entry (table_no, seq, move_id, data) VALUES (1, 1, 'a', x'00')")
        raise RuntimeError

    async def test() -> None:
        async with await open_store(sqlite_url) as store:
            await store.create("t")
            assert isinstance(store._backend, Sqlite)
            with pytest.raises(RuntimeError):
                await store._backend._write(break_off)
            await store.append("t", 0, new("a"))
            assert len(await check_whole(store, "t")) == 1

    run(test())


@contextmanager
def as_somebody_else() -> Iterator[None]:
    """Root may write everywhere, so switch to the user `nobody`."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_file_that_may_only_be_read() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        file = Path(folder) / "tables.db"
        url = f"sqlite:///{file}"
        assert run(opens(url)) == ""
        file.chmod(0o444)
        Path(folder).chmod(0o555)
        with as_somebody_else():
            assert run(opens(url)) in {"store-read-only", "store-cannot-open"}
        Path(folder).chmod(0o755)
        file.chmod(0o644)
        assert run(opens(url)) == ""


def test_one_server_for_a_file(sqlite_url: str) -> None:
    async def test() -> None:
        async with await open_store(sqlite_url):
            assert await opens(sqlite_url) == "store-in-use"
        assert await opens(sqlite_url) == ""

    run(test())


def test_a_file_in_use_by_another_process(sqlite_url: str) -> None:
    said = Said("other", 1)
    run(make_tables(sqlite_url, [said]))
    other = start(sqlite_url, said.name, 0, said.firsts)
    assert other.stdout is not None
    with other.stdout as lines:
        lines.readline()
        assert run(opens(sqlite_url)) == "store-in-use"
        other.kill()
        other.wait()
    assert run(opens(sqlite_url)) == ""


@pytest.mark.parametrize(
    "held", [b"not a database at all" * 100, b"SQLite format 3\0" + bytes(range(256)) * 40]
)
def test_a_file_that_is_something_else(tmp_path: Path, held: bytes) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(held)
    assert run(opens(f"sqlite:///{file}")) == "store-damaged"
    assert file.read_bytes() == held


def test_a_name_with_signs_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "a b?c=%41#é"
    folder.mkdir()
    assert run(opens(f"sqlite:///{folder / 'tables?mode=ro.db'}")) == ""
    assert (folder / "tables?mode=ro.db").exists()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert run(opens(f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}")) == "store-cannot-open"
    assert run(opens(f"sqlite:///{tmp_path}")) == "store-cannot-open"


@pytest.mark.parametrize("url", ["", "sqlite:///", "sqlite://", "mysql://a:secret@b/c", "tables.db"])
def test_what_is_no_address(url: str) -> None:
    assert run(opens(url)) == "store-bad-url"


def test_without_the_extra_it_says_how_to_have_it(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(Problem) as caught:
        run(open_store(sqlite_url))
    assert caught.value.code == "missing-package"
    assert caught.value.values["extra"] == "server"
