"""Adding cards to the groups on the table."""

from __future__ import annotations

from typing import Final

from decaphase.cards import NUMBERS, SKIP, WILD
from decaphase.engine.hand import lose
from decaphase.engine.illegal import (
    DOES_NOT_FIT,
    LEGAL,
    NO_SUCH_GROUP,
    RUN_IS_FULL,
    SKIP_IS_NOT_HIT,
    WHICH_END,
    WRONG_END,
)
from decaphase.engine.moves import HIGH_END, LOW_END, NO_END
from decaphase.engine.state import COLOUR, NOTHING, RUN, SET, RuleCodes, State

NO_GAP: Final = 16


def has_group(s: State, rules: RuleCodes, owner: int, group: int) -> bool:
    """Whether this group lies on the table."""
    return 0 <= owner < s.players and s.laid[owner] > 0 and 0 <= group < rules.groups[s.phase[owner]]


def run_is_full(s: State, owner: int, group: int) -> bool:
    """1 to 12: nothing can be added."""
    return s.group_size[owner][group] == NUMBERS


def gap_before(s: State, rules: RuleCodes, owner: int, group: int, card: int) -> int:
    """The numbers that must be added to a group before this natural card fits, `first << 4 | last`.

    A gap whose first is above its last is none: the card fits now. NOTHING: it never fits.
    """
    kind = rules.kind[s.phase[owner]][group]
    low = s.group_low[owner][group]
    if kind == COLOUR:
        return NO_GAP if card // NUMBERS == low else NOTHING
    number = card % NUMBERS + 1
    if kind == SET:
        return NO_GAP if number == low else NOTHING
    return gap_beside(low, low + s.group_size[owner][group] - 1, number)


def gap_beside(low: int, high: int, number: int) -> int:
    """The gap between a run from `low` to `high` and a number outside it."""
    if number < low:
        return (number + 1) << 4 | (low - 1)
    return (high + 1) << 4 | (number - 1) if number > high else NOTHING


def fits_now(gap: int) -> bool:
    """Whether there is nothing to fill before the card."""
    return gap != NOTHING and gap >> 4 > gap & 15


def hit_problem(s: State, rules: RuleCodes, card: int, owner: int, group: int, end: int) -> int:
    """Why this card cannot be added to this group, apart from who holds it."""
    if card == SKIP:
        return SKIP_IS_NOT_HIT
    if not has_group(s, rules, owner, group):
        return NO_SUCH_GROUP
    is_run = rules.kind[s.phase[owner]][group] == RUN
    if end != NO_END and not is_run:
        return WRONG_END
    low = s.group_low[owner][group]
    if card == WILD:
        if not is_run:
            return LEGAL
        if run_is_full(s, owner, group):
            return RUN_IS_FULL
        low_open = low > 1
        high_open = low + s.group_size[owner][group] <= NUMBERS
        if end == NO_END:
            return WHICH_END if low_open and high_open else LEGAL
        return LEGAL if (low_open if end == LOW_END else high_open) else WRONG_END
    if not fits_now(gap_before(s, rules, owner, group, card)):
        return RUN_IS_FULL if is_run and run_is_full(s, owner, group) else DOES_NOT_FIT
    if end == NO_END or (end == LOW_END) == (card % NUMBERS + 1 < low):
        return LEGAL
    return WRONG_END


def end_hit(s: State, rules: RuleCodes, card: int, owner: int, group: int, end: int) -> int:
    """The end of the group that a legal hit adds to; only a run has a low one."""
    if rules.kind[s.phase[owner]][group] != RUN:
        return HIGH_END
    low = s.group_low[owner][group]
    if card < WILD:
        return LOW_END if card % NUMBERS + 1 < low else HIGH_END
    if end != NO_END:
        return end
    return LOW_END if low > 1 else HIGH_END


def add_to_group(s: State, owner: int, group: int, card: int, end: int) -> None:
    """Put a card at one end of a group."""
    cards = s.group_card[owner][group]
    size = s.group_size[owner][group]
    if end == LOW_END:
        for index in range(size, 0, -1):
            cards[index] = cards[index - 1]
        cards[0] = card
        s.group_low[owner][group] -= 1
    else:
        cards[size] = card
    s.group_size[owner][group] = size + 1


def hit(s: State, rules: RuleCodes, seat: int, card: int, owner: int, group: int, end: int) -> None:
    """Move a card from the hand to a group."""
    lose(s, seat, card)
    add_to_group(s, owner, group, card, end_hit(s, rules, card, owner, group, end))
    if card == s.taken:
        s.taken = NOTHING
