"""A sequential test of which side is better, valid however often it is evaluated.

It is a test by betting. Bettors stake a fixed fraction of their money on each pair, against the hypothesis
that side A wins half. As long as that is true, no bet gains on average, so the probability that the money
ever grows to twenty times its start is at most 1 in 20 (Ville's inequality): stopping there is wrong in at
most 5 % of matches. The money of several bettors, with small and large stakes on either side, is added up.
The test makes no assumption about the distribution of the results. (Waudby-Smith and Ramdas, "Estimating
means of bounded random variables by betting", 2024.)
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log, log1p
from typing import Final

from decaphase.arena.estimate import HALF, PairCounts
from decaphase.arena.seating import A, B

STAKES: Final = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64)
"""Fractions of the largest possible loss; smaller stakes detect smaller differences."""

DEFAULT_ERROR: Final = 0.05
BISECTIONS: Final = 40
"""Steps in the search for the end of an interval: far more precise than what is printed."""


def log_wealth(counts: PairCounts, mean: float) -> float:
    """The logarithm of the bettors' mean wealth, from 1, after betting against this mean."""
    logs = list(_log_wealths(counts, mean))
    top = max(logs)
    return top + log(sum(exp(value - top) for value in logs) / len(logs))


def _log_wealths(counts: PairCounts, mean: float) -> Iterator[float]:
    """The log wealth of each bettor; with fixed stakes, the order of the results does not matter."""
    items = [(float(value), count) for value, count in counts.items()]
    for stake in STAKES:
        for bet in (stake / mean, -stake / (1 - mean)):
            yield sum(count * log1p(bet * (value - mean)) for value, count in items)


def better_side(counts: PairCounts, error: float = DEFAULT_ERROR) -> int | None:
    """The side that the test finds better, or None while it is undecided."""
    if log_wealth(counts, float(HALF)) < -log(error):
        return None
    total = sum(value * count for value, count in counts.items())
    return A if total > HALF * counts.total() else B


def interval(counts: PairCounts, error: float = DEFAULT_ERROR) -> tuple[float, float]:
    """The confidence sequence: all means that are not rejected, valid at every time.

    It excludes one half exactly if `better_side` has a verdict.
    """
    if not counts:
        return 0.0, 1.0
    mean = float(sum(value * count for value, count in counts.items()) / counts.total())
    return _bound(counts, mean, 0.0, error), _bound(counts, mean, 1.0, error)


def _bound(counts: PairCounts, inside: float, outside: float, error: float) -> float:
    """The boundary between a mean that is not rejected and the extreme value, by bisection."""
    for _ in range(BISECTIONS):
        middle = (inside + outside) / 2
        if 0 < middle < 1 and log_wealth(counts, middle) < -log(error):
            inside = middle
        else:
            outside = middle
    return outside
