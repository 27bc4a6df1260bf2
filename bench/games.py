"""Games of four random players, in plain Python and native, to measure the engine with."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof
from typing import Final, TypeAlias

from decaphase.bots.thinking.random_player import play_random
from decaphase.engine.dice import seed_dice
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.native import flat_of, flat_row, native_functions
from decaphase.engine.state import RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import load_rules

PLAYERS: Final = 4
SEED: Final = 10
DICE_SEED: Final = 12
"""Shuffles and players have separate seeds, the same in every run."""

NO_LIMIT: Final = 1 << 60
MID_GAME: Final = 1000
"""After this many decisions phases are completed and groups lie on the table."""

Play: TypeAlias = Callable[[int, int], int]
"""Plays this many games, or at most this many decisions; returns the decisions made."""


def table() -> tuple[State, RuleCodes, list[int]]:
    """A game before its first hand, its rules, and its players' dice."""
    state, dice = new_state(PLAYERS), [0] * 4
    seed_dice(state.dice, SEED)
    seed_dice(dice, DICE_SEED)
    return state, rule_codes(load_rules()), dice


def cpython_play() -> Play:
    """Games in plain Python."""
    state, book, dice = table()
    moves = [0] * MOST_MOVES
    return lambda games, most: play_random(state, book, moves, dice, games, most)


def compiled_play() -> Play:
    """The same games in the native engine."""
    state, book, dice = table()
    numbers = flat_row(4)
    numbers[:] = dice
    flats = flat_of(state), flat_of(book), flat_row(MOST_MOVES), numbers
    play = native_functions("decaphase.bots.thinking").play_random
    return lambda games, most: int(play(*map(addressof, flats), games, most))


def mid_game() -> State:
    """A game in the middle of a hand."""
    state, book, dice = table()
    play_random(state, book, [0] * MOST_MOVES, dice, NO_LIMIT, MID_GAME)
    return state
