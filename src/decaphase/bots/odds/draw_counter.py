"""Counts the draws after which at least one choice of colours is complete."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import comb, prod
from operator import itemgetter
from typing import TypeAlias

from decaphase.bots.odds.partial_assignments import COMPLETE, DEAD, ColourChoice, Target
from decaphase.bots.odds.transition_table import (
    Level,
    Supply,
    TransitionTable,
    WorkLimit,
    make_table,
    supply_of,
)
from decaphase.cards import COLOURS

JointState: TypeAlias = tuple[int, ...]
"""One state for each choice of colours."""
Ways: TypeAlias = dict[JointState, int]


@dataclass(frozen=True, slots=True)
class Draws:
    """All draws of `cards` cards at a level: the ways to get each, and by choice the inputs they give."""

    cards: int
    ways: tuple[int, ...]
    inputs: tuple[tuple[int, ...], ...]


class DrawCounter:
    """Counts draws level by level: the ways to reach each joint state with each number of cards."""

    def __init__(
        self, choices: Sequence[ColourChoice], levels: Sequence[Level], most: int, limit: WorkLimit
    ) -> None:
        self.choices = choices
        self.levels = levels
        self.most = most
        self.limit = limit
        self.tables = self._make_tables()
        self.symmetric = _symmetric_colours(levels)
        self.single = {
            choice.colours[0]: place for place, choice in enumerate(choices) if len(choice.colours) == 1
        }
        self._permutations: dict[tuple[int, ...], Callable[[JointState], JointState]] = {}

    def _make_tables(self) -> list[TransitionTable]:
        made: dict[tuple[Target, Supply], TransitionTable] = {}
        tables = []
        for choice in self.choices:
            supply = supply_of(choice, self.levels)
            key = choice.target, supply
            if key not in made:
                made[key] = make_table(choice, supply, self.most, self.limit)
            tables.append(made[key])
        return tables

    def count(self) -> list[int]:
        """For each number of drawn cards up to `most` the ways in which a choice is complete."""
        ways_to: list[Ways] = [{} for _ in range(self.most + 1)]
        ways_to[0] = {tuple(table.start for table in self.tables): 1}
        complete = [0] * (self.most + 1)
        later = sum(count.left for level in self.levels for count in level)
        for index, level in enumerate(self.levels):
            later -= sum(count.left for count in level)
            ways_to, done = self._advance(index, ways_to)
            for drawn, ways in enumerate(done):
                for more in range(self.most + 1 - drawn if ways else 0):
                    complete[drawn + more] += ways * comb(later, more)
        return complete

    def _advance(self, level: int, ways_to: Sequence[Ways]) -> tuple[list[Ways], list[int]]:
        """The ways to each joint state after a level, and the ways that are complete there."""
        after: list[Ways] = [{} for _ in ways_to]
        done = [0] * len(ways_to)
        for draws in _draws_at(self.choices, self.levels[level]):
            for drawn, states in enumerate(ways_to):
                total = drawn + draws.cards
                if states and total <= self.most:
                    self.limit.spend(len(states) * len(draws.ways))
                    done[total] += self._apply(level, states, draws, self.most - total, after[total])
        return [self._merge_symmetric(ways) for ways in after], done

    def _apply(self, level: int, states: Ways, draws: Draws, left: int, after: Ways) -> int:
        """Add what these draws lead to, with `left` draws to come; returns the ways that are complete."""
        successors: list[dict[int, list[int]]] = [
            {
                state: self._successors(level, choice, state, draws, left)
                for state in {joint[choice] for joint in states}
            }
            for choice in range(len(self.choices))
        ]
        dead = tuple(DEAD for _ in self.choices)
        done = 0
        for joint, ways in states.items():
            columns = (column[state] for column, state in zip(successors, joint, strict=True))
            for new, times in zip(zip(*columns, strict=True), draws.ways, strict=True):
                if COMPLETE in new:
                    done += ways * times
                elif new != dead:
                    after[new] = after.get(new, 0) + ways * times
        return done

    def _successors(self, level: int, choice: int, state: int, draws: Draws, left: int) -> list[int]:
        """The next state of one choice after each of the draws; DEAD if `left` draws cannot complete it."""
        table = self.tables[choice]
        row = table.rows[level][state]
        least = table.draws[level + 1]
        useful = [new if new == COMPLETE or least[new] <= left else DEAD for new in row]
        return [useful[index] for index in draws.inputs[choice]]

    def _merge_symmetric(self, ways: Ways) -> Ways:
        """Merge the joint states that differ only by an exchange of symmetric colours."""
        if not self.symmetric:
            return ways
        merged: Ways = defaultdict(int)
        for joint, count in ways.items():
            order = list(range(len(COLOURS)))
            for colours in self.symmetric:
                for colour, other in zip(
                    colours, sorted(colours, key=lambda one: joint[self.single[one]]), strict=True
                ):
                    order[colour] = other
            merged[self._permutation(tuple(order))(joint)] += count
        return merged

    def _permutation(self, order: tuple[int, ...]) -> Callable[[JointState], JointState]:
        """The function that reorders a joint state where each colour is replaced by another."""
        if order not in self._permutations:
            place_of = {choice: place for place, choice in enumerate(self.choices)}
            replaced = [
                replace(choice, colours=tuple(order[colour] for colour in choice.colours))
                for choice in self.choices
            ]
            self._permutations[order] = itemgetter(*(place_of[choice] for choice in replaced))
        return self._permutations[order]


def _draws_at(choices: Sequence[ColourChoice], level: Level) -> list[Draws]:
    """All that can be drawn at a level, by the number of cards."""
    found: dict[int, dict[tuple[int, ...], int]] = defaultdict(lambda: defaultdict(int))
    for drawn in product(*(range(count.left + 1) for count in level)):
        cards = [count.held + more for count, more in zip(level, drawn, strict=True)]
        inputs = tuple(choice.input_index(cards) for choice in choices)
        found[sum(drawn)][inputs] += prod(
            comb(count.left, more) for count, more in zip(level, drawn, strict=True)
        )
    return [
        Draws(cards, tuple(ways.values()), tuple(zip(*ways, strict=True))) for cards, ways in found.items()
    ]


def _symmetric_colours(levels: Sequence[Level]) -> list[list[int]]:
    """Groups of colours of which the same cards are held and left."""
    found: dict[Level, list[int]] = defaultdict(list)
    for colour, counts in enumerate(zip(*levels, strict=True)):
        found[counts].append(colour)
    return [colours for colours in found.values() if len(colours) > 1]
