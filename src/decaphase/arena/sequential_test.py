"""When is it settled who is better? A test that may be looked at after every pair of games.

Somebody bets against "side A wins half" with play money, pair by pair, always a fixed part of what they have.
As long as that is true, no way of betting gains on average, so that the chance that the money ever grows to
twenty times its start is at most one in twenty (Ville's inequality): whoever stops there is wrong in at most
5 % of such matches, however often they looked. Here a few bettors with larger and smaller stakes on either
side put their money together. It takes no assumption about how the results spread. (Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting", 2024.)
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log, log1p
from typing import Final

from decaphase.arena.estimate import HALF, PairCounts
from decaphase.arena.seating import A, B

STAKES: Final = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64)
"""What part of the most that can be lost is put at stake; the smaller, the smaller a difference it finds."""

DEFAULT_ERROR: Final = 0.05
HALVINGS: Final = 40
"""An end of an interval is sought so many times in halves: far beyond what anybody prints."""


def wealth(counts: PairCounts, mean: float) -> float:
    """The logarithm of what the bettors have, of 1, after these results, if they bet against this mean."""
    logs = list(_bettors(counts, mean))
    top = max(logs)
    return top + log(sum(exp(value - top) for value in logs) / len(logs))


def _bettors(counts: PairCounts, mean: float) -> Iterator[float]:
    """The money of each, as a logarithm: fixed stakes make the order of the results not matter."""
    items = [(float(value), count) for value, count in counts.items()]
    for stake in STAKES:
        for bet in (stake / mean, -stake / (1 - mean)):
            yield sum(count * log1p(bet * (value - mean)) for value, count in items)


def settled(counts: PairCounts, error: float = DEFAULT_ERROR) -> int | None:
    """Which side is better, or None while that is open."""
    if wealth(counts, float(HALF)) < -log(error):
        return None
    total = sum(value * count for value, count in counts.items())
    return A if total > HALF * counts.total() else B


def interval(counts: PairCounts, error: float = DEFAULT_ERROR) -> tuple[float, float]:
    """The means that are not refuted: an interval that holds whenever it is looked at.

    It leaves out one half exactly where the question is settled.
    """
    if not counts:
        return 0.0, 1.0
    mean = float(sum(value * count for value, count in counts.items()) / counts.total())
    return _end(counts, mean, 0.0, error), _end(counts, mean, 1.0, error)


def _end(counts: PairCounts, inside: float, outside: float, error: float) -> float:
    """Where between a mean that is not refuted and the last one that could be the line runs."""
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if 0 < middle < 1 and wealth(counts, middle) < -log(error):
            inside = middle
        else:
            outside = middle
    return outside
