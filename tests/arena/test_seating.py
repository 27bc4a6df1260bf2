"""Balanced seatings: no side and no bot has the better seats."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial

import pytest

from decaphase.arena.seating import ladder_rounds, pair_rounds, pairs

TABLES = range(2, 7)


@pytest.mark.parametrize("players", TABLES)
def test_the_second_game_of_a_pair_is_the_first_with_the_sides_swapped(players: int) -> None:
    for first, second in pairs(players):
        assert [1 - side for side in first] == list(second)
        assert abs(first.count(0) - first.count(1)) == players % 2


@pytest.mark.parametrize("players", TABLES)
def test_both_sides_sit_in_every_seat_equally_often(players: int) -> None:
    seatings = [seating for pair in pairs(players) for seating in pair]
    assert len(seatings) == len(set(seatings))
    for seat in range(players):
        sides = [seating[seat] for seating in seatings]
        assert sides.count(0) == sides.count(1)


@pytest.mark.parametrize(("players", "ways"), [(2, 1), (3, 3), (4, 3), (5, 10), (6, 10)])
def test_all_ways_to_share_the_seats_come_in_turn(players: int, ways: int) -> None:
    assert len(pairs(players)) == ways
    rounds = list(pair_rounds(players, 2 * ways))
    assert [index for index, _ in rounds] == list(range(2 * ways))
    assert [pair for _, pair in rounds] == [*pairs(players)] * 2


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 4), (6, 6), (7, 3)])
def test_on_a_ladder_everybody_meets_everybody_in_every_seat(bots: int, players: int) -> None:
    seats: Counter[tuple[int, int]] = Counter()
    neighbours: Counter[tuple[int, int]] = Counter()
    all_orders = comb(bots, players) * factorial(players - 1)
    for _, seatings in ladder_rounds(bots, players, all_orders):
        for seating in seatings:
            assert len(set(seating)) == players
            seats.update(enumerate(seating))
            neighbours.update(zip(seating, seating[1:] + seating[:1], strict=True))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    assert len(neighbours) == bots * (bots - 1)
    assert len(set(neighbours.values())) == 1
