"""Laying a phase: group by group, a wild's meaning asked only where it is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from decaphase.cards import COLOURS, NUMBERS, SKIP, WILD, Card
from decaphase.game import LaidGroup
from decaphase.problems import IllegalMove
from decaphase.rules import Group


def meanings(group: Group, cards: Sequence[Card]) -> list[LaidGroup]:
    """Everything that these cards can stand for as this group, in the order of the record; none: nothing.

    >>> from decaphase.cards import read_cards
    >>> [str(way) for way in meanings(Group("run", 4), read_cards("b5 r3 w g4"))]
    ['w r3 g4 b5 =2', 'r3 g4 b5 w =3']
    >>> [str(way) for way in meanings(Group("set", 3), read_cards("w r3 g3"))]
    ['r3 g3 w =3']
    """
    if SKIP in cards:
        raise IllegalMove("skip-in-phase")
    naturals = sorted(card for card in cards if card != WILD)
    wilds = [card for card in cards if card == WILD]
    match group.kind:
        case "set":
            numbers = {card.number for card in naturals}
            possible = sorted(numbers) or list(range(1, NUMBERS + 1))
            ways = [LaidGroup((*naturals, *wilds), number) for number in possible]
            return ways if len(numbers) <= 1 else []
        case "colour":
            colours = {card.colour for card in naturals}
            return [
                LaidGroup((*naturals, *wilds), colour)
                for colour in COLOURS
                if not colours or colours == {colour}
            ]
    return [
        LaidGroup(laid, low)
        for low in range(1, NUMBERS + 2 - len(cards))
        if (laid := _run(low, naturals, wilds)) is not None
    ]


def _run(low: int, naturals: Sequence[Card], wilds: Sequence[Card]) -> tuple[Card, ...] | None:
    """The cards as a run from this number on; None where they do not fit."""
    places = {card.number - low: card for card in naturals}
    size = len(naturals) + len(wilds)
    if len(places) < len(naturals) or any(not 0 <= place < size for place in places):
        return None
    return tuple(places.get(place, Card(WILD)) for place in range(size))


def as_written(way: LaidGroup) -> LaidGroup:
    """The group as a record has it: what it stands for is said only where no natural card shows it."""
    return way if all(card == WILD for card in way.cards) else LaidGroup(way.cards)


def first_missing(cards: Iterable[Card], holding: Iterable[Card]) -> Card | None:
    """The first card that is not in the hand often enough; None where all of them are."""
    cards = tuple(cards)
    missing = Counter(cards) - Counter(holding)
    return next((card for card in cards if missing[card]), None)
