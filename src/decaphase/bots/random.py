"""The random bot: any legal move will do.

It lays and hits nine times in ten when it can, because games of pure chance hardly end, and seldom knocks;
what it draws and throws is left to the dice. It has no settings.
"""

from __future__ import annotations

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.thinking.player_settings import RANDOM


def random_bot(seed: int = 0) -> EngineBot:
    """A random player with these dice."""
    return EngineBot(settings_of(RANDOM, seed))
