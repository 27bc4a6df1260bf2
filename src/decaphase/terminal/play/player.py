"""A person at the terminal, and what their seat sees and may do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from decaphase.game import Action, Game, View
from decaphase.say.events import Fullness
from decaphase.terminal.play.hand_order import HandOrder


@dataclass(slots=True)
class TerminalPlayer:
    """A person in a seat (from 1)."""

    seat: int
    name: str
    language: str
    fullness: Fullness
    order: HandOrder
    hand_unseen: bool = True
    """Whether they have not looked at their cards since these were dealt, or the game was taken up."""
    unread: list[str] = field(default_factory=list)
    """What happened while somebody else sat at the keyboard."""
    history: list[str] = field(default_factory=list)
    """What happened in this hand, as it was told to them."""
    steps_back: int = 0
    """How many lines of the history they have stepped back."""
    typed_ahead: list[str] = field(default_factory=list)
    """Lines that they have typed in one, still to be read."""

    def notify(self, line: str) -> None:
        """Something happened."""
        self.unread.append(line)
        self.history.append(line)
        self.steps_back = 0

    def step_back(self) -> str | None:
        """The line before the one heard last; None at the beginning."""
        if self.steps_back == len(self.history):
            return None
        self.steps_back += 1
        return self.history[-self.steps_back]

    def step_forward(self) -> str | None:
        """The line after the one heard last; None at the end."""
        if self.steps_back <= 1:
            return None
        self.steps_back -= 1
        return self.history[-self.steps_back]


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
class LocalSeat:
    """A seat in a game on this computer."""

    game: Game
    seat: int
    can_undo: bool = False

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    def check(self, action: Action) -> None:
        self.game.check(action)
