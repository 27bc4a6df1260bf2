"""Win rates and their errors."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from decaphase.arena.estimate import estimate, pair_result, student_t, win_share


@pytest.mark.parametrize(
    ("places", "share"),
    [
        ((1, 2, 3, 4), Fraction(1)),
        ((2, 1, 3, 4), Fraction(0)),
        ((1, 1, 2, 3), Fraction(1, 2)),
        ((1, 1, 1, 2), Fraction(2, 3)),
        ((1, 1, 1, 1), Fraction(1, 2)),
    ],
)
def test_a_shared_win_counts_in_shares(places: tuple[int, ...], share: Fraction) -> None:
    assert win_share(0, (0, 1, 0, 1), places) == share
    assert win_share(1, (0, 1, 0, 1), places) == 1 - share


def test_a_pair_is_the_mean_of_its_games() -> None:
    assert pair_result(((0, 1, 1), (1, 0, 0)), ((1, 2, 3), (1, 2, 3))) == Fraction(1, 2)
    assert pair_result(((0, 1, 1), (1, 0, 0)), ((1, 2, 3), (2, 1, 1))) == 1


def test_the_standard_error_is_that_of_the_pairs() -> None:
    dice = Random(3)
    values = [Fraction(dice.randrange(5), 4) for _ in range(200)]
    found = estimate(Counter(values))
    assert found is not None
    assert found.mean == pytest.approx(fmean(values))
    assert found.stderr == pytest.approx(stdev(map(float, values)) / sqrt(200))


def test_nothing_and_one_pair_tell_little() -> None:
    assert estimate(Counter()) is None
    found = estimate(Counter([Fraction(1)]))
    assert found is not None
    assert (found.mean, found.stderr, found.interval) == (1, None, None)


def test_an_interval_stays_between_nothing_and_everything() -> None:
    found = estimate(Counter({Fraction(1): 3, Fraction(1, 2): 1}))
    assert found is not None
    assert found.interval is not None
    low, high = found.interval
    assert 0 < low < found.mean < high == 1


@pytest.mark.parametrize(
    ("freedom", "reach"), [(3, 3.1824), (5, 2.5706), (9, 2.2622), (29, 2.0452), (99, 1.9842)]
)
def test_few_pairs_reach_further(freedom: int, reach: float) -> None:
    assert student_t(0.95, freedom) == pytest.approx(reach, rel=0.002)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    dice = Random(11)
    held = 0
    for _ in range(1000):
        found = estimate(Counter(Fraction(dice.randrange(3), 2) for _ in range(40)))
        assert found is not None
        assert found.interval is not None
        held += found.interval[0] <= 0.5 <= found.interval[1]
    assert 0.93 < held / 1000 < 0.97
