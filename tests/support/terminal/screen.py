"""Somebody at a terminal: types lines, and sees what is shown with what was typed."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from decaphase.terminal.console import Console


class Typist(StringIO):
    """Lines to be typed; each appears on the screen as it is read, as on a real terminal.

    The line "^C" is a key that interrupts instead.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.screen = StringIO()
        self.console = Console(self, self.screen)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as in StringIO itself
        line = super().readline()
        if line == "^C\n":
            raise KeyboardInterrupt
        self.screen.write(line)
        return line

    @property
    def seen(self) -> str:
        """All that stands on the screen."""
        return self.screen.getvalue()
