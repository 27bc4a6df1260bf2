"""The sequential test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random

import pytest

from decaphase.arena.sequential_test import better_side, interval

NOTHING, HALF, ALL = Fraction(0), Fraction(1, 2), Fraction(1)


def run(dice: Random, chances: Sequence[float], pairs: int, error: float = 0.05) -> tuple[int | None, int]:
    """The verdict on a side with these probabilities to win none, half and all of a pair, and its time."""
    counts: Counter[Fraction] = Counter()
    for number in range(1, pairs + 1):
        counts[dice.choices((NOTHING, HALF, ALL), chances)[0]] += 1
        verdict = better_side(counts, error)
        if verdict is not None:
            return verdict, number
    return None, pairs


@pytest.mark.parametrize("chances", [(0.15, 0.7, 0.15), (0.5, 0, 0.5)])
@pytest.mark.parametrize("error", [0.05, 0.2])
def test_equals_are_rarely_told_apart_however_often_one_looks(chances: Sequence[float], error: float) -> None:
    dice = Random(5)
    wrong = sum(run(dice, chances, 150, error)[0] is not None for _ in range(200))
    assert wrong / 200 < error


def test_the_better_side_is_found_sooner_the_better_it_is() -> None:
    dice = Random(6)
    little = [run(dice, (0.2, 0.45, 0.35), 3000) for _ in range(20)]
    much = [run(dice, (0.05, 0.35, 0.6), 3000) for _ in range(20)]
    assert {verdict for verdict, _ in little + much} == {0}
    assert sum(pairs for _, pairs in much) < sum(pairs for _, pairs in little) / 2
    assert run(dice, (0.35, 0.45, 0.2), 3000)[0] == 1


def test_the_same_bot_twice_is_never_settled() -> None:
    assert better_side(Counter({HALF: 10**9})) is None
    assert better_side(Counter()) is None


def test_the_interval_leaves_out_one_half_exactly_when_it_is_settled() -> None:
    dice = Random(7)
    counts: Counter[Fraction] = Counter()
    seen = set()
    for _ in range(150):
        counts[dice.choices((NOTHING, HALF, ALL), (0.1, 0.5, 0.4))[0]] += 1
        low, high = interval(counts)
        assert 0 <= low < high <= 1
        verdict = better_side(counts)
        assert (verdict is None) == (low <= 0.5 <= high)
        seen.add(verdict)
    assert seen == {None, 0}


def test_the_interval_holds_the_truth_all_the_time_in_most_matches() -> None:
    dice = Random(8)
    missed = 0
    for _ in range(40):
        counts: Counter[Fraction] = Counter()
        found = []
        for _ in range(10):
            counts.update(dice.choices((NOTHING, HALF, ALL), (0.2, 0.4, 0.4), k=20))
            found.append(interval(counts))
        missed += not all(low <= 0.6 <= high for low, high in found)
        assert found[-1][1] - found[-1][0] < 0.25
    assert missed / 40 <= 0.05
