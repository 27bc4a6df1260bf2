"""Bots that think in processes of their own, so that no person's move ever waits for one."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, Protocol

from decaphase.game import View

LONGEST: Final = 0.5
SHORTEST: Final = 0.02
"""So many seconds a bot that searches thinks about a move, by how many others wait for theirs."""


class BotThinker(Protocol):
    """Whoever finds the moves of bots."""

    async def choose(self, bot: str, view: View) -> str:
        """The move of this bot, written as in a record."""

    def close(self) -> None:
        """Let go of whatever thinks."""


class BotWorkers:
    """A few processes that think; they are started when a bot first has to play."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._pool: Executor | None = None
        self._waiting = 0

    async def choose(self, bot: str, view: View) -> str:
        self._waiting += 1
        pool = self._running()
        try:
            return await self._ask(pool, bot, view)
        except BrokenProcessPool:  # somebody ended a worker: the move is found by a new one
            if self._pool is pool:  # which another one who waited may have begun already
                self.close()
            return await self._ask(self._running(), bot, view)
        finally:
            self._waiting -= 1

    async def _ask(self, pool: Executor, bot: str, view: View) -> str:
        seconds = max(SHORTEST, LONGEST * self._count / max(self._count, self._waiting))
        return await asyncio.get_running_loop().run_in_executor(pool, choose, bot, view, seconds)

    def _running(self) -> Executor:
        if self._pool is None:
            context = get_context("spawn")  # a fork would copy the server's sockets and locks
            self._pool = ProcessPoolExecutor(self._count, context, initializer=begin_worker)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def choose(bot: str, view: View, seconds: float = LONGEST) -> str:
    """Ask a bot for its move; nobody can foretell what it makes of chance."""
    from decaphase.bots import make_bot

    spec = f"{bot}:seconds={seconds}" if bot == "sharp" else bot
    return str(make_bot(spec, seed=secrets.randbits(31)).choose(view))


def begin_worker() -> None:
    """Begin a worker: it does not outlive the server, however that ends, and lets others go first."""
    Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        sys.stderr.flush()
        os._exit(0)
