"""The random bot: plays random legal moves.

It lays and hits in nine of ten cases when it can, because games of uniformly random moves hardly ever end,
and seldom knocks; its draws and discards are random. It has no settings.
"""

from __future__ import annotations

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.thinking.player_settings import RANDOM


def random_bot(seed: int = 0) -> EngineBot:
    return EngineBot(settings_of(RANDOM, seed))
