"""Bots' moves, chosen in worker processes."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Callable
from typing import Final, Protocol

from decaphase.game import View
from decaphase.online.server.workers.pool import WorkerPool

MAX_THINK_SECONDS: Final = 0.5
MIN_THINK_SECONDS: Final = 0.02
"""A searching bot's time for a move, which shrinks with the number of waiting moves."""
SEARCHING: Final = ("sharp",)
SEARCH_STEP: Final = MAX_THINK_SECONDS + 0.1
QUICK_STEP: Final = 0.05
"""Moves are answered in steps of this many seconds: the exact time would tell how hard a bot's cards are."""


class BotThinker(Protocol):
    """Chooses the moves of bots."""

    async def choose(self, bot: str, view: View) -> str:
        """The move of this bot, in record notation."""

    def close(self) -> None:
        """Release all resources."""


class BotWorkers:
    """Bots that think in worker processes; `took` is called with the seconds of each move, for metrics."""

    def __init__(self, count: int = 1, took: Callable[[float], None] | None = None) -> None:
        self._count = count
        self._took = took
        self._workers = WorkerPool(count)
        self._waiting = 0

    async def choose(self, bot: str, view: View) -> str:
        began = time.perf_counter()
        self._waiting += 1
        seconds = max(MIN_THINK_SECONDS, MAX_THINK_SECONDS * self._count / max(self._count, self._waiting))
        try:
            move = await self._workers.run(choose, bot, view, seconds)
        finally:
            self._waiting -= 1
        took = time.perf_counter() - began
        if self._took is not None:
            self._took(took)
        await asyncio.sleep(paced(bot, took) - took)
        return move

    def close(self) -> None:
        self._workers.close()


def paced(bot: str, took: float) -> float:
    """The seconds after which a bot's move is answered that took so long to choose."""
    step = SEARCH_STEP if bot in SEARCHING else QUICK_STEP
    return step * math.ceil(took / step)


def choose(bot: str, view: View, seconds: float = MAX_THINK_SECONDS) -> str:
    """The move of a bot with an unpredictable seed."""
    from decaphase.bots import make_bot

    spec = f"{bot}:seconds={seconds}" if bot in SEARCHING else bot
    return str(make_bot(spec, seed=secrets.randbits(31)).choose(view))
