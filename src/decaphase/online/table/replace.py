"""A fast `dataclasses.replace` for classes without slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

__all__ = ["replace"]

T = TypeVar("T")

if TYPE_CHECKING:
    # mypy checks the fields and their types as for `dataclasses.replace`.
    from dataclasses import replace
else:

    def replace(value: T, /, **changes: object) -> T:
        """A copy of a dataclass without slots, with these fields changed."""
        new = object.__new__(type(value))
        fields = new.__dict__
        fields.update(value.__dict__)
        fields.update(changes)
        return new
