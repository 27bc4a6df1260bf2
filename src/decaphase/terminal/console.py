"""Talking with whoever sits at the terminal: lines go out and lines come in, and nothing is ever drawn over.

Every line is at most 100 columns wide and can be spoken too. Where a terminal wants colour, cards are
painted; nothing is ever said by colour alone.
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
"""Characters: no answer needs more, and nobody has to read more of one again."""

UNBROKEN_SPACE: Final = "\ue000"
"""Stands for a space at which no line is broken; no text of ours has it."""

ANSI_CODES: Final = {"r": "1;31", "b": "1;34", "g": "32", "y": "33", "w": "1", "s": "1"}
"""How a card of each record letter is painted: red, blue, green, yellow; wilds and skips are bold."""


class EndOfInput(Exception):
    """Nothing more will be typed."""


class LineInput(Protocol):
    """Where typed lines come from."""

    def readline(self) -> str:
        """The next line with its end; empty where nothing more comes."""


class Voice(Protocol):
    """Somebody who reads lines aloud."""

    def speak(self, text: str) -> None:
        """Say this after what is being said."""

    def stop(self) -> None:
        """Stop talking: somebody answers."""


class Console:
    r"""Where lines are written and answers are typed.

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
        """What was said before the last answer."""
        self.said_since_answer: list[str] = []
        """What was said since."""

    def say(self, text: str) -> None:
        """Write a text, each of its lines on lines of its own, none of them too wide."""
        for line in text.split("\n"):
            self._write("\n".join(wrap(line, self.width, break_on_hyphens=False)) + "\n")
        self._remember(text)

    def show(self, text: str, names: Mapping[str, str]) -> None:
        """Write a text with names of cards: none is torn apart, and each is painted where that is wanted.

        `names`: the letter of the card that each name stands for.
        """
        for name in names:
            text = text.replace(name, name.replace(" ", UNBROKEN_SPACE))
        lines = "\n".join(wrap(text, self.width, break_on_hyphens=False))
        if self.colour:
            words = {name.replace(" ", UNBROKEN_SPACE): letter for name, letter in names.items()}
            longest_first = sorted(words, key=len, reverse=True)
            pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in longest_first))
            lines = pattern.sub(lambda found: colour_text(found[0], words[found[0]]), lines)
        self._write(lines.replace(UNBROKEN_SPACE, " ") + "\n")
        self._remember(text.replace(UNBROKEN_SPACE, " "))

    def ask(self, prompt: str) -> str:
        """What somebody types, without the line's end; EndOfInput where nothing more comes."""
        self._write("\n".join(wrap(prompt, self.width, break_on_hyphens=False)) + " ")
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
        """Which of the choices, from 0, an empty line being the default."""
        picked = self._pick(
            question, choices, say("terminal-choose", count=len(choices), default=default + 1)
        )
        return default if picked is None else picked

    def choose_or_back(self, question: str, choices: Sequence[str]) -> int | None:
        """Which of the choices, from 0; None where somebody would rather go back."""
        return self._pick(question, choices, say("terminal-choose-or-back", count=len(choices)))

    def _pick(self, question: str, choices: Sequence[str], prompt: str) -> int | None:
        """Number the choices and ask until one of them, or nothing, is typed."""
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
        """Whether somebody says yes; an empty line is no."""
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
        """What `read` makes of an answer; asked again, with the reason, as long as it raises a Problem."""
        while True:
            try:
                return read(self.ask(prompt).strip())
            except Problem as problem:
                self.say(reason(problem))

    def clear(self) -> None:
        """Push what was written out of sight, with empty lines only."""
        self._write("\n" * min(get_terminal_size().lines, MAX_HEIGHT))
        self.said_before_answer, self.said_since_answer = [], []

    @property
    def width(self) -> int:
        """How wide a line may be."""
        return max(MIN_WIDTH, min(get_terminal_size((MAX_WIDTH + 1, 24)).columns - 1, MAX_WIDTH))

    def _remember(self, text: str) -> None:
        """Remember what was said, and say it aloud."""
        self.said_since_answer.append(text)
        if self.voice is not None:
            self.voice.speak(text)

    def _write(self, text: str) -> None:
        self._output.write(text)
        self._output.flush()


def colour_text(text: str, letter: str) -> str:
    """The text in the colour of a card's letter, for a terminal that wants it."""
    return f"\x1b[{ANSI_CODES[letter]}m{text}\x1b[0m"


def wants_colour(output: TextIO, environment: Mapping[str, str], setting: str = "auto") -> bool:
    """Whether to paint: as was set, or else where a terminal that can do it does not say no."""
    if setting != "auto":
        return setting == "always"
    if environment.get("NO_COLOR") or environment.get("TERM", "dumb") == "dumb":
        return False
    return output.isatty()


def open_console(*, plain: bool, colour: str = "auto", voice: Voice | None = None) -> Console:
    """The console of this program's own terminal."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # whatever is typed is read; what is no letter is no answer
    painted = not plain and wants_colour(sys.stdout, os.environ, colour)
    return Console(sys.stdin, sys.stdout, colour=painted, voice=voice)
