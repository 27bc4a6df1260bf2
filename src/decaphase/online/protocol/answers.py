"""Answers over HTTP about a game: sentences, rules, advice, replays and scores."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from decaphase.game import View
from decaphase.online.protocol.messages import EVENTS
from decaphase.online.protocol.wire_types import wire_type
from decaphase.rulebook import Rulebook

GAME: Final = wire_type(View)
BOOK: Final = wire_type(Rulebook)
"""A rulebook on the wire; the parts of a chapter are tagged with their `kind`."""


class AnswerShown(Struct, frozen=True):
    """The answer to a question about a game, line by line."""

    words: tuple[str, ...]


class ReasonShown(Struct, frozen=True):
    """A reason for an action, or against it."""

    words: str
    against: bool


class AdviceShown(Struct, frozen=True):
    """An action that you can take, also in words, the weightiest reason first."""

    action: str
    words: str
    reasons: tuple[ReasonShown, ...]


class Advised(Struct, frozen=True):
    """The actions that you can take, the best first; `seq` is the number of the last entry that you see.

    `spare`: the cards of your hand that you can do without, each kind once.
    """

    seq: int
    advice: tuple[AdviceShown, ...]
    spare: tuple[str, ...]


class HandEvents(Struct, frozen=True):
    """Events of the current hand as you see them: `count` in all, here those from number `first` on."""

    hand: int
    count: int
    first: int
    events: EVENTS.wire  # type: ignore[name-defined]


class StepShown(Struct, frozen=True):
    """A step of a hand: the deal (`action` null) or an action, what it did, and the game just after it.

    `view` is what a spectator would have seen; `hands` has the cards of every seat.
    """

    action: str | None
    words: tuple[str, ...]
    view: GAME.wire  # type: ignore[name-defined]
    hands: tuple[tuple[str, ...], ...]


class Replayed(Struct, frozen=True):
    """A finished hand, step by step; `hands` is the number of hands, `count` the number of steps.

    `steps` begin with step number `first`; an answer may hold only some of them.
    """

    hands: int
    hand: int
    players: tuple[str, ...]
    count: int
    first: int
    steps: tuple[StepShown, ...]


class HandScored(Struct, frozen=True):
    """The result of a hand; tuples begin with seat 1.

    `out`: the seat that went out (null: the cards ran out). `crossed`: the phase that each seat completed in
    this hand. `points`: null for a seat that did not play in this hand, and where no points are kept.
    """

    hand: int
    dealer: int | None
    out: int | None
    crossed: tuple[int | None, ...]
    points: tuple[int | None, ...]
    totals: tuple[int, ...]


class ScoresShown(Struct, frozen=True):
    """The score sheet of a table's game: every finished hand, and the next one.

    `scored`: points are kept. `next_dealer` deals the next hand, `coming` are the seats that play in it; both
    are empty if the game is over.
    """

    players: tuple[str, ...]
    scored: bool
    hands: tuple[HandScored, ...]
    next_dealer: int | None
    coming: tuple[int, ...]
