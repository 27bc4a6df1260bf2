"""Bots by name: the built-in ones, and plug-ins of the entry point group `decaphase.bots`.

An entry point names a callable that makes a bot from a seed and settings in text form:
`(seed: int, **settings: str) -> Bot`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeAlias, cast

from decaphase.bots.bot import Bot, EngineBot
from decaphase.bots.settings import BotProblem, read_spec
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.rules.echo import echo

ENTRY_POINTS: Final = "decaphase.bots"

BUILT_IN: Final = ("random", "beginner", "greedy", "steady", "sharp")
"""The weakest first. The module of each has a function of its name: `decaphase.bots.greedy.greedy_bot`."""

MAX_ERROR_LENGTH: Final = 200
"""The most characters that are quoted of a plug-in's error."""

Maker: TypeAlias = Callable[..., Bot]


def bot_names() -> tuple[str, ...]:
    """The names of all bots: the built-in ones, then the plug-ins."""
    return (*BUILT_IN, *sorted(_plugins()))


def make_bot(spec: str, seed: int = 0) -> Bot:
    """The bot that a spec names, with its settings; the same view and seed give the same move.

    >>> make_bot("beginner:slips=40", seed=7).choose  # doctest: +ELLIPSIS
    <bound method EngineBot.choose of ...>
    """
    name, settings = read_spec(spec)
    if name in BUILT_IN:
        maker: Maker = getattr(import_module(f"decaphase.bots.{name}"), f"{name}_bot")
        _check_settings(name, maker, settings)
        return maker(seed, **settings)
    point = _plugins().get(name)
    if point is None:
        raise BotProblem("unknown-bot", name=echo(name), names=", ".join(bot_names()))
    return _make_plugin(point, seed, settings)


def _plugins() -> dict[str, EntryPoint]:
    """The bots of other packages; of two with the same name the first that Python finds, as with modules."""
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
            names = ", ".join(known) or "none"
            raise BotProblem("unknown-bot-setting", bot=name, setting=echo(setting), settings=names)


def _make_plugin(point: EntryPoint, seed: int, settings: dict[str, str]) -> Bot:
    """A bot of another package; its errors become a BotProblem that names it."""
    try:
        maker = cast("Maker", point.load())
        _check_settings(point.name, maker, settings)
        bot = maker(seed, **settings)
    except BotProblem:  # the settings are wrong, not the plug-in
        raise
    except Exception as error:
        detail = " ".join(str(error).split())[:MAX_ERROR_LENGTH] or "none"
        raise BotProblem(
            "broken-bot", bot=point.name, plugin=point.value, error=type(error).__name__, detail=detail
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotProblem("bot-cannot-choose", bot=point.name, plugin=point.value, kind=type(bot).__name__)
    return bot


def engine_settings(specs: Iterable[str]) -> list[PlayerSettings]:
    """The settings of these bots, if the engine can play them all; else none.

    The engine cannot play plug-ins, nor a bot that does more than its settings say, such as watch the clock.
    """
    bots = [make_bot(spec) for spec in specs]
    settings = [bot.settings for bot in bots if type(bot) is EngineBot]
    return settings if len(settings) == len(bots) else []
