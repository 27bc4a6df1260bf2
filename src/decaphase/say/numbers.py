"""Numbers in a language's notation: 2,000 and 62.4 %, 2.000 und 62,4 %."""

from __future__ import annotations

from decaphase.say import say


def say_number(value: float, form: str = ",", language: str | None = None) -> str:
    """A number in a Python format, with the language's separators.

    >>> say_number(12500), say_number(0.625, ".2f", "de"), say_number(12500, language="nl")
    ('12,500', '0,62', '12.500')
    """
    return write_number(format(value, form), language)


def write_number(written: str, language: str | None = None) -> str:
    """A number in English notation, with the language's separators."""
    signs = {",": say("number-thousands", language), ".": say("number-decimal", language)}
    return "".join(signs.get(sign, sign) for sign in written)


def say_percent(share: float, digits: int = 1, language: str | None = None) -> str:
    """A share as a percentage: 62.4 %; with more than one digit, trailing zeros are dropped.

    >>> say_percent(0.624), say_percent(0.95, 2), say_percent(0.00357, 2)
    ('62.4 %', '95 %', '0.36 %')
    """
    text = f"{100 * share:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if digits > 1 else text
    return say("number-percent", language, number=write_number(text, language))
