"""The way to PostgreSQL: what we use of asyncpg, typed, and what can go wrong with it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Protocol, TypeVar, cast

import asyncpg

from decaphase.online.store.model import StoreProblem

CONNECT_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 10.0
"""A command that takes longer is given up, and with it the transaction it belongs to."""
IDLE_SECONDS: Final = 10.0
"""A process that stops in the middle of a transaction, as when frozen, lets go of its locks by then."""
MOST_LINKS: Final = 8

Found = TypeVar("Found")
Heard = Callable[[object, int, str, str], None]
"""Called with the connection, the process, the channel and what it said."""

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
    (asyncpg.ForeignKeyViolationError, "store-no-account"),  # nothing else is referred to
)
LOST: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What may be raised while the other side is away; waiting in vain is an OSError too."""


class Connection(Protocol):
    """A connection."""

    async def fetch(self, query: str, *values: object) -> Sequence[Sequence[object]]:
        """The rows that are found."""

    async def execute(self, query: str, *values: object) -> str:
        """Do it; what was done, in a few words."""

    def transaction(self) -> AbstractAsyncContextManager[object]:
        """What is done within holds together."""

    async def add_listener(self, channel: str, heard: Heard) -> None:
        """Be told what is said on a channel."""

    def add_termination_listener(self, ended: Callable[[object], None]) -> None:
        """Be told when the connection ends."""

    def is_closed(self) -> bool:
        """Whether it has ended."""

    def terminate(self) -> None:
        """End it at once."""


class ConnectionPool(Protocol):
    """A few connections that are kept, and replaced when they are lost."""

    def acquire(self, *, timeout: float) -> AbstractAsyncContextManager[Connection]:
        """One of them, for a while."""

    async def close(self) -> None:
        """End them when their work is done."""

    def terminate(self) -> None:
        """End them at once."""


async def connect(url: str) -> Connection:
    """A connection of its own."""
    try:
        link = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
    except (asyncpg.ClientConfigurationError, ValueError):
        raise StoreProblem("store-bad-url") from None  # what was wrong with it may name the password
    return cast("Connection", link)


async def connect_several(url: str) -> ConnectionPool:
    """Connections to share."""
    pool = await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=MOST_LINKS,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        reset=_as_it_was,
        server_settings={"idle_in_transaction_session_timeout": f"{IDLE_SECONDS:.0f}s"},
    )
    return cast("ConnectionPool", pool)


async def _as_it_was(_: object) -> None:
    """A connection that is given back is as it was: nothing here changes more of it than a transaction does.

    asyncpg would ask the database to forget what there might be, which takes as long as a batch.
    """


async def fetch(
    link: Connection, make: Callable[..., Found], query: str, *values: object
) -> tuple[Found, ...]:
    """What is found, each row made into what it stands for."""
    return tuple(make(*row) for row in await link.fetch(query, *values))


@asynccontextmanager
async def postgres_problems() -> AsyncIterator[None]:
    """What asyncpg reports, as a problem with a code of ours."""
    try:
        yield
    except LOST as error:
        codes = (code for kind, code in _CODES if isinstance(error, kind))
        if code := next(codes, None):
            raise StoreProblem(code, store="PostgreSQL") from error
        raise StoreProblem("store-failed", reason=type(error).__name__) from error
