"""The compiled engine, compiled once for all tests, and a state in it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

import decaphase.bots.thinking  # noqa: F401 - registers `play_random`
from decaphase.engine.fields import Fields
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import Layout, RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import load_rules

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@contextmanager
def compiling() -> Iterator[None]:
    """Serialise test processes: the first compiles, the others load its cache."""
    import fcntl

    from decaphase.engine.compiled import cache_folder

    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@cache
def compiled() -> ModuleType:
    """The compiled engine; the first test process compiles it, the others load its cache."""
    pytest.importorskip("numba")
    from decaphase.engine import compiled as loader

    with compiling():
        engine = loader.compiled_functions()
        _call_every_entry(engine)
    return engine


def _call_every_entry(engine: ModuleType) -> None:
    """Compile every function that is called from Python."""
    import numpy as np

    codes, state = record_of(rule_codes(load_rules())), record_of(new_state(2))
    moves, dice = np.zeros(MOST_MOVES, np.int64), np.ones(4, np.int64)
    state["dice"] = dice
    engine.deal_hand(state, codes)
    engine.legal_moves(state, codes, moves)
    engine.move_problem(state, codes, int(moves[0]))
    engine.act(state, codes, int(moves[0]))
    engine.lay_problem(state, codes, 0, record_of(Layout()))
    engine.lay(state.copy(), codes, 0, record_of(Layout()))
    engine.play_random(state, codes, moves, dice, 1, 10)


def record_of(value: Fields) -> np.void:
    """The value as a NumPy record, for compiled functions."""
    from decaphase.engine import compiled as loader

    return loader.record_of(value)


def numbers_of(value: Fields) -> bytes:
    """All numbers of a value, in the memory layout of its record."""
    return array("q", value.numbers()).tobytes()


class Twin:
    """A state in the compiled engine."""

    def __init__(self, codes: RuleCodes, state: State) -> None:
        import numpy as np

        self.compiled = compiled()
        self.codes = record_of(codes)
        self.record = record_of(state)
        self.moves: npt.NDArray[np.int64] = np.zeros(MOST_MOVES, np.int64)

    def numbers(self) -> bytes:
        return self.record.tobytes()

    def legal_moves(self) -> list[int]:
        count = self.compiled.legal_moves(self.record, self.codes, self.moves)
        moves: list[int] = self.moves[:count].tolist()
        return moves

    def copy(self) -> Twin:
        """Another state of the same table."""
        other = object.__new__(Twin)
        other.compiled, other.codes, other.moves = self.compiled, self.codes, self.moves
        other.record = self.record.copy()
        return other
