"""A table's own time: it starts from the table's log and runs evenly, however the machine's clock is set."""

from __future__ import annotations

from collections.abc import Callable


class TableClock:
    """The time at a table, in milliseconds; `wall` is the machine's clock, `steady` counts seconds.

    A turn is measured between times of one log. Several machines write it, and their clocks may differ or be
    set, so the time since the log's last entry is counted rather than read.
    """

    def __init__(self, start: int, wall: Callable[[], int], steady: Callable[[], float]) -> None:
        self._wall = wall
        self._steady = steady
        self.set(start)

    def __call__(self) -> int:
        """The time now."""
        return self._start + int(1000 * (self._steady() - self._since))

    def set(self, now: int) -> None:
        """Continue from this time."""
        self._start = now
        self._since = self._steady()

    def follow_wall(self) -> None:
        """Continue from the machine's time unless that is earlier; only while no turn is timed."""
        self.set(max(self(), self._wall()))
