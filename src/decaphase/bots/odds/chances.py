"""Exact odds of a hand: the cards it needs for a phase, its outs, and its chances to complete the phase.

A chance is that of a hand plus cards drawn at random from the unseen ones, none discarded. The hand holds the
phase if its natural cards fill enough places of the groups and wilds fill the rest. Where colours matter as
well as numbers, exact counting can take too long; it then raises a `Problem`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from math import comb

from decaphase.bots.odds.draw_counter import DrawCounter
from decaphase.bots.odds.partial_assignments import ColourChoice, Target
from decaphase.bots.odds.transition_table import CardCount, Level, WorkLimit
from decaphase.bots.thinking.distance import distance
from decaphase.cards import CARDS, COLOURS, COPIES, DECK_SIZE, NUMBERS, SKIP, WILD, Card
from decaphase.engine.hand import gain, lose
from decaphase.engine.state import State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.problems import Impossible, Problem
from decaphase.rules import Phase, Rules


def dealt_chances(rules: Rules, cards: int = 10) -> tuple[Fraction, ...]:
    """For each phase of the rules the chance that this many cards of a full deck hold it.

    >>> from decaphase.rules import load_rules
    >>> [f"{float(100 * chance):.6f}" for chance in dealt_chances(load_rules())[:3]]
    ['18.275240', '29.809251', '5.341813']
    """
    return tuple(dealt_chance(rules, phase, cards) for phase in range(1, len(rules.phases) + 1))


def dealt_chance(rules: Rules, phase: int, cards: int = 10) -> Fraction:
    """The chance that this many cards of a full deck hold this phase."""
    if not 1 <= cards <= DECK_SIZE:
        raise Problem("cards-dealt", count=cards, most=DECK_SIZE)
    return completion_chance(rules, phase, (), cards)


def completion_chance(
    rules: Rules, phase: int, hand: Sequence[Card], draws: int, seen: Sequence[Card] = ()
) -> Fraction:
    """The chance that a hand holds this phase after this many draws; `seen` cards cannot be drawn.

    >>> from decaphase.cards import read_cards
    >>> from decaphase.rules import load_rules
    >>> completion_chance(load_rules(), 4, read_cards("r1 g2 b3 y4 r5 g6"), 1)
    Fraction(8, 51)
    """
    return completion_chances(rules, phase, hand, draws, seen)[draws]


def completion_chances(
    rules: Rules, phase: int, hand: Sequence[Card], draws: int, seen: Sequence[Card] = ()
) -> tuple[Fraction, ...]:
    """The chances that a hand holds this phase after 0, 1, 2, … up to `draws` draws."""
    held = Counter(hand)
    left = unseen_cards(hand, seen)
    total = sum(left.values())
    if not 0 <= draws <= total:
        raise Problem("too-many-draws", draws=draws, most=total)
    ways = [0] * (draws + 1)
    for wilds, naturals in enumerate(_natural_ways(rules, _find_phase(rules, phase), held, left, draws)):
        for skips in range(left[CARDS[SKIP]] + 1):
            times = comb(left[CARDS[WILD]], wilds) * comb(left[CARDS[SKIP]], skips)
            for drawn, count in enumerate(naturals[: max(0, draws + 1 - wilds - skips)]):
                ways[wilds + skips + drawn] += times * count
    return tuple(Fraction(count, comb(total, drawn)) for drawn, count in enumerate(ways))


def live_outs(rules: Rules, phase: int, hand: Sequence[Card], seen: Sequence[Card] = ()) -> dict[Card, int]:
    """The cards that bring a hand closer to this phase, with the unseen copies of each.

    >>> from decaphase.cards import read_cards
    >>> from decaphase.rules import load_rules
    >>> live_outs(load_rules(), 4, read_cards("r1 g2 b3 y4 r5 g6"), read_cards("b7 b7 w"))
    {r7: 2, g7: 2, y7: 2, w: 7}
    """
    _find_phase(rules, phase)
    state = _state_with(hand)
    codes = rule_codes(rules)
    missing = distance(state, codes, 0, phase)
    outs = {}
    for card, count in unseen_cards(hand, seen).items():
        if count == 0:
            continue
        gain(state, 0, card)
        if distance(state, codes, 0, phase) < missing:
            outs[card] = count
        lose(state, 0, card)
    return outs


def cards_missing(rules: Rules, phase: int, hand: Sequence[Card]) -> int:
    """How many more cards a hand needs to lay this phase.

    >>> from decaphase.cards import read_cards
    >>> from decaphase.rules import load_rules
    >>> cards_missing(load_rules(), 4, read_cards("r1 g2 b3 y4 w"))
    2
    """
    _find_phase(rules, phase)
    return distance(_state_with(hand), rule_codes(rules), 0, phase)


def unseen_cards(hand: Iterable[Card], seen: Iterable[Card] = ()) -> dict[Card, int]:
    """How many copies of each card are neither in the hand nor seen elsewhere."""
    known = Counter(hand) + Counter(seen)
    for card, count in known.items():
        if count > COPIES[card]:
            raise Impossible("too-many", card=card.code, count=count, most=COPIES[card])
    return {card: COPIES[card] - known[card] for card in CARDS}


def _find_phase(rules: Rules, number: int) -> Phase:
    if not 1 <= number <= len(rules.phases):
        raise Problem("phase-not-listed", number=number, count=len(rules.phases))
    return rules.phases[number - 1]


def _state_with(hand: Iterable[Card]) -> State:
    state = new_state(2)
    for card in hand:
        gain(state, 0, card)
    return state


# Counting


def _natural_ways(
    rules: Rules, phase: Phase, held: Counter[Card], left: dict[Card, int], draws: int
) -> list[list[int]]:
    """For each number of drawn wilds and of drawn natural cards, the ways to draw enough natural cards."""
    limit = WorkLimit(phase)
    levels = _levels(phase, held, left)
    naturals = sum(count.left for level in levels for count in level)
    known: dict[int, list[int]] = {}
    ways = []
    for wilds in range(min(draws, left[CARDS[WILD]]) + 1):
        most = min(draws - wilds, naturals)
        needed = _naturals_needed(rules, phase, held[CARDS[WILD]] + wilds)
        if needed <= 0:
            known[needed] = [comb(naturals, drawn) for drawn in range(most + 1)]
        elif needed not in known:
            known[needed] = DrawCounter(_colour_choices(phase, needed), levels, most, limit).count()
        ways.append(known[needed])
    return ways


def _naturals_needed(rules: Rules, phase: Phase, wilds: int) -> int:
    """How many natural cards the phase needs beside this many wilds."""
    # With "per-group" one natural card for each group is enough, wherever they fit: a group of wilds alone
    # can stand for whatever takes a card that another group can spare.
    least = {"none": 0, "per-phase": 1, "per-group": len(phase)}[rules.naturals]
    return max(phase.size - wilds, least)


def _levels(phase: Phase, held: Counter[Card], left: dict[Card, int]) -> list[Level]:
    """The natural cards in levels: by number, by number and colour, or by colour alone."""

    def count(cards: Iterable[Card]) -> CardCount:
        kinds = list(cards)
        return CardCount(sum(held[card] for card in kinds), sum(left[card] for card in kinds))

    colours = [CARDS[start : start + NUMBERS] for start in range(0, WILD, NUMBERS)]
    numbers = [[colour[index] for colour in colours] for index in range(NUMBERS)]
    kinds = {group.kind for group in phase}
    if kinds == {"colour"}:
        return [(count(cards),) for cards in colours]
    if "colour" in kinds:
        return [tuple(count([card]) for card in cards) for cards in numbers]
    return [(count(cards),) for cards in numbers]


def _colour_choices(phase: Phase, naturals: int) -> list[ColourChoice]:
    """All choices of colours for the colour groups of a phase."""
    sets, runs, colours = (
        tuple(sorted((group.size for group in phase if group.kind == kind), reverse=True))
        for kind in ("set", "run", "colour")
    )
    if not sets and not runs:
        # A colour is to colour groups what a number is to sets.
        return [ColourChoice(Target(colours, (), (), naturals, levels=len(COLOURS)), ())]
    choices = []
    for chosen in product(range(len(COLOURS)), repeat=len(colours)):
        sizes: Counter[int] = Counter()
        for colour, size in zip(chosen, colours, strict=True):
            sizes[colour] += size
        choices.append(ColourChoice(Target(sets, runs, tuple(sizes.values()), naturals), tuple(sizes)))
    return choices
