"""Reasons for and against an action, as data; `decaphase.say.advice` puts them into words.

Every reason is a fact that follows from the seat's view. Cards are record codes, seats count from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from decaphase.problems import Value

AGAINST: Final = frozenset(
    {
        "could-hit",
        "could-lay",
        "fits-nothing",
        "fits-table",
        "nearly-fits",
        "needed",
        "next-can-hit",
        "next-collects",
        "next-collects-colour",
        "no-nearer",
        "one-of-several",
        "others-collect",
        "skips-nobody",
        "top-helps",
        "wild-spent",
        "wild-thrown",
    }
)
"""The codes of the reasons against an action."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A stable code, and the values that its sentence needs."""

    code: str
    values: Mapping[str, Value]

    @property
    def against(self) -> bool:
        return self.code in AGAINST


def because(code: str, **values: Value) -> Reason:
    return Reason(code, values)
