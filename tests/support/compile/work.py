"""The memory that the constructs read and write, and functions that they call."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from decaphase.engine.arrays import copy_to, set_row, zeros
from decaphase.engine.fields import Fields, Grid, Grid8, Row, Row16, named_fields

LENGTH: Final = 6
HEIGHT, WIDTH = 4, 3
BOXES: Final = 3
ROWS, COLUMNS = 3, 4


@named_fields
class Box(Fields):
    """Numbers, a row and a grid, two of them named by words of C."""

    count: int
    default: int
    row: Annotated[Row, LENGTH]
    short: Annotated[Row, LENGTH]
    grid: Annotated[Grid, HEIGHT, WIDTH]


class Work(NamedTuple):
    """The memory that the functions read and write."""

    box: Box
    boxes: list[Box]
    sixteen: Row16
    eight: Grid8
    wide: Grid
    floats: list[float]
    scale: int


class Pair(NamedTuple):
    """A named tuple that functions build."""

    first: Box
    second: Box
    number: int


# Functions that the constructs call


def bump(box: Box, by: int) -> int:
    """Change a field, and return it."""
    box.count += by
    return box.count


def shift_row(row: Row) -> int:
    """Change two items of a row, and return one of them."""
    row[1] = row[0] + 1
    row[0] = row[2] - 1
    return row[1]


def read(box: Box) -> int:
    return box.count * 3 + box.row[0]


def ends(row: Row) -> tuple[int, int]:
    return row[0], row[5]


def bump_both(box: Box, by: int) -> tuple[int, bool]:
    return bump(box, by), bump(box, 1) > 4


def bump_by_another(box: Box) -> int:
    return bump(box, 1)


def swap_rows(box: Box) -> int:
    row = zeros(LENGTH)
    set_row(row, box.row)
    set_row(box.row, box.short)
    set_row(box.short, row)
    return box.row[0]


def swap_boxes(boxes: list[Box]) -> int:
    copy_to(boxes, 2, boxes[0])
    copy_to(boxes, 0, boxes[1])
    copy_to(boxes, 1, boxes[2])
    return boxes[0].count


def change_named_row(box: Box) -> int:
    row = zeros(LENGTH)
    if box.count > 0:
        row = box.row
    row[0] += 1
    return row[0]


def weigh(one: int, two: int, three: int) -> int:
    return one + 10 * two + 100 * three


def sum_pair(pair: Pair) -> int:
    return pair.first.count * 5 - pair.second.count + pair.number


def change_pair(pair: Pair) -> None:
    pair.first.default = pair.second.default + pair.number
    pair.second.row[pair.number & 3] += 1


def union(register: int, struct: int) -> int:
    """A function and parameters named by words of C."""
    double = register * 2
    return double - struct


def floor_div(a: int, b: int) -> int:
    """A function named as one of the C."""
    return a * 2 + b
