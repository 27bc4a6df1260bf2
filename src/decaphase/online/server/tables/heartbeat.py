"""Heartbeats of server processes, by which a table's clocks leave out the time when no server was up."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from decaphase.online.store import StoreProblem
from decaphase.online.store.people import People

BEAT_SECONDS: Final = 5
FRESH_SECONDS: Final = 1.0
"""For so long a heartbeat shows that the database can be written."""


class Heartbeat:
    """This process's entry in the list of running servers."""

    def __init__(self, people: People, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now
        self._run_id = secrets.token_hex(8)
        self._began = 0
        self._beating = asyncio.Lock()
        self._beat_at = -FRESH_SECONDS
        self._problem: StoreProblem | None = None

    async def begin(self) -> None:
        self._began = self._now()
        await self._people.begin_run(self._run_id, self._began)

    async def run(self) -> None:
        """Write a heartbeat every few seconds."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(StoreProblem):  # without a heartbeat it counts as down, which it is for players
                await self.beat()

    async def beat(self) -> None:
        """Write a heartbeat unless the last one is fresh; raises the problem if nothing can be written."""
        async with self._beating:
            if time.monotonic() - self._beat_at >= FRESH_SECONDS:
                self._problem = None
                try:
                    await self._people.beat(self._run_id, self._now())
                except StoreProblem as problem:
                    self._problem = problem
                self._beat_at = time.monotonic()
        if self._problem is not None:
            raise self._problem

    async def end(self) -> None:
        await self._people.end_run(self._run_id)

    async def was_down_since(self, then: int) -> bool:
        """Whether there may have been a time since `then` when no server was up.

        Only a server that has beaten since this one began can have been up all along: one that was killed may
        have beaten just before. Where this misjudges a live server, a player gains a few seconds.
        """
        runs = await self._people.runs(self._began)
        return all(run.started_at > then for run in runs)
