"""Liblouis, the braille translator, through its shared library.

Its Python package is not on PyPI, and a virtual environment does not see the system's.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from ctypes import CDLL, POINTER, byref, c_char_p, c_int, c_ushort, c_void_p, create_string_buffer
from ctypes.util import find_library
from functools import cache
from threading import Lock
from typing import Final

from decaphase.problems import Problem

VARIABLE: Final = "DECAPHASE_LOUIS"
LIBRARY_NAMES: Final = (
    "liblouis.so.20",
    "liblouis.so",
    "/opt/homebrew/lib/liblouis.dylib",
    "liblouis.dylib",
    "liblouis.dll",
)
"""The usual names of the library; `find_library` is slower."""

DISPLAY: Final = "unicode.dis"
"""The display table that makes the output Unicode braille for every language."""

NO_UNDEFINED: Final = 128
"""The mode that omits unknown characters instead of spelling their numbers."""

NO_LOG: Final = 60000
"""The log level that silences its messages in the terminal; a Problem says what is wrong."""

ENCODINGS: Final = {2: "utf-16", 4: "utf-32"}
CELLS_PER_CHARACTER: Final = 8
"""The most cells of one character in the tables used here."""

_lock: Final = Lock()
"""The library is not thread-safe."""


def is_installed() -> bool:
    """Whether liblouis was found."""
    return _library() is not None


def translate(text: str, table: str) -> str:
    """The text in Unicode braille, without the characters that the table does not know."""
    library = _library()
    if library is None:
        raise Problem("no-louis", variable=VARIABLE)
    size = int(library.lou_charSize())
    encoding = f"{ENCODINGS[size]}-{'le' if sys.byteorder == 'little' else 'be'}"
    given = text.encode(encoding, errors="replace")
    given_length = c_int(len(given) // size)
    length = c_int(given_length.value * CELLS_PER_CHARACTER + 64)
    buffer = create_string_buffer(length.value * size)
    tables = f"{DISPLAY},{table}".encode()
    with _lock:
        done = library.lou_translateString(
            tables, given, byref(given_length), buffer, byref(length), None, None, NO_UNDEFINED
        )
    if not done:
        raise Problem("no-louis-table", table=table)
    return buffer.raw[: length.value * size].decode(encoding)


@cache
def _library() -> CDLL | None:
    """The library named by the environment, or else the system's."""
    named = os.environ.get(VARIABLE)
    for name in (named,) if named else LIBRARY_NAMES:
        with suppress(OSError):
            return _declare(CDLL(name))
    found = None if named else find_library("louis")
    return _declare(CDLL(found)) if found else None


def _declare(library: CDLL) -> CDLL:
    """Declare the types of the library's functions."""
    library.lou_setLogLevel.argtypes = (c_int,)
    library.lou_setLogLevel(NO_LOG)
    library.lou_translateString.argtypes = (
        c_char_p,
        c_char_p,
        POINTER(c_int),
        c_char_p,
        POINTER(c_int),
        POINTER(c_ushort),
        c_void_p,
        c_int,
    )
    library.lou_translateString.restype = c_int
    return library
