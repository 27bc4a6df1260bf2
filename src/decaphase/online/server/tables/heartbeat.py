"""Which servers were up when: time in which none was counts for nobody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from decaphase.online.store import StoreProblem
from decaphase.online.store.people import People

BEAT_SECONDS: Final = 5


class Heartbeat:
    """This run of the server, told to the others by a heartbeat."""

    def __init__(self, people: People, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now
        self._run = secrets.token_hex(8)
        self._began = 0

    async def begin(self) -> None:
        self._began = self._now()
        await self._people.begin_run(self._run, self._began)

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
        """Whether, for all that is known, there was a time since then in which no server was up.

        Only a server that was heard of after this one began can have been up all along: one that was killed
        may have beaten a moment earlier. Where that wrongs a server that lives, somebody gains a few seconds.
        """
        runs = await self._people.runs(self._began)
        return all(run.started_at > then for run in runs)
