"""The phases in play: all, the first few, even or odd ones, or a list."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from decaphase.problems import RulesProblem
from decaphase.rules.echo import echo
from decaphase.rules.phases import MOST_PHASES

Selection: TypeAlias = "str | tuple[int, ...]"

WORDS: Final = ("all", "first-N", "even", "odd")
_FIRST: Final = re.compile(r"first-(0|[1-9][0-9]*)", re.ASCII)


def read_selection(value: object) -> Selection:
    """Validate a selection, independently of the list of phases.

    >>> read_selection("first-3"), read_selection([2, 5, 8])
    ('first-3', (2, 5, 8))
    """
    if isinstance(value, list | tuple):
        return _read_numbers(value)
    if not isinstance(value, str):
        raise RulesProblem("bad-selection", value=echo(value))
    if value in {"all", "even", "odd"}:
        return value
    first = _FIRST.fullmatch(value)
    if first is None:
        raise RulesProblem("bad-selection", value=echo(value))
    if first[1] == "0":
        raise RulesProblem("first-none", value=echo(value))
    if len(first[1]) > 2 or int(first[1]) > MOST_PHASES:
        raise RulesProblem("first-too-many", value=echo(value))
    return first[0]


def select(selection: Selection, count: int) -> tuple[int, ...]:
    """The phase numbers in play, out of `count` phases.

    >>> select("odd", 5), select("first-8", 3), select((2, 5), 10)
    ((1, 3, 5), (1, 2, 3), (2, 5))
    """
    if not isinstance(selection, str):
        return selection
    numbers = range(1, count + 1)
    if selection == "even":
        return tuple(numbers[1::2])
    if selection == "odd":
        return tuple(numbers[::2])
    if selection == "all":
        return tuple(numbers)
    return tuple(numbers[: int(selection.removeprefix("first-"))])


def check_selection(selection: Selection, count: int) -> None:
    """Refuse a selection that `count` phases cannot satisfy."""
    numbers = select(selection, count)
    if not numbers:
        raise RulesProblem("selection-leaves-none", value=echo(selection), count=count)
    if numbers[-1] > count:
        raise RulesProblem("no-such-phase", value=echo(selection), number=numbers[-1], count=count)


def _read_numbers(value: list[object] | tuple[object, ...]) -> tuple[int, ...]:
    if not value:
        raise RulesProblem("selection-empty")
    numbers: list[int] = []
    for number in value:
        # True is an int to Python, but not a phase number.
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= MOST_PHASES:
            raise RulesProblem("not-a-phase-number", value=echo(value), number=echo(number))
        if numbers and number <= numbers[-1]:
            raise RulesProblem("selection-not-rising", value=echo(value), number=number, before=numbers[-1])
        numbers.append(number)
    return tuple(numbers)
