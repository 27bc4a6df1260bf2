"""The greedy bot: counts the cards its phase still needs, and nothing else. The baseline for other bots.

It takes the top discard if that brings its phase closer, lays as soon as it can, hits all it can, plays a
skip at once on the player who is ahead, and discards the most expensive card that its phase does not need. It
has no settings, and it is deterministic: the seed changes nothing.
"""

from __future__ import annotations

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.thinking.player_settings import GREEDY


def greedy_bot(seed: int = 0) -> EngineBot:
    return EngineBot(settings_of(GREEDY, seed))
