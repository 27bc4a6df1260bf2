"""Transition tables of the dynamic programme, with equivalent states merged.

States that the available draws cannot complete are left out, so a few hundred states are enough, often a few.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

from decaphase.bots.odds.partial_assignments import COMPLETE, DEAD, AssignmentSet, ColourChoice, Transitions
from decaphase.problems import Problem
from decaphase.rules import Phase

UNREACHABLE: Final = 1_000
"""More draws than there are cards."""
MAX_STEPS: Final = 40_000_000
"""About half a minute."""
STEPS_PER_TRANSITION: Final = 12
"""A transition of one assignment takes about as long as this many steps of counting."""

Row: TypeAlias = tuple[int, ...]
Rows: TypeAlias = dict[AssignmentSet, list[AssignmentSet | int]]


@dataclass(frozen=True, slots=True)
class CardCount:
    """Interchangeable natural cards: how many are held, how many can be drawn."""

    held: int
    left: int


Level: TypeAlias = tuple[CardCount, ...]
"""The cards of one number: one count, or one for each colour where colours matter."""


class WorkLimit:
    """The steps that counting for a phase may still take before it is given up."""

    def __init__(self, phase: Phase) -> None:
        self.phase = phase
        self.left = MAX_STEPS

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise Problem("chance-too-hard", phase=str(self.phase))


@dataclass(frozen=True, slots=True)
class Supply:
    """The cards at each level, as a target sees them.

    `draws[level][input]` is the fewest draws that give an input; `held_later[level]` the held cards of later
    levels, of each chosen colour and of the others.
    """

    draws: tuple[Row, ...]
    held_later: tuple[tuple[Row, int], ...]


@dataclass(frozen=True, slots=True)
class TransitionTable:
    """`rows[level][state][input]` is the next state, DEAD or COMPLETE.

    `draws[level][state]` is a lower bound of the draws that complete a state.
    """

    rows: tuple[tuple[Row, ...], ...]
    draws: tuple[Row, ...]
    start: int


def supply_of(choice: ColourChoice, levels: Sequence[Level]) -> Supply:
    """The cards at each level for a choice of colours."""
    draws = tuple(_fewest_draws(choice, cards) for cards in levels)
    held = tuple(_held_cards(choice.colours, levels[level + 1 :]) for level in range(len(levels)))
    return Supply(draws, held)


def _fewest_draws(choice: ColourChoice, level: Level) -> Row:
    """For each input of a level the fewest draws that give it."""
    draws = [UNREACHABLE] * len(list(choice.target.inputs()))
    for drawn in product(*(range(count.left + 1) for count in level)):
        index = choice.input_index([count.held + more for count, more in zip(level, drawn, strict=True)])
        draws[index] = min(draws[index], sum(drawn))
    return tuple(draws)


def _held_cards(colours: Sequence[int], levels: Sequence[Level]) -> tuple[Row, int]:
    chosen = tuple(sum(level[colour].held for level in levels) for colour in colours)
    return chosen, sum(count.held for level in levels for count in level) - sum(chosen)


def make_table(choice: ColourChoice, supply: Supply, most: int, limit: WorkLimit) -> TransitionTable:
    """The table for a choice of colours, for at most `most` draws."""
    transitions = Transitions(choice.target)
    states = {transitions.start: 0}
    levels: list[Rows] = []
    for level, draws in enumerate(supply.draws):
        rows, reached = _advance_all(transitions, level, states, draws, most, limit)
        states = {}
        kept: dict[AssignmentSet, AssignmentSet | int] = {}
        for state, spent in reached.items():
            left = transitions.within_reach(state, most - spent, *supply.held_later[level])
            kept[state] = left
            if not isinstance(left, int):
                states[left] = min(spent, states.get(left, UNREACHABLE))
        for row in rows.values():
            row[:] = [after if isinstance(after, int) else kept[after] for after in row]
        levels.append(rows)
    return _merge_equivalent(levels, supply.draws, transitions.start)


def _advance_all(
    transitions: Transitions,
    level: int,
    states: dict[AssignmentSet, int],
    draws: Row,
    most: int,
    limit: WorkLimit,
) -> tuple[Rows, dict[AssignmentSet, int]]:
    """The row of each state, and the fewest draws that lead to each following state."""
    rows: Rows = {}
    reached: dict[AssignmentSet, int] = {}
    for state, spent in states.items():
        limit.spend(STEPS_PER_TRANSITION * len(draws) * len(state))
        row: list[AssignmentSet | int] = []
        for cost, (chosen, others) in zip(draws, transitions.target.inputs(), strict=True):
            after = transitions.advance(level, state, chosen, others) if spent + cost <= most else DEAD
            row.append(after)
            if not isinstance(after, int):
                reached[after] = min(spent + cost, reached.get(after, UNREACHABLE))
        rows[state] = row
    return rows, reached


def _merge_equivalent(levels: Sequence[Rows], draws: Sequence[Row], start: AssignmentSet) -> TransitionTable:
    """Number the states from the last level back; states with equal rows get one number."""
    numbers: dict[AssignmentSet, int] = {}
    rows: list[tuple[Row, ...]] = []
    bounds: list[Row] = [(UNREACHABLE,)]
    for states, costs in zip(reversed(levels), reversed(draws), strict=True):
        found = {(DEAD,) * len(costs): DEAD}
        before = {}
        for state, row in states.items():
            # A state that is not complete after the last level is dead.
            after = tuple(each if isinstance(each, int) else numbers.get(each, DEAD) for each in row)
            before[state] = found.setdefault(after, len(found))
        rows.append(tuple(found))
        bounds.append(tuple(_least_draws(row, costs, bounds[-1]) for row in found))
        numbers = before
    return TransitionTable(tuple(reversed(rows)), tuple(reversed(bounds)), numbers[start])


def _least_draws(row: Row, costs: Row, bounds: Row) -> int:
    draws = (
        cost + (0 if after == COMPLETE else bounds[after])
        for after, cost in zip(row, costs, strict=True)
        if after != DEAD
    )
    return min(draws, default=UNREACHABLE)
