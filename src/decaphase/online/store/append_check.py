"""Accepts or refuses the appends of a batch, for every database, while the ends of the logs are locked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from decaphase.online.store.model import (
    Answer,
    Append,
    Appended,
    Conflict,
    Moved,
    Outcome,
    Repeated,
    StoreProblem,
)

Row: TypeAlias = tuple[str, int, str | None, bytes]
"""Table, seq, move id and data of a new entry."""
MoveKey: TypeAlias = tuple[str, str]
"""Table and move id."""


@dataclass(slots=True)
class CheckedAppends:
    """The rows to write for a batch, and the outcome of each append once they are written."""

    outcomes: list[Outcome] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    """The new last seq of each table that grows."""

    @property
    def moved(self) -> Iterator[Moved]:
        """The news for watchers."""
        return (Moved(table, last_seq) for table, last_seq in self.ends.items())


def named_moves(appends: Iterable[Append]) -> list[MoveKey]:
    """The moves of a batch that may be in the logs already."""
    return [
        (append.table, entry.move_id)
        for append in appends
        for entry in append.entries
        if entry.move_id is not None
    ]


def check_appends(
    appends: Iterable[Append], ends: Mapping[str, int], known: Mapping[MoveKey, int]
) -> CheckedAppends:
    """Check appends one after the other, each against what those before it leave behind.

    `ends` has the last seq of each log, `known` the seq of moves that were written before. An append that is
    refused does not affect the others.
    """
    checked = CheckedAppends()
    moves = dict(known)
    for append in appends:
        try:
            answer = _answer(append, checked.ends.get(append.table, ends.get(append.table)), moves)
        except StoreProblem as problem:
            checked.outcomes.append(problem)
            continue
        checked.outcomes.append(answer)
        if isinstance(answer, Appended):
            _write(append, answer, checked, moves)
    return checked


def _answer(append: Append, end: int | None, moves: Mapping[MoveKey, int]) -> Answer:
    if end is None:
        raise StoreProblem("store-no-table", table=append.table)
    # A client that repeats a move has not seen its answer and so is behind: that is no conflict.
    for entry in append.entries:
        if entry.move_id is not None and (append.table, entry.move_id) in moves:
            return Repeated(moves[append.table, entry.move_id])
    if append.after_seq != end:
        raise Conflict("store-moved-on", table=append.table, last_seq=end)
    return Appended(end + 1, end + len(append.entries))


def _write(append: Append, answer: Appended, checked: CheckedAppends, moves: dict[MoveKey, int]) -> None:
    checked.ends[append.table] = answer.last_seq
    for seq, entry in enumerate(append.entries, answer.first_seq):
        checked.rows.append((append.table, seq, entry.move_id, entry.data))
        if entry.move_id is not None:
            moves[append.table, entry.move_id] = seq
