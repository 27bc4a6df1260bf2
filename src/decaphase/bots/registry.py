"""The bots by name: our own, and those that others plug in by the entry point group `decaphase.bots`.

An entry point names a callable that takes the seed and what was set, as text, and gives a bot:
`(seed: int, **settings: str) -> Bot`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeAlias, cast

from decaphase.bots.bot import Bot
from decaphase.bots.settings import BotProblem, read_spec
from decaphase.rules.echo import echo

ENTRY_POINTS: Final = "decaphase.bots"

BUILT_IN: Final = ("random", "beginner", "greedy", "steady", "sharp")
"""The module of each has a function of its name: `decaphase.bots.greedy.greedy_bot`."""

LONGEST_ERROR: Final = 200
"""So much is said of what went wrong in a plug-in."""

Maker: TypeAlias = Callable[..., Bot]


def bot_names() -> tuple[str, ...]:
    """Every bot there is: our own, the weakest first, then those that are plugged in."""
    return (*BUILT_IN, *sorted(_plugged_in()))


def make_bot(spec: str, seed: int = 0) -> Bot:
    """The bot of this name, set as the spec says; the same view and the same seed give the same move.

    >>> make_bot("beginner:slips=40", seed=7).choose  # doctest: +ELLIPSIS
    <bound method EngineBot.choose of ...>
    """
    name, settings = read_spec(spec)
    if name in BUILT_IN:
        maker: Maker = getattr(import_module(f"decaphase.bots.{name}"), f"{name}_bot")
        _check_settings(name, maker, settings)
        return maker(seed, **settings)
    point = _plugged_in().get(name)
    if point is None:
        raise BotProblem("unknown-bot", name=echo(name), names=", ".join(bot_names()))
    return _make_plugged_in(point, seed, settings)


def _plugged_in() -> dict[str, EntryPoint]:
    """The bots of other packages; of two with one name the first that Python finds, as with modules."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=ENTRY_POINTS):
        if point.name not in BUILT_IN:
            found.setdefault(point.name, point)
    return found


def _check_settings(name: str, maker: Maker, settings: dict[str, str]) -> None:
    """Refuse a setting that the bot does not have."""
    parameters = inspect.signature(maker).parameters.values()
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return
    known = [parameter.name for parameter in parameters if parameter.kind is parameter.KEYWORD_ONLY]
    for setting in settings:
        if setting not in known:
            there_is = ", ".join(known) or "none"
            raise BotProblem("unknown-bot-setting", bot=name, setting=echo(setting), settings=there_is)


def _make_plugged_in(point: EntryPoint, seed: int, settings: dict[str, str]) -> Bot:
    """A bot of another package; whatever goes wrong there is told with its name."""
    try:
        maker = cast("Maker", point.load())
        _check_settings(point.name, maker, settings)
        bot = maker(seed, **settings)
    except BotProblem:  # what was set is wrong, not the plug-in
        raise
    except Exception as error:
        detail = " ".join(str(error).split())[:LONGEST_ERROR] or "none"
        raise BotProblem(
            "broken-bot", bot=point.name, plugin=point.value, error=type(error).__name__, detail=detail
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotProblem("bot-cannot-choose", bot=point.name, plugin=point.value, kind=type(bot).__name__)
    return bot
