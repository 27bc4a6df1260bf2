"""Ctrl-C that comes between two steps, never in the middle of one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interrupt:
    """Somebody presses Ctrl-C: a KeyboardInterrupt where `heard` is open, or as soon as it is opened."""

    def __init__(self) -> None:
        self._asked = False
        self._open = False

    def ask(self, _signal: int, _frame: FrameType | None) -> None:
        self._asked = True
        if self._open:
            self._open = False
            raise KeyboardInterrupt

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Here it may come at any moment."""
        self._open = True
        try:
            if self._asked:
                raise KeyboardInterrupt
            yield
        finally:
            self._open = False


@contextmanager
def interruptible() -> Iterator[Interrupt]:
    """Keep Ctrl-C for where it is heard; only a main thread can, in others nothing changes."""
    interrupt = Interrupt()
    try:
        before = signal.signal(signal.SIGINT, interrupt.ask)
    except ValueError:
        yield interrupt
        return
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
