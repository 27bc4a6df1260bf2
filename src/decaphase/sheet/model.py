"""A score sheet as data: who plays by what, and what came out of each hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from decaphase.game.names import check_name, check_player_count
from decaphase.problems import Problem, Value
from decaphase.rules import Rules

Left: TypeAlias = "int | tuple[str, ...]"
"""What somebody still holds: points, or cards, each a number, `w`, `s` or the whole code of a record."""


@dataclass(frozen=True, slots=True)
class Made:
    """A seat crossed off its phase; where phases go in any order, which one."""

    seat: int
    phase: int | None = None


@dataclass(frozen=True, slots=True)
class HandResult:
    """What came out of one hand: who went out (None: nobody could draw), who made a phase, what was left.

    `made` goes by who laid first, as far as that decides anything; `left` has an entry for each seat.
    """

    out: int | None
    made: tuple[Made, ...]
    left: tuple[Left, ...]

    def made_by(self, seat: int) -> Made | None:
        """What this seat crossed off in the hand, if anything."""
        return next((made for made in self.made if made.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet with all that was written on it; seats count from 1, clockwise.

    `dealer` is who deals the first hand; None: nobody keeps track of that.
    """

    rules: Rules
    players: tuple[str, ...]
    dealer: int | None = None
    results: tuple[HandResult, ...] = ()


class SheetProblem(Problem):
    """Something that cannot stand on this sheet; `hand` is the hand it was found in, 0 for none."""

    def __init__(self, code: str, hand: int = 0, /, **values: Value) -> None:
        super().__init__(code, **values)
        self.hand = hand

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.code, self.hand, self.values))


def _rebuild(code: str, hand: int, values: dict[str, Value]) -> SheetProblem:
    return SheetProblem(code, hand, **values)


def begin_sheet(rules: Rules, players: Sequence[str], dealer: int | None = None) -> Sheet:
    """An empty sheet; the names have to differ, so that nobody's points go to somebody else.

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
