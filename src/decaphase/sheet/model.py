"""A score sheet as data: rules, players and the result of each hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from decaphase.game.names import check_name, check_player_count
from decaphase.problems import Problem, Value
from decaphase.rules import Rules

Left: TypeAlias = "int | tuple[str, ...]"
"""What a player still holds: points, or cards (numbers, `w`, `s` or record codes)."""


@dataclass(frozen=True, slots=True)
class Made:
    """A seat completed its phase; `phase` is its number where phases go in any order."""

    seat: int
    phase: int | None = None


@dataclass(frozen=True, slots=True)
class HandResult:
    """The result of one hand: who went out (None: the hand was blocked), phases completed, cards left.

    `made` is in the order of laying, where that matters; `left` has an entry for each seat.
    """

    out: int | None
    made: tuple[Made, ...]
    left: tuple[Left, ...]

    def made_by(self, seat: int) -> Made | None:
        """The phase this seat completed in the hand, if any."""
        return next((made for made in self.made if made.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet; seats count from 1, clockwise.

    `dealer` deals the first hand (None: not tracked).
    """

    rules: Rules
    players: tuple[str, ...]
    dealer: int | None = None
    results: tuple[HandResult, ...] = ()


class SheetProblem(Problem):
    """An invalid entry; `hand` is the hand it was found in (0: none)."""

    def __init__(self, code: str, hand: int = 0, /, **values: Value) -> None:
        super().__init__(code, **values)
        self.hand = hand

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.code, self.hand, **self.values), ()


def begin_sheet(rules: Rules, players: Sequence[str], dealer: int | None = None) -> Sheet:
    """An empty sheet; players' names must differ.

    >>> from decaphase.rules import load_rules
    >>> begin_sheet(load_rules(), ["Ann", "Bob"]).players
    ('Ann', 'Bob')
    """
    check_player_count(len(players))
    for name in players:
        check_name(name)
        if sum(name.casefold() == other.casefold() for other in players) > 1:
            raise SheetProblem("sheet-same-name", name=name)
    if dealer is not None and not 1 <= dealer <= len(players):
        raise SheetProblem("no-such-seat", seat=dealer, players=len(players))
    return Sheet(rules, tuple(players), dealer)
