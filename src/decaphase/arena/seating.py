"""Balanced seatings: every side and bot plays every seat equally often, on the same decks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final, TypeAlias

Seating: TypeAlias = tuple[int, ...]
"""The index of the bot in each seat."""

Round: TypeAlias = tuple[Seating, ...]
"""The games that share their decks."""

NumberedRound: TypeAlias = tuple[int, Round]
"""A round with its index in the match."""

A, B = 0, 1

MOST_BOTS: Final = 12
"""On a ladder: with more, a full cycle of tables would take more games than is practical."""


def pairs(players: int) -> tuple[Round, ...]:
    """All ways to divide the seats between two sides, each paired with its swap.

    With an odd number of players, each side has the extra seat in one game of the pair.

    >>> pairs(4)
    (((0, 0, 1, 1), (1, 1, 0, 0)), ((0, 1, 0, 1), (1, 0, 1, 0)), ((0, 1, 1, 0), (1, 0, 0, 1)))
    """
    rounds = []
    for seats in combinations(range(players), (players + 1) // 2):
        if players % 2 or seats[0] == 0:  # halves without the first seat are the swaps
            first = tuple(A if seat in seats else B for seat in range(players))
            rounds.append((first, tuple(B if side == A else A for side in first)))
    return tuple(rounds)


def pair_rounds(players: int, count: int) -> Iterator[NumberedRound]:
    """`count` pairs, cycling through all ways to divide the seats."""
    all_pairs = pairs(players)
    return ((index, all_pairs[index % len(all_pairs)]) for index in range(count))


def ladder_rounds(bots: int, players: int, count: int) -> Iterator[NumberedRound]:
    """`count` rounds of mixed tables; in a round every bot at the table plays every seat once.

    Rounds cycle through all combinations of bots, and each cycle changes the order around the table.

    >>> [table for _, (table, *_) in ladder_rounds(4, 3, 5)]
    [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 2, 1)]
    """
    tables = list(combinations(range(bots), players))
    orders = list(permutations(range(1, players)))
    for index in range(count):
        table = tables[index % len(tables)]
        order = (0, *orders[index // len(tables) % len(orders)])
        seated = tuple(table[place] for place in order)
        yield index, tuple(seated[turn:] + seated[:turn] for turn in range(players))
