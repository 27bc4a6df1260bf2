"""Bots, the advice they give, and the exact odds of a hand.

>>> from decaphase import Game, load_rules
>>> from decaphase.bots import make_bot
>>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
>>> _ = game.start_hand()
>>> print(make_bot("greedy").choose(game.view(1)))
1 draw deck
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decaphase.bots.advice.advise import Advice, advise
    from decaphase.bots.advice.reasons import Reason
    from decaphase.bots.bot import Bot, EngineBot
    from decaphase.bots.registry import bot_names, make_bot
    from decaphase.bots.settings import BotProblem

# Names are imported on first use, so that the odds of a hand load without the bots.
_MODULES = {
    "Advice": "advice.advise",
    "advise": "advice.advise",
    "Bot": "bot",
    "EngineBot": "bot",
    "Reason": "advice.reasons",
    "bot_names": "registry",
    "make_bot": "registry",
    "BotProblem": "settings",
}

__all__ = ["Advice", "Bot", "BotProblem", "EngineBot", "Reason", "advise", "bot_names", "make_bot"]


def __getattr__(name: str) -> object:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value
