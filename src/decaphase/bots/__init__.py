"""Players that are not people, what they advise, and what a hand can do.

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

# A name is fetched when it is first asked for: who wants the odds of a hand need not wait for the players.
_HOMES = {
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
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value
