"""Our own bots as the tests use them: all of them, each in a second's time."""

from __future__ import annotations

from typing import Final

from decaphase.bots import MindBot, make_bot
from decaphase.bots.registry import BUILT_IN

QUICK: Final = {"sharp": "sharp:playouts=4"}
"""Settings that spare the tests' time."""


def quick_bot(name: str, seed: int = 0, *, compiled: bool | None = False) -> MindBot:
    """One of our own bots, thinking in plain Python unless asked otherwise."""
    bot = make_bot(QUICK.get(name, name), seed)
    assert isinstance(bot, MindBot)
    bot.compiled = compiled
    return bot


def all_bots(seed: int = 0) -> dict[str, MindBot]:
    return {name: quick_bot(name, seed) for name in BUILT_IN}
