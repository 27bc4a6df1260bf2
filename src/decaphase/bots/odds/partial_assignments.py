"""States of the dynamic programme that counts draws, and their transitions from one card number to the next.

A partial assignment says which sets have got their number and how many numbers each run still covers. The
natural cards it places are a maximum matching, which equals a minimum cut: for some of the chosen colours all
cards of these colours, the whole sizes of the other colour groups, and of the remaining cards of each number
as many as its sets and runs ask for. A cut is a sum over the numbers, so an assignment carries one count per
cut, capped at the goal that this cut has to reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from operator import add, ge
from typing import Final, TypeAlias

from decaphase.cards import COLOURS, NUMBERS

DEAD: Final = 0
"""The state from which the target can no longer be reached."""
COMPLETE: Final = -1
"""The state in which the target is reached."""

CutCounts: TypeAlias = tuple[int, ...]
Assignment: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The sizes of the sets that have no number yet; for each run how many numbers it still covers, or minus its
size while it has not started."""
Candidate: TypeAlias = tuple[Assignment, CutCounts]
AssignmentSet: TypeAlias = frozenset[Candidate]
"""A state: the candidates that no other one dominates."""


@dataclass(frozen=True, slots=True)
class Target:
    """Sets, runs and cards of some chosen colours that together need `naturals` natural cards or more.

    `sets` and `runs` are sizes in descending order; `colour_sizes` is the number of cards for each chosen
    colour; `levels` is the number of levels, which are the card numbers unless all groups are of one colour.
    """

    sets: tuple[int, ...]
    runs: tuple[int, ...]
    colour_sizes: tuple[int, ...]
    naturals: int
    levels: int = NUMBERS

    @property
    def cap(self) -> int:
        """The most cards of a level, beside those of the chosen colours, that make a difference."""
        useful = sum(self.sets) + len(self.runs)
        return min(useful, 2 * (len(COLOURS) - len(self.colour_sizes))) if self.levels == NUMBERS else useful

    def inputs(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """All inputs that a level can give: the cards of each chosen colour, and the other cards."""
        for chosen in product(range(3), repeat=len(self.colour_sizes)):
            for others in range(self.cap + 1):
                yield chosen, others


@dataclass(frozen=True, slots=True)
class ColourChoice:
    """A choice of colours for the colour groups of a target, as indices of `COLOURS`."""

    target: Target
    colours: tuple[int, ...]

    def input_index(self, cards: Sequence[int]) -> int:
        """The place in `target.inputs()` of these numbers of cards, one for each colour of a level."""
        index, others, cap = 0, sum(cards), self.target.cap
        for colour in self.colours:
            index = index * 3 + cards[colour]
            others -= cards[colour]
        return index * (cap + 1) + min(others, cap)


class Transitions:
    """The transitions between the states of a target."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.cuts = tuple(_subsets(range(len(target.colour_sizes))))  # the colours of which all cards count
        self.goals = tuple(self._goal(cut) for cut in self.cuts)
        assignment = (target.sets, tuple(sorted(-size for size in target.runs)))
        self.start: AssignmentSet = frozenset([(assignment, (0,) * len(self.cuts))])
        self._options: dict[tuple[int, Assignment], list[tuple[Assignment, int, CutCounts]]] = {}
        self._advantages: dict[tuple[Assignment, Assignment], int] = {}

    def _goal(self, cut: Sequence[int]) -> int:
        rest = sum(size for colour, size in enumerate(self.target.colour_sizes) if colour not in cut)
        return max(0, self.target.naturals - rest)

    def advance(
        self, level: int, state: AssignmentSet, chosen: Sequence[int], others: int
    ) -> AssignmentSet | int:
        """The state after a level with these cards of the chosen colours and these other cards."""
        gains: dict[int, CutCounts] = {}
        found: set[Candidate] = set()
        for assignment, counts in state:
            for after, wanted, least in self._options_at(level, assignment):
                if wanted not in gains:
                    gains[wanted] = self._gains(wanted, chosen, others)
                grown = tuple(map(min, self.goals, map(add, counts, gains[wanted])))
                if grown == self.goals:
                    return COMPLETE
                if all(map(ge, grown, least)):
                    found.add((after, grown))
        return frozenset(self._undominated(found)) if found else DEAD

    def within_reach(
        self, state: AssignmentSet, draws: int, chosen: Sequence[int], others: int
    ) -> AssignmentSet | int:
        """The assignments that this many draws can still complete, given the held cards of later levels."""
        kept = [each for each in state if self._draws_needed(each, chosen, others) <= draws]
        return frozenset(kept) if kept else DEAD

    def _draws_needed(self, candidate: Candidate, chosen: Sequence[int], others: int) -> int:
        """A lower bound of the draws needed: a card adds at most one to each cut."""
        assignment, counts = candidate
        places = _open_places(assignment)
        needed = 0
        for cut, goal, count in zip(self.cuts, self.goals, counts, strict=True):
            in_cut = sum(chosen[colour] for colour in cut)
            needed = max(needed, goal - count - in_cut - min(places, others + sum(chosen) - in_cut))
        return needed

    def _gains(self, wanted: int, chosen: Sequence[int], others: int) -> CutCounts:
        """What the cards of a level add to each cut where its sets and runs have `wanted` places."""
        in_cuts = [sum(chosen[colour] for colour in cut) for cut in self.cuts]
        return tuple(in_cut + min(wanted, sum(chosen) - in_cut + others) for in_cut in in_cuts)

    def _options_at(self, level: int, assignment: Assignment) -> list[tuple[Assignment, int, CutCounts]]:
        """The assignments that can follow at a level, the places they have there, the counts they need."""
        key = (level, assignment)
        if key not in self._options:
            left = self.target.levels - level - 1
            options = dict.fromkeys(self._list_options(level, assignment))
            self._options[key] = [(after, wanted, self._least(left, after)) for after, wanted in options]
        return self._options[key]

    def _least(self, left: int, assignment: Assignment) -> CutCounts:
        """The counts from which all cards of `left` more levels could still bring the cuts to their goals."""
        places = _open_places(assignment)
        pairs = zip(self.cuts, self.goals, strict=True)
        return tuple(goal - places - 2 * left * len(cut) for cut, goal in pairs)

    def _list_options(self, level: int, assignment: Assignment) -> Iterator[tuple[Assignment, int]]:
        sets, runs = assignment
        for placed in product((False, True), repeat=len(sets)):
            here = sum(size for size, now in zip(sets, placed, strict=True) if now)
            later = tuple(size for size, now in zip(sets, placed, strict=True) if not now)
            for options in product(*(self._run_options(level, run) for run in runs)):
                after = tuple(sorted(run for run, _ in options))
                yield (later, after), here + sum(covers for _, covers in options)

    def _run_options(self, level: int, run: int) -> list[tuple[int, bool]]:
        """What a run can become at a level, and whether it covers that number."""
        if run >= 0:
            return [(max(run - 1, 0), run > 0)]
        # A run that can no longer start counts as one that has ended.
        waits = run if level + 1 - run <= self.target.levels else 0
        return [(waits, False), (-run - 1, True)]

    def _undominated(self, found: Iterable[Candidate]) -> list[Candidate]:
        """The candidates without those that another one is sure to equal in the end."""
        best: list[Candidate] = []
        order = sorted(found, key=lambda each: (sum(each[1]), _open_places(each[0]), each), reverse=True)
        for assignment, counts in order:
            for better, better_counts in best:
                advantage = self._advantage(assignment, better)
                reachable = map(min, self.goals, (count + advantage for count in counts))
                if all(map(ge, better_counts, reachable)):
                    break
            else:
                best.append((assignment, counts))
        return best

    def _advantage(self, assignment: Assignment, other: Assignment) -> int:
        """An upper bound of how many more cards an assignment can still place than another one."""
        key = (assignment, other)
        if key not in self._advantages:
            runs = sum(map(_run_advantage, assignment[1], other[1]))
            self._advantages[key] = _set_advantage(assignment[0], other[0]) + runs
        return self._advantages[key]


def _open_places(assignment: Assignment) -> int:
    """An upper bound of how many cards an assignment can still place."""
    return sum(assignment[0]) + sum(map(abs, assignment[1]))


def _set_advantage(sets: tuple[int, ...], others: tuple[int, ...]) -> int:
    matched = (*others, *(0 for _ in sets))
    return sum(max(0, size - other) for size, other in zip(sets, matched, strict=False))


def _run_advantage(run: int, other: int) -> int:
    if run < 0:
        return 0 if run == other else -run
    return max(0, run - abs(other))  # one that has not started can start at once


def _subsets(indices: range) -> Iterator[tuple[int, ...]]:
    for size in range(len(indices) + 1):
        yield from combinations(indices, size)
