"""Text for the rules: meanings of options, phases in words and in letters."""

from __future__ import annotations

from string import ascii_uppercase

from decaphase.rules import Group, Phase, Rules
from decaphase.say import say, say_list


def say_phase(phase: Phase, language: str | None = None) -> str:
    """What a phase requires.

    >>> from decaphase.rules import read_phase
    >>> say_phase(read_phase("set 3 + run 4"))
    'set of 3 + run of 4'
    """
    return " + ".join(say_group(group, language) for group in phase)


def say_group(group: Group, language: str | None = None) -> str:
    """What a group requires."""
    return say(f"group-{group.kind}", language, size=group.size)


def phase_letters(phase: Phase) -> str:
    """A phase in letters: equal letters for a set, letters in order for a run, stars for a colour.

    Each set has its own letter.

    >>> from decaphase.rules import read_phase
    >>> [phase_letters(read_phase(phase)) for phase in ("set 3 + run 4", "set 3 + set 3", "colour 7")]
    ['AAA + ABCD', 'AAA + BBB', '*******']
    """
    written = []
    sets = iter(ascii_uppercase)
    for group in phase:
        match group.kind:
            case "set":
                written.append(next(sets) * group.size)
            case "run":
                written.append(ascii_uppercase[: group.size])
            case "colour":
                written.append("*" * group.size)
    return " + ".join(written)


def say_meaning(rules: Rules, option: str, language: str | None = None) -> str:
    """The meaning of an option's value at this table.

    >>> from decaphase.rules import load_rules
    >>> say_meaning(load_rules("classic-en", {"selection": "first-3"}), "selection")
    'The first 3 phases are played.'
    """
    numbers = say_list([str(number) for number in rules.selected], language)
    message = f"value-{option}-{value_key(rules, option)}.about"
    return say(message, language, count=len(rules.selected), numbers=numbers)


def value_key(rules: Rules, option: str) -> str:
    """The part of a message id that stands for an option's value.

    >>> from decaphase.rules import load_rules
    >>> [value_key(load_rules(), option) for option in ("naturals", "play_on", "selection")]
    ['per-phase', 'false', 'all']
    """
    value = rules.setting(option)
    if option == "selection":
        first = isinstance(value, str) and value.startswith("first-")
        return "first-N" if first else value if isinstance(value, str) else "list"
    return str(value).lower() if isinstance(value, bool) else str(value)
