"""Errors as data: a stable code, and the values for its message.

`decaphase.say` words them in the player's language.
"""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

Value: TypeAlias = "str | int"


class Problem(Exception):
    """Invalid input from a person: `code` is stable, `values` fill the message."""

    def __init__(self, code: str, /, **values: Value) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.code, **self.values), ()


class Unreadable(Problem):
    """Input that does not parse: a card, an action, a file."""


class RulesProblem(Problem):
    """Options that do not make a game."""


class IllegalMove(Problem):
    """An action that parses but breaks the rules."""


class Impossible(Problem):
    """Data that parses but that no game can reach: a third r5, a phase that does not fit, a wrong dealer."""
