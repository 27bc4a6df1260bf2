"""The beginner bot: plays like a child who has just learned the game, soundly but forgetfully.

It plays as `greedy` does, but in `slips` percent of its decisions (30 by default) it overlooks something: it
draws from the deck although the top discard would help, does not knock, forgets to hit, or discards a random
card, but no wild or skip while it holds another card.
"""

from __future__ import annotations

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.settings import Setting, whole_number
from decaphase.bots.thinking.player_settings import BEGINNER


def beginner_bot(seed: int = 0, *, slips: Setting | None = None) -> EngineBot:
    """The beginner bot, which overlooks something in `slips` percent of its decisions."""
    player = settings_of(BEGINNER, seed)
    if slips is not None:
        player.slips = whole_number("beginner", "slips", slips, 0, 100)
    return EngineBot(player)
