"""A seat at a table, in this room or far away: what it sees, and whether it may do something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from decaphase.game import Action, Game, View


class PlayerSeat(Protocol):
    """What somebody who plays needs of their table."""

    @property
    def view(self) -> View:
        """All that the seat sees now."""

    @property
    def can_undo(self) -> bool:
        """Whether something was laid or hit in this turn that can be taken back."""

    def check(self, action: Action) -> None:
        """Raise IllegalMove, saying why, unless the action is legal now."""


@dataclass(frozen=True, slots=True)
class SeatHere:
    """A seat in a game on this computer."""

    game: Game
    seat: int
    can_undo: bool = False

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    def check(self, action: Action) -> None:
        self.game.check(action)
