"""What happened at a table lately, kept so that who lost the connection is told what they missed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from decaphase.table import Entry, Scene, Seen, TableState, evolve, scene_of, seen_by

KEPT: Final = 120
"""About half a hand of four; who missed more is told from the log."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry of a table's log, who sees what of it, and the id of the move that it came of."""

    entry: Entry
    scene: Scene
    move_id: str | None = None

    @property
    def seq(self) -> int:
        return self.scene.seq

    def seen_by(self, account: str | None) -> Seen | None:
        """What this person sees of it."""
        return seen_by(self.entry, self.scene, account)


def go_through(
    state: TableState, entries: Iterable[Entry], move_id: str | None
) -> tuple[TableState, tuple[Moment, ...]]:
    """The table after entries that follow it, and each as a moment; the first is the move with this id."""
    moments: list[Moment] = []
    for entry in entries:
        state = evolve(state, entry)
        moments.append(Moment(entry, scene_of(state), None if moments else move_id))
    return state, tuple(moments)


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
            self._moments.append(moment)
            if moment.move_id is not None:
                self._moves[moment.move_id] = moment.seq

    def forget(self) -> None:
        """Remember nothing: the log does."""
        self._moments.clear()
        self._moves.clear()

    def seq_of(self, move_id: str) -> int | None:
        """Where the move with this id stands, if it was made lately."""
        return self._moves.get(move_id)

    def since(self, seq: int, now: int) -> tuple[Moment, ...] | None:
        """All that happened after `seq` at a table whose log ends at `now`; None where not all is known."""
        missed = now - seq
        if missed > len(self._moments):
            return None
        return tuple(self._moments)[len(self._moments) - missed :] if missed > 0 else ()
