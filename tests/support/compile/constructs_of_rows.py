"""More constructs: rows, tables, numbers and names."""

# ruff: noqa: ARG001 - every function is called with the same arguments

from __future__ import annotations

from math import sqrt
from typing import Final

from decaphase.engine.arrays import copy_to, set_row, zeros
from support.compile.work import (
    LENGTH,
    Pair,
    Work,
    bump,
    floor_div,
    shift_row,
    sum_pair,
    union,
)

PRIMES: Final = [2, 3, 5, 7, 11, 13]
POWERS: Final = (1, 1000, 1_000_000, 10_000_000_000, -10_000_000_000, 1 << 61)
FLAGS: Final = (True, False, True, True)
PARTS: Final = (0.5, 0.1, -1e-9, 3e20)
BIG: Final = 0xFFFF_FFFF_FFFF
HALF: Final = 0.5
NOUGHT: Final = -0.0
NOUGHTS: Final = (0.0, -0.0)
volatile = (3, 1, 2, 7)


# Rows


def zeros_in_loops(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    for index in range(4):
        row = zeros(LENGTH)
        row[index] += (a & 3) + 1
        row[b & 3] += 5
        for number in row:
            found = (found * 3 + number) & 0xFFFFFF
        found += shift_row(zeros(3))
    return found


def set_rows(w: Work, a: int, b: int, x: float) -> int:
    set_row(w.box.row, PRIMES)
    set_row(w.boxes[a & 1].row, w.box.short)
    w.box.short[2] = b
    set_row(w.box.grid[b & 3], w.boxes[2].grid[a & 3])
    row = zeros(LENGTH)
    set_row(row, w.boxes[1].row)
    return row[a & 3] + row[5]


def set_row_of_changing_index(w: Work, a: int, b: int, x: float) -> int:
    w.box.grid[0][0] = 0
    set_row(w.box.grid[w.box.grid[0][0]], w.boxes[a & 1].grid[b & 3])
    w.box.grid[1][0] = 2
    set_row(w.box.grid[1], w.box.grid[w.box.grid[1][0]])
    return w.box.grid[1][1]


def two_names(w: Work, a: int, b: int, x: float) -> int:
    row = zeros(LENGTH)
    same = row if a > 0 else w.box.row
    same[2] += 3
    pair = Pair(w.boxes[0], w.boxes[1], a)
    other = pair
    other.second.count += row[2]
    return sum_pair(other) + row[2]


def copy_under_two_names(w: Work, a: int, b: int, x: float) -> int:
    box = w.boxes[1]
    row, grid = box.row, w.boxes[1].grid[2]
    copy_to(w.boxes, 1, w.box)
    row[3] += 1
    return box.count * 100 + row[0] * 10 + grid[1] + w.boxes[1].row[3]


def copy_values(w: Work, a: int, b: int, x: float) -> int:
    copy_to(w.boxes, 1, w.box)
    w.box.row[0] += 3
    copy_to(w.boxes, 2, w.boxes[a & 1])
    w.boxes[1].count = b
    return w.boxes[2].row[0] + w.boxes[2].count


def narrow_rows(w: Work, a: int, b: int, x: float) -> int:
    w.sixteen[a & 3] = (a & 0xFFFF) - 0x8000
    w.sixteen[4] |= 3
    w.sixteen[5] += 1
    w.eight[1][b & 3] = (b & 255) - 128
    w.eight[2][a & 3] -= 1
    product = w.sixteen[a & 3] * w.sixteen[a & 3] * w.eight[1][b & 3]
    return product + (w.eight[1][b & 3] << 40) + w.sixteen[5]


def matrices(w: Work, a: int, b: int, x: float) -> int:
    w.wide[b & 1][a & 3] += a
    row = w.wide[2]
    row[b & 3] = w.wide[1][a & 3] - w.wide[0][3]
    return row[0] + row[b & 3]


def grids(w: Work, a: int, b: int, x: float) -> int:
    grid = w.box.grid
    grid[a & 3][b & 1] = grid[b & 3][2] + a
    row = w.boxes[2].grid[b & 3]
    row[1] = row[0] + row[2]
    return grid[3][0] + w.boxes[2].grid[b & 3][1]


def tables(w: Work, a: int, b: int, x: float) -> int:
    found = PRIMES[a & 3] + POWERS[b & 3] + volatile[b & 3] + POWERS[4] + FLAGS[b & 3]
    return found * 3 + (POWERS[5] >> 1)


def float_tables(w: Work, a: int, b: int, x: float) -> float:
    return PARTS[a & 3] * x - PARTS[b & 3]


# Numbers


def float_arithmetic(w: Work, a: int, b: int, x: float) -> float:
    y = x * 0.1 + a / ((b & 7) + 3) - w.floats[1]
    return (y - x) * y / (x * x + 1.0) - a


def float_order(w: Work, a: int, b: int, x: float) -> float:
    return x * x + w.floats[0] * w.floats[1] + 0.1 + w.floats[2] * x


def loop_of_floats(w: Work, a: int, b: int, x: float) -> float:
    chosen = x if a > 2 else HALF
    found = chosen if x > a else -chosen
    while found < 3 and found > -99.0:
        found = found + 1 if found > 0.0 else found * 2 - 0.25
    return found


def negative_zero(w: Work, a: int, b: int, x: float) -> float:
    return (-NOUGHT if a > 0 else NOUGHT) + -NOUGHTS[b & 1]


def convert(w: Work, a: int, b: int, x: float) -> int:
    return int(x) * 3 + int(x * 0.37 - 0.5) + int(float(a) * HALF) + int(a > b)


def roots(w: Work, a: int, b: int, x: float) -> float:
    return sqrt(x * x + 1.0) + sqrt(b & 255)


def extremes(w: Work, a: int, b: int, x: float) -> int:
    return min(a, b) * 3 + max(a, w.box.count) * 5 + abs(a - b) + abs(w.box.default)


def wide_ints(w: Work, a: int, b: int, x: float) -> int:
    mask = (1 << 47) - 1
    mixed = (a * 0x21F0AAAD + b) & BIG
    return (mixed ^ (mixed >> 15)) & mask | 1 << 48 | (1 << (a & 31) + 20) >> 3


def names_of_the_compiler(w: Work, a: int, b: int, x: float) -> int:
    kept_1_ = w.box.count + bump(w.box, a & 3)
    struct, struct_ = kept_1_, w.box.default
    at_ = w.box.row
    set_row(at_, w.box.short)
    min_of, AT, int64_t, EXPORT = 3, 4, 5, 6  # noqa: N806 - names of the C
    return min(struct, min_of) + at_[AT & 3] * int64_t + struct_ * EXPORT + floor_div(a, b)


def words_of_c(w: Work, a: int, b: int, x: float) -> int:
    auto = w.box.default
    for char in range(b & 3):
        auto += char
    const, unsigned = auto, w.box.short[2]
    w.box.default = const + 1
    return union(unsigned, const) * 3 + union(a, b)
