"""`python -m support.compile.checked_games LIBRARY TABLES VARIANT...` plays with a library that may trap."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Final

from decaphase.bots.thinking.player_settings import BEGINNER, GREEDY, RANDOM, SHARP, STEADY
from decaphase.game.rule_codes import rule_codes
from support.compile.native_table import NativeTable, settings_of
from support.compile.vector_games import VectorGames
from support.laws.variants import variant

PLAYERS: Final = (RANDOM, BEGINNER, GREEDY, STEADY)
MOST: Final = 5000
SHARP_MOST: Final = 16
VECTOR_STEPS: Final = 500
BROKEN: Final = "broken"
"""Said instead of a variant: a state in which it is the turn of a seat that does not exist."""


def main(library: Path, tables: int, *variants: str) -> None:
    """Play each variant at tables of this many sizes; each prints how many decisions there were."""
    if variants == (BROKEN,):
        play_broken(library)
    for number, name in enumerate(variants):
        sizes = (2 + (number + 2 * step) % 5 for step in range(tables))
        decisions = sum(play(library, name, players, 1000 * number) for players in sizes)
        print(name, decisions, flush=True)  # noqa: T201 - the output of the program


def play(library: Path, name: str, players: int, seed: int) -> int:
    """Games of each player against its like, of all together and of sharp players, and episodes."""
    mixed = [PLAYERS[(seat + players) % len(PLAYERS)] for seat in range(players)]
    decisions = 0
    for seats in (*([player] * players for player in PLAYERS), mixed):
        decisions += table(library, name, seats, seed).play(seed, MOST)
    sharp = table(library, name, [SHARP, STEADY, *([SHARP] * (players - 2))], seed)
    for with_bots in (False, True):
        assert play_vector(library, name, players, with_bots=with_bots) > 0
    return decisions + sharp.play(seed, SHARP_MOST)


def play_vector(library: Path, name: str, players: int, *, with_bots: bool) -> int:
    """Episodes of the research environments; one action in eight may be illegal. Returns how many ended."""
    games = VectorGames(library, rule_codes(variant(name)), players, with_bots=with_bots)
    dice, ended = Random(players), games.step(1)
    for _ in range(VECTOR_STEPS):
        games.choose()
        if dice.random() < 1 / 8:
            games.actions[0] = dice.randrange(games.ids.count)
        ended += games.step(0)
    return ended


def table(library: Path, name: str, seats: list[int], seed: int) -> NativeTable:
    """A new table of these players."""
    return NativeTable(library, rule_codes(variant(name)), settings_of(seats, seed, playouts=200))


def play_broken(library: Path) -> None:
    """Play on from a state that no game reaches."""
    broken = table(library, "classic-en", [GREEDY, GREEDY], 1)
    broken.play(1, 2)
    broken.state.turn = 9
    broken.play(1, 2)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
