"""Classes whose named fields are ints and fixed-size arrays of ints, declared once for both speeds."""

from __future__ import annotations

import inspect
from array import array
from collections.abc import Iterator
from itertools import chain
from math import prod
from typing import (
    Annotated,
    ClassVar,
    Final,
    Self,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

Row: TypeAlias = list[int]
Grid: TypeAlias = list[list[int]]
Cube: TypeAlias = list[list[list[int]]]
Row16: TypeAlias = list[Annotated[int, 16]]
Grid8: TypeAlias = list[list[Annotated[int, 8]]]
Grid16: TypeAlias = list[list[Annotated[int, 16]]]
"""Rows of numbers of fewer bits, as the arrays of research environments are; all others have 64."""
Shape: TypeAlias = tuple[int, ...]

T = TypeVar("T", bound="Fields")

copy_row = list[int].copy


class Fields:
    """A value of named fields; `@named_fields` reads the annotations of a subclass.

    `Annotated[Row, 6]` is an array of 6 numbers, `Annotated[Grid, 6, 50]` one of 6 times 50.
    """

    __slots__ = ()
    SHAPES: ClassVar[dict[str, Shape]] = {}
    _by_depth: ClassVar[tuple[tuple[str, ...], ...]] = ((), (), (), ())

    def __init__(self) -> None:
        """All zeros, copied from a blank value, which is ten times as quick as building the rows."""
        kind = type(self)
        self._take(_BLANKS.get(kind) or _make_blank(kind))

    def copy(self) -> Self:
        """An independent copy."""
        new = object.__new__(type(self))
        new._take(self)
        return new

    def _take(self, other: Fields) -> None:
        numbers, rows, grids, cubes = self._by_depth
        for name in numbers:
            setattr(self, name, getattr(other, name))
        for name in rows:
            setattr(self, name, getattr(other, name)[:])
        for name in grids:
            setattr(self, name, list(map(copy_row, getattr(other, name))))
        for name in cubes:
            setattr(self, name, [list(map(copy_row, grid)) for grid in getattr(other, name)])

    def overwrite(self, other: Self) -> None:
        """Take over all numbers of another value; rows stay the same lists."""
        numbers, rows, grids, cubes = self._by_depth
        for name in numbers:
            setattr(self, name, getattr(other, name))
        for name in rows:
            getattr(self, name)[:] = getattr(other, name)
        pairs = [(getattr(self, name), getattr(other, name)) for name in grids]
        for name in cubes:
            pairs += zip(getattr(self, name), getattr(other, name), strict=True)
        for grid, numbers_of in pairs:
            for row, numbers_in in zip(grid, numbers_of, strict=True):
                row[:] = numbers_in

    def numbers(self) -> tuple[int, ...]:
        """All fields as one flat tuple, in order."""
        flat: Row = []
        for name in self.SHAPES:
            _flatten(getattr(self, name), flat)
        return tuple(flat)

    def flat(self) -> bytes:
        """All fields in one buffer of 64-bit numbers, in order."""
        numbers = array("q")
        for name, shape in self.SHAPES.items():
            value = getattr(self, name)
            if not shape:
                numbers.append(value)
            elif len(shape) == 1:
                numbers.fromlist(value)
            else:
                for row in value if len(shape) == 2 else chain.from_iterable(value):
                    numbers.fromlist(row)
        return numbers.tobytes()

    @classmethod
    def of_flat(cls, data: bytes) -> Self:
        """The value with these fields, as `flat` writes them."""
        value, numbers, at = object.__new__(cls), memoryview(data).cast("q"), 0
        for name, shape in cls.SHAPES.items():
            size = prod(shape)
            part = numbers[at : at + size]
            setattr(value, name, _nest(part.tolist(), shape[1:]) if shape else part[0])
            at += size
        return value

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.SHAPES)

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __getstate__(self) -> tuple[int, ...]:
        return self.numbers()

    def __setstate__(self, numbers: tuple[int, ...]) -> None:
        rest = iter(numbers)
        for name, shape in self.SHAPES.items():
            setattr(self, name, _build(shape, rest))


_BLANKS: Final[dict[type[Fields], Fields]] = {}
"""A value of zeros for each class, never changed."""


def _make_blank(cls: type[Fields]) -> Fields:
    blank = _BLANKS[cls] = object.__new__(cls)
    for name, shape in cls.SHAPES.items():
        setattr(blank, name, _build(shape, None))
    return blank


def _nest(numbers: Row, widths: Shape) -> object:
    """Numbers as nested lists whose inner ones have these lengths."""
    for width in reversed(widths):
        numbers = [numbers[at : at + width] for at in range(0, len(numbers), width)]  # type: ignore[misc]
    return numbers


def _build(shape: Shape, numbers: Iterator[int] | None) -> object:
    """A number or nested lists of this shape, filled with these numbers or with zeros."""
    if not shape:
        return 0 if numbers is None else next(numbers)
    return [_build(shape[1:], numbers) for _ in range(shape[0])]


def _flatten(value: int | list[object], flat: Row) -> None:
    if isinstance(value, int):
        flat.append(value)
        return
    for part in value:
        _flatten(cast("int | list[object]", part), flat)


def named_fields(cls: type[T]) -> type[T]:
    """Rebuild the class with a slot for each annotated field, and note the shapes."""
    hints = get_type_hints(cls, include_extras=True)
    shapes: dict[str, Shape] = {}
    for name in inspect.get_annotations(cls):
        shapes[name] = get_args(hints[name])[1:] if get_origin(hints[name]) is Annotated else ()
    body = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(shapes)
    body["SHAPES"] = shapes
    body["_by_depth"] = tuple(
        tuple(name for name, shape in shapes.items() if len(shape) == depth) for depth in range(4)
    )
    return cast("type[T]", type(cls.__name__, cls.__bases__, body))


def is_named_tuple(value: object) -> bool:
    """Whether this is a class of named tuples, which compiled functions may build and take."""
    return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")
