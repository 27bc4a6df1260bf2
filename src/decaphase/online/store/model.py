"""What a store holds and answers: the entries of a log, and how an append went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from decaphase.problems import Problem

# What is made for every move is a named tuple: that takes a third of the time of a frozen dataclass.


class NewEntry(NamedTuple):
    """Something to write into a table's log; `move_id` is the name its sender gave it, if any."""

    data: bytes
    move_id: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that stands in a table's log; the first one has seq 1."""

    seq: int
    move_id: str | None
    data: bytes


class Append(NamedTuple):
    """Entries that are to follow `after_seq`, all or none."""

    table: str
    after_seq: int
    entries: tuple[NewEntry, ...]

    @property
    def size(self) -> int:
        """The bytes of its entries."""
        return sum([len(entry.data) for entry in self.entries])


class Appended(NamedTuple):
    """The entries stand in the log, and stay there whatever happens to this process."""

    first_seq: int
    last_seq: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """Nothing was written: a move with this id stands at `seq` already."""

    seq: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A table's log has grown and now ends at `last_seq`."""

    table: str
    last_seq: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table's state after `seq`, kept so that opening an old table is quick; the log can do without."""

    seq: int
    data: bytes


PASSING: Final = frozenset(
    {"store-busy", "store-failed", "store-full", "store-in-use", "store-read-only", "store-unreachable"}
)


class StoreProblem(Problem):
    """What is kept could not be read or written; nothing is ever half written."""

    @property
    def passing(self) -> bool:
        """Whether it is the database that ails, which may soon be over, and not what was asked of it."""
        return self.code in PASSING


class Conflict(StoreProblem):
    """The table has moved on: somebody else's entries stand where these were to go."""

    @property
    def last_seq(self) -> int:
        """Where the log ends now."""
        return int(self.values["last_seq"])


Answer: TypeAlias = Appended | Repeated
Outcome: TypeAlias = Appended | Repeated | StoreProblem
Outcomes: TypeAlias = Sequence[Outcome]
"""How each append of a batch went, in their order."""
