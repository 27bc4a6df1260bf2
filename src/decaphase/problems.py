"""What can be wrong, as data: a stable code and the values a sentence about it needs.

No sentence stands here. `decaphase.say` turns a problem into words, in the listener's language.
"""

from __future__ import annotations

from typing import TypeAlias

Value: TypeAlias = "str | int"


class Problem(Exception):
    """Something a person did that cannot be taken: `code` never changes, `values` fill the sentence."""

    def __init__(self, code: str, /, **values: Value) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.values))


def _rebuild(kind: type[Problem], code: str, values: dict[str, Value]) -> Problem:
    return kind(code, **values)


class Unreadable(Problem):
    """It cannot be read: a card, an action or a file that is not one."""


class RulesProblem(Problem):
    """These options do not make a game."""


class IllegalMove(Problem):
    """It can be read, but it is against the rules."""


class Impossible(Problem):
    """It can be read, but no game can come to it: a third r5, a phase that does not fit, a wrong dealer."""
