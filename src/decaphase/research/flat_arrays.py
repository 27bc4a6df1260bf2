"""Values of the engine in NumPy arrays, with the memory layout that the native engine reads."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from decaphase.engine.fields import Fields
from decaphase.engine.native import Flat, flat_class


def dtype_of(cls: type[Fields]) -> np.dtype[np.void]:
    """The record type with the fields of a class."""
    return np.dtype([(name, np.int64, shape) for name, shape in cls.SHAPES.items()])


def records_of(values: Sequence[Fields]) -> npt.NDArray[np.void]:
    """Values of one class as an array of records."""
    flat = b"".join(value.flat() for value in values)
    return np.frombuffer(bytearray(flat), dtype_of(type(values[0])))


def empty_records(cls: type[Fields], count: int) -> npt.NDArray[np.void]:
    """An array of records of a class, all zero."""
    return np.zeros(count, dtype_of(cls))


def values_in(cls: type[Fields], records: npt.NDArray[np.void]) -> Flat:
    """The values in an array of records, as plain Python reads and writes them."""
    return (flat_class(cls) * len(records)).from_buffer(records)
