"""Games of four random players, in plain Python and compiled, to measure the engine with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from decaphase.bots.thinking.random_player import play_random
from decaphase.engine.dice import seed_dice
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import load_rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PLAYERS: Final = 4
SEED: Final = 10
DICE_SEED: Final = 12
"""Shuffles and players have separate seeds, the same in every run."""

NO_LIMIT: Final = 1 << 60
MID_GAME: Final = 1000
"""After this many decisions phases are completed and groups lie on the table."""

CopyAround: TypeAlias = "Callable[[NDArray[np.void], int], int]"
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
    """The same games, compiled; the first call compiles or loads from the cache."""
    import numpy as np

    from decaphase.engine.compiled import compiled_functions, record_of

    core = compiled_functions()
    state, book, dice = table()
    records = record_of(state), record_of(book)
    moves, numbers = np.zeros(MOST_MOVES, np.int64), np.array(dice, np.int64)
    return lambda games, most: int(core.play_random(*records, moves, numbers, games, most))


def mid_game() -> State:
    """A game in the middle of a hand."""
    state, book, dice = table()
    play_random(state, book, [0] * MOST_MOVES, dice, NO_LIMIT, MID_GAME)
    return state


def copy_around(states: NDArray[np.void], times: int) -> int:
    """Copy each record over the next, in a circle, and count the copies in the record itself.

    Each copy carries the count on, so that a compiler cannot skip any.
    """
    place = 0
    states[0]["hand"] = 0
    for _ in range(times):
        following = place + 1 if place + 1 < len(states) else 0
        states[following] = states[place]
        states[following]["hand"] += 1
        place = following
    return int(states[place]["hand"])
