"""Where a table departs from its edition, and how an option's value is said; the same words serve both."""

from __future__ import annotations

from decaphase.rules import OPTIONS, Rules, load_rules, matters
from decaphase.say import say


def said(rules: Rules, option: str) -> bool:
    """Whether the book says a rule for this option: it changes something, and it is not what goes unsaid."""
    if not matters(rules, option):
        return False
    if option == "wild_points":
        return rules.scoring == "points"
    if option == "order":  # with one hand for each phase there is nothing to choose
        return rules.advance == "on-completion"
    return True


def departs(rules: Rules, option: str) -> bool:
    """Whether the table plays an option otherwise than its edition."""
    changed = option in dict(rules.overrides) and said(rules, option)
    return changed and rules.setting(option) != load_rules(rules.edition).setting(option)


def departures(rules: Rules) -> tuple[str, ...]:
    """The options that the table plays otherwise than its edition, in the order of the rules."""
    return tuple(option for option in OPTIONS if departs(rules, option))


def say_rule(rules: Rules, option: str, language: str | None = None, cards: str = "colours") -> str:
    """The rule that an option's value is, in full sentences; `cards`: how the readers name theirs.

    >>> say_rule(load_rules("classic-de"), "wild_points")
    'A wild in hand costs 20 points.'
    """
    value = rules.setting(option)
    word = str(value).lower() if isinstance(value, bool) else str(value)
    if option == "selection":
        word = _selection_word(rules)
    numbers = ", ".join(map(str, rules.selected))
    message = f"rule-{option}-{word}"
    return say(message, language, cards=cards, count=len(rules.selected), numbers=numbers)


def _selection_word(rules: Rules) -> str:
    selection = rules.selection
    if not isinstance(selection, str):
        return "list"
    return "first-N" if selection.startswith("first-") else selection
