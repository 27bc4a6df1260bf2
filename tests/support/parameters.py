"""Parameters of tests that need not try every combination each time."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest
from _pytest.mark import ParameterSet


def first_quick(*cases: tuple[object, ...], quick: int = 1) -> list[ParameterSet]:
    """These cases; all but the first `quick` are slow.

    >>> [one.values for one in first_quick(("a", 1), ("b", 2)) if not one.marks]
    [('a', 1)]
    """
    return [
        pytest.param(*case, marks=[] if number < quick else [pytest.mark.slow])
        for number, case in enumerate(cases)
    ]


def each_value_once(*values: Iterable[object]) -> list[ParameterSet]:
    """All combinations; those needed to have every value are quick, the others slow.

    >>> [one.values for one in each_value_once("ab", [1, 2, 3]) if not one.marks]
    [('a', 1), ('a', 3), ('b', 2)]
    """
    lists = [list(one) for one in values]
    quick = {tuple(place % len(one) for one in lists) for place in range(max(map(len, lists)))}
    return [
        pytest.param(
            *(one[place] for one, place in zip(lists, places, strict=True)),
            marks=[] if places in quick else [pytest.mark.slow],
        )
        for places in product(*(range(len(one)) for one in lists))
    ]
