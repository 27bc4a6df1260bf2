"""The greedy bot: counts how many cards it misses, and nothing else. The player that others are measured by.

It takes the top discard if that brings its phase nearer, lays as soon as it can, hits all it can, plays a
skip on whoever is ahead at once, and throws the dearest card that its phase does not need. It has no settings
and no whims: the seed changes nothing.
"""

from __future__ import annotations

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.thinking.player_settings import GREEDY


def greedy_bot(seed: int = 0) -> EngineBot:
    """The greedy player."""
    return EngineBot(settings_of(GREEDY, seed))
