"""What a store holds and answers: log entries, and the outcomes of appends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from decaphase.problems import Problem

# Values made for every move are named tuples: they take a third of the time of a frozen dataclass.


class NewEntry(NamedTuple):
    """An entry to append to a table's log; `move_id` is the id that its sender chose, if any."""

    data: bytes
    move_id: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a table's log; the first one has seq 1."""

    seq: int
    move_id: str | None
    data: bytes


class Append(NamedTuple):
    """Entries to append after `after_seq`, all or none."""

    table: str
    after_seq: int
    entries: tuple[NewEntry, ...]

    @property
    def size(self) -> int:
        """The bytes of its entries."""
        return sum([len(entry.data) for entry in self.entries])


class Appended(NamedTuple):
    """The entries are in the log, durably."""

    first_seq: int
    last_seq: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """Nothing was written: a move with this id is in the log at `seq`."""

    seq: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A table's log has grown and now ends at `last_seq`."""

    table: str
    last_seq: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table's state after `seq`: a cache that makes old tables quick to open."""

    seq: int
    data: bytes


TRANSIENT: Final = frozenset(
    {"store-busy", "store-failed", "store-full", "store-in-use", "store-read-only", "store-unreachable"}
)


class StoreProblem(Problem):
    """A failed read or write; no write is ever done by halves."""

    @property
    def passing(self) -> bool:
        """Whether the database failed, perhaps only for a while, and not the request."""
        return self.code in TRANSIENT


class Conflict(StoreProblem):
    """The log has grown: other entries are where these were to go."""

    @property
    def last_seq(self) -> int:
        """The last seq of the log."""
        return int(self.values["last_seq"])


Answer: TypeAlias = Appended | Repeated
Outcome: TypeAlias = Appended | Repeated | StoreProblem
Outcomes: TypeAlias = Sequence[Outcome]
"""The outcome of each append of a batch, in order."""
