"""A store in one SQLite file, for one server process: one thread writes, a few read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeVar

from decaphase.online.store.backend import Statement, Value
from decaphase.online.store.batches import MoveKey, check_appends, named_moves
from decaphase.online.store.model import (
    OUTCOME_UNKNOWN,
    Append,
    Appended,
    Entry,
    Moved,
    Outcome,
    Outcomes,
    StoreProblem,
)
from decaphase.online.store.sqlite_file import (
    make_durable,
    make_private,
    migrate,
    open_lock,
    open_reader,
    open_writer,
    take_lock,
)
from decaphase.online.store.watchers import Watchers

READERS: Final = 2
MAX_CACHED_ENDS: Final = 10_000
"""The log ends that are cached."""
STATEMENT_ROWS: Final = (1, 2, 4, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512)
"""The sizes of the INSERT statements, in rows: few enough that SQLite keeps all of them prepared."""
COLUMNS: Final = 4
MAX_STATEMENT_VALUES: Final = STATEMENT_ROWS[-1] * COLUMNS
"""Values in one statement."""

# Python releases its lock at each row that SQLite steps to, and then waits to get it back. So all rows go
# into one statement; its unused rows are empty and skipped.
ADD: Final[Mapping[int, str]] = {
    size: f"""
    INSERT INTO log_entry (table_no, seq, move_id, data)
    SELECT * FROM (VALUES {",".join(["(?,?,?,?)"] * size)}) WHERE column1 IS NOT NULL
    """  # noqa: S608 (question marks)
    for size in STATEMENT_ROWS
}
NUMBER: Final = "(SELECT table_no FROM game_table WHERE table_id = ?)"
READ: Final = (
    f"SELECT seq, move_id, data FROM log_entry WHERE table_no = {NUMBER} AND seq > ? ORDER BY seq LIMIT ?"  # noqa: S608 (ours)
)
FIND_MOVE: Final = f"SELECT seq FROM log_entry WHERE table_no = {NUMBER} AND move_id = ?"  # noqa: S608 (ours)
FIND_END: Final = """
    SELECT table_no, coalesce((SELECT max(seq) FROM log_entry WHERE table_no = game_table.table_no), 0)
    FROM game_table WHERE table_id = ?
"""

_CODES: Final = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_BUSY: "store-in-use",
    sqlite3.SQLITE_LOCKED: "store-in-use",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY: "store-exists",
    sqlite3.SQLITE_CONSTRAINT_UNIQUE: "store-exists",
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY: "store-no-account",  # the only references there are
}

Found = TypeVar("Found")


class End(NamedTuple):
    """The number of a table, and the last seq of its log."""

    number: int
    last_seq: int


class Rows(NamedTuple):
    """The values to write for a batch, the new ends of its logs, and the outcomes."""

    values: list[object]
    ends: dict[str, End]
    outcomes: list[Outcome]

    @property
    def fit(self) -> bool:
        """Whether one statement can write them."""
        return len(self.values) <= MAX_STATEMENT_VALUES


def rows_by_known_ends(ends: Mapping[str, End], appends: Sequence[Append]) -> Rows | None:
    """The rows of a batch in which every append follows its log's cached end; None for any other batch.

    Repeated moves are not looked for: if there is one, no row of the batch can be written.
    """
    values: list[object] = []
    moved: dict[str, End] = {}
    outcomes: list[Outcome] = []
    for append in appends:
        table = append.table
        end = moved.get(table) or ends.get(table)
        if end is None or end.last_seq != append.after_seq:
            return None
        number, seq = end
        for entry in append.entries:
            seq += 1
            values += (number, seq, entry.move_id, entry.data)
        moved[table] = End(number, seq)
        outcomes.append(Appended(end.last_seq + 1, seq))
    return Rows(values, moved, outcomes)


def rows_by_file(writer: sqlite3.Connection, appends: Sequence[Append]) -> Rows:
    """The rows of any batch, checked against the file, to which only this process writes."""
    ends: dict[str, End] = {}
    for table in {append.table for append in appends}:
        for found in writer.execute(FIND_END, (table,)):
            ends[table] = End(*found)
    known: dict[MoveKey, int] = {}
    for move in named_moves(appends):
        for (seq,) in writer.execute(FIND_MOVE, move):
            known[move] = seq
    checked = check_appends(appends, {table: end.last_seq for table, end in ends.items()}, known)
    values: list[object] = []
    for table, seq, move_id, data in checked.rows:
        values += (ends[table].number, seq, move_id, data)
    moved = {table: End(ends[table].number, last_seq) for table, last_seq in checked.ends.items()}
    return Rows(values, moved, checked.outcomes)


def add_rows(writer: sqlite3.Connection, values: Sequence[object]) -> None:
    """Write rows, with one statement if they fit."""
    for first in range(0, len(values), MAX_STATEMENT_VALUES):
        part = values[first : first + MAX_STATEMENT_VALUES]
        count = len(part) // COLUMNS
        size = next(size for size in STATEMENT_ROWS if size >= count)
        writer.execute(ADD[size], [*part, *[None] * (COLUMNS * (size - count))])


async def open_sqlite(path: str, watchers: Watchers) -> Sqlite:
    """The store in this file, which is created if it is missing; its folder has to exist."""
    return await asyncio.to_thread(Sqlite, Path(path), watchers)


class Sqlite:
    """The file with its lock, its writer and its readers."""

    shared = False
    losses = 0

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
        except BaseException as error:
            for append in appends:  # whatever happened, the file knows
                self._ends.pop(append.table, None)
            if _may_be_written(error):
                raise StoreProblem(OUTCOME_UNKNOWN) from error
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

    async def change(self, statements: Sequence[Statement], revoked: str | None = None) -> tuple[int, ...]:
        def work(writer: sqlite3.Connection) -> tuple[int, ...]:
            return tuple(writer.execute(_numbered(sql), values).rowcount for sql, values in statements)

        changed = await self._write(work)
        if revoked is not None:
            self._watchers.on_revoked(revoked)
        return changed

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

    async def read(self, table: str, after_seq: int, limit: int) -> tuple[Entry, ...]:
        return await self.query(Entry, READ, table, after_seq, limit)

    async def last_seq(self, table: str) -> int | None:
        return next((end.last_seq for end in await self.query(End, FIND_END, table)), None)

    async def seq_of_move(self, table: str, move_id: str) -> int | None:
        return next(iter(await self.query(int, FIND_MOVE, table, move_id)), None)

    async def query(self, make: Callable[..., Found], sql: str, *values: Value) -> tuple[Found, ...]:
        def work() -> tuple[Found, ...]:
            reader = self._readers.get()
            try:
                with sqlite_problems(self._file):
                    return tuple(make(*row) for row in reader.execute(_numbered(sql), values))
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


def _may_be_written(error: BaseException) -> bool:
    """Whether a failed transaction may be complete in the write-ahead log, to return after a crash.

    It is if SQLite could not flush it, or could not extend its index after writing it.
    """
    code = getattr(error.__cause__, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_IOERR and code != sqlite3.SQLITE_IOERR_WRITE


def _numbered(sql: str) -> str:
    """SQL with SQLite's numbered parameters; $1 would be a name to it."""
    return sql.replace("$", "?")


@contextmanager
def sqlite_problems(file: Path) -> Iterator[None]:
    """Raise SQLite's errors as store problems."""
    try:
        yield
    except sqlite3.Error as error:
        number = getattr(error, "sqlite_errorcode", 0)
        # The low byte is the primary result code.
        code = _CODES.get(number) or _CODES.get(number & 0xFF)
        if code is None:
            name = getattr(error, "sqlite_errorname", type(error).__name__)
            raise StoreProblem("store-failed", reason=name) from error
        raise StoreProblem(code, store=str(file)) from error
