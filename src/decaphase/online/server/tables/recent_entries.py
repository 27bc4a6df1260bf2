"""What happened at a table lately, kept so that who lost the connection is told what they missed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Final

from msgspec import Struct

from decaphase.game import Event
from decaphase.online.table import Entry, Seen, Step, TableState, evolve, seat_of, seen_by
from decaphase.online.table.state import Seat

KEPT: Final = 120
"""About half a hand of four; who missed more is told from the log."""


class TableEntry(Struct, frozen=True, gc=False):
    """An entry of a table's log, as much of the table after it as it takes to say who sees what of it, and
    the id of the move that it came of.

    Every table keeps many, and Python's collector need not look at any of them.
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
        """Where this person sat then."""
        return seat_of(self.seats, account)

    def seen_by(self, account: str | None) -> Seen | None:
        """What this person sees of it."""
        return seen_by(self.entry, self, account)


def moment_of(entry: Entry, after: TableState, move_id: str | None = None) -> TableEntry:
    """The moment at which an entry led to this table."""
    return TableEntry(entry, after.seq, after.seats, after.mutes, after.happened, move_id)


def moments_of(steps: Iterable[Step], move_id: str | None) -> list[TableEntry]:
    """Steps of a table as moments; the first is the move with this id."""
    moments = []
    for entry, after in steps:
        moments.append(moment_of(entry, after, move_id))
        move_id = None
    return moments


def go_through(
    state: TableState, entries: Iterable[Entry], move_id: str | None
) -> tuple[TableState, tuple[TableEntry, ...]]:
    """The table after entries that follow it, and each as a moment; the first is the move with this id."""
    steps: list[Step] = []
    for entry in entries:
        state = evolve(state, entry)
        steps.append((entry, state))
    return state, tuple(moments_of(steps, move_id))


class RecentEntries:
    """The last moments of a table."""

    def __init__(self) -> None:
        self._kept: deque[TableEntry] = deque(maxlen=KEPT)
        self.moves: dict[str, int] = {}
        """Where each of those that have an id stands."""

    def add(self, moments: Iterable[TableEntry]) -> None:
        """Remember these too, and let go of the oldest."""
        kept, moves = self._kept, self.moves
        for moment in moments:
            if len(kept) == KEPT:
                moves.pop(kept[0].move_id or "", None)
            kept.append(moment)
            if moment.move_id is not None:
                moves[moment.move_id] = moment.seq

    def forget(self) -> None:
        """Remember nothing: the log does."""
        self._kept.clear()
        self.moves.clear()

    def since(self, seq: int, now: int) -> tuple[TableEntry, ...] | None:
        """All that happened after `seq` at a table whose log ends at `now`; None where not all is known."""
        missed = now - seq
        if missed > len(self._kept):
            return None
        first = len(self._kept) - max(0, missed)
        return tuple(islice(self._kept, first, None))
