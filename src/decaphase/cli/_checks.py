"""Checks that several commands make before they start."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from decaphase.game.names import LEAST_PLAYERS, MOST_PLAYERS
from decaphase.problems import Problem


def check_counts(players: int, games: int, most_games: int) -> None:
    """Refuse numbers of players or games that are out of range."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        raise Problem("player-count", count=players, most=MOST_PLAYERS)
    if not 1 <= games <= most_games:
        raise Problem("games-count", count=games, most=most_games)


def require_packages(packages: Sequence[str], extra: str) -> None:
    """Refuse to run without the packages of an extra."""
    for package in packages:
        if find_spec(package) is None:
            raise Problem("missing-package", package=package, extra=extra)
