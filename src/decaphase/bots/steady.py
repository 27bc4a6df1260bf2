"""The steady bot: the strongest bot that does not search.

It counts the unseen cards to find the quickest way to its phase, keeps cards it can hit later, avoids
discarding what the next player collects, gets rid of expensive cards in time, and plays a skip at once, on
the player who is furthest in the game and not down yet. It has no settings, and it is deterministic unless a
hand goes on for ever: until then the seed changes nothing.
"""

from __future__ import annotations

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.thinking.player_settings import STEADY


def steady_bot(seed: int = 0) -> EngineBot:
    return EngineBot(settings_of(STEADY, seed))
