"""The interface of a database; every argument has been checked against its bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from decaphase.online.store.model import Append, Entry, Outcomes

Found = TypeVar("Found")
Value: TypeAlias = "str | int | bytes | None"
Statement: TypeAlias = "tuple[str, tuple[Value, ...]]"
"""SQL that both databases understand, and the values of its $1, $2 and so on."""


class Backend(Protocol):
    """An open database with the current schema."""

    shared: bool
    """Whether other processes write to it too."""

    @property
    def losses(self) -> int:
        """How often its connection was lost."""

    async def commit(self, appends: Sequence[Append]) -> Outcomes:
        """Write a batch in one transaction; it is durable when this returns."""

    async def create(self, table: str, data: bytes) -> bool:
        """Create an empty log; False if the table has one already."""

    async def read(self, table: str, after_seq: int, limit: int) -> tuple[Entry, ...]:
        """The entries after `after_seq`."""

    async def last_seq(self, table: str) -> int | None:
        """The last seq of a log; None if there is no such log."""

    async def seq_of_move(self, table: str, move_id: str) -> int | None:
        """The seq of the move with this id."""

    async def query(self, make: Callable[..., Found], sql: str, *values: Value) -> tuple[Found, ...]:
        """The rows of a query, each passed to `make`."""

    async def change(self, statements: Sequence[Statement], revoked: str | None = None) -> tuple[int, ...]:
        """Execute all statements in one durable transaction; the number of rows that each changed.

        `revoked`: the account whose tokens they may delete, which every process is notified of.
        """

    async def close(self) -> None:
        """Close the database."""
