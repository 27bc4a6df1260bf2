"""Input and output at the terminal: lines are written and read, nothing is ever redrawn.

Lines are at most 100 columns wide and can be spoken too. Cards are coloured where the terminal wants it;
colour never carries meaning of its own.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, Protocol, TextIO, TypeVar

from decaphase.problems import Problem
from decaphase.say import explain, say

T = TypeVar("T")

MAX_WIDTH: Final = 100
MIN_WIDTH: Final = 20
MAX_HEIGHT: Final = 60
MAX_ANSWER_LENGTH: Final = 400
"""In characters; longer answers are cut off."""

UNBROKEN_SPACE: Final = "\ue000"
"""Stands for a space at which a line must not be broken; no text of ours contains it."""

ANSI_CODES: Final = {"r": "1;31", "b": "1;34", "g": "32", "y": "33", "w": "1", "s": "1"}
"""ANSI colour codes by card letter: red, blue, green, yellow; wilds and skips are bold."""


class EndOfInput(Exception):
    """The input has ended."""


class LineInput(Protocol):
    """A source of typed lines."""

    def readline(self) -> str:
        """The next line with its line ending; empty at the end of the input."""


class Voice(Protocol):
    """Reads lines aloud."""

    def speak(self, text: str) -> None:
        """Queue a text to be spoken."""

    def stop(self) -> None:
        """Stop speaking, because the user answers."""


class Console:
    r"""Writes lines and reads answers.

    >>> from io import StringIO
    >>> console = Console(StringIO("ja\n"), sys.stdout)
    >>> console.ask("Again?")
    Again? 'ja'
    """

    def __init__(
        self, source: LineInput, output: TextIO, *, colour: bool = False, voice: Voice | None = None
    ) -> None:
        self._input = source
        self._output = output
        self.voice = voice
        self.colour = colour
        self.said_before_answer: list[str] = []
        """The texts written before the last answer."""
        self.said_since_answer: list[str] = []
        """The texts written since the last answer."""

    def say(self, text: str) -> None:
        """Write a text, wrapped to the width of the terminal."""
        for line in text.split("\n"):
            self._write(self.wrap(line) + "\n")
        self._remember(text)

    def show(self, text: str, names: Mapping[str, str]) -> None:
        """Write a text that names cards: a name is never split over two lines, and is coloured if wanted.

        `names` maps each name to its card's letter.
        """
        for name in names:
            text = text.replace(name, name.replace(" ", UNBROKEN_SPACE))
        lines = self.wrap(text)
        if self.colour:
            words = {name.replace(" ", UNBROKEN_SPACE): letter for name, letter in names.items()}
            longest_first = sorted(words, key=len, reverse=True)
            pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in longest_first))
            lines = pattern.sub(lambda found: colour_text(found[0], words[found[0]]), lines)
        self._write(lines.replace(UNBROKEN_SPACE, " ") + "\n")
        self._remember(text.replace(UNBROKEN_SPACE, " "))

    def ask(self, prompt: str) -> str:
        """The next typed line without its ending; raises EndOfInput at the end of the input."""
        self._write(self.wrap(prompt) + " ")
        if self.voice is not None:
            self.voice.speak(prompt)
        line = self._input.readline()
        if self.voice is not None:
            self.voice.stop()
        if not line:
            self._write("\n")
            raise EndOfInput
        self.said_before_answer, self.said_since_answer = self.said_since_answer, []
        return line.rstrip("\r\n")[:MAX_ANSWER_LENGTH]

    def choose(self, question: str, choices: Sequence[str], *, default: int) -> int:
        """The index of the chosen item; an empty line chooses the default."""
        picked = self._pick(
            question, choices, say("terminal-choose", count=len(choices), default=default + 1)
        )
        return default if picked is None else picked

    def choose_or_back(self, question: str, choices: Sequence[str]) -> int | None:
        """The index of the chosen item; None after an empty line."""
        return self._pick(question, choices, say("terminal-choose-or-back", count=len(choices)))

    def _pick(self, question: str, choices: Sequence[str], prompt: str) -> int | None:
        """Ask until a valid number or an empty line is typed."""
        self.list_choices(question, choices)
        while True:
            answer = self.ask(prompt).strip()
            if not answer:
                return None
            if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(choices):
                return int(answer) - 1
            self.say(say("terminal-not-a-choice", count=len(choices)))

    def list_choices(self, question: str, choices: Sequence[str]) -> None:
        """Write a question and its numbered choices."""
        self.say(question)
        for number, choice in enumerate(choices, 1):
            self.say(say("terminal-choice", number=number, choice=choice))

    def confirm(self, question: str) -> bool:
        """Ask a yes-or-no question; an empty line means no."""
        yes, no = say("terminal-yes").split(), say("terminal-no").split()
        while True:
            answer = self.ask(question).strip().casefold()
            if answer in yes:
                return True
            if answer in no or not answer:
                return False
            self.say(say("terminal-yes-or-no"))

    def ask_until(
        self, prompt: str, read: Callable[[str], T], reason: Callable[[Problem], str] = explain
    ) -> T:
        """The answer as parsed by `read`; a Problem is explained and the question asked again."""
        while True:
            try:
                return read(self.ask(prompt).strip())
            except Problem as problem:
                self.say(reason(problem))

    def clear(self) -> None:
        """Scroll earlier output off the screen with empty lines."""
        self._write("\n" * min(get_terminal_size().lines, MAX_HEIGHT))
        self.said_before_answer, self.said_since_answer = [], []

    @property
    def width(self) -> int:
        """The maximum line width."""
        return max(MIN_WIDTH, min(get_terminal_size((MAX_WIDTH + 1, 24)).columns - 1, MAX_WIDTH))

    def wrap(self, text: str) -> str:
        """A text in lines of the maximum width."""
        return "\n".join(wrap(text, self.width, break_on_hyphens=False))

    def _remember(self, text: str) -> None:
        """Keep a text for `repeat`, and speak it."""
        self.said_since_answer.append(text)
        if self.voice is not None:
            self.voice.speak(text)

    def _write(self, text: str) -> None:
        self._output.write(text)
        self._output.flush()


def colour_text(text: str, letter: str) -> str:
    """The text in the ANSI colour of a card's letter."""
    return f"\x1b[{ANSI_CODES[letter]}m{text}\x1b[0m"


def wants_colour(output: TextIO, environment: Mapping[str, str], setting: str = "auto") -> bool:
    """Whether to use colour: as set, otherwise if the terminal supports it and NO_COLOR is not set."""
    if setting != "auto":
        return setting == "always"
    if environment.get("NO_COLOR") or environment.get("TERM", "dumb") == "dumb":
        return False
    return output.isatty()


def open_console(*, plain: bool, colour: str = "auto", voice: Voice | None = None) -> Console:
    """A console on standard input and output."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # input that is not UTF-8 is just not a valid answer
    painted = not plain and wants_colour(sys.stdout, os.environ, colour)
    return Console(sys.stdin, sys.stdout, colour=painted, voice=voice)
