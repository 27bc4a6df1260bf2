"""A brute-force reference for laying and hitting, written from the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import Final, TypeAlias

from decaphase.cards import CARDS, COLOURS, NUMBERS, SKIP, WILD, Card
from decaphase.game import LaidGroup
from decaphase.rules import Group, Phase

Value: TypeAlias = "int | str"
W: Final = CARDS[WILD]


@dataclass(frozen=True, slots=True)
class Shape:
    """A group on the table, as far as hits depend on it."""

    kind: str
    value: Value
    size: int


def values_of(kind: str, size: int) -> Sequence[Value]:
    """The values that a group of this size can have: a number, a lowest number, a colour."""
    if kind == "colour":
        return COLOURS
    return range(1, NUMBERS + 1) if kind == "set" else range(1, NUMBERS + 2 - size)


def fits(kind: str, value: Value, place: int, card: Card) -> bool:
    """Whether a card fits this place of a group."""
    if card >= WILD:
        return card != SKIP
    if kind == "colour":
        return card.colour == value
    return card.number == (value if kind == "set" else int(value) + place)


def value_laid(kind: str, laid: LaidGroup) -> Value | None:
    """The value of a laid group; None if it is no group, or lacks a required statement."""
    possible = [
        value
        for value in values_of(kind, len(laid.cards))
        if all(fits(kind, value, place, card) for place, card in enumerate(laid.cards))
    ]
    if laid.stands_for is not None:
        return laid.stands_for if laid.stands_for in possible else None
    return possible[0] if len(possible) == 1 and has_natural(laid.cards) else None


def has_natural(cards: Sequence[Card]) -> bool:
    return any(card < WILD for card in cards)


def enough_naturals(naturals: str, groups: Sequence[Sequence[Card]]) -> bool:
    """Whether a phase has the natural cards that the rules require."""
    each = [has_natural(cards) for cards in groups]
    return {"per-phase": any(each), "per-group": all(each), "none": True}[naturals]


def is_phase(phase: Phase, naturals: str, laid: Sequence[LaidGroup]) -> bool:
    """Whether these groups form this phase."""
    return (
        len(laid) == len(phase)
        and all(len(group.cards) >= asked.size for asked, group in zip(phase, laid, strict=True))
        and all(value_laid(asked.kind, group) is not None for asked, group in zip(phase, laid, strict=True))
        and enough_naturals(naturals, [group.cards for group in laid])
    )


def shapes_laid(phase: Phase, laid: Sequence[LaidGroup]) -> tuple[Shape, ...]:
    """The groups of a laid phase."""
    shapes = []
    for asked, group in zip(phase, laid, strict=True):
        value = value_laid(asked.kind, group)
        assert value is not None
        shapes.append(Shape(asked.kind, value, len(group.cards)))
    return tuple(shapes)


def grown(shape: Shape, card: Card) -> list[Shape]:
    """The groups that adding a card can give."""
    longer = Shape(shape.kind, shape.value, shape.size + 1)
    if shape.kind != "run":
        return [longer] if fits(shape.kind, shape.value, 0, card) else []
    low = int(shape.value)
    ways = []
    if low > 1 and fits("run", low - 1, 0, card):
        ways.append(Shape("run", low - 1, shape.size + 1))
    if low + shape.size <= NUMBERS and fits("run", low, shape.size, card):
        ways.append(longer)
    return ways


def reaches(hand: tuple[Card, ...], shapes: Sequence[Shape], taken: Card) -> bool:
    """Whether hits from this hand can bring the taken card onto the table, by trying all."""
    if taken not in hand:
        return False
    # Hits on sets and colours never help another hit: only runs are worth extending.
    runs = sorted((int(shape.value), shape.size) for shape in shapes if shape.kind == "run")
    return any(grown(shape, taken) for shape in shapes) or _reaches_a_run(hand, tuple(runs), taken)


@lru_cache(maxsize=100_000)
def _reaches_a_run(hand: tuple[Card, ...], runs: tuple[tuple[int, int], ...], taken: Card) -> bool:
    for index, (low, size) in enumerate(runs):
        shape = Shape("run", low, size)
        if grown(shape, taken):
            return True
        for card in set(hand) - {taken}:
            for longer in grown(shape, card):
                after = [*runs[:index], (int(longer.value), longer.size), *runs[index + 1 :]]
                if _reaches_a_run(without(hand, (card,)), tuple(sorted(after)), taken):
                    return True
    return False


def without(hand: tuple[Card, ...], gone: Sequence[Card]) -> tuple[Card, ...]:
    """The rest of a hand, sorted."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(sorted(left))


def ways_to_fill(group: Group, value: Value, hand: Counter[Card]) -> Iterator[tuple[Card, ...]]:
    """Every choice of cards from a hand for a group with this value and no extra cards."""
    fitting = [
        [card for card in hand.elements() if card < WILD and fits(group.kind, value, place, card)]
        for place in range(group.size)
    ]
    if group.kind == "run":
        ways = set(product(*({*cards, W} for cards in fitting)))
    else:
        ways = {
            (*chosen, *(W,) * (group.size - count))
            for count in range(group.size + 1)
            for chosen in combinations(sorted(fitting[0]), count)
        }
    return (way for way in ways if Counter(way) <= hand)


def all_layouts(phase: Phase, hand: Counter[Card]) -> Iterator[tuple[LaidGroup, ...]]:
    """Every layout of a phase without extra cards, each group with its value."""
    if not phase:
        yield ()
        return
    first, rest = phase[0], Phase(phase[1:])
    for value in values_of(first.kind, first.size):
        for cards in ways_to_fill(first, value, hand):
            for others in all_layouts(rest, hand - Counter(cards)):
                yield (LaidGroup(cards, value), *others)
