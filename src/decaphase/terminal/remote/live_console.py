"""A console for events that arrive while the user types: they never split the line being typed.

Output is written above; then the prompt is repeated with what has been typed so far.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from typing import Final, TextIO
from unicodedata import east_asian_width

from decaphase.terminal.console import MAX_ANSWER_LENGTH, Console, EndOfInput, Voice
from decaphase.terminal.remote.inbox import ConnectionEvent, Inbox, InboxItem, InputEnded, TypedText

PROMPT_DELAY_SECONDS: Final = 0.1
"""The prompt is repeated after this time without events, as bots' moves come in quick succession."""

FINAL_ANSWER_SECONDS: Final = 10.0
"""How long to wait for an answer after the input has ended."""

ERASE_KEYS: Final = "\x7f\b"
ERASE_LINE_KEY: Final = "\x15"
ERASE_WORD_KEY: Final = "\x17"
END_KEY: Final = "\x04"
ESCAPE_KEY: Final = "\x1b"


_CONTROL_CHARACTERS: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""A server could hide these in a name to manipulate the terminal."""


class LiveConsole(Console):
    """Asks, and handles events of the connection meanwhile. `echo`: show what is typed."""

    def __init__(
        self, inbox: Inbox, output: TextIO, *, echo: bool, colour: bool = False, voice: Voice | None = None
    ) -> None:
        super().__init__(StringIO(), output, colour=colour, voice=voice)  # typed lines come from the inbox
        self.on_event: Callable[[ConnectionEvent], None] = lambda _: None
        """Handles events of the connection."""
        self._inbox = inbox
        self._echo = echo
        self._line = ""
        self._typed_ahead = ""
        self._prompt_shown: str | None = None
        self._in_escape = False
        self._ended = False

    def ask(self, prompt: str | Callable[[], str]) -> str:
        """The next typed line; a prompt given as a function is repeated when it changes."""
        words = prompt if callable(prompt) else lambda: prompt
        while True:
            if self._typed_ahead:
                self._show_prompt(words())
                line = self._read_typed()
                if line is not None:
                    return line
            elif self._ended:
                self._write("\n")
                raise EndOfInput
            elif self._prompt_shown == words():
                self._handle(self._inbox.take())
            elif not self._handle(self._inbox.take(PROMPT_DELAY_SECONDS)):
                self._show_prompt(words())

    def wait(self, until: Callable[[], bool]) -> None:
        """Handle events until a condition holds; what is typed meanwhile is kept."""
        while not until():
            if not self._handle(self._inbox.take(FINAL_ANSWER_SECONDS if self._ended else None)):
                raise EndOfInput

    def _handle(self, item: InboxItem | None) -> bool:
        """Handle an item; False if there was none."""
        match item:
            case None:
                return False
            case TypedText():
                self._typed_ahead += item.text
            case InputEnded():
                self._ended = True
            case _:
                self.on_event(item)
        return True

    # Output above the line being typed

    def say(self, text: str) -> None:
        """Write a text without control characters, which could move the cursor or reverse the line."""
        super().say(_CONTROL_CHARACTERS.sub("", text))

    def _write(self, text: str) -> None:
        if self._prompt_shown is not None:
            self._prompt_shown = None
            super()._write("\n")
        super()._write(text)

    def _show_prompt(self, prompt: str) -> None:
        if self._prompt_shown == prompt:
            return
        words = _CONTROL_CHARACTERS.sub("", prompt)
        self._write(f"{self.wrap(words)} {self._line}")
        self._prompt_shown = prompt
        if self.voice is not None:
            self.voice.speak(prompt)

    # Input

    def _read_typed(self) -> str | None:
        """Process typed characters; the line, once it is complete."""
        typed, self._typed_ahead = self._typed_ahead, ""
        for place, character in enumerate(typed):
            if character in "\r\n":
                self._typed_ahead = typed[place + 1 :]
                return self._finish_line()
            self._type_character(character)
        return None

    def _type_character(self, character: str) -> None:
        if self._in_escape:  # an arrow key or the like: the sequence ends with a letter or a tilde
            self._in_escape = not (character.isalpha() or character == "~") or character == "O"
        elif character == ESCAPE_KEY:
            self._in_escape = True
        elif character in ERASE_KEYS:
            self._erase(1)
        elif character == ERASE_LINE_KEY:
            self._erase(len(self._line))
        elif character == ERASE_WORD_KEY:
            kept = self._line.rstrip().rpartition(" ")
            self._erase(len(self._line) - len(kept[0] + kept[1]))
        elif character == END_KEY:
            self._ended = self._ended or not self._line
        elif character.isprintable() and len(self._line) < MAX_ANSWER_LENGTH:
            self._line += character
            self._echo_text(character)

    def _erase(self, count: int) -> None:
        gone = self._line[len(self._line) - count :] if count else ""
        self._line = self._line[: len(self._line) - len(gone)]
        columns = sum(2 if east_asian_width(character) in "WF" else 1 for character in gone)
        self._echo_text("\b \b" * columns)

    def _finish_line(self) -> str:
        line, self._line = self._line, ""
        self._prompt_shown = None
        self._echo_text("\n")
        if self.voice is not None:
            self.voice.stop()
        self.said_before_answer, self.said_since_answer = self.said_since_answer, []
        return line

    def _echo_text(self, text: str) -> None:
        """Echo as the terminal would."""
        if self._echo and text:
            self._output.write(text)
            self._output.flush()
