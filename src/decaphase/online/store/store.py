"""A store: an append-only log for each table, and people, in either database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from types import TracebackType
from typing import Final, Self

from decaphase.extras import require
from decaphase.online.store.backend import Backend
from decaphase.online.store.batches import MAX_BATCH_APPENDS, Batches, OnOutcome
from decaphase.online.store.model import (
    BIGGEST_SNAPSHOT,
    MOST_READ,
    Answer,
    Entry,
    Moved,
    NewEntry,
    Snapshot,
    StoreProblem,
    check_append,
    check_id,
    check_limit,
    check_seq,
    check_size,
)
from decaphase.online.store.people import People
from decaphase.online.store.watchers import Watchers

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")

TABLES: Final = """
    SELECT table_id FROM game_table WHERE table_id > $1 ORDER BY table_id LIMIT $2
"""
SAVE_SNAPSHOT: Final = """
    INSERT INTO snapshot (table_id, seq, data) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE
    SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshot.seq
"""


async def open_store(url: str, *, max_batch: int = MAX_BATCH_APPENDS) -> Store:
    """The store at `sqlite:///path` or `postgresql://…`, with its schema brought up to date.

    `max_batch` is the most appends in one commit; 1 is for measuring what group commit gains.
    """
    require("server", "alembic", "asyncpg", "sqlalchemy")
    watchers = Watchers()
    return Store(await _open(url, watchers), watchers, max_batch)


async def _open(url: str, watchers: Watchers) -> Backend:
    if url.startswith(SQLITE) and url != SQLITE:
        from decaphase.online.store.sqlite import open_sqlite

        return await open_sqlite(url.removeprefix(SQLITE), watchers)
    if url.startswith(POSTGRES):
        from decaphase.online.store.postgres import open_postgres

        return await open_postgres(url, watchers)
    # The address is not quoted: it may hold a password.
    raise StoreProblem("store-bad-url")


class Store:
    """The logs of all tables, and `people`; it belongs to the event loop in which it was opened."""

    def __init__(self, backend: Backend, watchers: Watchers, max_batch: int = MAX_BATCH_APPENDS) -> None:
        self._backend = backend
        self._watchers = watchers
        self._batches = Batches(backend.commit, max_batch)
        self._closed = False
        self.people = People(backend, self._check_open)

    # Tables

    async def create(self, table: str, data: bytes = b"") -> None:
        """Create the log of a table; `data` describes the table."""
        self._check_open()
        if not await self._backend.create(check_id(table), check_size(data)):
            raise StoreProblem("store-table-exists", table=table)

    async def about(self, table: str) -> bytes:
        """The data that the table was created with."""
        self._check_open()
        query = "SELECT data FROM game_table WHERE table_id = $1"
        found = await self._backend.query(bytes, query, check_id(table))
        if not found:
            raise StoreProblem("store-no-table", table=table)
        return found[0]

    async def tables(self, after: str = "", limit: int = MOST_READ) -> tuple[str, ...]:
        """The ids of the tables after this one, in order, at most `limit`."""
        self._check_open()
        return await self._backend.query(str, TABLES, after and check_id(after), check_limit(limit))

    # Logs

    async def append(self, table: str, after_seq: int, entries: Sequence[NewEntry]) -> Answer:
        """Append entries after `after_seq`, all or none; they are durable when this returns.

        Raises `Conflict` if the log ends elsewhere. A move id that the log has already is not written again:
        `Repeated` gives its seq. If the database is lost meanwhile, the problem is `uncertain`: append again
        with the same move id.
        """
        self._check_open()
        return await self._batches.add(check_append(table, after_seq, entries))

    def append_soon(
        self, table: str, after_seq: int, entries: Sequence[NewEntry], on_outcome: OnOutcome
    ) -> None:
        """As `append`, without waiting: `on_outcome` is called with the answer or the problem."""
        self._check_open()
        self._batches.put(check_append(table, after_seq, entries), on_outcome)

    def on_append(self, took: Callable[[float], None]) -> None:
        """Call back with the seconds that each append took, for metrics."""
        self._batches.took = took

    async def read(self, table: str, after_seq: int = 0, limit: int = MOST_READ) -> tuple[Entry, ...]:
        """The entries after `after_seq`, at most `limit`; fewer only at the end of the log."""
        self._check_open()
        entries = await self._backend.read(check_id(table), check_seq(after_seq), check_limit(limit))
        if not entries:
            await self.last_seq(table)  # an empty log differs from a missing one
        return entries

    async def last_seq(self, table: str) -> int:
        """The last seq of a table's log; 0 while it is empty."""
        self._check_open()
        last_seq = await self._backend.last_seq(check_id(table))
        if last_seq is None:
            raise StoreProblem("store-no-table", table=table)
        return last_seq

    async def seq_of_move(self, table: str, move_id: str) -> int | None:
        """The seq of the move with this id; None if it was never made."""
        self._check_open()
        return await self._backend.seq_of_move(check_id(table), check_id(move_id))

    @property
    def shared(self) -> bool:
        """Whether other processes write to it too; `watch` reports their writes."""
        return self._backend.shared

    def watch(self, *, others: bool = False) -> AsyncIterator[Moved]:
        """The tables whose logs grow from now on; the entries themselves are in the log.

        `others`: leave out what this store writes itself. Several appends to one table may be reported as
        one, and one may be reported twice.
        """
        self._check_open()
        return self._watchers.watch(others=others)

    def on_revoked(self, revoked: Callable[[str | None], None]) -> None:
        """Call back when any process has revoked tokens of an account; None: this may have missed some."""
        self._watchers.on_revoked = revoked

    @property
    def losses(self) -> int:
        """How often the connection to the database was lost: then its logs may have lost entries."""
        return self._backend.losses

    def on_reconnected(self, reconnected: Callable[[], None]) -> None:
        """Call back when the database is back after its connection was lost."""
        self._watchers.on_reconnected = reconnected

    # Snapshots: a cache

    async def save_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Save a table's state after `seq`, unless a later one is saved."""
        values = (table, check_seq(seq), check_size(data, BIGGEST_SNAPSHOT))
        if seq > await self.last_seq(table):
            raise StoreProblem("store-snapshot-ahead", table=table)
        await self._backend.change([(SAVE_SNAPSHOT, values)])

    async def latest_snapshot(self, table: str) -> Snapshot | None:
        """The saved state, if any; the entries after it are in the log."""
        self._check_open()
        query = "SELECT seq, data FROM snapshot WHERE table_id = $1"
        return next(iter(await self._backend.query(Snapshot, query, check_id(table))), None)

    async def forget_snapshot(self, table: str) -> None:
        """Delete the saved state of a table, as when it can no longer be read."""
        self._check_open()
        await self._backend.change([("DELETE FROM snapshot WHERE table_id = $1", (check_id(table),))])

    # The end

    async def close(self) -> None:
        """Write the waiting appends, then close the database; closing twice does no harm."""
        if not self._closed:
            self._closed = True
            try:
                await self._batches.close()
            finally:
                self._watchers.close()
                await self._backend.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreProblem("store-closed")
