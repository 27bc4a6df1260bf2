"""Estimates of a side's strength from pairs of games, with standard errors."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import Final, TypeAlias

from decaphase.arena.seating import A, Round

PairCounts: TypeAlias = Counter[Fraction]
"""The number of pairs by side A's share of the wins in them, from 0 to 1."""

HALF: Final = Fraction(1, 2)
CONFIDENCE: Final = 0.95


def win_share(side: int, seating: tuple[int, ...], places: tuple[int, ...]) -> Fraction:
    """A side's share of the win; seats that tie for first place share it evenly.

    >>> win_share(A, (0, 1, 0, 1), (1, 1, 1, 2))
    Fraction(2, 3)
    """
    winners = [seated for seated, place in zip(seating, places, strict=True) if place == 1]
    return Fraction(winners.count(side), len(winners))


def pair_result(seatings: Round, places: tuple[tuple[int, ...], ...]) -> Fraction:
    """Side A's share of the wins in the games of a pair."""
    shares = (win_share(A, seating, row) for seating, row in zip(seatings, places, strict=True))
    return sum(shares, Fraction(0)) / len(seatings)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over pairs with its standard error and confidence interval; None: too few pairs."""

    mean: float
    stderr: float | None
    interval: tuple[float, float] | None


def estimate(counts: PairCounts, confidence: float = CONFIDENCE) -> Estimate | None:
    """Estimate the mean result of a pair. A pair is one observation, because its games share their decks.

    >>> estimate(Counter({Fraction(1): 30, Fraction(0): 10})).mean
    0.75
    """
    pairs = counts.total()
    if pairs == 0:
        return None
    exact = sum((value * count for value, count in counts.items()), Fraction(0)) / pairs
    if pairs == 1:
        return Estimate(float(exact), None, None)
    squares = sum(((value - exact) ** 2 * count for value, count in counts.items()), Fraction(0))
    stderr = sqrt(squares / (pairs - 1) / pairs)
    margin = student_t(confidence, pairs - 1) * stderr
    mean = float(exact)
    return Estimate(mean, stderr, (max(0.0, mean - margin), min(1.0, mean + margin)))


def student_t(confidence: float, freedom: int) -> float:
    """The quantile of Student's t for a two-sided interval (Cornish and Fisher's expansion).

    >>> round(student_t(0.95, 10), 3), round(student_t(0.95, 10_000), 3)
    (2.228, 1.96)
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))
