"""Speech output through a program of the system, line by line, in the background."""

from __future__ import annotations

import subprocess
import threading
from collections import deque
from shutil import which
from typing import Final

from decaphase.problems import Problem
from decaphase.say import spoken

PROGRAMS: Final = {
    "spd-say": ("--wait", "--language"),
    "espeak-ng": ("-v",),
}
"""The supported programs, best first, with the arguments before the language."""

FINISH_SECONDS: Final = 20.0
"""How long to finish speaking after the game."""


def find_voice() -> SystemVoice:
    """The system's speech program; a Problem if there is none."""
    for name, words in PROGRAMS.items():
        found = which(name)
        if found is not None:
            return SystemVoice([found, *words])
    raise Problem("no-voice")


class SystemVoice:
    """Speaks by starting a program for each line."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._lines: deque[tuple[str, str]] = deque()
        self._changed = threading.Condition()
        self._program: subprocess.Popen[bytes] | None = None
        self._speaking = False
        threading.Thread(target=self._speak_all, name="decaphase-voice", daemon=True).start()

    def speak(self, text: str) -> None:
        """Queue a text in the current language."""
        with self._changed:
            self._lines.append((spoken(), text))
            self._changed.notify_all()

    def stop(self) -> None:
        """Stop speaking, and clear the queue."""
        with self._changed:
            self._lines.clear()
            if self._program is not None:
                self._program.terminate()

    def finish(self) -> None:
        """Wait until everything is spoken, up to a limit."""
        with self._changed:
            self._changed.wait_for(lambda: not self._lines and not self._speaking, timeout=FINISH_SECONDS)

    def _speak_all(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: bool(self._lines))
                language, text = self._lines.popleft()
                self._speaking = True
                self._program = self._start(language, text)
            if self._program is not None:
                self._program.wait()
            with self._changed:
                self._program = None
                self._speaking = False
                self._changed.notify_all()

    def _start(self, language: str, text: str) -> subprocess.Popen[bytes] | None:
        """Start the program for one text, which cannot be mistaken for an option."""
        quiet = subprocess.DEVNULL
        try:
            return subprocess.Popen(  # noqa: S603 - a program we looked up, its words one by one
                [*self._command, language, "--", text], stdin=quiet, stdout=quiet, stderr=quiet
            )
        except OSError:  # it was uninstalled: the lines can still be read
            return None
