"""Choices half made, and which of them can still come out best, number by number.

A draft says which sets have got their number and how far each run has come. Beside it stands how many natural
cards it places. That is a greatest matching, and so the least of its cuts: for any of the colours chosen, all
cards of those colours and the whole sizes of the other colour groups, and of each number as many of the
remaining cards as its sets and runs ask for. Each cut is a sum over the numbers, so a draft carries a count
for each cut, up to the goal that the cut has to reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from operator import add, ge
from typing import Final, TypeAlias

from decaphase.cards import COLOURS, NUMBERS

HOPELESS: Final = 0
COMPLETE: Final = -1

Counts: TypeAlias = tuple[int, ...]
Draft: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The sizes of the sets without a number yet; for each run how many numbers it goes on for, or minus its size
while it has not begun."""
State: TypeAlias = frozenset[tuple[Draft, Counts]]


@dataclass(frozen=True, slots=True)
class Task:
    """Sets and runs, and cards of some chosen colours, that are to get `wanted` natural cards at least.

    Sizes of sets and of runs fall; `colours` says how many cards are asked of each colour, `levels` how many
    numbers are looked at.
    """

    sets: tuple[int, ...]
    runs: tuple[int, ...]
    colours: tuple[int, ...]
    wanted: int
    levels: int = NUMBERS

    @property
    def cap(self) -> int:
        """More cards of a number than this, beside those of the chosen colours, make no difference."""
        useful = sum(self.sets) + len(self.runs)
        return min(useful, 2 * (len(COLOURS) - len(self.colours))) if self.levels == NUMBERS else useful

    def sights(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """What can be seen of a number: so many cards of each chosen colour, so many others."""
        for own in product(range(3), repeat=len(self.colours)):
            for others in range(self.cap + 1):
                yield own, others

    def sight(self, own: Iterable[int], others: int) -> int:
        """Which of the sights this is, counted from 0."""
        index = 0
        for count in own:
            index = index * 3 + count
        return index * (self.cap + 1) + min(others, self.cap)


class Drafting:
    """Follows the drafts of a task from number to number."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.cuts = tuple(_parts(range(len(task.colours))))  # the colours of which all cards count
        self.goals = tuple(self._goal(cut) for cut in self.cuts)
        draft = (task.sets, tuple(sorted(-size for size in task.runs)))
        self.start: State = frozenset([(draft, (0,) * len(self.cuts))])
        self._options: dict[tuple[int, Draft], list[tuple[Draft, int, Counts]]] = {}
        self._edges: dict[tuple[Draft, Draft], int] = {}

    def _goal(self, cut: Sequence[int]) -> int:
        rest = sum(size for colour, size in enumerate(self.task.colours) if colour not in cut)
        return max(0, self.task.wanted - rest)

    def follow(self, level: int, state: State, own: Sequence[int], others: int) -> State | int:
        """What is left of the drafts after the number of this level, of which this was seen."""
        gains: dict[int, Counts] = {}
        drafts: set[tuple[Draft, Counts]] = set()
        for draft, counts in state:
            for after, asked, least in self._options_at(level, draft):
                if asked not in gains:
                    gains[asked] = self._gain(asked, own, others)
                grown = tuple(map(min, self.goals, map(add, counts, gains[asked])))
                if grown == self.goals:
                    return COMPLETE
                if all(map(ge, grown, least)):
                    drafts.add((after, grown))
        return frozenset(self._best(drafts)) if drafts else HOPELESS

    def in_reach(self, state: State, draws: int, own: Sequence[int], others: int) -> State | int:
        """The drafts that so many draws can still complete, with so many held cards of numbers to come."""
        kept = [each for each in state if self._draws(*each, own, others) <= draws]
        return frozenset(kept) if kept else HOPELESS

    def _draws(self, draft: Draft, counts: Counts, own: Sequence[int], others: int) -> int:
        """Draws that are certainly needed: a card adds one to a cut, if any."""
        places = _places(draft)
        needed = 0
        for cut, goal, count in zip(self.cuts, self.goals, counts, strict=True):
            mine = sum(own[colour] for colour in cut)
            needed = max(needed, goal - count - mine - min(places, others + sum(own) - mine))
        return needed

    def _gain(self, asked: int, own: Sequence[int], others: int) -> Counts:
        """What the cards of a number add to each cut where sets and runs ask for so many of them."""
        mine = [sum(own[colour] for colour in cut) for cut in self.cuts]
        return tuple(some + min(asked, sum(own) - some + others) for some in mine)

    def _options_at(self, level: int, draft: Draft) -> list[tuple[Draft, int, Counts]]:
        """What a draft can become at a number, the cards it then asks for, the counts it needs to go on."""
        key = (level, draft)
        if key not in self._options:
            left = self.task.levels - level - 1
            options = dict.fromkeys(self._list_options(level, draft))
            self._options[key] = [(after, asked, self._least(left, after)) for after, asked in options]
        return self._options[key]

    def _least(self, left: int, draft: Draft) -> Counts:
        """The counts from which all cards of so many numbers could still bring the cuts to their goals."""
        places = _places(draft)
        pairs = zip(self.cuts, self.goals, strict=True)
        return tuple(goal - places - 2 * left * len(cut) for cut, goal in pairs)

    def _list_options(self, level: int, draft: Draft) -> Iterator[tuple[Draft, int]]:
        sets, runs = draft
        for placed in product((False, True), repeat=len(sets)):
            here = sum(size for size, now in zip(sets, placed, strict=True) if now)
            later = tuple(size for size, now in zip(sets, placed, strict=True) if not now)
            for ways in product(*(self._ways_on(level, run) for run in runs)):
                after = tuple(sorted(run for run, _ in ways))
                yield (later, after), here + sum(covers for _, covers in ways)

    def _ways_on(self, level: int, run: int) -> list[tuple[int, bool]]:
        """What a run can become at a number, and whether it covers the number."""
        if run >= 0:
            return [(max(run - 1, 0), run > 0)]
        # A run that can no longer begin is as good as one that is at its end.
        waits = run if level + 1 - run <= self.task.levels else 0
        return [(waits, False), (-run - 1, True)]

    def _best(self, drafts: Iterable[tuple[Draft, Counts]]) -> list[tuple[Draft, Counts]]:
        """The drafts without those that another one is sure to equal in the end."""
        best: list[tuple[Draft, Counts]] = []
        order = sorted(drafts, key=lambda each: (sum(each[1]), _places(each[0]), each), reverse=True)
        for draft, counts in order:
            for better, more in best:
                edge = self._edge(draft, better)
                reached = map(min, self.goals, (count + edge for count in counts))
                if all(map(ge, more, reached)):
                    break
            else:
                best.append((draft, counts))
        return best

    def _edge(self, draft: Draft, other: Draft) -> int:
        """How many cards more than another one a draft can still place, at most."""
        key = (draft, other)
        if key not in self._edges:
            runs = sum(map(_edge_of_run, draft[1], other[1]))
            self._edges[key] = _edge_of_sets(draft[0], other[0]) + runs
        return self._edges[key]


def _places(draft: Draft) -> int:
    """How many cards a draft can still place, at most."""
    return sum(draft[0]) + sum(map(abs, draft[1]))


def _edge_of_sets(sets: tuple[int, ...], others: tuple[int, ...]) -> int:
    matched = (*others, *(0 for _ in sets))
    return sum(max(0, size - other) for size, other in zip(sets, matched, strict=False))


def _edge_of_run(run: int, other: int) -> int:
    if run < 0:
        return 0 if run == other else -run
    return max(0, run - abs(other))  # one that has not begun can begin here and now


def _parts(indices: range) -> Iterator[tuple[int, ...]]:
    for size in range(len(indices) + 1):
        yield from combinations(indices, size)
