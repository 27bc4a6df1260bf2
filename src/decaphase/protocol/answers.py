"""What a page is told in words over HTTP, so that no sentence and no rule has to be written there again."""

from __future__ import annotations

from msgspec import Struct


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
