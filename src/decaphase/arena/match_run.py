"""A match being played: its chunks in order, until it ends, is settled, or somebody presses Ctrl-C."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter

from decaphase.arena.interrupt import interruptible
from decaphase.arena.matches import Chunk, Task
from decaphase.arena.worker_pool import WorkerPool


@dataclass(slots=True)
class Playing:
    """How long it has been going on, and whether it was broken off."""

    seconds: float = 0.0
    interrupted: bool = False

    def chunks(self, crew: WorkerPool, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        """What is played. Ctrl-C ends it, but not while somebody works with a chunk they were given.

        What was played out of turn by then is dropped: quick games must not be kept rather than slow ones.
        """
        start = perf_counter()
        with interruptible() as interrupt, closing(crew.play(tasks)) as chunks:
            while True:
                try:
                    with interrupt.heard():
                        chunk = next(chunks, None)
                except KeyboardInterrupt:
                    self.interrupted = True
                    return
                if chunk is None:
                    return
                self.seconds = perf_counter() - start
                yield chunk
