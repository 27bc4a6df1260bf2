"""A console at which lines come in while somebody types: they never tear the line that is being typed.

What comes in is written above; then the question is asked again, with what was typed of the answer so far.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from textwrap import wrap
from typing import Final, TextIO
from unicodedata import east_asian_width

from decaphase.terminal.console import LONGEST_ANSWER, Console, EndOfInput, Voice
from decaphase.terminal.remote.inbox import FromWire, Inbox, News, TypedEnd, TypedLine

QUIET: Final = 0.1
"""Seconds without news after which a question is asked again; the moves of bots come one upon the other."""

GRACE: Final = 10.0
"""Seconds to wait for an answer when nothing more can be typed."""

ERASE: Final = "\x7f\b"
ERASE_LINE: Final = "\x15"
ERASE_WORD: Final = "\x17"
END: Final = "\x04"
ESCAPE: Final = "\x1b"


_UNSEEN: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""A server could put these into a name to play with somebody's terminal."""


class LiveConsole(Console):
    """Asks, and meanwhile hands on what comes over the wire. `echo`: we show what is typed ourselves."""

    def __init__(
        self, inbox: Inbox, shown: TextIO, *, echo: bool, colour: bool = False, voice: Voice | None = None
    ) -> None:
        super().__init__(_NoLines(), shown, colour=colour, voice=voice)
        self.hear: Callable[[FromWire], None] = lambda _: None
        """Who sees to what comes over the wire."""
        self._inbox = inbox
        self._echo = echo
        self._line = ""
        self._ahead = ""
        self._asked: str | None = None
        self._escaped = False
        self._ended = False

    def ask(self, prompt: str | Callable[[], str]) -> str:
        """What somebody types; a prompt that is a function is asked anew when it has changed."""
        words = prompt if callable(prompt) else lambda: prompt
        while True:
            if self._ahead:
                self._show_prompt(words())
                line = self._type()
                if line is not None:
                    return line
            elif self._ended:
                self._write("\n")
                raise EndOfInput
            elif self._asked == words():
                self._see_to(self._inbox.take())
            elif not self._see_to(self._inbox.take(QUIET)):
                self._show_prompt(words())

    def wait(self, until: Callable[[], bool]) -> None:
        """See to what comes over the wire until then; what is typed meanwhile is kept for later."""
        while not until():
            if not self._see_to(self._inbox.take(GRACE if self._ended else None)):
                raise EndOfInput

    def _see_to(self, news: News | None) -> bool:
        """Whether there was any news."""
        match news:
            case None:
                return False
            case TypedLine():
                self._ahead += news.text
            case TypedEnd():
                self._ended = True
            case _:
                self.hear(news)
        return True

    # Writing above the line that is being typed

    def say(self, text: str) -> None:
        """Write a text; what would move the cursor, or turn the line around, is no part of it."""
        super().say(_UNSEEN.sub("", text))

    def _write(self, text: str) -> None:
        if self._asked is not None:
            self._asked = None
            super()._write("\n")
        super()._write(text)

    def _show_prompt(self, prompt: str) -> None:
        if self._asked == prompt:
            return
        words = _UNSEEN.sub("", prompt)
        self._write("\n".join(wrap(words, self.width, break_on_hyphens=False)) + " " + self._line)
        self._asked = prompt
        if self.voice is not None:
            self.voice.speak(prompt)

    # Typing

    def _type(self) -> str | None:
        """Take in what was typed; the line, once it is whole."""
        typed, self._ahead = self._ahead, ""
        for place, letter in enumerate(typed):
            if letter in "\r\n":
                self._ahead = typed[place + 1 :]
                return self._whole()
            self._take(letter)
        return None

    def _take(self, letter: str) -> None:
        if self._escaped:  # an arrow or the like: it ends with a letter or a tilde
            self._escaped = not (letter.isalpha() or letter == "~") or letter == "O"
        elif letter == ESCAPE:
            self._escaped = True
        elif letter in ERASE:
            self._erase(1)
        elif letter == ERASE_LINE:
            self._erase(len(self._line))
        elif letter == ERASE_WORD:
            kept = self._line.rstrip().rpartition(" ")
            self._erase(len(self._line) - len(kept[0] + kept[1]))
        elif letter == END:
            self._ended = self._ended or not self._line
        elif letter.isprintable() and len(self._line) < LONGEST_ANSWER:
            self._line += letter
            self._show(letter)

    def _erase(self, count: int) -> None:
        gone = self._line[len(self._line) - count :] if count else ""
        self._line = self._line[: len(self._line) - len(gone)]
        columns = sum(2 if east_asian_width(letter) in "WF" else 1 for letter in gone)
        self._show("\b \b" * columns)

    def _whole(self) -> str:
        line, self._line = self._line, ""
        self._asked = None
        self._show("\n")
        if self.voice is not None:
            self.voice.hush()
        self.heard, self.said = self.said, []
        return line

    def _show(self, text: str) -> None:
        """Show what the terminal would have shown."""
        if self._echo and text:
            self._shown.write(text)
            self._shown.flush()


class _NoLines:
    """Lines come by the inbox."""

    def readline(self) -> str:
        return ""
