"""What a database has to do for a store; everything it is handed keeps within bounds already."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from decaphase.online.store.model import Append, Entry, Outcomes, Snapshot

Found = TypeVar("Found")
Value: TypeAlias = "str | int | bytes | None"
Statement: TypeAlias = "tuple[str, tuple[Value, ...]]"
"""SQL that both databases understand, and what stands for its $1, $2 and so on."""


class Backend(Protocol):
    """A database that was opened and whose schema is of this version."""

    shared: bool
    """Whether other processes write into it too."""

    async def commit(self, appends: Sequence[Append]) -> Outcomes:
        """Write a batch in one transaction; it is durable when this returns."""

    async def create(self, table: str, data: bytes) -> bool:
        """Begin an empty log; False where there is one."""

    async def about(self, table: str) -> bytes | None:
        """What the table was created with."""

    async def tables(self, after: str, limit: int) -> tuple[str, ...]:
        """The ids of the tables that come after this one in their order."""

    async def read(self, table: str, after_seq: int, limit: int) -> tuple[Entry, ...]:
        """The entries that follow."""

    async def last_seq(self, table: str) -> int | None:
        """Where a log ends; None where there is none."""

    async def seq_of_move(self, table: str, move_id: str) -> int | None:
        """Where the move with this id stands in a log."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep it unless a later one is kept."""

    async def latest_snapshot(self, table: str) -> Snapshot | None:
        """The one that is kept."""

    async def forget_snapshot(self, table: str) -> None:
        """Keep none."""

    async def query(self, make: Callable[..., Found], sql: str, *values: Value) -> tuple[Found, ...]:
        """What is found, each row made into what it stands for."""

    async def change(self, statements: Sequence[Statement]) -> tuple[int, ...]:
        """Do all of it or nothing, durably; how many rows each statement changed."""

    async def close(self) -> None:
        """Let go of the database."""
