"""A record as data: a game or a position, its actions, and the expected outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from decaphase.cards import Card
from decaphase.game.position import Position, Stage
from decaphase.problems import Problem, Value

FORMAT: Final = 1
"""The format version of the parser and the serialiser."""


@dataclass(frozen=True, slots=True)
class FilePosition:
    """A place in a record: the hand, the field, and the seat or item in it."""

    hand: int | None = None
    field: str = ""
    seat: int | None = None
    item: int | None = None


NOWHERE: Final = FilePosition()


class RecordProblem(Problem):
    """An invalid record: the error and its place."""

    def __init__(self, code: str, place: FilePosition = NOWHERE, /, **values: Value) -> None:
        super().__init__(code, **values)
        self.place = place

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.code, self.place, **self.values), ()


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """A hand: its deck or initial position, and the actions as written.

    `reshuffles` are the decks made from the discard pile, top card first.
    """

    dealer: int | None = None
    deck: tuple[Card, ...] | None = None
    position: Position | None = None
    actions: tuple[str, ...] = ()
    reshuffles: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Expect:
    """The expected outcome; None, or empty, means not checked."""

    refused: bool = False
    illegal: int | None = None
    stage: Stage | None = None
    turn: int | None = None
    scores: tuple[int, ...] | None = None
    done: tuple[tuple[int, ...], ...] | None = None
    down: tuple[int, ...] | None = None
    discard_top: str | None = None
    winners: tuple[int, ...] | None = None
    places: tuple[tuple[int, ...], ...] | None = None
    legal: tuple[str, ...] = ()
    not_legal: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record file; `rules` is the edition, `options` the table's overrides."""

    rules: str
    players: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    hands: tuple[RecordedHand, ...] = ()
    expect: Expect = Expect()
    meta: Mapping[str, object] = field(default_factory=dict)
