"""Group commit: waiting appends are written in one transaction, and each is answered after its commit.

For every database, `check_appends` accepts or refuses the appends of a batch while the logs' ends are locked.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from decaphase.online.store.model import (
    Answer,
    Append,
    Appended,
    Conflict,
    Moved,
    Outcome,
    Outcomes,
    Repeated,
    StoreProblem,
)

MAX_BATCH_APPENDS: Final = 512
"""Of one batch."""
MOST_BYTES: Final = 1024 * 1024
"""Including the append that exceeds it. No append waits for a batch to fill: what arrives while one batch is
written makes the next, so the size of a batch bounds its time.
"""
MOST_WAITING: Final = 10_000
MOST_WAITING_BYTES: Final = 64 * 1024 * 1024

Commit: TypeAlias = Callable[[Sequence[Append]], Awaitable[Outcomes]]
OnOutcome: TypeAlias = Callable[[Outcome | Exception], None]
"""Called with the outcome of an append; it must not raise, since other callbacks follow."""


class _Waiting(NamedTuple):
    """An append, its size, when it arrived, its callback, and the future of a caller that awaits it."""

    append: Append
    size: int
    began: float
    on_outcome: OnOutcome
    answer: asyncio.Future[Answer] | None


class Batches:
    """The waiting appends, and the one batch that is being written."""

    def __init__(self, commit: Commit, most: int = MAX_BATCH_APPENDS) -> None:
        self._commit = commit
        self._most = most
        self._waiting: deque[_Waiting] = deque()
        self._bytes = 0
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self.took: Callable[[float], None] | None = None
        """Called with the seconds that each append took, for metrics."""

    async def add(self, append: Append) -> Answer:
        """Write the append with the next batch; a caller that stops waiting may still have written."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def on_outcome(outcome: Outcome | Exception) -> None:
            if answer.done():
                return
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self.put(append, on_outcome, answer)
        return await answer

    def put(
        self, append: Append, on_outcome: OnOutcome, answer: asyncio.Future[Answer] | None = None
    ) -> None:
        """Write the append with the next batch and report its outcome; raises a Problem if refused."""
        if self._closed:
            raise StoreProblem("store-closed")
        if len(self._waiting) >= MOST_WAITING or self._bytes >= MOST_WAITING_BYTES:
            raise StoreProblem("store-busy")
        size = append.size
        self._waiting.append(_Waiting(append, size, time.perf_counter(), on_outcome, answer))
        self._bytes += size
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Refuse new appends, and wait until the waiting ones are written."""
        self._closed = True
        if self._writing is not None:
            await asyncio.shield(self._writing)

    async def _write(self) -> None:
        try:
            while batch := self._take():
                await self._write_one(batch)
        finally:
            self._writing = None

    def _take(self) -> list[_Waiting]:
        batch: list[_Waiting] = []
        total = 0
        while self._waiting and len(batch) < self._most and total < MOST_BYTES:
            one = self._waiting.popleft()
            self._bytes -= one.size
            if one.answer is None or not one.answer.done():  # else its caller has gone
                total += one.size
                batch.append(one)
        return batch

    async def _write_one(self, batch: Sequence[_Waiting]) -> None:
        outcomes: Sequence[Outcome | Exception]
        try:
            outcomes = await self._commit([one.append for one in batch])
        except Exception as problem:  # noqa: BLE001 (whatever it is, the callers have to hear of it)
            outcomes = [problem] * len(batch)
        now = time.perf_counter()
        for one, outcome in zip(batch, outcomes, strict=True):
            one.on_outcome(outcome)
            if self.took is not None and not isinstance(outcome, Exception):
                self.took(now - one.began)


# Checking a batch

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
