"""In how many ways cards can be drawn so that at least one choice of colours is complete."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, prod
from operator import itemgetter
from typing import TypeAlias

from decaphase.bots.odds.number_tables import Ahead, Effort, Level, NumberTable, look_ahead, make_table
from decaphase.bots.odds.partial_choices import COMPLETE, HOPELESS, Task
from decaphase.cards import COLOURS

Joint: TypeAlias = tuple[int, ...]
"""The states of all choices."""
Ways: TypeAlias = dict[Joint, int]


@dataclass(frozen=True, slots=True)
class ColourChoice:
    """A choice of colours for the colour groups of a task, by the places of these colours' piles."""

    task: Task
    own: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draws:
    """All ways to draw so many cards of a number: how often each comes, and each choice's sights of them."""

    cards: int
    times: tuple[int, ...]
    sights: tuple[tuple[int, ...], ...]


class Count:
    """Counts the ways, number by number: to which states they lead, with how many draws."""

    def __init__(
        self, choices: Sequence[ColourChoice], levels: Sequence[Level], most: int, effort: Effort
    ) -> None:
        self.choices = choices
        self.levels = levels
        self.most = most
        self.effort = effort
        self.tables = self._make_tables()
        self.alike = _alike(levels)
        self.alone = {choice.own[0]: place for place, choice in enumerate(choices) if len(choice.own) == 1}
        self._movers: dict[tuple[int, ...], Callable[[Joint], Joint]] = {}

    def _make_tables(self) -> list[NumberTable]:
        made: dict[tuple[Task, Ahead], NumberTable] = {}
        tables = []
        for choice in self.choices:
            key = (choice.task, look_ahead(choice.task, self.levels, choice.own))
            if key not in made:
                made[key] = make_table(*key, self.most, self.effort)
            tables.append(made[key])
        return tables

    def count(self) -> list[int]:
        """For each number of drawn cards up to `most` the ways in which a choice is complete."""
        here: list[Ways] = [{} for _ in range(self.most + 1)]
        here[0] = {tuple(table.start for table in self.tables): 1}
        complete = [0] * (self.most + 1)
        later = sum(pile.left for piles in self.levels for pile in piles)
        for level, piles in enumerate(self.levels):
            later -= sum(pile.left for pile in piles)
            here, done = self._look(level, here)
            for drawn, ways in enumerate(done):
                for more in range(self.most + 1 - drawn if ways else 0):
                    complete[drawn + more] += ways * comb(later, more)
        return complete

    def _look(self, level: int, here: Sequence[Ways]) -> tuple[list[Ways], list[int]]:
        """Look at one number: the ways to each state after it, and the ways that are complete with it."""
        after: list[Ways] = [{} for _ in here]
        done = [0] * len(here)
        for draws in _draws(self.choices, self.levels[level]):
            for drawn, states in enumerate(here):
                total = drawn + draws.cards
                if states and total <= self.most:
                    self.effort.spend(len(states) * len(draws.times))
                    done[total] += self._step(level, states, draws, self.most - total, after[total])
        return [self._merge(ways) for ways in after], done

    def _step(self, level: int, states: Ways, draws: Draws, room: int, after: Ways) -> int:
        """Follow these draws from these states, with room for more; the ways that are complete then."""
        columns: list[dict[int, list[int]]] = [
            {
                state: self._column(level, choice, state, draws, room)
                for state in {joint[choice] for joint in states}
            }
            for choice in range(len(self.choices))
        ]
        hopeless = tuple(HOPELESS for _ in self.choices)
        done = 0
        for joint, ways in states.items():
            follow = zip(*(column[state] for column, state in zip(columns, joint, strict=True)), strict=True)
            for new, times in zip(follow, draws.times, strict=True):
                if COMPLETE in new:
                    done += ways * times
                elif new != hopeless:
                    after[new] = after.get(new, 0) + ways * times
        return done

    def _column(self, level: int, choice: int, state: int, draws: Draws, room: int) -> list[int]:
        """What follows one choice's state after each of the draws, as far as it can then be completed."""
        table = self.tables[choice]
        row = table.rows[level][state]
        least = table.draws[level + 1]
        useful = [new if new == COMPLETE or least[new] <= room else HOPELESS for new in row]
        return [useful[sight] for sight in draws.sights[choice]]

    def _merge(self, ways: Ways) -> Ways:
        """Let colours that are alike change places, so that fewer states are left."""
        if not self.alike:
            return ways
        merged: Ways = defaultdict(int)
        for joint, count in ways.items():
            order = list(range(len(COLOURS)))
            for colours in self.alike:
                for colour, other in zip(
                    colours, sorted(colours, key=lambda one: joint[self.alone[one]]), strict=True
                ):
                    order[colour] = other
            merged[self._mover(tuple(order))(joint)] += count
        return merged

    def _mover(self, order: tuple[int, ...]) -> Callable[[Joint], Joint]:
        """What puts the states of choices in their places where each colour takes over from another one."""
        if order not in self._movers:
            at = {(choice.task, choice.own): place for place, choice in enumerate(self.choices)}
            taken = [(choice.task, tuple(order[colour] for colour in choice.own)) for choice in self.choices]
            self._movers[order] = itemgetter(*(at[choice] for choice in taken))
        return self._movers[order]


def _draws(choices: Sequence[ColourChoice], piles: Level) -> list[Draws]:
    """All that can be drawn of a number, by how many cards that are."""
    found: dict[int, dict[tuple[int, ...], int]] = defaultdict(lambda: defaultdict(int))
    for drawn in product(*(range(pile.left + 1) for pile in piles)):
        cards = [pile.held + more for pile, more in zip(piles, drawn, strict=True)]
        sights = []
        for choice in choices:
            own = [cards[index] for index in choice.own]
            sights.append(choice.task.sight(own, sum(cards) - sum(own)))
        times = prod(comb(pile.left, more) for pile, more in zip(piles, drawn, strict=True))
        found[sum(drawn)][tuple(sights)] += times
    return [
        Draws(cards, tuple(ways.values()), tuple(zip(*ways, strict=True))) for cards, ways in found.items()
    ]


def _alike(levels: Sequence[Level]) -> list[list[int]]:
    """The colours of which the same cards are held and left."""
    found: dict[Level, list[int]] = defaultdict(list)
    for colour, piles in enumerate(zip(*levels, strict=True)):
        found[piles].append(colour)
    return [colours for colours in found.values() if len(colours) > 1]
