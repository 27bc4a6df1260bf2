"""Which servers were up when: time in which none was counts for nobody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from decaphase.store import StoreProblem
from decaphase.store.people import People

BEAT_SECONDS: Final = 5
MISSED: Final = 4 * 1000 * BEAT_SECONDS
"""A server that has not been heard of for so many milliseconds is taken to be down."""


class Runs:
    """This run of the server, told to the others by a heartbeat."""

    def __init__(self, people: People, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now
        self._run = secrets.token_hex(8)

    async def begin(self) -> None:
        await self._people.begin_run(self._run, self._now())

    async def beat(self) -> None:
        """Say every few seconds that this server is up."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._people.beat(self._run, self._now())
            except StoreProblem:
                continue  # whoever could not write is soon taken to be down, and is as good as that

    async def end(self) -> None:
        await self._people.end_run(self._run)

    async def was_down_since(self, then: int) -> bool:
        """Whether at some time since then no server was up that is up now."""
        runs = await self._people.runs(self._now() - MISSED)
        return all(run.started_at > then for run in runs)
