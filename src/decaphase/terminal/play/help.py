"""Help that fits on one screen: every key of the game with what it does."""

from __future__ import annotations

from collections.abc import Sequence

from decaphase.say import say
from decaphase.terminal.play.keys import AT_TABLE, MOVES, OTHERS, QUESTIONS, key_of


def say_game_help() -> str:
    """All keys, a paragraph for each kind, and how cards are typed."""
    kinds = {"moves": MOVES, "questions": QUESTIONS, "others": OTHERS}
    lines = [
        say(f"play-help-{kind}", keys=_one_after_another([_key(command) for command in commands]))
        for kind, commands in kinds.items()
    ]
    return "\n".join([*lines, say("play-help-cards"), say("play-help-typing")])


def say_table_help() -> str:
    """The keys for what can be done besides at a table far away."""
    return say("play-help-table", keys=_one_after_another([_key(command) for command in AT_TABLE]))


def _key(command: str) -> str:
    return say("play-help-key", key=key_of(command), about=say(f"key-{command}.about"))


def _one_after_another(keys: Sequence[str]) -> str:
    """The keys in one paragraph; what stands between them, the language says."""
    said = keys[-1]
    for key in reversed(keys[:-1]):
        said = say("play-help-keys", one=key, more=said)
    return said
