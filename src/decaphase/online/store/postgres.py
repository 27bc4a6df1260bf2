"""A store in PostgreSQL, for any number of server processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from decaphase.online.store.backend import Statement, Value
from decaphase.online.store.model import Append, Appended, Entry, Moved, Outcomes
from decaphase.online.store.postgres_connection import (
    CONNECT_SECONDS,
    Connection,
    ConnectionPool,
    check_durability,
    fetch,
    migrate,
    open_pool,
    postgres_problems,
    uncertain_if_lost,
)
from decaphase.online.store.postgres_log import write_batch
from decaphase.online.store.postgres_notify import NOW, REVOKED_CHANNEL, Notifications
from decaphase.online.store.watchers import Watchers

CLOSE_SECONDS: Final = 5.0

Found = TypeVar("Found")

CREATE: Final = f"""
    WITH made AS (
        INSERT INTO game_table (table_id, data) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING table_id
    )
    INSERT INTO log_end (table_id, last_seq, moved_at) SELECT table_id, 0, {NOW} FROM made RETURNING 1
"""  # noqa: S608 (NOW is ours)
READ: Final = """
    SELECT seq, move_id, data FROM log_entry WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3
"""


OPENED: Final = f"SELECT {NOW}, current_setting('synchronous_commit')"


def _opened(now: int, synchronous_commit: str) -> tuple[int, str]:
    return now, synchronous_commit


async def open_postgres(url: str, watchers: Watchers) -> Postgres:
    """The store in this database, which has to exist."""
    async with postgres_problems():
        await migrate(url)
        pool = await open_pool(url)
        try:
            async with pool.acquire(timeout=CONNECT_SECONDS) as connection:
                ((now, synchronous_commit),) = await fetch(connection, _opened, OPENED)
                check_durability(synchronous_commit)
        except BaseException:
            pool.terminate()
            raise
        return Postgres(pool, Notifications(url, now, watchers))


class Postgres:
    """The connections to the database."""

    shared = True

    def __init__(self, pool: ConnectionPool, notifications: Notifications) -> None:
        self._pool = pool
        self._notifications = notifications

    @property
    def losses(self) -> int:
        return self._notifications.losses

    # Writing

    async def commit(self, appends: Sequence[Append]) -> Outcomes:
        try:
            async with self._connection() as connection, uncertain_if_lost():
                outcomes = await write_batch(connection, appends, self._notifications.signature)
        except BaseException:
            self._notifications.note_loss()  # it may have been written all the same
            raise
        written = zip(appends, outcomes, strict=True)
        self._notifications.notify_own(
            Moved(append.table, outcome.last_seq)
            for append, outcome in written
            if isinstance(outcome, Appended)
        )
        return outcomes

    async def create(self, table: str, data: bytes) -> bool:
        return bool(await self.query(int, CREATE, table, data))

    async def change(self, statements: Sequence[Statement], revoked: str | None = None) -> tuple[int, ...]:
        async with self._connection() as connection:
            if len(statements) == 1 and revoked is None:  # a transaction by itself
                ((sql, values),) = statements
                done = [await connection.execute(sql, *values)]
            else:
                async with connection.transaction():
                    done = [await connection.execute(sql, *values) for sql, values in statements]
                    if revoked is not None:
                        await connection.execute("SELECT pg_notify($1, $2)", REVOKED_CHANNEL, revoked)
        return tuple(int(words.split()[-1]) for words in done)  # as in "INSERT 0 1"

    # Reading

    async def read(self, table: str, after_seq: int, limit: int) -> tuple[Entry, ...]:
        return await self.query(Entry, READ, table, after_seq, limit)

    async def last_seq(self, table: str) -> int | None:
        query = "SELECT last_seq FROM log_end WHERE table_id = $1"
        return next(iter(await self.query(int, query, table)), None)

    async def seq_of_move(self, table: str, move_id: str) -> int | None:
        query = "SELECT seq FROM log_entry WHERE table_id = $1 AND move_id = $2"
        return next(iter(await self.query(int, query, table, move_id)), None)

    # Connections, and the end

    async def query(self, make: Callable[..., Found], sql: str, *values: Value) -> tuple[Found, ...]:
        async with self._connection() as connection:
            return await fetch(connection, make, sql, *values)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        async with postgres_problems(), self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
            yield connection

    async def close(self) -> None:
        await self._notifications.close()
        try:
            await asyncio.wait_for(self._pool.close(), CLOSE_SECONDS)
        except TimeoutError:
            self._pool.terminate()
