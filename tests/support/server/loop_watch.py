"""A watch on the CPU time that an event loop spends between two of its ticks.

CPU time of the loop's thread, not the clock: a busy machine delays a tick, and adds nothing to the figure.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Final

TICK_SECONDS: Final = 0.005
MIN_LOGGED_SECONDS: Final = 0.01


def watch_loop(file: Path) -> None:
    """Write a line with the CPU seconds of each long interval into this file; called in the loop."""
    loop, log = asyncio.get_running_loop(), os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    last = time.thread_time()

    def tick() -> None:
        nonlocal last
        now = time.thread_time()
        if now - last > MIN_LOGGED_SECONDS:
            os.write(log, f"{now - last:.4f}\n".encode())
        last = now
        loop.call_later(TICK_SECONDS, tick)

    tick()


def longest_interval(file: Path, skip: int = 0) -> float:
    """The longest interval written, without the first `skip` lines."""
    return max((float(line) for line in file.read_text(encoding="ascii").split()[skip:]), default=0.0)
