"""A run of a match: its chunks in order, until it ends, is settled, or is interrupted."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter

from decaphase.arena.interrupt import deferred_interrupt
from decaphase.arena.matches import Chunk, Task
from decaphase.arena.worker_pool import WorkerPool


@dataclass(slots=True)
class MatchRun:
    """How long a match has been running, and whether Ctrl-C ended it."""

    seconds: float = 0.0
    interrupted: bool = False

    def chunks(self, pool: WorkerPool, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        """The results of the tasks. Ctrl-C ends the run, but not while the caller works with a chunk.

        Chunks played ahead of their turn are dropped then, which would otherwise favour short games.
        """
        start = perf_counter()
        with deferred_interrupt() as interrupt, closing(pool.play(tasks)) as chunks:
            while True:
                try:
                    with interrupt.enabled():
                        chunk = next(chunks, None)
                except KeyboardInterrupt:
                    self.interrupted = True
                    return
                if chunk is None:
                    return
                self.seconds = perf_counter() - start
                yield chunk
