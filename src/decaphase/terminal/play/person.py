"""Somebody at the keyboard: how they hold their cards, how much they want to hear, and what they heard."""

from __future__ import annotations

from dataclasses import dataclass, field

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
    fresh: bool = True
    """Whether they have not looked at their cards since these were dealt, or the game was taken up."""
    waiting: list[str] = field(default_factory=list)
    """What happened while somebody else sat at the keyboard."""
    history: list[str] = field(default_factory=list)
    """What happened in this hand, as it was told to them."""
    back: int = 0
    """How many lines of the history they have stepped back."""
    typed_ahead: list[str] = field(default_factory=list)
    """Lines that they have typed in one, still to be read."""

    def hear(self, line: str) -> None:
        """Something happened."""
        self.waiting.append(line)
        self.history.append(line)
        self.back = 0

    def step_back(self) -> str | None:
        """The line before the one heard last; None at the beginning."""
        if self.back == len(self.history):
            return None
        self.back += 1
        return self.history[-self.back]

    def step_forward(self) -> str | None:
        """The line after the one heard last; None at the end."""
        if self.back <= 1:
            return None
        self.back -= 1
        return self.history[-self.back]
