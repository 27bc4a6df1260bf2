"""A run of a match: its chunks in order, until it ends, is settled, or is interrupted by Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from time import perf_counter
from types import FrameType

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


class Interrupt:
    """A SIGINT handler that raises KeyboardInterrupt in `enabled` blocks only, or on entering the next."""

    def __init__(self) -> None:
        self._pending = False
        self._enabled = False

    def handle(self, _signal: int, _frame: FrameType | None) -> None:
        self._pending = True
        if self._enabled:
            self._enabled = False
            raise KeyboardInterrupt

    @contextmanager
    def enabled(self) -> Iterator[None]:
        """Let Ctrl-C interrupt this block."""
        self._enabled = True
        try:
            if self._pending:
                raise KeyboardInterrupt
            yield
        finally:
            self._enabled = False


@contextmanager
def deferred_interrupt() -> Iterator[Interrupt]:
    """Defer Ctrl-C to the `enabled` blocks; only the main thread can, in others nothing changes."""
    interrupt = Interrupt()
    try:
        before = signal.signal(signal.SIGINT, interrupt.handle)
    except ValueError:
        yield interrupt
        return
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
