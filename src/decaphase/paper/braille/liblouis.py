"""Liblouis, the braille translator, where this machine has it: its shared library, called directly.

Its own Python package is not on PyPI, and a virtual environment does not see the system's.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from ctypes import CDLL, POINTER, byref, c_char_p, c_int, c_ushort, c_void_p, create_string_buffer
from ctypes.util import find_library
from functools import cache
from threading import Lock
from typing import Final, Literal

from decaphase.problems import Problem

VARIABLE: Final = "DECAPHASE_LOUIS"
NAMES: Final = (
    "liblouis.so.20",
    "liblouis.so",
    "/opt/homebrew/lib/liblouis.dylib",
    "liblouis.dylib",
    "liblouis.dll",
)
"""What the library is called where nobody has named one; asking the system for `louis` takes longer."""

DISPLAY: Final = "unicode.dis"
"""The table by which cells are written as Unicode braille, whatever the language’s table would have."""

NO_UNDEFINED: Final = 128
"""Leave out what the table does not know, in place of spelling its number."""

NO_LOG: Final = 60000
"""Its own messages go to the terminal, in English; ours say what is wrong."""

ENCODINGS: Final = {2: "utf-16", 4: "utf-32"}
LONGEST: Final = 8
"""No character takes more cells than this, in the tables that we use."""

_one_at_a_time: Final = Lock()
"""The library keeps what it is doing in variables of its own."""


def is_there() -> bool:
    """Whether this machine has liblouis."""
    return _library() is not None


def version() -> str:
    """Which liblouis this is."""
    said: bytes = _needed().lou_version()
    return said.decode("ascii")


def translate(text: str, table: str) -> str:
    """The text in Unicode braille; what the table has no cells for is left out."""
    return _call("lou_translateString", text, table)


def back_translate(cells: str, table: str) -> str:
    """What the cells say."""
    return _call("lou_backTranslateString", cells, table)


def _call(function: Literal["lou_translateString", "lou_backTranslateString"], given: str, table: str) -> str:
    library = _needed()
    size = int(library.lou_charSize())
    encoding = f"{ENCODINGS[size]}-{'le' if sys.byteorder == 'little' else 'be'}"
    taken = given.encode(encoding, errors="replace")
    length = c_int(len(taken) // size)
    room = c_int(length.value * LONGEST + 64)
    buffer = create_string_buffer(room.value * size)
    with _one_at_a_time:
        done = library[function](
            f"{DISPLAY},{table}".encode(), taken, byref(length), buffer, byref(room), None, None, NO_UNDEFINED
        )
    if not done:
        raise Problem("no-louis-table", table=table)
    return buffer.raw[: room.value * size].decode(encoding)


def _needed() -> CDLL:
    library = _library()
    if library is None:
        raise Problem("no-louis", variable=VARIABLE)
    return library


@cache
def _library() -> CDLL | None:
    """The library, if it is there: one that was named, or the machine's own."""
    named = os.environ.get(VARIABLE)
    for name in (named,) if named else NAMES:
        with suppress(OSError):
            return _declared(CDLL(name))
    found = None if named else find_library("louis")
    return _declared(CDLL(found)) if found else None


def _declared(library: CDLL) -> CDLL:
    """The library with its functions' arguments told, so that a wrong one cannot be passed."""
    library.lou_version.restype = c_char_p
    library.lou_setLogLevel.argtypes = (c_int,)
    library.lou_setLogLevel(NO_LOG)
    for function in (library.lou_translateString, library.lou_backTranslateString):
        function.argtypes = (
            c_char_p,
            c_char_p,
            POINTER(c_int),
            c_char_p,
            POINTER(c_int),
            POINTER(c_ushort),
            c_void_p,
            c_int,
        )
        function.restype = c_int
    return library
