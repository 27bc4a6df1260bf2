"""The built-in bots as the tests use them, each within a second."""

from __future__ import annotations

from typing import Final

from decaphase.bots import EngineBot, make_bot
from decaphase.bots.registry import BUILT_IN

QUICK: Final = {"sharp": "sharp:playouts=4"}
"""Settings that save test time."""


def quick_bot(name: str, seed: int = 0, *, compiled: bool | None = False) -> EngineBot:
    """A built-in bot, in plain Python unless asked otherwise."""
    bot = make_bot(QUICK.get(name, name), seed)
    assert isinstance(bot, EngineBot)
    bot.compiled = compiled
    return bot


def all_bots(seed: int = 0, *, compiled: bool | None = False) -> dict[str, EngineBot]:
    return {name: quick_bot(name, seed, compiled=compiled) for name in BUILT_IN}
