"""The distance of a hand to a phase once more, by trying every choice of cards for every group."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from decaphase.cards import WILD, Card
from decaphase.rules import Group, Phase
from support.laws.naive import fits, values_of


def choices(group: Group, cards: Sequence[Card]) -> set[int]:
    """Every choice of these natural cards (a bit for each) that can lie in a group, wilds elsewhere."""
    found = set()
    for value in values_of(group.kind, group.size):
        if group.kind == "run":
            places = [
                [0, *(1 << index for index, card in enumerate(cards) if fits("run", value, place, card))]
                for place in range(group.size)
            ]
            found |= {sum(chosen) for chosen in product(*places)}
        else:
            fitting = [1 << index for index, card in enumerate(cards) if fits(group.kind, value, 0, card)]
            for count in range(group.size + 1):
                found |= {sum(chosen) for chosen in combinations(fitting, count)}
    return found


def naturals_asked(naturals: str, touched: int, groups: int) -> int:
    """How many natural cards the rules still ask for, where so many of the groups have one."""
    return {"none": 0, "per-phase": int(touched == 0), "per-group": groups - touched}[naturals]


def brute_distance(phase: Phase, naturals: str, hand: Sequence[Card]) -> int:
    """The fewest cards that are missing, over all that can be done with the cards that are there."""
    cards = [card for card in hand if card < WILD]
    wilds = sum(card == WILD for card in hand)
    ways = {(0, 0)}  # the cards used, and how many groups have one of them
    for group in phase:
        ways = {
            (used | chosen, touched + (chosen > 0))
            for chosen in choices(group, cards)
            for used, touched in ways
            if not used & chosen
        }
    return min(
        max(phase.size - used.bit_count() - wilds, naturals_asked(naturals, touched, len(phase)))
        for used, touched in ways
    )
