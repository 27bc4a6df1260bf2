"""Text for problems at a known table."""

from __future__ import annotations

from typing import Final

from decaphase.cards import BY_CODE
from decaphase.problems import Problem, Value
from decaphase.rules import Rules
from decaphase.say import explain
from decaphase.say.cards import say_card

CARD_VALUES: Final = ("card", "top", "taken")
"""Values of problems that are record codes of cards."""


def explain_at(problem: Problem, rules: Rules, language: str | None = None) -> str:
    """The message for a problem, with this table's card names.

    >>> from decaphase.rules import load_rules
    >>> problem = Problem("does-not-fit", card="g11", owner=2, group=1)
    >>> explain_at(problem, load_rules("house-nl", {"cards": "packs"}))
    'The jack of clubs does not fit group 2.1 as it lies.'
    """
    named: dict[str, Value] = {
        name: say_card(BY_CODE[code], rules, language, the=True)
        for name in CARD_VALUES
        if isinstance(code := problem.values.get(name), str) and code in BY_CODE
    }
    values = {**problem.values, "cards": rules.cards, **named}
    sentence = explain(Problem(problem.code, **values), language)
    return sentence[:1].upper() + sentence[1:] if named else sentence
