"""What a page is told in words over HTTP, so that no sentence and no rule has to be written there again."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from decaphase.game import View
from decaphase.online.protocol.wire_types import wire_type
from decaphase.rulebook import Rulebook

GAME: Final = wire_type(View)
BOOK: Final = wire_type(Rulebook)
"""A rulebook on the wire; what stands in a chapter is told apart by its `kind`."""


class AnswerShown(Struct, frozen=True):
    """The answer to a question about a game, line by line."""

    words: tuple[str, ...]


class ReasonShown(Struct, frozen=True):
    """What speaks for an action, or against it."""

    words: str
    against: bool


class AdviceShown(Struct, frozen=True):
    """Something that you can do, as an action and in words, the weightiest reason first."""

    action: str
    words: str
    reasons: tuple[ReasonShown, ...]


class Advised(Struct, frozen=True):
    """What you can do, the best first, and what can be spared; `seq` is where the table's log had got to.

    `spare`: the cards of your hand of which any one can go, each kind once.
    """

    seq: int
    advice: tuple[AdviceShown, ...]
    spare: tuple[str, ...]


class StepShown(Struct, frozen=True):
    """A step of a hand: the deal (`action` null) or an action, what it did, and the game just after it.

    `view` is what who looks on would have seen, and `hands` are the cards of every seat besides.
    """

    action: str | None
    words: tuple[str, ...]
    view: GAME.wire  # type: ignore[name-defined]
    hands: tuple[tuple[str, ...], ...]


class Replayed(Struct, frozen=True):
    """A hand that is over, to be stepped through; `hands` is how many there are, `count` how many steps.

    `steps` begin with step number `first`; there may be more of them than are given at once.
    """

    hands: int
    hand: int
    players: tuple[str, ...]
    count: int
    first: int
    steps: tuple[StepShown, ...]
