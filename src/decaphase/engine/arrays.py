"""The three primitives with two implementations: lists here, memory of the stack in C."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

from decaphase.engine.fields import Fields, Row

T = TypeVar("T", bound=Fields)


def zeros(count: int) -> Row:
    """A row of `count` zeros, valid until the calling function returns; `count` must be a constant."""
    return [0] * count


def set_row(row: Row, numbers: Row) -> None:
    """Overwrite a row with the numbers of another of the same length."""
    row[:] = numbers


def copy_to(values: MutableSequence[T], place: int, value: T) -> None:
    """Overwrite a value of a list, or of flat values, with another value."""
    if isinstance(values, list):
        values[place].overwrite(value)
    else:
        values[place] = value
