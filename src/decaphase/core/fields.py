"""Classes whose named fields are ints and fixed-size arrays of ints, described once for both speeds."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

Row: TypeAlias = list[int]
Grid: TypeAlias = list[list[int]]
Cube: TypeAlias = list[list[list[int]]]
Shape: TypeAlias = tuple[int, ...]
Nested: TypeAlias = "int | Row | Grid | Cube"

T = TypeVar("T", bound="Fields")


class Fields:
    """A value of named fields; `@named_fields` reads the annotations of a subclass.

    `Annotated[Row, 6]` is an array of 6 numbers, `Annotated[Grid, 6, 50]` one of 6 times 50.
    """

    __slots__ = ()
    SHAPES: dict[str, Shape] = {}
    _rows: tuple[str, ...] = ()
    _grids: tuple[str, ...] = ()
    _cubes: tuple[str, ...] = ()
    _scalars: tuple[str, ...] = ()

    def __init__(self) -> None:
        for name, shape in self.SHAPES.items():
            setattr(self, name, _zeros(shape))

    def copy(self: T) -> T:
        """A value of its own: nothing is shared with the original."""
        new = object.__new__(type(self))
        for name in self._scalars:
            setattr(new, name, getattr(self, name))
        for name in self._rows:
            setattr(new, name, getattr(self, name)[:])
        for name in self._grids:
            setattr(new, name, [row[:] for row in getattr(self, name)])
        for name in self._cubes:
            setattr(new, name, [[row[:] for row in grid] for grid in getattr(self, name)])
        return new

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.SHAPES)

    def __hash__(self) -> int:
        return hash(self.numbers())

    def numbers(self) -> tuple[int, ...]:
        """All fields as one flat tuple, in their order."""
        flat: list[int] = []
        for name in self.SHAPES:
            _flatten(getattr(self, name), flat)
        return tuple(flat)

    def __getstate__(self) -> tuple[int, ...]:
        return self.numbers()

    def __setstate__(self, numbers: tuple[int, ...]) -> None:
        rest = iter(numbers)
        for name, shape in self.SHAPES.items():
            setattr(self, name, _fill(shape, rest))


def _zeros(shape: Shape) -> Nested:
    return 0 if not shape else [_zeros(shape[1:]) for _ in range(shape[0])]  # type: ignore[return-value]


def _flatten(value: Any, into: list[int]) -> None:
    if isinstance(value, int):
        into.append(value)
        return
    for part in value:
        _flatten(part, into)


def _fill(shape: Shape, numbers: Any) -> Any:
    return next(numbers) if not shape else [_fill(shape[1:], numbers) for _ in range(shape[0])]


def named_fields(cls: type[T]) -> type[T]:
    """Rebuild the class with a slot for each annotated field, and note the shapes."""
    shapes: dict[str, Shape] = {}
    for name in cls.__dict__.get("__annotations__", {}):
        hint = get_type_hints(cls, include_extras=True)[name]
        shapes[name] = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    body = {key: value for key, value in cls.__dict__.items() if key not in ("__dict__", "__weakref__")}
    body |= {"__slots__": tuple(shapes), "SHAPES": shapes}
    for kind, depth in (("_scalars", 0), ("_rows", 1), ("_grids", 2), ("_cubes", 3)):
        body[kind] = tuple(name for name, shape in shapes.items() if len(shape) == depth)
    return type(cls)(cls.__name__, cls.__bases__, body)
