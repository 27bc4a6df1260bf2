"""What happened at a table lately, kept so that who lost the connection is told what they missed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from decaphase.table import Entry, Seen, TableState, evolve, seen_by
from decaphase.table.change import replace

KEPT: Final = 200
"""About a hand of four; who missed more is told from the log."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry of a table's log, the id of the move that led to it, and the table after it."""

    entry: Entry
    after: TableState
    move_id: str | None = None

    @property
    def seq(self) -> int:
        return self.after.seq

    def seen_by(self, account: str | None) -> Seen | None:
        """What this person sees of it."""
        return seen_by(self.entry, self.after, account)

    def without_game(self) -> Moment:
        """The same to everybody's eyes, but small."""
        return Moment(self.entry, replace(self.after, game=None, undo=(), deals=(), talk=()), self.move_id)


def moments_of(state: TableState, entries: Sequence[Entry], move_id: str | None) -> tuple[Moment, ...]:
    """What comes of entries that follow a table; the first of them is the move with this id."""
    found = []
    for entry in entries:
        state = evolve(state, entry)
        found.append(Moment(entry, state, move_id if not found else None))
    return tuple(found)


class Recent:
    """The last moments of a table."""

    def __init__(self) -> None:
        self._moments: deque[Moment] = deque(maxlen=KEPT)
        self._moves: dict[str, int] = {}

    def add(self, moments: Iterable[Moment]) -> None:
        """Remember these too, and let go of the oldest."""
        for moment in moments:
            if len(self._moments) == KEPT:
                self._moves.pop(self._moments[0].move_id or "", None)
            self._moments.append(moment.without_game())
            if moment.move_id is not None:
                self._moves[moment.move_id] = moment.seq

    def seq_of(self, move_id: str) -> int | None:
        """Where the move with this id stands, if it was made lately."""
        return self._moves.get(move_id)

    def since(self, seq: int, now: int) -> tuple[Moment, ...] | None:
        """All that happened after `seq` at a table whose log ends at `now`; None where not all is known."""
        missed = now - seq
        if missed > len(self._moments):
            return None
        return tuple(self._moments)[len(self._moments) - missed :] if missed > 0 else ()
