"""A state in the native engine, to compare with plain Python."""

from __future__ import annotations

from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.native import copy_of, flat_of, flat_row
from decaphase.engine.state import RuleCodes, State
from support.engine.native_play import native_engine


class Twin:
    """A state in the native engine."""

    def __init__(self, codes: RuleCodes, state: State) -> None:
        self.native = native_engine()
        self.codes = flat_of(codes)
        self.flat = flat_of(state)
        self.moves = flat_row(MOST_MOVES)

    def numbers(self) -> bytes:
        return bytes(self.flat)

    def legal_moves(self) -> list[int]:
        count = self.native.legal_moves(self.flat, self.codes, self.moves)
        moves: list[int] = self.moves[:count]
        return moves

    def copy(self) -> Twin:
        """Another state of the same table."""
        other = object.__new__(Twin)
        other.native, other.codes, other.moves = self.native, self.codes, self.moves
        other.flat = copy_of(self.flat)
        return other
