"""Words for the rules: what an option's value means, what a phase asks for."""

from __future__ import annotations

from decaphase.rules import Group, Phase, Rules
from decaphase.say import say, say_list


def say_phase(phase: Phase, language: str | None = None) -> str:
    """What a phase asks for.

    >>> from decaphase.rules import read_phase
    >>> say_phase(read_phase("set 3 + run 4"))
    'set of 3 + run of 4'
    """
    return " + ".join(say_group(group, language) for group in phase)


def say_group(group: Group, language: str | None = None) -> str:
    """What a group asks for."""
    return say(f"group-{group.kind}", language, size=group.size)


def say_meaning(rules: Rules, option: str, language: str | None = None) -> str:
    """What the value that an option has here means.

    >>> from decaphase.rules import load_rules
    >>> say_meaning(load_rules("classic-en", {"selection": "first-3"}), "selection")
    'The first 3 phases are played.'
    """
    if option == "selection":
        return _say_selection(rules, language)
    value = rules.setting(option)
    word = str(value).lower() if isinstance(value, bool) else str(value)
    return say(f"value-{option}-{word}.about", language)


def _say_selection(rules: Rules, language: str | None) -> str:
    selection = rules.selection
    if not isinstance(selection, str):
        numbers = say_list([str(number) for number in selection], language)
        return say("value-selection-list.about", language, count=len(selection), numbers=numbers)
    if selection.startswith("first-"):
        return say("value-selection-first-N.about", language, count=len(rules.selected))
    return say(f"value-selection-{selection}.about", language)
