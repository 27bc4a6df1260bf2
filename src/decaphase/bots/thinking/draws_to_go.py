"""An estimate of how many draws a hand still needs for its phase, from the unseen cards.

Every way to make the phase (a target) takes time: the sum, over the cards it is missing, of the unseen cards
divided by those that would help. The times of all targets are combined like parallel resistors, so that the
quick ones count most: two ways are better than one.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from decaphase.bots.thinking.distance import distance, set_and_run, two_sets
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.needs import has_closed_form
from decaphase.cards import COPIES, KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.matching import ONES, most_naturals
from decaphase.engine.state import GROUPS, LAY_BEFORE, RUN, SET, RuleCodes, State

# The row that `count_unseen` fills: unseen cards by number (1 to 12), wilds, all, by colour and by kind.
UNSEEN_WILDS: Final = 13
UNSEEN: Final = 14
UNSEEN_COLOUR: Final = 16
UNSEEN_KIND: Final = 20
UNSEEN_COUNTS: Final = UNSEEN_KIND + KINDS

RUNS: Final = NUMBERS + 1
"""Entries by the lowest number of a run."""

READY: Final = 0.05
"""The draws that a complete hand needs: hardly any."""

NEVER: Final = 400.0

PART: Final = [4.0, *(1 / rate for rate in range(1, 2000))]
"""The waiting time for one of n helpful cards, as a share of the unseen cards; for none, very long."""


def count_unseen(s: State, rules: RuleCodes, memory: Memory, seat: int, unseen: Row) -> None:
    """Count the cards that a seat has not seen: not its own, on the table, discarded or known to be held."""
    for card in range(KINDS):
        unseen[UNSEEN_KIND + card] = COPIES[card] - s.held[seat][card]
    for other in range(s.players):
        if other != seat:
            for card in range(KINDS):
                unseen[UNSEEN_KIND + card] -= memory.known[other][card]
    for index in range(s.discard_count):
        unseen[UNSEEN_KIND + s.discard[index]] -= 1
    see_table(s, rules, unseen)
    add_up_unseen(unseen)


def see_table(s: State, rules: RuleCodes, unseen: Row) -> None:
    """Subtract the cards on the table, and skips that lie before their victims."""
    for owner in range(s.players):
        if s.laid[owner] > 0:
            for group in range(GROUPS):
                for index in range(s.group_size[owner][group]):
                    unseen[UNSEEN_KIND + s.group_card[owner][group][index]] -= 1
        if rules.skip_style == LAY_BEFORE:
            unseen[UNSEEN_KIND + SKIP] -= s.waiting[owner]


def add_up_unseen(unseen: Row) -> None:
    """Count the unseen cards by number and by colour."""
    for index in range(UNSEEN_KIND):
        unseen[index] = 0
    for colour in range(4):
        count = 0
        for number in range(1, NUMBERS + 1):
            copies = unseen[UNSEEN_KIND + colour * NUMBERS + number - 1]
            unseen[number] += copies
            count += copies
        unseen[UNSEEN_COLOUR + colour] = count
        unseen[UNSEEN] += count
    unseen[UNSEEN_WILDS] = unseen[UNSEEN_KIND + WILD]
    unseen[UNSEEN] += unseen[UNSEEN_WILDS] + unseen[UNSEEN_KIND + SKIP]


def draws_needed(s: State, rules: RuleCodes, seat: int, phase: int, unseen: Row) -> float:
    """About how many draws this hand needs until the phase can be laid."""
    if not has_closed_form(rules, phase):
        return 9.0 * distance(s, rules, seat, phase) + READY
    first = rules.kind[phase][0]
    need = rules.need[phase][0]
    if rules.groups[phase] == 1:
        if first == RUN:
            speed = run_speed(s, seat, need, unseen)
        elif first == SET:
            speed = set_speed(s, seat, need, unseen)
        else:
            speed = colour_speed(s, seat, need, unseen)
    elif first == RUN:
        speed = set_and_run_speed(s, seat, rules.need[phase][1], need, unseen)
    elif rules.kind[phase][1] == RUN:
        speed = set_and_run_speed(s, seat, need, rules.need[phase][1], unseen)
    else:
        speed = two_sets_speed(
            s, seat, max(need, rules.need[phase][1]), min(need, rules.need[phase][1]), unseen
        )
    return 1.0 / sqrt(sqrt(sqrt(speed))) if speed > 0.0 else NEVER


def speed_of(time: float) -> float:
    """The speed of a target: times are combined by the sum of these."""
    square = time * time
    return 1.0 / (square * square * square * square)


def spread_time(missing: int, needed: int, outs: int, unseen: Row) -> float:
    """The draws for `needed` of `missing` cards, if their `outs` unseen copies are spread evenly."""
    waits = 0.0
    wilds = unseen[UNSEEN_WILDS] * missing
    for step in range(needed):
        waits += PART[outs * (missing - step) + wilds]
    return READY + waits * (unseen[UNSEEN] * missing)


def run_speed(s: State, seat: int, need: int, unseen: Row) -> float:
    """The speed of all runs together."""
    mask = s.mask[seat]
    wilds = s.held[seat][WILD]
    span = (1 << need) - 1
    best = most_naturals(s, seat, RUN, need)
    outs = zeros(RUNS)
    count_run_outs(mask, need, unseen, outs)
    speed = 0.0
    for low in range(1, NUMBERS + 2 - need):
        missing = need - ONES[(mask >> low) & span]
        if need - missing >= best - 1:
            speed += speed_of(spread_time(missing, missing - wilds, outs[low], unseen))
    return speed


def set_speed(s: State, seat: int, need: int, unseen: Row) -> float:
    """The speed of all sets together."""
    speed = 0.0
    for number in range(1, NUMBERS + 1):
        missing = need - s.number[seat][number] - s.held[seat][WILD]
        speed += speed_of(READY + same_time(missing, unseen[number], unseen))
    return speed


def same_time(needed: int, outs: int, unseen: Row) -> float:
    """The draws for this many cards that are all alike."""
    waits = 0.0
    for _ in range(needed):
        waits += PART[outs + unseen[UNSEEN_WILDS]]
        if outs > 0:
            outs -= 1
    return waits * unseen[UNSEEN]


def colour_speed(s: State, seat: int, need: int, unseen: Row) -> float:
    """The speed of all colours together."""
    speed = 0.0
    for colour in range(4):
        missing = need - s.colour[seat][colour] - s.held[seat][WILD]
        speed += speed_of(READY + same_time(missing, unseen[UNSEEN_COLOUR + colour], unseen))
    return speed


def two_sets_speed(s: State, seat: int, large: int, small: int, unseen: Row) -> float:
    """The speed of all pairs of sets together."""
    wilds = s.held[seat][WILD]
    most = 0
    for count in s.number[seat]:
        most = max(most, count)
    best = two_sets(s, seat, large, small) - 1
    speed = 0.0
    for one in range(1, NUMBERS + 1):
        first = min(s.number[seat][one], large)
        least = best - first
        if min(most, small) < least:
            continue
        alike = min(s.number[seat][one], large + small)
        if alike > large and alike >= best:  # both sets of one number
            speed += speed_of(READY + same_time(large + small - alike - wilds, unseen[one], unseen))
        for other in range(one + 1 if large == small else 1, NUMBERS + 1):
            second = min(s.number[seat][other], small)
            if second < least or other == one:
                continue
            time = two_sets_time(large - first, small - second, unseen[one], unseen[other], wilds, unseen)
            speed += speed_of(time)
    return speed if speed > 0.0 else speed_of(READY + same_time(large + small - best - wilds, 4, unseen))


def two_sets_time(missing: int, missing_too: int, outs: int, outs_too: int, wilds: int, unseen: Row) -> float:
    """The draws for two sets: both grow side by side, wilds go to the harder one."""
    waits = 0.0
    for _ in range(missing + missing_too - wilds):
        rate = unseen[UNSEEN_WILDS]
        if missing > 0:
            rate += outs
        if missing_too > 0:
            rate += outs_too
        waits += PART[rate]
        if missing > 0 and (missing_too <= 0 or outs >= outs_too):
            missing -= 1
            outs = max(outs - 1, 0)
        else:
            missing_too -= 1
            outs_too = max(outs_too - 1, 0)
    return READY + waits * unseen[UNSEEN]


def set_and_run_speed(s: State, seat: int, set_need: int, run_need: int, unseen: Row) -> float:
    """The speed of all combinations of a set and a run together."""
    mask = s.mask[seat]
    wilds = s.held[seat][WILD]
    span = (1 << run_need) - 1
    best = set_and_run(s, seat, set_need, run_need)
    in_run = most_naturals(s, seat, RUN, run_need)
    run_outs = zeros(RUNS)
    count_run_outs(mask, run_need, unseen, run_outs)
    speed = 0.0
    for number in range(1, NUMBERS + 1):
        count = s.number[seat][number]
        in_set = min(count, set_need)
        if in_set + in_run < best - 1:
            continue
        rest = mask if count > set_need else mask & ~(1 << number)
        set_outs = unseen[number] if in_set < set_need else 0
        for low in range(1, NUMBERS + 2 - run_need):
            naturals = in_set + ONES[(rest >> low) & span]
            if naturals < best - 1:
                continue
            missing = set_need + run_need - naturals
            outs = set_outs + run_outs[low]
            if count == 0 and low <= number < low + run_need:
                outs -= unseen[number]  # it goes into the set
            speed += speed_of(spread_time(missing, missing - wilds, outs, unseen))
    return speed


def count_run_outs(mask: int, need: int, unseen: Row, outs: Row) -> None:
    """Count the unseen cards that are missing from the run from each number on."""
    count = 0
    for number in range(1, NUMBERS + 1):
        if mask >> number & 1 == 0:
            count += unseen[number]
        low = number - need + 1
        if low >= 1:
            outs[low] = count
            if mask >> low & 1 == 0:
                count -= unseen[low]
