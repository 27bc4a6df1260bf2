"""The native engine: the library built from the engine's own source, called through ctypes.

Values that cross the border are flat: one buffer of 64-bit numbers with the named fields of their class
(`flat_class`). Without the library, or with one that does not belong to this source, everything runs in
plain Python (`problem` says why).
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

from decaphase.engine import COMPILED_PACKAGES, CompiledPackage
from decaphase.engine.fields import Fields, is_named_tuple

Flat: TypeAlias = Any
"""A value that native functions take: a structure of ctypes, with the same fields as its class."""

ENDING: Final = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY: Final = Path(__file__).with_name(f"native_engine{ENDING}")
STAMP: Final = LIBRARY.with_suffix(".json")
"""The files that the library was built from, their digest, and its own."""
PACKAGE: Final = Path(__file__).parents[1]
"""The folder of the whole package, from which the stamp names files."""

PLAIN: Final = "DECAPHASE_PLAIN"
"""Set to 1 in the environment, everything runs in plain Python."""


class Matrix(ctypes.Structure):
    """Rows of numbers of one width, as native functions take them."""

    _fields_ = (("at", ctypes.c_void_p), ("width", ctypes.c_int64))


# The library


def digest_of(*paths: Path) -> str:
    """A digest of the contents of these files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


@cache
def problem() -> str:
    """Why there is no native engine, as a code; empty if there is one."""
    if os.environ.get(PLAIN, "") not in ("", "0"):
        return "asked"
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        if stamp["library"] != digest_of(LIBRARY):
            return "damaged"
        if stamp["sources"] != digest_of(*(PACKAGE / name for name in stamp["files"])):
            return "outdated"
    except FileNotFoundError:
        return "missing"
    except (OSError, ValueError, KeyError, TypeError):
        return "damaged"
    try:
        _library()
    except OSError:  # of another machine, or in a folder that programs may not be run from
        return "refused"
    return ""


def has_native() -> bool:
    """Whether the native engine can be used."""
    return not problem()


@cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(str(LIBRARY))


@cache
def native_functions(package: str) -> Any:  # noqa: ANN401 - its attributes are the entry points
    """The entry points of a registered package."""
    return functions_of(COMPILED_PACKAGES[package], _library())


def functions_of(package: CompiledPackage, library: ctypes.CDLL) -> Any:  # noqa: ANN401 - as above
    """The entry points of a package in a library."""
    return SimpleNamespace(**{python.__name__: _native(python, library) for python in entry_points(package)})


def entry_points(package: CompiledPackage) -> list[FunctionType]:
    """The functions of a package that are called from outside, in plain Python."""
    modules = [vars(import_module(f"{package.name}.{name}")) for name in package.modules]
    return [next(names[name] for names in modules if name in names) for name in package.entries]


def _native(python: FunctionType, library: ctypes.CDLL) -> Callable[..., Any]:
    function = getattr(library, python.__name__)
    hints = get_type_hints(python, include_extras=True)
    function.restype = None if hints["return"] is type(None) else _c_type(hints.pop("return"))
    function.argtypes = [_c_type(hint) for name, hint in hints.items() if name != "return"]
    entry: Callable[..., Any] = function
    return entry


def _c_type(hint: Any) -> Any:  # noqa: ANN401 - of a parameter or field
    if hint in (int, bool):
        return ctypes.c_int64
    if hint is float:
        return ctypes.c_double
    return Matrix if is_matrix(hint) else ctypes.c_void_p


def is_matrix(hint: object) -> bool:
    """Whether an annotation is of rows of numbers."""
    return get_origin(hint) is list and get_origin(get_args(hint)[0]) is list


# Flat values


class FlatValue(ctypes.Structure):
    """A value of named fields in one buffer; it is read, copied and compared like a plain one."""

    def copy(self) -> FlatValue:
        return copy_of(self)  # type: ignore[no-any-return]

    def flat(self) -> bytes:
        return bytes(self)

    def numbers(self) -> tuple[int, ...]:
        return tuple(memoryview(self).cast("B").cast("q"))

    def __eq__(self, other: object) -> bool:
        return bytes(self) == bytes(other) if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return hash(bytes(self))


_CLASSES: Final[dict[type, Flat]] = {}


def flat_class(cls: type) -> Flat:
    """The structure with the fields of a class, or of a named tuple of such values."""
    if issubclass(cls, FlatValue):
        return cls
    if cls not in _CLASSES:
        _CLASSES[cls] = _make_class(cls)
    return _CLASSES[cls]


def _make_class(cls: type) -> Flat:
    if is_named_tuple(cls):
        hints = get_type_hints(cls, include_extras=True)
        fields = [(name, _c_type(hints[name])) for name in cls._fields]  # type: ignore[attr-defined]
    else:
        fields = [(name, _array_type(shape)) for name, shape in cls.SHAPES.items()]  # type: ignore[attr-defined]
    return type(f"Flat{cls.__name__}", (FlatValue,), {"_fields_": fields})


def _array_type(shape: tuple[int, ...]) -> Any:  # noqa: ANN401 - ctypes has no common type
    return ctypes.c_int64 if not shape else _array_type(shape[1:]) * shape[0]


def flat_of(value: Fields) -> Flat:
    """A copy of a value, plain or flat, as native functions take it."""
    return flat_class(type(value)).from_buffer_copy(value.flat())


def flats_of(values: Sequence[Fields]) -> Flat:
    """Values of one class, side by side."""
    kind = flat_class(type(values[0])) * len(values)
    return kind.from_buffer_copy(b"".join(value.flat() for value in values))


def blank_flats(cls: type[Fields], count: int) -> Flat:
    """Flat values of a class, all zero, side by side."""
    return (flat_class(cls) * count)()


def flat_row(count: int) -> Flat:
    """A row of zeros that native functions take."""
    return (ctypes.c_int64 * count)()


def copy_of(flat: Flat) -> Flat:
    """An independent copy of a flat value."""
    return type(flat).from_buffer_copy(flat)


def pack(parts: Any) -> Flat:  # noqa: ANN401 - any named tuple
    """A named tuple of flat values, arrays and numbers, as native functions take it; it keeps them alive."""
    packed = flat_class(type(parts))(*map(as_argument, parts))
    packed.parts = parts
    return packed


def as_argument(part: Any) -> Any:  # noqa: ANN401 - whatever a native function takes
    """A flat value or an array as its address, rows of an array as a matrix, a number as it is."""
    if isinstance(part, int | float | Matrix):
        return part
    if isinstance(part, ctypes.Structure | ctypes.Array):
        return ctypes.addressof(part)
    interface = part.__array_interface__  # of NumPy
    address = interface["data"][0]
    return Matrix(address, part.shape[1]) if len(interface["shape"]) == 2 else address
