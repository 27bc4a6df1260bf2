"""Limits on the number of players and on their names."""

from __future__ import annotations

import re
from typing import Final

from decaphase.engine.state import SEATS
from decaphase.problems import Impossible

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = SEATS
LONGEST_NAME: Final = 40

BREAKS: Final = "\x00-\x1f\x7f-\x9f\u2028\u2029"
"""Control characters and line breaks, for a pattern."""
_BREAKS: Final = re.compile(f"[{BREAKS}]")  # other invisible characters belong to some names and emoji


def check_player_count(count: int) -> None:
    """Refuse too few or too many players."""
    if not LEAST_PLAYERS <= count <= MOST_PLAYERS:
        raise Impossible("player-count", count=count, most=MOST_PLAYERS)


def check_name(name: str) -> None:
    """Refuse a name that is empty, too long or breaks lines."""
    if not name.strip():
        raise Impossible("empty-name")
    if len(name) > LONGEST_NAME:
        raise Impossible("long-name", most=LONGEST_NAME, length=len(name))
    if _BREAKS.search(name):
        raise Impossible("unprintable-name")
