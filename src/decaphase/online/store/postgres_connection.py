"""Connections to PostgreSQL: the part of asyncpg that is used here, typed, and its errors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Protocol, TypeVar, cast

import asyncpg

from decaphase.online.store.model import StoreProblem

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
        server_settings={"idle_in_transaction_session_timeout": f"{IDLE_SECONDS:.0f}s"},
    )
    return cast("ConnectionPool", pool)


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
