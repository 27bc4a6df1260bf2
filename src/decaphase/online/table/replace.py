"""A value with some of its fields changed: `dataclasses.replace`, many times quicker."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

__all__ = ["replace"]

T = TypeVar("T")

if TYPE_CHECKING:
    # What mypy knows of that `replace`, which fields there are and of which types, holds for this one too.
    from dataclasses import replace
else:

    def replace(value: T, /, **changes: object) -> T:
        """A copy of a dataclass without slots: all its fields at once, and then these."""
        new = object.__new__(type(value))
        fields = new.__dict__
        fields.update(value.__dict__)
        fields.update(changes)
        return new
