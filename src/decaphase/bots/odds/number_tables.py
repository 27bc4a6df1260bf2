"""Tables of what follows: all that has to be remembered of the cards of the numbers looked at so far.

Only drafts count that may still come out best and can be completed with the draws there are, and states from
which the same follows are one: a few hundred states stand for everything, often a few.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

from decaphase.bots.odds.partial_choices import COMPLETE, HOPELESS, Drafting, State, Task
from decaphase.problems import Problem
from decaphase.rules import Phase

NEVER: Final = 1_000
"""More draws than there are cards."""
MOST_STEPS: Final = 40_000_000
"""About half a minute."""
DRAFT_STEPS: Final = 12
"""To follow a draft takes about as long as so many steps of counting."""

Row: TypeAlias = tuple[int, ...]
Rows: TypeAlias = dict[State, list[State | int]]


@dataclass(frozen=True, slots=True)
class Pile:
    """Natural cards that are as good as each other: how many are held, how many can be drawn."""

    held: int
    left: int


Level: TypeAlias = tuple[Pile, ...]
"""The cards of one number: one pile, or one for each colour where colours count."""


class Effort:
    """How long the count for a phase may still take, so that nobody waits for minutes."""

    def __init__(self, phase: Phase) -> None:
        self.phase = phase
        self.left = MOST_STEPS

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise Problem("chance-too-hard", phase=str(self.phase))


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a task finds at each level: the draws that each sight takes, and the held cards still to come."""

    prices: tuple[Row, ...]
    held: tuple[tuple[Row, int], ...]  # of each chosen colour, and others


@dataclass(frozen=True, slots=True)
class NumberTable:
    """What follows: `rows[level][state][sight]` is the next state, HOPELESS or COMPLETE.

    `draws[level][state]` is how many draws it takes at least to complete a state.
    """

    rows: tuple[tuple[Row, ...], ...]
    draws: tuple[Row, ...]
    start: int


def look_ahead(task: Task, levels: Sequence[Level], own: Sequence[int]) -> Ahead:
    """What lies ahead of a task whose chosen colours have the piles `own`."""
    prices = tuple(_prices(task, piles, own) for piles in levels)
    held = tuple(_held_after(levels[level + 1 :], own) for level in range(len(levels)))
    return Ahead(prices, held)


def _prices(task: Task, piles: Level, own: Sequence[int]) -> Row:
    prices = [NEVER] * len(list(task.sights()))
    for drawn in product(*(range(pile.left + 1) for pile in piles)):
        cards = [pile.held + more for pile, more in zip(piles, drawn, strict=True)]
        mine = [cards[index] for index in own]
        sight = task.sight(mine, sum(cards) - sum(mine))
        prices[sight] = min(prices[sight], sum(drawn))
    return tuple(prices)


def _held_after(levels: Sequence[Level], own: Sequence[int]) -> tuple[Row, int]:
    mine = tuple(sum(piles[index].held for piles in levels) for index in own)
    return mine, sum(pile.held for piles in levels for pile in piles) - sum(mine)


def make_table(task: Task, ahead: Ahead, most: int, effort: Effort) -> NumberTable:
    """The table for a task, as far as so many draws can lead."""
    drafting = Drafting(task)
    states = {drafting.start: 0}
    levels: list[Rows] = []
    for level, prices in enumerate(ahead.prices):
        rows, reached = _follow_all(drafting, level, states, prices, most, effort)
        states = {}
        kept: dict[State, State | int] = {}
        for state, spent in reached.items():
            left = drafting.in_reach(state, most - spent, *ahead.held[level])
            kept[state] = left
            if not isinstance(left, int):
                states[left] = min(spent, states.get(left, NEVER))
        for row in rows.values():
            row[:] = [after if isinstance(after, int) else kept[after] for after in row]
        levels.append(rows)
    return _number_states(levels, ahead.prices, drafting.start)


def _follow_all(
    drafting: Drafting, level: int, states: dict[State, int], prices: Row, most: int, effort: Effort
) -> tuple[Rows, dict[State, int]]:
    """The row of each state, and the fewest draws that lead to each state that follows."""
    rows: Rows = {}
    reached: dict[State, int] = {}
    for state, spent in states.items():
        effort.spend(DRAFT_STEPS * len(prices) * len(state))
        row: list[State | int] = []
        for price, (own, others) in zip(prices, drafting.task.sights(), strict=True):
            after = drafting.follow(level, state, own, others) if spent + price <= most else HOPELESS
            row.append(after)
            if not isinstance(after, int):
                reached[after] = min(spent + price, reached.get(after, NEVER))
        rows[state] = row
    return rows, reached


def _number_states(levels: Sequence[Rows], prices: Sequence[Row], start: State) -> NumberTable:
    """Give states numbers from the last level back, the same to states from which the same follows."""
    numbers: dict[State, int] = {}
    rows: list[tuple[Row, ...]] = []
    draws: list[Row] = [(NEVER,)]
    for states, price in zip(reversed(levels), reversed(prices), strict=True):
        found = {(HOPELESS,) * len(price): HOPELESS}
        before = {}
        for state, row in states.items():
            # After the last number nothing follows: what is not complete by then never will be.
            after = tuple(each if isinstance(each, int) else numbers.get(each, HOPELESS) for each in row)
            before[state] = found.setdefault(after, len(found))
        rows.append(tuple(found))
        draws.append(tuple(_least_draws(row, price, draws[-1]) for row in found))
        numbers = before
    return NumberTable(tuple(reversed(rows)), tuple(reversed(draws)), numbers[start])


def _least_draws(row: Row, prices: Row, draws: Row) -> int:
    ways = (
        price + (0 if after == COMPLETE else draws[after])
        for after, price in zip(row, prices, strict=True)
        if after != HOPELESS
    )
    return min(ways, default=NEVER)
