"""What a store holds and answers, log entries and outcomes of appends, and the bounds of its arguments."""

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


OUTCOME_UNKNOWN: Final = "store-outcome-unknown"
TRANSIENT: Final = frozenset(
    {
        OUTCOME_UNKNOWN,
        "store-busy",
        "store-failed",
        "store-full",
        "store-in-use",
        "store-read-only",
        "store-unreachable",
    }
)


class StoreProblem(Problem):
    """A failed read or write; no write is ever done by halves."""

    @property
    def uncertain(self) -> bool:
        """Whether the write may have been done all the same."""
        return self.code == OUTCOME_UNKNOWN

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


LONGEST_ID: Final = 64
BIGGEST_ENTRY: Final = 64 * 1024
BIGGEST_SNAPSHOT: Final = 1024 * 1024
MOST_ENTRIES: Final = 256
"""Of one append."""
MOST_READ: Final = 1000
"""Of one read."""
LAST_SEQ: Final = 2**53
"""The largest number that browsers count exactly."""


def check_id(name: str) -> str:
    """Check the id of a table or a move: printable ASCII without spaces."""
    # The same as [!-~]{1,64}, in half the time.
    if not (1 <= len(name) <= LONGEST_ID and name.isascii() and name.isprintable() and " " not in name):
        raise StoreProblem("store-bad-id", most=LONGEST_ID)
    return name


def check_seq(seq: int) -> int:
    """Check a place in a log; 0 is before its first entry."""
    if not 0 <= seq <= LAST_SEQ:
        raise StoreProblem("store-bad-seq")
    return seq


def check_limit(limit: int) -> int:
    """Check the size of a page."""
    if not 1 <= limit <= MOST_READ:
        raise StoreProblem("store-bad-limit", most=MOST_READ)
    return limit


def check_size(data: bytes, most: int = BIGGEST_ENTRY) -> bytes:
    """Check the size of one value."""
    if len(data) > most:
        raise StoreProblem("store-too-big", size=len(data), most=most)
    return data


def check_append(table: str, after_seq: int, entries: Sequence[NewEntry]) -> Append:
    """An append whose parts are all within bounds, and which names no move twice."""
    if not 1 <= len(entries) <= MOST_ENTRIES:
        raise StoreProblem("store-bad-append", count=len(entries), most=MOST_ENTRIES)
    moves = [check_id(entry.move_id) for entry in entries if entry.move_id is not None]
    if len(moves) > 1 and len(set(moves)) < len(moves):
        raise StoreProblem("store-move-twice")
    for entry in entries:
        check_size(entry.data)
    return Append(check_id(table), check_seq(after_seq), tuple(entries))
