"""Working memory of the players, kept between decisions so that a decision allocates nothing."""

from __future__ import annotations

from typing import NamedTuple

from decaphase.bots.thinking.memory import Memory
from decaphase.engine.fields import Row
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import State


class Scratch(NamedTuple):
    """Space for one decision; whatever an earlier one left there does not matter."""

    moves: Row
    states: list[State]  # two: the sampled state, and the state in which a playout takes place
    memories: list[Memory]  # one: the memory of a playout


def new_scratch(*, compiled: bool = False) -> Scratch:
    """Scratch space for plain Python, or for the compiled functions."""
    if not compiled:
        return Scratch([0] * MOST_MOVES, [State(), State()], [Memory()])
    import numpy as np

    from decaphase.engine.compiled import empty_records

    arrays = np.zeros(MOST_MOVES, np.int64), empty_records(State, 2), empty_records(Memory, 1)
    return Scratch._make(arrays)
