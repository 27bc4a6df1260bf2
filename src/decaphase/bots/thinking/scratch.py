"""Working memory of the players, kept between decisions so that a decision allocates nothing."""

from __future__ import annotations

from typing import NamedTuple

from decaphase.bots.thinking.memory import Memory
from decaphase.engine.fields import Row
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.native import Flat, blank_flats, flat_row, pack
from decaphase.engine.state import State


class Scratch(NamedTuple):
    """Space for one decision; whatever an earlier one left there does not matter."""

    moves: Row
    states: list[State]  # two: the sampled state, and the state in which a playout takes place
    memories: list[Memory]  # one: the memory of a playout


def new_scratch() -> Scratch:
    """Scratch space for plain Python."""
    return Scratch([0] * MOST_MOVES, [State(), State()], [Memory()])


def flat_scratch() -> Flat:
    """Scratch space for the native engine."""
    return pack(Scratch._make((flat_row(MOST_MOVES), blank_flats(State, 2), blank_flats(Memory, 1))))
