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
    """Whether they have not seen their cards since the deal, or since the game was resumed."""
    unread: list[str] = field(default_factory=list)
    """Lines announced while another person was at the keyboard."""
    history: list[str] = field(default_factory=list)
    """Lines announced in this hand."""
    steps_back: int = 0
    """How many lines back in the history they are."""
    typed_ahead: list[str] = field(default_factory=list)
    """Commands typed on one line that are still to be read."""

    def notify(self, line: str) -> None:
        """Add an announcement."""
        self.unread.append(line)
        self.history.append(line)
        self.steps_back = 0

    def step_back(self) -> str | None:
        """The line before the last one shown; None at the beginning."""
        if self.steps_back == len(self.history):
            return None
        self.steps_back += 1
        return self.history[-self.steps_back]

    def step_forward(self) -> str | None:
        """The line after the last one shown; None at the end."""
        if self.steps_back <= 1:
            return None
        self.steps_back -= 1
        return self.history[-self.steps_back]


class PlayerSeat(Protocol):
    """A seat at a local or remote table."""

    @property
    def view(self) -> View:
        """Everything the seat can see."""

    @property
    def can_undo(self) -> bool:
        """Whether a lay-down or hit of this turn can be undone."""

    def check(self, action: Action) -> None:
        """Raise IllegalMove, with the reason, unless the action is legal now."""


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
