"""Who sits at a table: 2 to 6 players, by any name that can be said and written down."""

from __future__ import annotations

import re
from typing import Final

from decaphase.engine.state import SEATS
from decaphase.problems import Impossible

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = SEATS
LONGEST_NAME: Final = 40

_BREAKS: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""What would tear a line apart; other invisible characters belong to some names and emoji."""


def check_player_count(count: int) -> None:
    """Refuse a table that is too small or too large."""
    if not LEAST_PLAYERS <= count <= MOST_PLAYERS:
        raise Impossible("player-count", count=count, most=MOST_PLAYERS)


def check_name(name: str) -> None:
    """Refuse a name that could not be said, or not be written into a record."""
    if not name.strip():
        raise Impossible("empty-name")
    if len(name) > LONGEST_NAME:
        raise Impossible("long-name", most=LONGEST_NAME, length=len(name))
    if _BREAKS.search(name):
        raise Impossible("unprintable-name")
