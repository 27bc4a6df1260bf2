"""The steady bot: the best that can be done without searching.

It counts the cards it has not seen yet to tell which way to its phase is the quickest, keeps what it can hit
later, does not throw the next player what they collect, gets rid of dear cards in time, and plays a skip at
once, on whoever is furthest in the game and not down yet. It has no settings, and no whims unless a hand goes
round for ever: until then the seed changes nothing.
"""

from __future__ import annotations

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.thinking.player_settings import STEADY


def steady_bot(seed: int = 0) -> EngineBot:
    """The steady player."""
    return EngineBot(settings_of(STEADY, seed))
