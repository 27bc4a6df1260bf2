"""The distance of a hand to a phase: the fewest cards that are missing, exactly.

With M the most natural cards usable over all groups and w the wilds held, needed - M - w cards are missing,
or more if a natural card that the rules require is missing. Common phases have closed forms;
`general_distance` tries everything that the groups of any phase can stand for.
"""

from __future__ import annotations

from decaphase.cards import NUMBERS, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.layouts import least_wilds, same_groups, wilds_for_group
from decaphase.engine.matching import (
    ONES,
    SLOTS,
    fill_slot,
    first_identity,
    last_identity,
    most_naturals,
    natural_cards,
    touch_groups,
    want_slots,
)
from decaphase.engine.state import (
    GROUPS,
    NO_NATURALS,
    NOTHING,
    ONE_GROUP,
    PER_GROUP,
    RUN_AND_SET,
    SET_AND_RUN,
    TWO_SETS,
    RuleCodes,
    State,
)


def distance(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """How many cards this seat needs to lay this phase."""
    form = rules.form[phase]
    need = rules.need[phase]
    if form == TWO_SETS:
        naturals = two_sets(s, seat, need[0], need[1])
    elif form == SET_AND_RUN:
        naturals = set_and_run(s, seat, need[0], need[1])
    elif form == RUN_AND_SET:
        naturals = set_and_run(s, seat, need[1], need[0])
    elif form == ONE_GROUP:
        naturals = most_naturals(s, seat, rules.kind[phase][0], need[0])
    else:
        return general_distance(s, rules, seat, phase)
    return missing_cards(s, rules, seat, phase, naturals)


def missing_cards(s: State, rules: RuleCodes, seat: int, phase: int, naturals: int) -> int:
    """How many cards are missing if `naturals` can be used; at least one if a required natural is missing."""
    missing = rules.needed[phase] - naturals - s.held[seat][WILD]
    least = 1 if naturals == 0 and rules.naturals != NO_NATURALS else 0
    return missing if missing > least else least


def two_sets(s: State, seat: int, one: int, other: int) -> int:
    """The most natural cards in two sets: of the two numbers held most, or both of the same number."""
    most = 0
    second = 0
    for count in s.number[seat]:
        if count > second:
            if count > most:
                second = most
                most = count
            else:
                second = count
    large = one if one > other else other
    small = one + other - large
    return naturals_in_two_sets(most, second, large, small)


def naturals_in_two_sets(most: int, second: int, large: int, small: int) -> int:
    """How many natural cards two sets take from the two numbers held most."""
    apart = (most if most < large else large) + (second if second < small else small)
    together = most if most < large + small else large + small
    return apart if apart > together else together


def best_runs(mask: int, need: int) -> tuple[int, int]:
    """The most numbers of a mask that a run can have, and those of them that all of the best runs share."""
    span = (1 << need) - 1
    most = 0
    shared = 0
    for low in range(1, NUMBERS + 2 - need):
        naturals = ONES[(mask >> low) & span]
        if naturals > most:
            most = naturals
            shared = span << low
        elif naturals == most:
            shared &= span << low
    return most, shared & mask


def set_and_run(s: State, seat: int, set_need: int, run_need: int) -> int:
    """The most natural cards in a set and a run: for each number the set first, the run from the rest.

    The set takes a number from the run only if it is in all of the best runs.
    """
    most, shared = best_runs(s.mask[seat], run_need)
    best = 0
    numbers = s.number[seat]
    for number in range(1, NUMBERS + 1):
        in_set = numbers[number]
        if in_set > set_need:
            in_set = set_need
        elif shared >> number & 1:
            in_set -= 1
        if in_set > best:
            best = in_set
    return most + best


def general_distance(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """The distance to any phase: the least over all that its groups can stand for."""
    low = zeros(GROUPS)
    wilds = s.held[seat][WILD]
    best = rules.needed[phase]
    for first in range(first_identity(rules, phase, 0), last_identity(rules, phase, 0) + 1):
        missing = wilds_for_group(s, rules, seat, phase, 0, first) - wilds
        if missing >= best:
            continue
        low[0] = first
        start = first if same_groups(rules, phase, 1) else first_identity(rules, phase, 1)
        for second in range(start, last_identity(rules, phase, 1) + 1):
            missing_then = missing + wilds_for_group(s, rules, seat, phase, 1, second)
            if missing_then >= best:
                continue
            low[1] = second
            start_third = second if same_groups(rules, phase, 2) else first_identity(rules, phase, 2)
            for third in range(start_third, last_identity(rules, phase, 2) + 1):
                if missing_then + wilds_for_group(s, rules, seat, phase, 2, third) >= best:
                    continue
                low[2] = third
                if least_wilds(s, rules, seat, phase, low) - wilds < best:
                    best = min(best, distance_to(s, rules, seat, phase, low))
    return best


def distance_to(s: State, rules: RuleCodes, seat: int, phase: int, low: Row) -> int:
    """How many cards are missing to lay a phase that stands for this."""
    wanted = zeros(SLOTS)
    filled = zeros(SLOTS)
    cards = zeros(SLOTS)
    user = zeros(SLOTS)
    slots = want_slots(rules, phase, low, wanted)
    count = natural_cards(s, seat, NOTHING, cards)
    touched = rules.groups[phase]
    if rules.naturals == PER_GROUP:
        touched = touch_groups(rules, phase, low, wanted, filled, cards, count, user)
    naturals = 0
    for slot in range(slots):
        if filled[slot] != 0 or fill_slot(slot, wanted, filled, cards, count, user):
            naturals += 1
    missing = missing_cards(s, rules, seat, phase, naturals)
    return max(missing, rules.groups[phase] - touched)
