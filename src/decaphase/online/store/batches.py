"""Group commit: appends that wait are written in one transaction, each answered after its commit."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from decaphase.online.store.model import Answer, Append, Outcome, Outcomes, StoreProblem

MOST_APPENDS: Final = 512
"""Of one batch."""
MOST_BYTES: Final = 1024 * 1024
"""Of one batch, the append that goes beyond it included. Nobody waits for a batch to fill: what came while
the one before it was written makes the next, so that its size bounds its time."""
MOST_WAITING: Final = 10_000
MOST_WAITING_BYTES: Final = 64 * 1024 * 1024

Commit: TypeAlias = Callable[[Sequence[Append]], Awaitable[Outcomes]]
Hear: TypeAlias = Callable[[Outcome | Exception], None]
"""Told how an append went; it must not raise, since others are told after it."""


class _Waiting(NamedTuple):
    """An append, its bytes, since when it waits, who is told of it, and the answer if somebody awaits it."""

    append: Append
    size: int
    began: float
    hear: Hear
    answer: asyncio.Future[Answer] | None


class Batches:
    """The appends that wait, and the one batch that is being written."""

    def __init__(self, commit: Commit, most: int = MOST_APPENDS) -> None:
        self._commit = commit
        self._most = most
        self._waiting: deque[_Waiting] = deque()
        self._bytes = 0
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self.took: Callable[[float], None] | None = None
        """Told, for whoever measures, how many seconds each append took."""

    async def add(self, append: Append) -> Answer:
        """Write it with the next batch; who stops waiting for the answer may still have written."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def hear(outcome: Outcome | Exception) -> None:
            if answer.done():
                return
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self.put(append, hear, answer)
        return await answer

    def put(self, append: Append, hear: Hear, answer: asyncio.Future[Answer] | None = None) -> None:
        """Write it with the next batch, and tell how it went; a Problem says why it is not taken at all."""
        if self._closed:
            raise StoreProblem("store-closed")
        if len(self._waiting) >= MOST_WAITING or self._bytes >= MOST_WAITING_BYTES:
            raise StoreProblem("store-busy")
        size = append.size
        self._waiting.append(_Waiting(append, size, time.perf_counter(), hear, answer))
        self._bytes += size
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Take no more, and wait until everything taken is written."""
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
            if one.answer is None or not one.answer.done():  # else they have gone before it was begun
                total += one.size
                batch.append(one)
        return batch

    async def _write_one(self, batch: Sequence[_Waiting]) -> None:
        outcomes: Sequence[Outcome | Exception]
        try:
            outcomes = await self._commit([one.append for one in batch])
        except Exception as problem:  # noqa: BLE001 (whatever it is, those who wait have to hear of it)
            outcomes = [problem] * len(batch)
        now = time.perf_counter()
        for one, outcome in zip(batch, outcomes, strict=True):
            one.hear(outcome)
            if self.took is not None and not isinstance(outcome, Exception):
                self.took(now - one.began)
