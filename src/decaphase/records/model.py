"""A record as data: a game or a position, how it was played, and what should come out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from decaphase.cards import Card
from decaphase.game.position import Position, Stage
from decaphase.problems import Problem, Value

FORMAT: Final = 1
"""The version of the format that is read and written here."""


@dataclass(frozen=True, slots=True)
class FilePosition:
    """Where in a record something is: the hand, the field, the seat or the item of the field."""

    hand: int | None = None
    field: str = ""
    seat: int | None = None
    item: int | None = None


NOWHERE: Final = FilePosition()


class RecordProblem(Problem):
    """This is not a record that can be: what is wrong with it, and at which place."""

    def __init__(self, code: str, place: FilePosition = NOWHERE, /, **values: Value) -> None:
        super().__init__(code, **values)
        self.place = place

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.place, self.values))


def _rebuild(
    kind: type[RecordProblem], code: str, place: FilePosition, values: dict[str, Value]
) -> RecordProblem:
    return kind(code, place, **values)


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """A hand: what it began with (a whole deck or a position) and what was done, as it was written.

    `reshuffles` are the orders of the discard pile when it became a new deck, the top card first.
    """

    dealer: int | None = None
    deck: tuple[Card, ...] | None = None
    position: Position | None = None
    actions: tuple[str, ...] = ()
    reshuffles: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Expect:
    """What should come out; None, or nothing, where nothing is expected."""

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
    """Everything a record file says; `rules` is an edition, `options` what the table changed of it."""

    rules: str
    players: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    hands: tuple[RecordedHand, ...] = ()
    expect: Expect = Expect()
    meta: Mapping[str, object] = field(default_factory=dict)
