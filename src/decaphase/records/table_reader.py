"""Typed, bounded access to the fields of a record's tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, TypeVar

from decaphase.cards import BY_CODE, Card
from decaphase.game.setup import MOST_POINTS
from decaphase.problems import Impossible, Value
from decaphase.records.model import FilePosition, RecordProblem
from decaphase.rules.echo import echo, nearest
from decaphase.rules.phases import MOST_PHASES

Wanted: TypeAlias = Literal["number", "text", "list", "table", "yes-or-no"]
Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class TableReader:
    """A table, its place, and the record's number of players."""

    table: Mapping[str, object]
    place: FilePosition
    players: int = 0

    def refuse_unknown(self, known: Iterable[str]) -> None:
        """Refuse fields that are not in `known`."""
        names = tuple(known)
        for name in self.table:
            if name not in names:
                written = echo(name)
                raise RecordProblem(
                    "unknown-field", self.place, field=written, nearest=nearest(written, names)
                )

    def need(self, *names: str) -> None:
        """Refuse a table without these fields."""
        for name in names:
            if name not in self.table:
                raise RecordProblem("missing-field", self.place, field=name)

    def at(self, name: str) -> RecordField:
        """The value of a field, with its place."""
        prefix = f"{self.place.field}." if self.place.field else ""
        return RecordField(self.table[name], replace(self.place, field=prefix + name), self.players)

    def optional(self, name: str, read: Callable[[RecordField], Part]) -> Part | None:
        """The parsed value of a field, or None where it is missing."""
        return read(self.at(name)) if name in self.table else None


@dataclass(frozen=True, slots=True)
class RecordField:
    """An unparsed value and its place."""

    value: object
    place: FilePosition
    players: int

    def problem(self, code: str, **values: Value) -> RecordProblem:
        """An error at this place."""
        return RecordProblem(code, self.place, **values)

    def checked(self, part: Part, check: Callable[[Part], None]) -> Part:
        """`part`, unless `check` raises Impossible."""
        try:
            check(part)
        except Impossible as problem:
            raise self.problem(problem.code, **problem.values) from None
        return part

    def echo(self) -> str:
        """The value, quoted for an error message."""
        return echo(self.value)

    def _wrong_kind(self, wanted: Wanted) -> RecordProblem:
        return self.problem("wrong-kind", wanted=wanted, value=echo(self.value))

    def number(self, least: int, most: int) -> int:
        # True is an int to Python, but not a number in a record.
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
        """One of the allowed words."""
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

    def each(self, read: Callable[[RecordField], Part]) -> tuple[Part, ...]:
        """Parse every item of a list."""
        return tuple(read(self._item(n, part)) for n, part in enumerate(self._list(), 1))

    def each_seat(self, read: Callable[[RecordField], Part]) -> tuple[Part, ...]:
        """Parse every item of a list with one item for each player."""
        parts = self._list()
        if len(parts) != self.players:
            raise self.problem("not-one-each", count=len(parts), players=self.players)
        return tuple(
            read(RecordField(part, replace(self.place, seat=seat), self.players))
            for seat, part in enumerate(parts, 1)
        )

    def seats(self) -> tuple[int, ...]:
        """A list of distinct seats."""
        return self.once(self.each(RecordField.seat))

    def phases(self) -> tuple[int, ...]:
        """A list of distinct phase numbers."""
        return self.once(self.each(lambda field: field.number(1, MOST_PHASES)))

    def texts(self) -> tuple[str, ...]:
        return self.each(RecordField.text)

    def places(self) -> tuple[tuple[int, ...], ...]:
        return self.each(RecordField.seats)

    def scores(self) -> tuple[int, ...]:
        return self.each_seat(lambda score: score.number(0, MOST_POINTS))

    def phases_done(self) -> tuple[tuple[int, ...], ...]:
        return self.each_seat(RecordField.phases)

    def once(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """`numbers`, unless one is named twice."""
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

    def _item(self, number: int, part: object) -> RecordField:
        # In a list within a seat's list, the place is just the seat.
        item = number if self.place.seat is None else None
        return RecordField(part, replace(self.place, item=item), self.players)
