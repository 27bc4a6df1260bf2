"""A pool of worker processes that restarts when a worker is killed and ends with the server."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

Returned = TypeVar("Returned")


class WorkerPool:
    """A few low-priority processes, started with the first job."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._pool: Executor | None = None

    async def run(self, work: Callable[..., Returned], *arguments: object) -> Returned:
        """Run `work` in a worker; once more in a new pool if the worker is killed."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:  # another waiting job may have replaced it already
                self.close()
            return await loop.run_in_executor(self._started(), work, *arguments)

    def _started(self) -> Executor:
        if self._pool is None:
            context = get_context("spawn")  # a fork would copy the server's sockets and locks
            self._pool = ProcessPoolExecutor(self._count, context, initializer=_init_worker)
        return self._pool

    def close(self) -> None:
        """Stop the workers without waiting for their jobs."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _init_worker() -> None:
    """Lower the priority, and exit when the server does, even if it is killed."""
    Thread(target=_exit_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _exit_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        sys.stderr.flush()
        os._exit(0)
