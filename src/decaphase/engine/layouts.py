"""The lay-downs that a hand allows, by what their groups stand for."""

from __future__ import annotations

from decaphase.cards import NUMBERS, WILD
from decaphase.engine.arrays import set_row, zeros
from decaphase.engine.fields import Row
from decaphase.engine.hits import NO_GAP, gap_before, gap_beside, has_group
from decaphase.engine.matching import (
    IMPOSSIBLE,
    SLOTS,
    first_identity,
    last_identity,
    naturals_for,
    out_of_reach,
    plan_phase,
)
from decaphase.engine.moves import lay_move
from decaphase.engine.state import ANY, COLOUR, GROUPS, NOTHING, PER_GROUP, RUN, RuleCodes, State


def open_phase(s: State, rules: RuleCodes, seat: int, phase: int) -> bool:
    """Whether a seat that is not down may lay this phase in this hand."""
    if rules.order != ANY:
        return phase == s.phase[seat]
    last = rules.selection[rules.selected - 1]
    if s.replay:
        return phase == last
    for index in range(rules.selected):
        if rules.selection[index] == phase:
            return s.done[seat] >> phase & 1 == 0
    return False


def plan_lay(s: State, rules: RuleCodes, seat: int, phase: int, low: Row, plan: Row) -> int:
    """Plan the canonical layout of a phase that stands for this and lets a taken card reach the table."""
    taken = s.taken
    if taken == NOTHING or taken == WILD:  # a wild can always follow: no phase is a full run
        return plan_phase(s, rules, seat, phase, low, NOTHING, NO_GAP, plan)
    wilds = plan_phase(s, rules, seat, phase, low, taken, NOTHING, plan)
    for group in range(rules.groups[phase]):
        if wilds == IMPOSSIBLE and rules.kind[phase][group] == RUN:
            high = low[group] + rules.need[phase][group] - 1
            gap = gap_beside(low[group], high, taken % NUMBERS + 1)
            if gap != NOTHING:
                wilds = plan_phase(s, rules, seat, phase, low, taken, gap, plan)
    for owner in range(s.players):
        for group in range(GROUPS):
            if wilds == IMPOSSIBLE and has_group(s, rules, owner, group):
                gap = gap_before(s, rules, owner, group, taken)
                if gap != NOTHING:
                    wilds = plan_phase(s, rules, seat, phase, low, taken, gap, plan)
    return wilds


def same_groups(rules: RuleCodes, phase: int, group: int) -> bool:
    """Whether this group of a phase has the same kind and size as the one before it."""
    return (
        group < rules.groups[phase]
        and rules.kind[phase][group] == rules.kind[phase][group - 1]
        and rules.need[phase][group] == rules.need[phase][group - 1]
    )


def wilds_for_group(s: State, rules: RuleCodes, seat: int, phase: int, group: int, low: int) -> int:
    """The fewest wilds that one group takes, if it had all of the seat's natural cards."""
    if group >= rules.groups[phase]:
        return 0
    need = rules.need[phase][group]
    return need - naturals_for(s, seat, rules.kind[phase][group], need, low)


def least_wilds(s: State, rules: RuleCodes, seat: int, phase: int, low: Row) -> int:
    """A lower bound of the wilds in a plan, quicker: as if a colour group shared its cards with the others.

    It is exact where `bound_is_exact`, if at least one natural card is used.
    """
    left = zeros(13)
    set_row(left, s.number[seat])
    naturals = 0
    for group in range(rules.groups[phase]):
        kind = rules.kind[phase][group]
        need = rules.need[phase][group]
        if kind == COLOUR:
            naturals += naturals_for(s, seat, COLOUR, need, low[group])
            continue
        numbers = need if kind == RUN else 1
        copies = 1 if kind == RUN else need
        for number in range(low[group], low[group] + numbers):
            taken = left[number] if left[number] < copies else copies
            left[number] -= taken
            naturals += taken
    return rules.needed[phase] - naturals


def bound_is_exact(s: State, rules: RuleCodes, phase: int) -> bool:
    """Whether only numbers decide if a phase can be laid: no colour group, no card that must be played."""
    if rules.naturals == PER_GROUP or (s.taken != NOTHING and s.taken != WILD):
        return False
    return not asks_for(rules, phase, COLOUR)


def asks_for(rules: RuleCodes, phase: int, kind: int) -> bool:
    """Whether a phase has a group of this kind."""
    for group in range(rules.groups[phase]):
        if rules.kind[phase][group] == kind:
            return True
    return False


def list_phase(s: State, rules: RuleCodes, seat: int, phase: int, moves: Row, count: int, most: int) -> int:
    """Add the lay-downs of one phase to a list of moves, up to `most`; returns the length of the list.

    There is one for each thing that the groups can stand for; of two equal groups the first stands for the
    lower one.
    """
    if out_of_reach(s, rules, seat, phase):
        return count
    low = zeros(GROUPS)
    plan = zeros(SLOTS)
    held = s.held[seat][WILD]
    needed = rules.needed[phase]
    exact = bound_is_exact(s, rules, phase)
    for first in range(first_identity(rules, phase, 0), last_identity(rules, phase, 0) + 1):
        left = held - wilds_for_group(s, rules, seat, phase, 0, first)
        if left < 0:
            continue
        start = first if same_groups(rules, phase, 1) else first_identity(rules, phase, 1)
        for second in range(start, last_identity(rules, phase, 1) + 1):
            left_then = left - wilds_for_group(s, rules, seat, phase, 1, second)
            if left_then < 0:
                continue
            start_third = second if same_groups(rules, phase, 2) else first_identity(rules, phase, 2)
            for third in range(start_third, last_identity(rules, phase, 2) + 1):
                if wilds_for_group(s, rules, seat, phase, 2, third) > left_then:
                    continue
                low[0] = first
                low[1] = second
                low[2] = third
                wilds = least_wilds(s, rules, seat, phase, low)
                if wilds > held:
                    continue
                if (exact and wilds < needed) or plan_lay(s, rules, seat, phase, low, plan) != IMPOSSIBLE:
                    moves[count] = lay_move(seat, phase, first, second, third)
                    count += 1
                    if count == most:
                        return count
    return count


def list_lays(s: State, rules: RuleCodes, seat: int, moves: Row, most: int) -> int:
    """List the lay-downs of every open phase, up to `most`."""
    if rules.order != ANY:
        return list_phase(s, rules, seat, s.phase[seat], moves, 0, most)
    count = 0
    for index in range(rules.selected):
        phase = rules.selection[index]
        if count < most and open_phase(s, rules, seat, phase):
            count = list_phase(s, rules, seat, phase, moves, count, most)
    return count
