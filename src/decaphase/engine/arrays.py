"""The three primitives with two implementations: lists here, memory of the stack in C."""

from __future__ import annotations

from typing import TypeVar

from decaphase.engine.fields import Fields, Row

T = TypeVar("T", bound=Fields)


def zeros(count: int) -> Row:
    """A row of `count` zeros, valid until the calling function returns; `count` must be a constant."""
    return [0] * count


def set_row(row: Row, numbers: Row) -> None:
    """Overwrite a row with the numbers of another of the same length."""
    row[:] = numbers


def copy_to(values: list[T], place: int, value: T) -> None:
    """Replace a value of a list by a copy of another value."""
    values[place] = value.copy()
