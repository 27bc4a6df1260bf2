"""Help that fits on one screen: every key of the game with what it does."""

from __future__ import annotations

from collections.abc import Sequence

from decaphase.say import say
from decaphase.terminal.play.keys import AT_TABLE, MOVES, OTHERS, QUESTIONS, key_of


def say_game_help(*, far: bool = False) -> str:
    """All keys, a paragraph for each kind, and how cards are typed; `far`: the table is not here."""
    others = tuple(command for command in OTHERS if not far or command != "leave")
    kinds = {"moves": MOVES, "questions": QUESTIONS, "others": others}
    lines = [
        say(f"play-help-{kind}", keys=_one_after_another([_key(command) for command in commands]))
        for kind, commands in kinds.items()
    ]
    if far:
        table = [*(_key(command) for command in AT_TABLE), _key("leave", "far")]
        lines.append(say("play-help-table", keys=_one_after_another(table)))
    return "\n".join([*lines, say("play-help-cards"), say("play-help-typing")])


def _key(command: str, form: str = "about") -> str:
    return say("play-help-key", key=key_of(command), about=say(f"key-{command}.{form}"))


def _one_after_another(keys: Sequence[str]) -> str:
    """The keys in one paragraph; what stands between them, the language says."""
    said = keys[-1]
    for key in reversed(keys[:-1]):
        said = say("play-help-keys", one=key, more=said)
    return said
