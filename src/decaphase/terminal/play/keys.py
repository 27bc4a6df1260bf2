"""The keys and words typed in a game, in each language, and the help that lists them.

The words are in `keys.ftl`, one message per command; the first word is the key that help shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar

from decaphase.say import say, spoken

T = TypeVar("T", bound=str)

MOVE_COMMANDS: Final = ("draw", "take", "knock", "pass", "lay", "hit", "discard", "undo")
QUESTION_COMMANDS: Final = (
    "hint",
    "hand",
    "aim",
    "list",
    "phases",
    "top",
    "turn",
    "groups",
    "counts",
    "scores",
    "events",
    "later",
    "repeat",
)
OTHER_COMMANDS: Final = ("order", "words", "help", "leave")
GAME_COMMANDS: Final = (*MOVE_COMMANDS, *QUESTION_COMMANDS, *OTHER_COMMANDS)
TABLE_COMMANDS: Final = (
    "ready",
    "wait",
    "seats",
    "sit",
    "rise",
    "bot",
    "dismiss",
    "invite",
    "say",
    "react",
    "pause",
    "resume",
    "away",
    "return",
    "clock",
    "rematch",
    "record",
    "verify",
)
"""Further commands at a remote table."""


def read_command(text: str, commands: tuple[str, ...] = GAME_COMMANDS) -> tuple[str, str]:
    """The typed command and its argument; an empty command if the word is unknown.

    >>> read_command("D r5"), read_command(" "), read_command("blue 7")
    (('discard', 'r5'), ('draw', ''), ('', 'blue 7'))
    """
    if text.startswith(" ") and not text.strip() and "draw" in commands:  # the space bar
        return "draw", ""
    word, _, rest = text.strip().partition(" ")
    command = _words(commands, spoken()).get(word.casefold(), "")
    return (command, rest.strip()) if command else ("", text.strip())


def key_of(command: str) -> str:
    """The shortest word for a command."""
    return say(f"key-{command}").split()[0]


def read_word(text: str, choices: tuple[T, ...], message: str) -> T | None:
    """The choice that a word stands for, by the messages `MESSAGE-CHOICE`; None if there is none."""
    word = text.strip().casefold()
    return next((choice for choice in choices if word in say(f"{message}-{choice}").casefold().split()), None)


@cache
def _words(commands: tuple[str, ...], language: str) -> dict[str, str]:
    return {
        word: command for command in commands for word in say(f"key-{command}", language).casefold().split()
    }


def say_game_help(*, remote: bool = False) -> str:
    """All keys, one paragraph per kind, and how cards are typed; `remote`: at a remote table."""
    others = tuple(command for command in OTHER_COMMANDS if not remote or command != "leave")
    kinds = {"moves": MOVE_COMMANDS, "questions": QUESTION_COMMANDS, "others": others}
    lines = [
        say(f"play-help-{kind}", keys=_join_keys([_key(command) for command in commands]))
        for kind, commands in kinds.items()
    ]
    if remote:
        table = [*(_key(command) for command in TABLE_COMMANDS), _key("leave", "far")]
        lines.append(say("play-help-table", keys=_join_keys(table)))
    return "\n".join([*lines, say("play-help-cards"), say("play-help-typing")])


def _key(command: str, form: str = "about") -> str:
    return say("play-help-key", key=key_of(command), about=say(f"key-{command}.{form}"))


def _join_keys(keys: Sequence[str]) -> str:
    """The keys in one paragraph, separated as the language requires."""
    said = keys[-1]
    for key in reversed(keys[:-1]):
        said = say("play-help-keys", one=key, more=said)
    return said
