"""Connections to PostgreSQL: the part of asyncpg that is used here, typed, its errors, and migrations."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Protocol, TypeVar, cast

import asyncpg

from decaphase.online.store.model import OUTCOME_UNKNOWN, StoreProblem
from decaphase.online.store.schema import READ_VERSION, is_current, upgrade

LOGGER: Final = logging.getLogger(__name__)
CONNECT_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 10.0
"""A statement that takes longer is cancelled, together with its transaction."""
IDLE_SECONDS: Final = 10.0
"""A process that stalls inside a transaction loses its locks after this time."""
MAX_CONNECTIONS: Final = 8

Found = TypeVar("Found")
OnNotification = Callable[[object, int, str, str], None]
"""Called with the connection, the process, the channel and the payload."""

_CODES: Final[Sequence[tuple[type[Exception], str]]] = (
    (asyncpg.DiskFullError, "store-full"),
    (asyncpg.ReadOnlySQLTransactionError, "store-read-only"),
    (asyncpg.InsufficientPrivilegeError, "store-read-only"),
    (asyncpg.InvalidAuthorizationSpecificationError, "store-no-entry"),
    (asyncpg.InvalidCatalogNameError, "store-no-entry"),
    (asyncpg.PostgresConnectionError, "store-unreachable"),
    (asyncpg.OperatorInterventionError, "store-unreachable"),
    (asyncpg.TooManyConnectionsError, "store-unreachable"),
    (asyncpg.InterfaceError, "store-unreachable"),
    (asyncpg.InternalClientError, "store-unreachable"),
    (OSError, "store-unreachable"),
    (asyncpg.UniqueViolationError, "store-exists"),
    (asyncpg.ForeignKeyViolationError, "store-no-account"),  # the only references there are
)
LOST: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""Raised while the server is away; a timeout is an OSError too."""


class Connection(Protocol):
    """A connection."""

    async def fetch(self, query: str, *values: object) -> Sequence[Sequence[object]]:
        """The rows of a query."""

    async def execute(self, query: str, *values: object) -> str:
        """Execute a statement; its status line."""

    def transaction(self) -> AbstractAsyncContextManager[object]:
        """A context in which all statements are one transaction."""

    async def add_listener(self, channel: str, callback: OnNotification) -> None:
        """Call back with every notification on a channel."""

    def add_termination_listener(self, ended: Callable[[object], None]) -> None:
        """Call back when the connection ends."""

    def is_closed(self) -> bool:
        """Whether the connection has ended."""

    def terminate(self) -> None:
        """Close it at once."""


class ConnectionPool(Protocol):
    """A few open connections, replaced when they are lost."""

    def acquire(self, *, timeout: float) -> AbstractAsyncContextManager[Connection]:
        """Borrow a connection."""

    async def close(self) -> None:
        """Close the connections when they are given back."""

    def terminate(self) -> None:
        """Close the connections at once."""


async def connect(url: str) -> Connection:
    """A connection outside the pool."""
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
    except (asyncpg.ClientConfigurationError, ValueError):
        raise StoreProblem("store-bad-url") from None  # the reason may quote the password
    return cast("Connection", connection)


async def open_pool(url: str) -> ConnectionPool:
    """A pool of connections."""
    pool = await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=MAX_CONNECTIONS,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        reset=_skip_reset,
        server_settings={
            "idle_in_transaction_session_timeout": f"{IDLE_SECONDS:.0f}s",
            "synchronous_commit": "on",
        },
    )
    return cast("ConnectionPool", pool)


def check_durability(synchronous_commit: str) -> None:
    """Log an error if PostgreSQL, or a pooler before it, has not accepted the setting of `open_pool`."""
    if synchronous_commit != "on":
        LOGGER.error("synchronous_commit is not on: moves that players were told of may be lost")


async def _skip_reset(_: object) -> None:
    """Skip asyncpg's reset: transactions are all that ever changes a connection here.

    The reset would take as long as a batch.
    """


async def fetch(
    connection: Connection, make: Callable[..., Found], query: str, *values: object
) -> tuple[Found, ...]:
    """The rows of a query, each passed to `make`."""
    return tuple(make(*row) for row in await connection.fetch(query, *values))


@asynccontextmanager
async def postgres_problems() -> AsyncIterator[None]:
    """Raise asyncpg's errors as store problems."""
    try:
        yield
    except LOST as error:
        codes = (code for kind, code in _CODES if isinstance(error, kind))
        if code := next(codes, None):
            raise StoreProblem(code, store="PostgreSQL") from error
        raise StoreProblem("store-failed", reason=type(error).__name__) from error


@asynccontextmanager
async def uncertain_if_lost() -> AsyncIterator[None]:
    """Raise the loss of a connection during a write as an unknown outcome: only the answer may be lost."""
    try:
        async with postgres_problems():
            yield
    except StoreProblem as problem:
        if problem.code == "store-unreachable":
            raise StoreProblem(OUTCOME_UNKNOWN) from problem
        raise


# Migrations; the first process runs them

LOCK: Final = 0x6465636170686173
"""The advisory lock of migrations: "decaphas" in bytes."""


async def migrate(url: str) -> None:
    """Bring the schema up to date, in a transaction that other processes wait for."""
    connection = await connect(url)
    try:
        current = is_current(await _version(connection))
    finally:
        connection.terminate()
    if not current:
        # In a thread: it waits for other migrations of this process, which must not block the event loop.
        await asyncio.to_thread(asyncio.run, _upgrade(url))


async def _version(connection: Connection) -> str | None:
    try:
        found = await fetch(connection, str, READ_VERSION)
    except asyncpg.UndefinedTableError:
        return None
    return found[0] if found else None


async def _upgrade(url: str) -> None:
    from sqlalchemy import NullPool, text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)
