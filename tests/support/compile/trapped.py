"""Functions that a checked build traps in for some numbers, and how to call one in a process of its own."""

# ruff: noqa: ARG001 - every function is called with the same arguments

from __future__ import annotations

import ctypes
import sys
from math import sqrt
from typing import Annotated, Final

from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Fields, Grid, Row, Row16, named_fields

PRIMES: Final = (2, 3, 5, 7)
HALF: Final = 0.5


@named_fields
class Shelf(Fields):
    """Rows whose length is known."""

    row: Annotated[Row, 4]
    grid: Annotated[Grid, 3, 4]
    after: Annotated[Row, 50]


def divide(s: Shelf, a: int) -> int:
    return a // 3


def divide_by(s: Shelf, a: int) -> int:
    return 7 // a


def remainder(s: Shelf, a: int) -> int:
    return a % 3


def add(s: Shelf, a: int) -> int:
    return a + (1 << 62) + (1 << 61)


def multiply(s: Shelf, a: int) -> int:
    return a * (1 << 40)


def shift(s: Shelf, a: int) -> int:
    return 1 << a


def shift_by(s: Shelf, a: int) -> int:
    return a << 62


def root(s: Shelf, a: int) -> int:
    return int(sqrt(float(a)))


def float_divide(s: Shelf, a: int) -> int:
    return int(3.0 / float(a - 2) > 0.0)


def int_divide(s: Shelf, a: int) -> int:
    return int(a / 3)


def compare_with_float(s: Shelf, a: int) -> int:
    return int(a < HALF)


def large_float(s: Shelf, a: int) -> int:
    return int(float(a) * 1e18)


def step(s: Shelf, a: int) -> int:
    found = 0
    for index in range(0, 3, a):
        found += index
    return found


def write_narrow(s: Row16, a: int) -> int:
    s[0] = a
    return 0


def read_field(s: Shelf, a: int) -> int:
    return s.row[a]


def write_field(s: Shelf, a: int) -> int:
    s.row[a] = 1
    return 0


def read_named_row(s: Shelf, a: int) -> int:
    row = s.grid[1]
    return row[a]


def read_grid(s: Shelf, a: int) -> int:
    return s.grid[a][1]


def read_zeros(s: Shelf, a: int) -> int:
    row = zeros(4)
    return row[a]


def read_table(s: Shelf, a: int) -> int:
    return PRIMES[a]


def read_parameter(s: Shelf, a: int) -> int:
    return read_before(s.row, a)


def read_before(row: Row, a: int) -> int:
    """An item of a row whose length C does not know: only what stands before it is noticed."""
    return row[a]


TRAPS: Final[dict[str, tuple[int, ...]]] = {
    "divide": (-1,),
    "divide_by": (0, -1),
    "remainder": (-1,),
    "add": (1 << 61,),
    "multiply": (1 << 30, -(1 << 30)),
    "shift": (64, -1),
    "shift_by": (2,),
    "root": (-1,),
    "float_divide": (2,),
    "int_divide": (1 << 53 | 1, -(1 << 53) - 1),
    "compare_with_float": (1 << 53 | 1, -(1 << 53) - 1),
    "large_float": (10, -10),
    "step": (0,),
    "write_narrow": (1 << 15, -(1 << 15) - 1),
    "read_field": (4, -1),
    "write_field": (4, -1),
    "read_named_row": (4, -1),
    "read_grid": (3, -1),
    "read_zeros": (4, -1),
    "read_table": (4, -1),
    "read_parameter": (-1,),
}
"""The numbers for which each traps; none does for 1."""


def main(library: str, name: str, number: int) -> None:
    """Call a function on an empty shelf."""
    shelf = (ctypes.c_int64 * len(Shelf().numbers()))()
    function = getattr(ctypes.CDLL(library), name)
    function.argtypes = (ctypes.c_void_p, ctypes.c_int64)
    function(ctypes.addressof(shelf), number)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
