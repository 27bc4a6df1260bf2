"""Bot specs: a name with settings, such as `beginner:slips=40`."""

from __future__ import annotations

from typing import TypeAlias

from decaphase.problems import Problem
from decaphase.rules.echo import echo

Setting: TypeAlias = "str | float"
"""The value of a setting, as a number or as text."""


class BotProblem(Problem):
    """An unknown bot, or a setting it does not accept."""


def read_spec(spec: str) -> tuple[str, dict[str, str]]:
    """The name and the settings in a spec.

    >>> read_spec("sharp:playouts=500"), read_spec("steady")
    (('sharp', {'playouts': '500'}), ('steady', {}))
    """
    name, colon, rest = (part.strip() for part in spec.partition(":"))
    settings: dict[str, str] = {}
    for text in rest.split(",") if colon else ():
        setting, equals, value = (part.strip() for part in text.partition("="))
        if not setting.isidentifier() or not equals or not value:
            raise BotProblem("bot-setting-form", text=echo(text.strip()), bot=echo(name))
        if setting in settings:
            raise BotProblem("bot-setting-twice", setting=echo(setting), bot=echo(name))
        settings[setting] = value
    return name, settings


def whole_number(bot: str, setting: str, value: Setting, least: int, most: int) -> int:
    """A setting as a whole number within bounds.

    >>> whole_number("beginner", "slips", "40", 0, 100)
    40
    """
    try:
        number = int(value)
    except (ValueError, OverflowError):
        number = least - 1
    if not least <= number <= most or (isinstance(value, float) and value != number):
        wanted: dict[str, str | int] = {"least": least, "most": most, "kind": "whole"}
        raise BotProblem("bot-setting-value", bot=bot, setting=setting, value=echo(value), **wanted)
    return number


def seconds_of(bot: str, setting: str, value: Setting, most: int) -> float:
    """A setting as a positive number of seconds.

    >>> seconds_of("sharp", "seconds", "0.5", 60)
    0.5
    """
    try:
        number = float(value)
    except (ValueError, OverflowError):
        number = 0.0
    if not 0 < number <= most:
        wanted: dict[str, str | int] = {"least": 0, "most": most, "kind": "seconds"}
        raise BotProblem("bot-setting-value", bot=bot, setting=setting, value=echo(value), **wanted)
    return number
