"""Help that fits on one screen: every key of the game with what it does."""

from __future__ import annotations

from decaphase.say import say
from decaphase.terminal.keys import MOVES, OTHERS, QUESTIONS, key_of


def say_game_help() -> str:
    """All keys, a paragraph for each kind, and how cards are typed."""
    kinds = {"moves": MOVES, "questions": QUESTIONS, "others": OTHERS}
    lines = [
        say(f"play-help-{kind}", keys="; ".join(_key(command) for command in commands))
        for kind, commands in kinds.items()
    ]
    return "\n".join([*lines, say("play-help-cards"), say("play-help-typing")])


def _key(command: str) -> str:
    return say("play-help-key", key=key_of(command), about=say(f"key-{command}.about"))
