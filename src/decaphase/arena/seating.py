"""Who sits where, so that nobody profits from a seat or from the cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, factorial
from typing import Final, TypeAlias

Seating: TypeAlias = tuple[int, ...]
"""The number of the bot in each seat, the first seat first."""

Round: TypeAlias = tuple[Seating, ...]
"""The games that are played on the same decks."""

Numbered: TypeAlias = tuple[int, Round]
"""A round and its place in the match."""

A, B = 0, 1

MOST_BOTS: Final = 12
"""On a ladder: more would take more games than anybody plays until each has met all others."""


def pairs(players: int) -> tuple[Round, ...]:
    """Every way to share the seats between two sides, each with the same one the other way round.

    At an odd table one side has a seat more, and in the second game of the pair the other side has it.

    >>> pairs(4)
    (((0, 0, 1, 1), (1, 1, 0, 0)), ((0, 1, 0, 1), (1, 0, 1, 0)), ((0, 1, 1, 0), (1, 0, 0, 1)))
    """
    found = []
    for seats in combinations(range(players), (players + 1) // 2):
        if players % 2 or seats[0] == 0:  # an even half without the first seat is the swap of one with it
            first = tuple(A if seat in seats else B for seat in range(players))
            found.append((first, tuple(B if side == A else A for side in first)))
    return tuple(found)


def pair_rounds(players: int, count: int) -> Iterator[Numbered]:
    """So many pairs, all ways to share the seats in turn."""
    ways = pairs(players)
    return ((index, ways[index % len(ways)]) for index in range(count))


def ladder_rounds(bots: int, players: int, count: int) -> Iterator[Numbered]:
    """So many rounds of mixed tables; in each round everybody at the table sits once in every seat.

    All tables that can be made of the bots come in turn, and after each turn the neighbours change.

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


def whole_turn(bots: int, players: int) -> int:
    """How many rounds it takes until every table has had every order of neighbours."""
    return comb(bots, players) * factorial(players - 1)
