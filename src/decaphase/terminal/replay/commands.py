"""The commands of a replay, in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from decaphase.say import say, spoken

REPLAY_COMMANDS: Final = (
    "forward",
    "back",
    "next-hand",
    "previous-hand",
    "go",
    "again",
    "hand",
    "table",
    "top",
    "scores",
    "phases",
    "end",
    "help",
    "quit",
)
"""Every command, in the order of the help; the words are in `replay-word-NAME`."""

COUNTED: Final = ("forward", "back")
"""Commands that take a number of steps."""

COMMAND_WITH_NUMBER: Final = re.compile(r"(.*?)\s*([0-9]{1,6})(?:[.,:]([0-9]{1,6}))?")
"""A word followed by a number of steps or a place: 3, or 3.12."""


@dataclass(frozen=True, slots=True)
class ReplayCommand:
    """A command with a number of steps, or with the hand and action to go to."""

    name: str
    number: int = 1
    action: int = 0


def read_replay_command(text: str, language: str | None = None) -> ReplayCommand | None:
    """The typed command; None if it is not one.

    >>> read_replay_command(""), read_replay_command("Next  Hand").name, read_replay_command("f 10").number
    (ReplayCommand(name='forward', number=1, action=0), 'next-hand', 10)
    >>> read_replay_command("3.12")
    ReplayCommand(name='go', number=3, action=12)
    """
    words = _words(language or spoken())
    plain = _plain(text)
    if not plain:
        return ReplayCommand("forward")
    typed = COMMAND_WITH_NUMBER.fullmatch(plain)
    if typed is None:
        name = words.get(plain)
        return ReplayCommand(name) if name is not None and name != "go" else None
    name = words.get(typed[1]) if typed[1] else "go"
    if name == "go":
        return ReplayCommand(name, int(typed[2]), int(typed[3] or 0))
    return ReplayCommand(name, int(typed[2])) if name in COUNTED and typed[3] is None else None


def command_help(name: str, language: str | None = None) -> str:
    """The words for a command, and what it does."""
    message = f"replay-word-{name}"
    return say("replay-help", language, words=say(message, language), does=say(f"{message}.does", language))


@cache
def _words(language: str) -> Mapping[str, str]:
    """The command for each word or phrase."""
    return {
        _plain(word): name
        for name in REPLAY_COMMANDS
        for word in say(f"replay-word-{name}", language).split(",")
    }


def _plain(text: str) -> str:
    """Lower case, without accents, which not every keyboard has, or extra spaces."""
    letters = normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not combining(letter)).split())
