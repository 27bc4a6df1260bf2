"""Laying a phase: the conditions for any layout, and putting one on the table."""

from __future__ import annotations

from decaphase.cards import NUMBERS, SKIP, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.hand import gain, lose
from decaphase.engine.hits import add_to_group
from decaphase.engine.illegal import (
    ALREADY_DOWN,
    LEGAL,
    NAME_THE_PHASE,
    NATURAL_IN_EACH_GROUP,
    NATURAL_NEEDED,
    NOT_A_RUN,
    NOT_A_SET,
    NOT_IN_HAND,
    NOT_ONE_COLOUR,
    NOT_WHAT_WAS_SAID,
    PHASE_DONE,
    PHASE_NOT_PLAYED,
    RUN_PAST_THE_END,
    SAY_WHAT_IT_IS,
    SKIP_IN_PHASE,
    TAKEN_CARD_STRANDED,
    TOO_FEW_CARDS,
    WRONG_GROUPS,
    WRONG_PHASE,
)
from decaphase.engine.layouts import open_phase, plan_lay
from decaphase.engine.matching import IMPOSSIBLE, SLOTS, first_identity, last_identity
from decaphase.engine.moves import HIGH_END, low_of, phase_of, seat_of
from decaphase.engine.pickup import can_hit_taken
from decaphase.engine.state import (
    ANY,
    COLOUR,
    GROUPS,
    NO_NATURALS,
    NOTHING,
    PER_GROUP,
    RUN,
    SET,
    Layout,
    RuleCodes,
    State,
)


def phase_problem(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """Why this seat may not lay this phase now (NOTHING: no phase was named)."""
    if s.laid[seat] > 0:
        return ALREADY_DOWN
    if phase == NOTHING:
        return NAME_THE_PHASE if rules.order == ANY else LEGAL
    if open_phase(s, rules, seat, phase):
        return LEGAL
    if rules.order != ANY:
        return WRONG_PHASE
    if s.replay:
        return WRONG_PHASE
    return PHASE_DONE if s.done[seat] >> phase & 1 else PHASE_NOT_PLAYED


def natural_low(kind: int, cards: Row, size: int) -> int:
    """What the first natural card makes of a group; NOTHING if there is none.

    A run that would begin below 1 gives less than NOTHING, so that it is not taken for undeclared.
    """
    for index in range(size):
        card = cards[index]
        if card < WILD:
            if kind == COLOUR:
                return card // NUMBERS
            number = card % NUMBERS + 1
            if kind == SET:
                return number
            low = number - index
            return low if low >= 1 else -NUMBERS
    return NOTHING


def settle_lows(rules: RuleCodes, phase: int, layout: Layout) -> int:
    """Determine what each group of a layout stands for, and check what was declared."""
    for group in range(layout.groups):
        natural = natural_low(rules.kind[phase][group], layout.card[group], layout.size[group])
        if natural == NOTHING and layout.low[group] == NOTHING:
            return SAY_WHAT_IT_IS
        if natural != NOTHING and layout.low[group] != NOTHING and layout.low[group] != natural:
            return NOT_WHAT_WAS_SAID
        if natural != NOTHING:
            layout.low[group] = natural
    return LEGAL


def group_problem(kind: int, low: int, cards: Row, size: int) -> int:
    """Why these cards do not form a group that stands for this."""
    for index in range(size):
        card = cards[index]
        if card == WILD:
            continue
        if kind == SET and card % NUMBERS + 1 != low:
            return NOT_A_SET
        if kind == COLOUR and card // NUMBERS != low:
            return NOT_ONE_COLOUR
        if kind == RUN and low >= 1 and card % NUMBERS + 1 != low + index:
            return NOT_A_RUN
    if kind == RUN and (low < 1 or low + size - 1 > NUMBERS):
        return RUN_PAST_THE_END
    if kind == SET and not 1 <= low <= NUMBERS:
        return NOT_WHAT_WAS_SAID
    if kind == COLOUR and not 0 <= low <= 3:
        return NOT_WHAT_WAS_SAID
    return LEGAL


def count_naturals(cards: Row, size: int) -> int:
    """How many cards of a group are natural."""
    naturals = 0
    for index in range(size):
        if cards[index] < WILD:
            naturals += 1
    return naturals


def naturals_problem(rules: RuleCodes, layout: Layout) -> int:
    """Why the layout lacks the natural cards that the rules require."""
    if rules.naturals == NO_NATURALS:
        return LEGAL
    total = 0
    for group in range(layout.groups):
        naturals = count_naturals(layout.card[group], layout.size[group])
        if naturals == 0 and rules.naturals == PER_GROUP:
            return NATURAL_IN_EACH_GROUP
        total += naturals
    return NATURAL_NEEDED if total == 0 else LEGAL


def layout_problem(rules: RuleCodes, phase: int, layout: Layout) -> int:
    """Why this layout is not this phase, apart from who holds the cards; sets what its groups stand for."""
    if layout.groups != rules.groups[phase]:
        return WRONG_GROUPS
    if layout_has(layout, SKIP):
        return SKIP_IN_PHASE
    for group in range(layout.groups):
        if layout.size[group] < rules.need[phase][group]:
            return TOO_FEW_CARDS
    problem = settle_lows(rules, phase, layout)
    for group in range(layout.groups):
        if problem == LEGAL:
            kind = rules.kind[phase][group]
            problem = group_problem(kind, layout.low[group], layout.card[group], layout.size[group])
    return naturals_problem(rules, layout) if problem == LEGAL else problem


def holds_layout(s: State, seat: int, layout: Layout) -> bool:
    """Whether all cards of the layout are in the hand of this seat."""
    for group in range(layout.groups):
        for index in range(layout.size[group]):
            card = layout.card[group][index]
            copies = 0
            for other in range(layout.groups):
                for place in range(layout.size[other]):
                    if layout.card[other][place] == card:
                        copies += 1
            if copies > s.held[seat][card]:
                return False
    return True


def layout_has(layout: Layout, card: int) -> bool:
    """Whether a card of this kind is in the layout."""
    for group in range(layout.groups):
        for index in range(layout.size[group]):
            if layout.card[group][index] == card:
                return True
    return False


def lay_problem(s: State, rules: RuleCodes, seat: int, layout: Layout) -> int:
    """Why this seat may not lay this layout now, apart from its turn and stage."""
    problem = phase_problem(s, rules, seat, layout.phase)
    if problem != LEGAL:
        return problem
    phase = s.phase[seat] if layout.phase == NOTHING else layout.phase
    if layout.groups != rules.groups[phase]:
        return WRONG_GROUPS
    if not holds_layout(s, seat, layout):
        return NOT_IN_HAND
    problem = layout_problem(rules, phase, layout)
    if problem != LEGAL or s.taken == NOTHING or layout_has(layout, s.taken):
        return problem
    return TAKEN_CARD_STRANDED if layout_strands_taken(s, rules, seat, phase, layout) else LEGAL


def canonical_problem(s: State, rules: RuleCodes, move: int) -> int:
    """Why the hand has no layout of this phase that stands for this."""
    seat = seat_of(move)
    phase = phase_of(move)
    problem = phase_problem(s, rules, seat, phase)
    if problem != LEGAL:
        return problem
    low = zeros(GROUPS)
    for group in range(GROUPS):
        low[group] = low_of(move, group)
        if not first_identity(rules, phase, group) <= low[group] <= last_identity(rules, phase, group):
            return TOO_FEW_CARDS
    return TOO_FEW_CARDS if plan_lay(s, rules, seat, phase, low, zeros(SLOTS)) == IMPOSSIBLE else LEGAL


def layout_strands_taken(s: State, rules: RuleCodes, seat: int, phase: int, layout: Layout) -> bool:
    """Whether the taken card could no longer be played once this is laid: lay it, check, and undo that."""
    own_phase = s.phase[seat]
    put_layout(s, seat, phase, layout)
    stranded = not can_hit_taken(s, rules, seat)
    for group in range(layout.groups):
        for index in range(layout.size[group]):
            gain(s, seat, s.group_card[seat][group][index])
            s.group_card[seat][group][index] = 0
        s.group_size[seat][group] = 0
        s.group_low[seat][group] = 0
    s.phase[seat] = own_phase
    s.laid[seat] = 0
    return stranded


def put_layout(s: State, seat: int, phase: int, layout: Layout) -> None:
    """Move the cards of a layout from the hand to the table."""
    s.phase[seat] = phase
    s.laid[seat] = s.laid_count + 1
    for group in range(layout.groups):
        s.group_low[seat][group] = layout.low[group]
        for index in range(layout.size[group]):
            put(s, seat, group, layout.card[group][index])


def put(s: State, seat: int, group: int, card: int) -> None:
    """Move one card from the hand to the end of one of the seat's groups."""
    lose(s, seat, card)
    add_to_group(s, seat, group, card, HIGH_END)


def put_canonical(s: State, rules: RuleCodes, move: int) -> None:
    """Lay the canonical layout of what a move names: naturals before wilds, runs in order."""
    seat = seat_of(move)
    phase = phase_of(move)
    low = zeros(GROUPS)
    for group in range(GROUPS):
        low[group] = low_of(move, group)
    plan = zeros(SLOTS)
    plan_lay(s, rules, seat, phase, low, plan)
    s.phase[seat] = phase
    s.laid[seat] = s.laid_count + 1
    start = 0
    for group in range(rules.groups[phase]):
        need = rules.need[phase][group]
        s.group_low[seat][group] = low[group]
        if rules.kind[phase][group] != RUN:
            sort_slots(plan, start, start + need)
        for slot in range(start, start + need):
            put(s, seat, group, plan[slot])
        start += need


def sort_slots(plan: Row, start: int, end: int) -> None:
    """Sort the cards of some slots."""
    for slot in range(start + 1, end):
        card = plan[slot]
        place = slot
        while place > start and plan[place - 1] > card:
            plan[place] = plan[place - 1]
            place -= 1
        plan[place] = card


def complete_phase(s: State, seat: int) -> None:
    """Count the phase that was just put on the table as completed."""
    s.laid_count += 1
    s.done[seat] |= 1 << s.phase[seat]
    if s.taken != NOTHING and on_own_table(s, seat, s.taken):
        s.taken = NOTHING


def on_own_table(s: State, seat: int, card: int) -> bool:
    """Whether a card of this kind is in one of the seat's groups."""
    for group in range(GROUPS):
        for index in range(s.group_size[seat][group]):
            if s.group_card[seat][group][index] == card:
                return True
    return False
