"""Matching cards to a phase: natural cards first, wilds for what is missing.

A plan has a slot for each card that the phase needs. A slot wants a number, a colour or (temporarily) one of
several numbers: bit k of what it wants is set for each kind k that fits. Natural cards are matched to slots
so that as many as possible are filled; the slots that stay empty are for wilds. A card in a plan is a kind;
WILD marks a slot for a wild.
"""

from __future__ import annotations

from typing import Final

from decaphase.cards import NUMBERS, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.hits import NO_GAP
from decaphase.engine.state import COLOUR, NO_NATURALS, NOTHING, PER_GROUP, RUN, SET, RuleCodes, State

SLOTS: Final = 24
IMPOSSIBLE: Final = 99

OF_NUMBER: Final = (0, *(0x001_001_001_001 << number for number in range(NUMBERS)))
"""The kinds with a number, one of each colour."""

OF_COLOUR: Final = tuple(0xFFF << NUMBERS * colour for colour in range(4))
"""The kinds of a colour, one of each number."""


def first_identity(rules: RuleCodes, phase: int, group: int) -> int:
    """The least that a group of a phase can stand for; 0 where there is no such group."""
    return 0 if group >= rules.groups[phase] or rules.kind[phase][group] == COLOUR else 1


def last_identity(rules: RuleCodes, phase: int, group: int) -> int:
    """The most that a group of a phase can stand for; 0 where there is no such group."""
    if group >= rules.groups[phase]:
        return 0
    kind = rules.kind[phase][group]
    if kind == SET:
        return NUMBERS
    return NUMBERS + 1 - rules.need[phase][group] if kind == RUN else 3


def natural_cards(s: State, seat: int, without: int, cards: Row) -> int:
    """List the natural cards a seat holds, one copy of `without` left out; returns their number."""
    count = 0
    held = s.held[seat]
    for card in range(WILD):
        if held[card] > 0:
            copies = held[card]
            if card == without:
                copies -= 1
            for _ in range(copies):
                cards[count] = card
                count += 1
    return count


def fill_slot(root: int, wanted: Row, filled: Row, cards: Row, count: int, user: Row) -> bool:
    """Find a card for an empty slot by an augmenting path.

    Filled slots stay filled and used cards used. `filled[slot]` and `user[card]` hold an index plus one.
    """
    fits = False
    kinds = wanted[root]
    for index in range(count):  # usually there is a free card, or none that fits
        if kinds >> cards[index] & 1:
            fits = True
            if user[index] == 0:
                filled[root] = index + 1
                user[index] = root + 1
                return True
    if not fits:
        return False
    came_from = zeros(SLOTS)
    queue = zeros(SLOTS)
    queue[0] = root
    head = 0
    tail = 1
    while head < tail:
        slot = queue[head]
        kinds = wanted[slot]
        head += 1
        for index in range(count):
            if kinds >> cards[index] & 1 and came_from[index] == 0:
                came_from[index] = slot + 1
                if user[index] == 0:
                    reassign(root, index, came_from, filled, user)
                    return True
                other = user[index] - 1
                if wanted[other] != kinds:  # else it fits no card that this slot does not fit
                    queue[tail] = other
                    tail += 1
    return False


def reassign(root: int, free: int, came_from: Row, filled: Row, user: Row) -> None:
    """Walk an augmenting path back from the free card to the empty slot."""
    index = free
    while True:
        slot = came_from[index] - 1
        before = filled[slot]
        filled[slot] = index + 1
        user[index] = slot + 1
        if slot == root:
            return
        index = before - 1


def want_slots(rules: RuleCodes, phase: int, low: Row, wanted: Row) -> int:
    """Set what each slot of the phase wants, group by group; returns the number of slots."""
    slots = 0
    for group in range(rules.groups[phase]):
        kind = rules.kind[phase][group]
        for step in range(rules.need[phase][group]):
            if kind == RUN:
                wanted[slots] = OF_NUMBER[low[group] + step]
            elif kind == SET:
                wanted[slots] = OF_NUMBER[low[group]]
            else:
                wanted[slots] = OF_COLOUR[low[group]]
            slots += 1
    return slots


def touch_groups(
    rules: RuleCodes, phase: int, low: Row, wanted: Row, filled: Row, cards: Row, count: int, user: Row
) -> int:
    """Fill one slot of every group with a natural card where possible; returns how many groups have one."""
    touched = 0
    start = 0
    for group in range(rules.groups[phase]):
        need = rules.need[phase][group]
        has_card = False
        for slot in range(start, start + need):
            has_card = has_card or filled[slot] != 0
        if not has_card:
            if rules.kind[phase][group] == RUN:
                for slot in range(start + 1, start + need):
                    wanted[start] |= wanted[slot]
            has_card = fill_slot(start, wanted, filled, cards, count, user)
        if has_card:
            touched += 1
        start += need
    start = 0
    for group in range(rules.groups[phase]):
        if rules.kind[phase][group] == RUN:
            settle_span(start, low[group], wanted, filled, cards, user)
        start += rules.need[phase][group]
    return touched


def settle_span(start: int, low: int, wanted: Row, filled: Row, cards: Row, user: Row) -> None:
    """Move the card that filled a span, if any, to the slot of its own number."""
    wanted[start] = OF_NUMBER[low]
    if filled[start] == 0:
        return
    index = filled[start] - 1
    slot = start + cards[index] % NUMBERS + 1 - low
    filled[start] = 0
    filled[slot] = index + 1
    user[index] = slot + 1


def plan_phase(
    s: State, rules: RuleCodes, seat: int, phase: int, low: Row, taken: int, gap: int, plan: Row
) -> int:
    """Plan this phase, standing for these, from the cards of a seat; how many wilds it takes, or IMPOSSIBLE.

    `taken` is a card that must reach the table (NOTHING: none). It stays in the hand to be hit afterwards,
    with cards or wilds for the numbers of `gap` (`first << 4 | last`) that have to be hit before it; with no
    such gap (NOTHING) it must be in the phase itself.
    """
    in_phase = taken != NOTHING and gap == NOTHING
    wanted = zeros(SLOTS)
    filled = zeros(SLOTS)
    cards = zeros(SLOTS)
    user = zeros(SLOTS)
    slots = want_slots(rules, phase, low, wanted)
    count = natural_cards(s, seat, NOTHING if in_phase else taken, cards)
    if in_phase and not start_with(taken, wanted, slots, filled, cards, count, user):
        return IMPOSSIBLE
    if rules.naturals == PER_GROUP:
        touched = touch_groups(rules, phase, low, wanted, filled, cards, count, user)
        if touched < rules.groups[phase]:
            return IMPOSSIBLE
    total = slots
    missing = NO_GAP if in_phase else gap
    for number in range(missing >> 4, (missing & 15) + 1):
        wanted[total] = OF_NUMBER[number]
        total += 1
    naturals = 0
    wilds = 0
    for slot in range(total):
        if filled[slot] == 0:
            fill_slot(slot, wanted, filled, cards, count, user)
    for slot in range(total):
        if filled[slot] == 0:
            wilds += 1
        elif slot < slots:
            naturals += 1
    if wilds > s.held[seat][WILD] or (naturals == 0 and rules.naturals != NO_NATURALS):
        return IMPOSSIBLE
    for slot in range(slots):
        plan[slot] = WILD if filled[slot] == 0 else cards[filled[slot] - 1]
    return wilds


def start_with(use: int, wanted: Row, slots: int, filled: Row, cards: Row, count: int, user: Row) -> bool:
    """Give one card a slot before all others, for good; False if it fits nowhere."""
    for index in range(count):
        if cards[index] == use:
            for slot in range(slots):
                if wanted[slot] >> use & 1:
                    filled[slot] = index + 1
                    user[index] = slot + 1
                    return True
    return False


def most_naturals(s: State, seat: int, kind: int, need: int) -> int:
    """The most natural cards this seat could put into one group of this kind."""
    best = 0
    if kind == RUN:
        mask = s.mask[seat]
        window = (1 << need) - 1
        for low in range(1, NUMBERS + 2 - need):
            naturals = ONES[(mask >> low) & window]
            if naturals > best:
                best = naturals
        return best
    if kind == SET:
        for count in s.number[seat]:
            if count > best:
                best = count
    else:
        for count in s.colour[seat]:
            if count > best:
                best = count
    return best if best < need else need


def naturals_for(s: State, seat: int, kind: int, need: int, low: int) -> int:
    """How many natural cards this seat could put into a group that stands for this."""
    if kind == RUN:
        return ONES[(s.mask[seat] >> low) & ((1 << need) - 1)]
    held = s.number[seat][low] if kind == SET else s.colour[seat][low]
    return held if held < need else need


def out_of_reach(s: State, rules: RuleCodes, seat: int, phase: int) -> bool:
    """A quick check: True if the seat certainly cannot lay this phase."""
    left = rules.needed[phase]
    if left > s.size[seat]:
        return True
    missing = left - s.held[seat][WILD]
    for group in range(rules.groups[phase]):
        need = rules.need[phase][group]
        left -= need
        missing -= most_naturals(s, seat, rules.kind[phase][group], need)
        if missing > left:  # more than all later groups could take
            return True
    return False


def _ones() -> list[int]:
    counts = [0]
    for _ in range(13):
        counts += [count + 1 for count in counts]
    return counts


ONES: Final = _ones()
"""The number of bits set in a mask of numbers."""
