"""The fields of one table of a record, each taken out with its type and bounds checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, TypeVar

from decaphase.cards import BY_CODE, Card
from decaphase.problems import Impossible, Value
from decaphase.records.model import FilePosition, RecordProblem
from decaphase.rules.echo import echo, nearest
from decaphase.rules.phases import MOST_PHASES

Wanted: TypeAlias = Literal["number", "text", "list", "table", "yes-or-no"]
Part = TypeVar("Part")

MOST_POINTS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class TableReader:
    """A table, where it stands, and how many players the record has."""

    table: Mapping[str, object]
    place: FilePosition
    players: int = 0

    def refuse_unknown(self, known: Iterable[str]) -> None:
        """Refuse a field that a table of this kind does not have."""
        names = tuple(known)
        for name in self.table:
            if name not in names:
                written = echo(name)
                raise RecordProblem(
                    "unknown-field", self.place, field=written, nearest=nearest(written, names)
                )

    def need(self, name: str) -> None:
        """Refuse the table where this field is missing."""
        if name not in self.table:
            raise RecordProblem("missing-field", self.place, field=name)

    def at(self, name: str) -> Spot:
        """The value of a field and where it stands."""
        prefix = f"{self.place.field}." if self.place.field else ""
        return Spot(self.table[name], replace(self.place, field=prefix + name), self.players)


@dataclass(frozen=True, slots=True)
class Spot:
    """A value somewhere in a record, still to be read."""

    value: object
    place: FilePosition
    players: int

    def problem(self, code: str, **values: Value) -> RecordProblem:
        """What is wrong with this value, with its place."""
        return RecordProblem(code, self.place, **values)

    def checked(self, part: Part, check: Callable[[Part], None]) -> Part:
        """What was read here, unless the game calls it impossible."""
        try:
            check(part)
        except Impossible as problem:
            raise self.problem(problem.code, **problem.values) from None
        return part

    def echo(self) -> str:
        """The value as it can be said back."""
        return echo(self.value)

    def _wrong_kind(self, wanted: Wanted) -> RecordProblem:
        return self.problem("wrong-kind", wanted=wanted, value=echo(self.value))

    def number(self, least: int, most: int) -> int:
        # True is an int to Python, but nobody means 1 by it.
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self._wrong_kind("number")
        if not least <= self.value <= most:
            raise self.problem("out-of-range", value=echo(self.value), least=least, most=most)
        return self.value

    def seat(self) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self._wrong_kind("number")
        if not 1 <= self.value <= self.players:
            raise self.problem("no-such-seat-here", seat=echo(self.value), players=self.players)
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self._wrong_kind("text")
        return self.value

    def word(self, *allowed: str) -> str:
        """One of a few words."""
        word = self.text()
        if word not in allowed:
            raise self.problem("unknown-word", value=echo(word), values=", ".join(allowed))
        return word

    def yes_or_no(self) -> bool:
        if not isinstance(self.value, bool):
            raise self._wrong_kind("yes-or-no")
        return self.value

    def card(self) -> Card:
        card = BY_CODE.get(self.text())
        if card is None:
            raise self.problem("bad-card", card=echo(self.text()))
        return card

    def cards(self) -> tuple[Card, ...]:
        codes = self.text().split()
        for code in codes:
            if code not in BY_CODE:
                raise self.problem("bad-card", card=echo(code))
        return tuple(BY_CODE[code] for code in codes)

    def each(self, read: Callable[[Spot], Part]) -> tuple[Part, ...]:
        """Every item of a list."""
        return tuple(read(self._item(n, part)) for n, part in enumerate(self._list(), 1))

    def each_seat(self, read: Callable[[Spot], Part]) -> tuple[Part, ...]:
        """Every item of a list that has one for each player."""
        parts = self._list()
        if len(parts) != self.players:
            raise self.problem("not-one-each", count=len(parts), players=self.players)
        seats = (Spot(part, replace(self.place, seat=n), self.players) for n, part in enumerate(parts, 1))
        return tuple(read(seat) for seat in seats)

    def seats(self) -> tuple[int, ...]:
        """A list of seats, none of them twice."""
        return self._once(self.each(Spot.seat))

    def phases(self) -> tuple[int, ...]:
        """A list of the numbers of phases, none of them twice."""
        return self._once(self.each(lambda spot: spot.number(1, MOST_PHASES)))

    def _once(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        for number in numbers:
            if numbers.count(number) > 1:
                raise self.problem("named-twice", number=number)
        return numbers

    def table(self) -> Mapping[str, object]:
        if not isinstance(self.value, Mapping):
            raise self._wrong_kind("table")
        return self.value

    def _list(self) -> list[object]:
        if not isinstance(self.value, list):
            raise self._wrong_kind("list")
        return self.value

    def _item(self, number: int, part: object) -> Spot:
        # A list within the list of a seat: the seat says enough.
        item = number if self.place.seat is None else None
        return Spot(part, replace(self.place, item=item), self.players)
