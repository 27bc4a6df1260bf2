"""Where a table departs from its edition, and the text of an option's value."""

from __future__ import annotations

from decaphase.rules import OPTIONS, Rules, load_rules, matters
from decaphase.say import say
from decaphase.say.rules import value_key


def is_stated(rules: Rules, option: str) -> bool:
    """Whether the rulebook states a rule for this option: only if it has an effect."""
    if not matters(rules, option):
        return False
    if option == "wild_points":
        return rules.scoring == "points"
    if option == "order":  # with one hand for each phase, the order is fixed
        return rules.advance == "on-completion"
    return True


def departs(rules: Rules, option: str) -> bool:
    """Whether the table's value of an option differs from its edition's."""
    changed = option in dict(rules.overrides) and is_stated(rules, option)
    return changed and rules.setting(option) != load_rules(rules.edition).setting(option)


def departures(rules: Rules) -> tuple[str, ...]:
    """The options in which the table differs from its edition, in the order of `OPTIONS`."""
    return tuple(option for option in OPTIONS if departs(rules, option))


def say_rule(rules: Rules, option: str, language: str | None = None, cards: str = "colours") -> str:
    """An option's value as a rule in full sentences; `cards` selects the card names.

    >>> say_rule(load_rules("classic-de"), "wild_points")
    'A wild in hand costs 20 points.'
    """
    numbers = ", ".join(map(str, rules.selected))
    message = f"rule-{option}-{value_key(rules, option)}"
    return say(message, language, cards=cards, count=len(rules.selected), numbers=numbers)
