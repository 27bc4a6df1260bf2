"""A table's latest log entries, kept in memory for clients that reconnect."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Final

from msgspec import Struct

from decaphase.game import Event
from decaphase.online.table import Entry, Seen, Step, TableState, evolve, seat_of, seen_by
from decaphase.online.table.state import Seat

MAX_RECENT: Final = 120
"""About half a hand of four; anything older is read from the log."""


class TableEntry(Struct, frozen=True, gc=False):
    """A log entry, its move id, and as much of the table after it as redaction needs.

    Untracked by the garbage collector, since every table keeps many.
    """

    entry: Entry
    seq: int
    seats: tuple[Seat, ...]
    mutes: frozenset[tuple[str, str]]
    happened: tuple[Event, ...]
    move_id: str | None = None

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def seat_of(self, account: str | None) -> int | None:
        """The seat of this account at that time."""
        return seat_of(self.seats, account)

    def seen_by(self, account: str | None) -> Seen | None:
        """What this account sees of it."""
        return seen_by(self.entry, self, account)


def table_entries(steps: Iterable[Step], move_id: str | None) -> list[TableEntry]:
    """The steps of a command as table entries; the first one carries the move id."""
    entries = []
    for entry, after in steps:
        entries.append(TableEntry(entry, after.seq, after.seats, after.mutes, after.happened, move_id))
        move_id = None
    return entries


def apply_entry(state: TableState, entry: Entry, move_id: str | None) -> tuple[TableState, TableEntry]:
    """The table after an entry read from its log, and the entry with its context."""
    after = evolve(state, entry)
    return after, table_entries(((entry, after),), move_id)[0]


class RecentEntries:
    """The latest entries of a table."""

    def __init__(self) -> None:
        self._entries: deque[TableEntry] = deque(maxlen=MAX_RECENT)
        self.seq_of_move: dict[str, int] = {}
        """The positions of those with a move id."""

    def add(self, added: Iterable[TableEntry]) -> None:
        """Add entries, dropping the oldest."""
        entries, seq_of_move = self._entries, self.seq_of_move
        for entry in added:
            if len(entries) == MAX_RECENT:
                seq_of_move.pop(entries[0].move_id or "", None)
            entries.append(entry)
            if entry.move_id is not None:
                seq_of_move[entry.move_id] = entry.seq

    def clear(self) -> None:
        self._entries.clear()
        self.seq_of_move.clear()

    def since(self, seq: int, last_seq: int) -> tuple[TableEntry, ...] | None:
        """All entries after `seq` of a log that ends at `last_seq`; None if some are no longer here."""
        missed = last_seq - seq
        if missed > len(self._entries):
            return None
        first = len(self._entries) - max(0, missed)
        return tuple(islice(self._entries, first, None))
