"""The beginner: plays like a child that just learned the game, soundly but forgetfully.

It knows what its phase misses and plays as `greedy` does, but `slips` times in a hundred (30 unless set) it
overlooks something: it draws from the deck though the top discard would help, lets a card go that it could
knock for, forgets to hit, or throws any card that comes to hand, though never a wild or a skip if it holds
another.
"""

from __future__ import annotations

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.settings import Setting, whole_number
from decaphase.bots.thinking.player_settings import BEGINNER


def beginner_bot(seed: int = 0, *, slips: Setting | None = None) -> EngineBot:
    """A beginner that forgets something so many times in a hundred."""
    mind = settings_of(BEGINNER, seed)
    if slips is not None:
        mind.slips = whole_number("beginner", "slips", slips, 0, 100)
    return EngineBot(mind)
