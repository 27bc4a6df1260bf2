"""A store in one SQLite file, for one server process: one thread writes, a few read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

from decaphase.online.store.backend import Statement, Value
from decaphase.online.store.model import Append, Entry, Moved, Outcomes, Snapshot, StoreProblem
from decaphase.online.store.sqlite_file import (
    make_durable,
    make_private,
    migrate,
    open_lock,
    open_reader,
    open_writer,
    sqlite_problems,
    take_lock,
)
from decaphase.online.store.sqlite_log import (
    FIND_END,
    FIND_MOVE,
    READ,
    End,
    Rows,
    add_rows,
    rows_by_file,
    rows_by_known_ends,
)
from decaphase.online.store.watchers import Watchers

READERS: Final = 2
MAX_CACHED_ENDS: Final = 10_000
"""The log ends that are cached."""

Found = TypeVar("Found")


async def open_sqlite(path: str, watchers: Watchers) -> Sqlite:
    """The store in this file, which is created if it is missing; its folder has to exist."""
    return await asyncio.to_thread(Sqlite, Path(path), watchers)


class Sqlite:
    """The file with its lock, its writer and its readers."""

    shared = False

    def __init__(self, file: Path, watchers: Watchers) -> None:
        self._file = file
        self._watchers = watchers
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._ends: dict[str, End] = {}
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
        try:
            rows = rows_by_known_ends(self._ends, appends)
            if rows is None or not await self._add(rows):
                rows = await self._write(lambda writer: _check_and_add(writer, appends))
        except BaseException:
            for append in appends:  # whatever happened, the file knows
                self._ends.pop(append.table, None)
            raise
        self._remember(rows.ends)
        self._watchers.notify((Moved(table, end.last_seq) for table, end in rows.ends.items()), own=True)
        return rows.outcomes

    async def _add(self, rows: Rows) -> bool:
        """Write rows whose moves may have been made before; then none is written."""
        try:
            await self._write(lambda writer: add_rows(writer, rows.values), alone=rows.fit)
        except StoreProblem as problem:
            if problem.code == "store-exists":
                return False
            raise
        return True

    def _remember(self, ends: dict[str, End]) -> None:
        for table, end in ends.items():
            self._ends.pop(table, None)  # least recently moved logs are evicted first
            self._ends[table] = end
        while len(self._ends) > MAX_CACHED_ENDS:
            del self._ends[next(iter(self._ends))]

    async def create(self, table: str, data: bytes) -> bool:
        statement = "INSERT OR IGNORE INTO game_table (table_id, data) VALUES (?, ?)"
        return bool(await self._write(lambda writer: writer.execute(statement, (table, data)).rowcount))

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

    async def _write(self, work: Callable[[sqlite3.Connection], Found], *, alone: bool = False) -> Found:
        """Run this on the writer thread in a transaction; a statement that is `alone` is one by itself."""

        def transaction() -> Found:
            with sqlite_problems(self._file):
                if alone:
                    return work(self._writer)
                try:
                    self._writer.execute("BEGIN IMMEDIATE")
                    found = work(self._writer)
                    self._writer.execute("COMMIT")
                except BaseException:
                    # SQLite has rolled back already after some errors, a full disk among them.
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
        return await self._read(Entry, READ, table, after_seq, limit)

    async def last_seq(self, table: str) -> int | None:
        return next((end.last_seq for end in await self._read(End, FIND_END, table)), None)

    async def seq_of_move(self, table: str, move_id: str) -> int | None:
        return next(iter(await self._read(int, FIND_MOVE, table, move_id)), None)

    async def latest_snapshot(self, table: str) -> Snapshot | None:
        query = "SELECT seq, data FROM snapshot WHERE table_id = ?"
        return next(iter(await self._read(Snapshot, query, table)), None)

    async def query(self, make: Callable[..., Found], sql: str, *values: Value) -> tuple[Found, ...]:
        return await self._read(make, _numbered(sql), *values)

    async def _read(self, make: Callable[..., Found], query: str, *values: Value) -> tuple[Found, ...]:
        """The rows of a query, each passed to `make`."""

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


def _check_and_add(writer: sqlite3.Connection, appends: Sequence[Append]) -> Rows:
    rows = rows_by_file(writer, appends)
    add_rows(writer, rows.values)
    return rows


def _numbered(sql: str) -> str:
    """SQL with SQLite's numbered parameters; $1 would be a name to it."""
    return sql.replace("$", "?")
