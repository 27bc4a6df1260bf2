"""A store in one SQLite file, for one server process: one thread writes, a few read."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

from decaphase.store.backend import Statement, Value
from decaphase.store.judge import Verdict, judge, named_moves
from decaphase.store.model import Append, Entry, Outcomes, Snapshot
from decaphase.store.sqlite_file import (
    make_durable,
    make_private,
    migrate,
    open_lock,
    open_reader,
    open_writer,
    sqlite_problems,
    take_lock,
)
from decaphase.store.watching import Watchers

READERS: Final = 2

Found = TypeVar("Found")


async def open_sqlite(path: str, watchers: Watchers) -> Sqlite:
    """The store in this file, made where it is missing; its folder has to be there."""
    return await asyncio.to_thread(Sqlite, Path(path), watchers)


class Sqlite:
    """The file with its lock, its writer and its readers."""

    shared = False

    def __init__(self, file: Path, watchers: Watchers) -> None:
        self._file = file
        self._watchers = watchers
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        with sqlite_problems(file), ExitStack() as opened:
            take_lock(opened.enter_context(closing(open_lock(file))))
            make_private(file)
            migrate(file)
            self._writer = opened.enter_context(closing(open_writer(file)))
            make_durable(self._writer)
            for _ in range(READERS):
                self._readers.put(opened.enter_context(closing(open_reader(file))))
            self._opened = opened.pop_all()
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")

    # Writing

    async def commit(self, appends: Sequence[Append]) -> Outcomes:
        verdict = await self._write(lambda writer: _write_batch(writer, appends))
        self._watchers.tell(verdict.moved)
        return verdict.outcomes

    async def create(self, table: str, data: bytes) -> bool:
        def work(writer: sqlite3.Connection) -> bool:
            made = writer.execute("INSERT OR IGNORE INTO game_table VALUES (?, ?)", (table, data)).rowcount
            if made:
                writer.execute("INSERT INTO log_end VALUES (?, 0, ?)", (table, _now()))
            return bool(made)

        return await self._write(work)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        statement = (
            "INSERT INTO snapshot VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
            " SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshot.seq"
        )
        await self._write(lambda writer: writer.execute(statement, (table, snapshot.seq, snapshot.data)))

    async def forget_snapshot(self, table: str) -> None:
        await self._write(lambda writer: writer.execute("DELETE FROM snapshot WHERE table_id = ?", (table,)))

    async def change(self, statements: Sequence[Statement]) -> tuple[int, ...]:
        def work(writer: sqlite3.Connection) -> tuple[int, ...]:
            return tuple(writer.execute(_numbered(sql), values).rowcount for sql, values in statements)

        return await self._write(work)

    async def _write(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        """Let the writer do this in a transaction of its own."""

        def transaction() -> Found:
            with sqlite_problems(self._file):
                try:
                    self._writer.execute("BEGIN IMMEDIATE")
                    found = work(self._writer)
                    self._writer.execute("COMMIT")
                except BaseException:
                    # SQLite has done it already after some errors, a full disk among them.
                    if self._writer.in_transaction:
                        self._writer.execute("ROLLBACK")
                    raise
                return found

        return await asyncio.get_running_loop().run_in_executor(self._writing, transaction)

    # Reading

    async def about(self, table: str) -> bytes | None:
        query = "SELECT data FROM game_table WHERE table_id = ?"
        return next(iter(await self._read(bytes, query, table)), None)

    async def tables(self, after: str, limit: int) -> tuple[str, ...]:
        query = "SELECT table_id FROM game_table WHERE table_id > ? ORDER BY table_id LIMIT ?"
        return await self._read(str, query, after, limit)

    async def read(self, table: str, after_seq: int, limit: int) -> tuple[Entry, ...]:
        query = "SELECT seq, move_id, data FROM log_entry WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return await self._read(Entry, query, table, after_seq, limit)

    async def last_seq(self, table: str) -> int | None:
        query = "SELECT last_seq FROM log_end WHERE table_id = ?"
        return next(iter(await self._read(int, query, table)), None)

    async def seq_of_move(self, table: str, move_id: str) -> int | None:
        query = "SELECT seq FROM log_entry WHERE table_id = ? AND move_id = ?"
        return next(iter(await self._read(int, query, table, move_id)), None)

    async def latest_snapshot(self, table: str) -> Snapshot | None:
        query = "SELECT seq, data FROM snapshot WHERE table_id = ?"
        return next(iter(await self._read(Snapshot, query, table)), None)

    async def query(self, make: Callable[..., Found], sql: str, *values: Value) -> tuple[Found, ...]:
        return await self._read(make, _numbered(sql), *values)

    async def _read(self, make: Callable[..., Found], query: str, *values: Value) -> tuple[Found, ...]:
        """What is found, each row made into what it stands for."""

        def work() -> tuple[Found, ...]:
            reader = self._readers.get()
            try:
                with sqlite_problems(self._file):
                    return tuple(make(*row) for row in reader.execute(query, values))
            finally:
                self._readers.put(reader)

        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    # The end

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()
        with sqlite_problems(self._file):
            self._opened.close()


def _write_batch(writer: sqlite3.Connection, appends: Sequence[Append]) -> Verdict:
    """Judge a batch by what is in the file, where nobody else writes, and write what holds."""
    ends = {}
    for table in {append.table for append in appends}:
        for (last_seq,) in writer.execute("SELECT last_seq FROM log_end WHERE table_id = ?", (table,)):
            ends[table] = last_seq
    known = {}
    for move in named_moves(appends):
        query = "SELECT seq FROM log_entry WHERE table_id = ? AND move_id = ?"
        for (seq,) in writer.execute(query, move):
            known[move] = seq
    verdict = judge(appends, ends, known)
    writer.executemany("INSERT INTO log_entry VALUES (?, ?, ?, ?)", verdict.rows)
    now = _now()
    moved = [(last_seq, now, table) for table, last_seq in verdict.ends.items()]
    writer.executemany("UPDATE log_end SET last_seq = ?, moved_at = ? WHERE table_id = ?", moved)
    return verdict


def _numbered(sql: str) -> str:
    """SQL as SQLite numbers its values; $1 would be a name to it."""
    return sql.replace("$", "?")


def _now() -> int:
    return time.time_ns() // 1_000_000
