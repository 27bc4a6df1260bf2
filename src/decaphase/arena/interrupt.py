"""Ctrl-C deferred to points between two steps."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


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
