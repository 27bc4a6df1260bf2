"""The cards that a phase needs: those without which the distance would be larger.

The closed forms look at a hand once instead of trying each card. Needs are a bit mask: bit n for the cards
with the number n, bit 16 + c for those of colour c.
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.distance import best_runs, distance, naturals_in_two_sets, set_and_run
from decaphase.cards import NUMBERS, WILD
from decaphase.engine.hand import gain, lose
from decaphase.engine.matching import ONES
from decaphase.engine.state import (
    ANOTHER_FORM,
    ONE_GROUP,
    RUN,
    RUN_AND_SET,
    SET,
    SET_AND_RUN,
    RuleCodes,
    State,
)

COLOUR_BIT: Final = 16


def has_closed_form(rules: RuleCodes, phase: int) -> bool:
    """Whether a phase is one group, two sets, or a set and a run: only numbers or only colours count."""
    return rules.form[phase] != ANOTHER_FORM


def is_needed(card: int, needs: int) -> bool:
    """Whether losing this card would increase the distance, by the needs of its hand; for a wild, always."""
    if card >= WILD:
        return card == WILD
    return (needs >> (card % NUMBERS + 1) | needs >> (COLOUR_BIT + card // NUMBERS)) & 1 == 1


def closed_needs(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """The needs of an incomplete hand, for a phase with a closed form."""
    form = rules.form[phase]
    need = rules.need[phase][0]
    if form == ONE_GROUP:
        kind = rules.kind[phase][0]
        if kind == RUN:
            return run_needs(s, seat, need)
        return set_needs(s, seat, need) if kind == SET else colour_needs(s, seat, need)
    other = rules.need[phase][1]
    if form == RUN_AND_SET:
        return set_and_run_needs(s, seat, other, need)
    if form == SET_AND_RUN:
        return set_and_run_needs(s, seat, need, other)
    return two_sets_needs(s, seat, need, other) if need > other else two_sets_needs(s, seat, other, need)


def single_numbers(s: State, seat: int) -> int:
    """The numbers of which a seat holds exactly one card."""
    singles = 0
    numbers = s.number[seat]
    for number in range(1, NUMBERS + 1):
        if numbers[number] == 1:
            singles |= 1 << number
    return singles


def run_needs(s: State, seat: int, need: int) -> int:
    """The single cards that are in every best run."""
    _, shared = best_runs(s.mask[seat], need)
    return shared & single_numbers(s, seat)


def set_needs(s: State, seat: int, need: int) -> int:
    """The number held most, if there is only one such and it is not held in excess."""
    best = 0
    needs = 0
    numbers = s.number[seat]
    for number in range(1, NUMBERS + 1):
        count = numbers[number]
        if count > best:
            best = count
            needs = 1 << number
        elif count == best:
            needs = 0
    return needs if best <= need else 0


def colour_needs(s: State, seat: int, need: int) -> int:
    """The colour held most, if there is only one such and it is not held in excess."""
    best = 0
    needs = 0
    for colour in range(4):
        count = s.colour[seat][colour]
        if count > best:
            best = count
            needs = 1 << (COLOUR_BIT + colour)
        elif count == best:
            needs = 0
    return needs if best <= need else 0


def two_sets_needs(s: State, seat: int, large: int, small: int) -> int:
    """The numbers whose loss leaves less for two sets; only the two numbers held most can be such."""
    numbers = s.number[seat]
    most = 0
    second = 0
    third = 0
    for count in numbers:
        if count > third:
            if count > most:
                third = second
                second = most
                most = count
            elif count > second:
                third = second
                second = count
            else:
                third = count
    best = naturals_in_two_sets(most, second, large, small)
    if most == second:
        lower = most - 1 if most - 1 > third else third
        hurts_most = naturals_in_two_sets(second, lower, large, small) < best
        hurts_second = hurts_most
    else:
        lower = second - 1 if second - 1 > third else third
        hurts_most = naturals_in_two_sets(most - 1, second, large, small) < best
        hurts_second = naturals_in_two_sets(most, lower, large, small) < best
    if not hurts_most and not hurts_second:
        return 0
    needs = 0
    for number in range(1, NUMBERS + 1):
        count = numbers[number]
        if count > 0 and ((count == most and hurts_most) or (count == second and hurts_second)):
            needs |= 1 << number
    return needs


def set_and_run_needs(s: State, seat: int, set_need: int, run_need: int) -> int:
    """The numbers whose loss affects every best combination of a set and a run."""
    best = set_and_run(s, seat, set_need, run_need)
    singles = single_numbers(s, seat)
    numbers = s.number[seat]
    mask = s.mask[seat]
    span = (1 << run_need) - 1
    needs = mask
    for number in range(1, NUMBERS + 1):
        count = numbers[number]
        in_set = count if count < set_need else set_need
        if in_set + run_need < best:
            continue
        bit = 1 << number
        rest = mask if count > set_need else mask & ~bit
        for low in range(1, NUMBERS + 2 - run_need):
            if in_set + ONES[(rest >> low) & span] < best:
                continue
            hurt = rest & (span << low) & singles
            if count <= set_need or (count == set_need + 1 and (span << low) & bit):
                hurt |= bit
            else:
                hurt &= ~bit
            needs &= hurt
    return needs


def loss_hurts(s: State, rules: RuleCodes, seat: int, phase: int, card: int) -> bool:
    """Whether the distance grows without this card, by trying; for a phase without a closed form."""
    before = distance(s, rules, seat, phase)
    lose(s, seat, card)
    after = distance(s, rules, seat, phase)
    gain(s, seat, card)
    return after > before
