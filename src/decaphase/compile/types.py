"""The types of restricted Python, read from annotations, and how C declares them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Annotated, Final, TypeAlias, cast, get_args, get_origin, get_type_hints

from decaphase.engine.fields import Fields, is_named_tuple

_KEYWORDS: Final = """
auto case char const default do double enum extern float goto inline int long register restrict short signed
sizeof static struct switch typedef union unsigned void volatile
"""
_PRELUDE: Final = """
int8_t int16_t int32_t int64_t matrix_int8 matrix_int16 matrix_int64 matrix_double memset memcpy
EXPORT CHECKED CHECK AT ANYWHERE checked_index narrowed step_of
floor_div floor_mod min_of max_of abs_of double_of quotient root_of
"""
C_WORDS: Final = frozenset(_KEYWORDS.split() + _PRELUDE.split())
"""Names that C or the prelude of `write_c` has taken."""


@dataclass(frozen=True)
class Scalar:
    """A number; `c` is how C stores it."""

    name: str
    c: str

    @property
    def is_float(self) -> bool:
        return self.c == "double"


NONE: Final = Scalar("None", "void")
INT: Final = Scalar("int", "int64_t")
BOOL: Final = Scalar("bool", "int64_t")
FLOAT: Final = Scalar("float", "double")
NARROW: Final = {bits: Scalar("int", f"int{bits}_t") for bits in (8, 16, 32)}
"""Ints in arrays of fewer bits, for the arrays that research hands out; everything is reckoned in 64."""


@dataclass(frozen=True)
class Struct:
    """A class of named fields, or a named tuple; C passes a pointer to it."""

    cls: type

    @property
    def name(self) -> str:
        return self.cls.__name__

    @property
    def is_tuple(self) -> bool:
        return is_named_tuple(self.cls)


@dataclass(frozen=True)
class Array:
    """A row of numbers, rows or structs; `length` is None where it is not known."""

    item: Type
    length: int | None = None
    is_table: bool = False
    """Whether it is a constant, which nothing is stored in."""


@dataclass(frozen=True)
class Matrix:
    """Rows of numbers whose width is known only when the program runs."""

    item: Scalar


@dataclass(frozen=True)
class Several:
    """What a function returns that returns a tuple."""

    items: tuple[Scalar, ...]


Type: TypeAlias = Scalar | Struct | Array | Matrix | Several

_SCALARS: Final = {int: INT, bool: BOOL, float: FLOAT, NoneType: NONE}


def type_of(hint: object) -> Type | None:
    """The type that an annotation names; None where restricted Python has none like it."""
    if isinstance(hint, type) and hint in _SCALARS:
        return _SCALARS[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return NARROW.get(arguments[1]) if arguments[0] is int else None
    if origin is list:
        item = type_of(arguments[0])
        if isinstance(item, Array) and isinstance(item.item, Scalar):
            return Matrix(item.item)
        return Array(item) if isinstance(item, Scalar | Struct) and item != NONE else None
    if origin is tuple:
        items = tuple(_SCALARS[argument] for argument in arguments if argument in (int, bool, float))
        return Several(items) if len(items) == len(arguments) else None
    return _struct(hint) if isinstance(hint, type) else None


def _struct(cls: type) -> Struct | None:
    if is_named_tuple(cls):
        fields = get_type_hints(cls, include_extras=True).values()
        return None if None in map(type_of, fields) else Struct(cls)
    return Struct(cls) if issubclass(cls, Fields) else None


@cache
def fields_of(struct: Struct) -> dict[str, Type]:
    """The fields of a struct, in order."""
    if not struct.is_tuple:
        shapes = cast("type[Fields]", struct.cls).SHAPES
        return {name: _shaped(shape) for name, shape in shapes.items()}
    found = {name: type_of(hint) for name, hint in get_type_hints(struct.cls, include_extras=True).items()}
    return {name: kind for name, kind in found.items() if kind is not None}


def _shaped(shape: tuple[int, ...]) -> Type:
    return Array(_shaped(shape[1:]), shape[0]) if shape else INT


def c_word(name: str) -> str:
    """The C of a name in Python: neither a word of C's nor a temporary of the compiler, such as `kept_1_`."""
    return f"{name}_" if name in C_WORDS or name.endswith("_") else name


def declare(kind: Type, name: str) -> str:
    """The declaration of a variable or parameter of this type; a fixed row is a pointer to its first item."""
    if isinstance(kind, Array):
        dimensions, item = "", kind.item
        while isinstance(item, Array):
            dimensions += f"[{item.length}]"
            item = item.item
        pointed = item.name if isinstance(item, Struct) else c_name(item)
        return f"{pointed} (*{name}){dimensions}" if dimensions else f"{pointed} *{name}"
    if isinstance(kind, Struct):
        return f"{kind.name} *{name}"
    return f"{c_name(kind)} {name}"


def c_name(kind: Type) -> str:
    """The name of a type that is no pointer."""
    if isinstance(kind, Scalar):
        return kind.c
    if isinstance(kind, Matrix):
        return f"matrix_{kind.item.c.removesuffix('_t')}"
    if isinstance(kind, Several):
        return "several_" + "_".join(item.name for item in kind.items)
    raise TypeError(kind)


def declare_field(kind: Type, name: str) -> str:
    """The declaration of a field of a struct: fixed rows stand in the struct itself."""
    dimensions = ""
    while isinstance(kind, Array) and kind.length is not None:
        dimensions += f"[{kind.length}]"
        kind = kind.item
    return f"{declare(kind, name)}{dimensions}"
