"""`decaphase connect` at a pseudo-terminal, with a home folder for each user."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect

from decaphase.say import say
from support.timeouts import TIMEOUT_SECONDS

COLUMNS = 100


def start_of(message: str, language: str, letters: int = 30, **values: str | int) -> str:
    """The beginning of a text: long enough to recognise it, short enough not to be wrapped."""
    return re.escape(say(message, language, **values)[:letters].strip())


class PtyClient:
    """A terminal that is connected to a server."""

    def __init__(self, home: Path, *arguments: str, language: str = "en") -> None:
        home.mkdir(exist_ok=True)
        environment = {
            **os.environ,
            "HOME": str(home),
            "DECAPHASE_LANG": language,
            "LANG": "C.UTF-8",
            "TERM": "dumb",
        }
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            environment.pop(name, None)
        self.home = home
        self.language = language
        self.seen = ""
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "decaphase", "connect", *arguments],
            dimensions=(24, COLUMNS + 1),
            encoding="utf-8",
            timeout=TIMEOUT_SECONDS,
            env=environment,
        )
        self.child.delaybeforesend = None  # otherwise pexpect waits for echo to be turned off
        self.draw = re.escape(f"1 {say('play-choice-draw', language)}")
        self.play = re.escape(say("play-choice-discard", language)) + r"\s?:"
        self.knock = re.escape(say("play-choice-pass", language)) + r"\s?:"
        self.choose = start_of("terminal-choose-or-back", language, 12, count=1)
        self.deal = start_of("connect-prompt-deal", language, help="", leave="")
        rematch = say("key-rematch", language).split()[0]
        self.over = start_of("connect-prompt-over", language, 18, rematch=rematch, leave="")

    def expect(self, *patterns: str) -> int:
        """Wait for one of these patterns; the index of the one found."""
        found: int = self.child.expect(list(patterns))
        self.seen += str(self.child.before) + (self.child.after if isinstance(self.child.after, str) else "")
        return found

    def wait_for(self, text: str) -> None:
        self.expect(re.escape(text))

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def words(self) -> str:
        """All output as one line."""
        return " ".join(self.seen.split())

    def end(self) -> int | None:
        """Wait until the program ends; its exit code."""
        self.expect(pexpect.EOF)
        self.child.close()
        status: int | None = self.child.exitstatus
        return status
