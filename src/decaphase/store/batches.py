"""Group commit: appends that wait are written in one transaction, each answered after its commit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from decaphase.store.model import Answer, Append, Outcomes, StoreProblem

MOST_APPENDS: Final = 512
"""Of one batch."""
MOST_BYTES: Final = 1024 * 1024
"""Of one batch, the append that goes beyond it included. Nobody waits for a batch to fill: what came while
the one before it was written makes the next, so that its size bounds its time."""
MOST_WAITING: Final = 10_000
MOST_WAITING_BYTES: Final = 64 * 1024 * 1024

Commit: TypeAlias = Callable[[Sequence[Append]], Awaitable[Outcomes]]


class Batches:
    """The appends that wait, and the one batch that is being written."""

    def __init__(self, commit: Commit, most: int = MOST_APPENDS) -> None:
        self._commit = commit
        self._most = most
        self._waiting: deque[tuple[Append, asyncio.Future[Answer]]] = deque()
        self._bytes = 0
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def add(self, append: Append) -> Answer:
        """Write it with the next batch; who stops waiting for the answer may still have written."""
        if self._closed:
            raise StoreProblem("store-closed")
        if len(self._waiting) >= MOST_WAITING or self._bytes >= MOST_WAITING_BYTES:
            raise StoreProblem("store-busy")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, answer))
        self._bytes += append.size
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await answer

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

    def _take(self) -> list[tuple[Append, asyncio.Future[Answer]]]:
        batch: list[tuple[Append, asyncio.Future[Answer]]] = []
        size = 0
        while self._waiting and len(batch) < self._most and size < MOST_BYTES:
            append, answer = self._waiting.popleft()
            self._bytes -= append.size
            if not answer.done():  # whoever asked has gone before it was begun
                size += append.size
                batch.append((append, answer))
        return batch

    async def _write_one(self, batch: list[tuple[Append, asyncio.Future[Answer]]]) -> None:
        try:
            outcomes = await self._commit([append for append, _ in batch])
        except Exception as problem:  # noqa: BLE001 (whatever it is, those who wait have to hear of it)
            for _, answer in batch:
                if not answer.done():
                    answer.set_exception(problem)
            return
        for (_, answer), outcome in zip(batch, outcomes, strict=True):
            if answer.done():
                continue
            if isinstance(outcome, StoreProblem):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)
