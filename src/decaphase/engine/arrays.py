"""The three primitives with two bodies: lists here, NumPy arrays when compiled."""

from __future__ import annotations

from typing import TypeVar

from decaphase.engine.fields import Fields, Row

T = TypeVar("T", bound=Fields)


def zeros(count: int) -> Row:
    """So many zeros, for use until the function returns; how many has to be a constant."""
    return [0] * count


def set_row(row: Row, numbers: Row) -> None:
    """Make the numbers of a row these, as many as it has."""
    row[:] = numbers


def copy_to(values: list[T], place: int, value: T) -> None:
    """Make one value of a list a copy of another value."""
    values[place] = value.copy()
