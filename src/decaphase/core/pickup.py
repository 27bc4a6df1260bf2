"""`pickup = must-play`: a card taken from the discard pile has to reach the table in the same turn."""

from __future__ import annotations

from decaphase.cards import NUMBERS, WILD
from decaphase.core.arrays import zeros
from decaphase.core.fields import Row
from decaphase.core.hand import gain, lose
from decaphase.core.hits import NO_GAP, end_hit, gap_before, gap_beside, has_group, run_is_full
from decaphase.core.moves import LOW_END, lay_move
from decaphase.core.plan import (
    IMPOSSIBLE,
    SLOTS,
    first_identity,
    last_identity,
    naturals_for,
    out_of_reach,
    plan_phase,
)
from decaphase.core.state import ANY, GROUPS, MUST_PLAY, NOTHING, RUN, Book, State


def open_phase(s: State, book: Book, seat: int, phase: int) -> bool:
    """Whether a seat that is not down may lay this phase in this hand."""
    if book.order != ANY:
        return phase == s.phase[seat]
    last = book.selection[book.selected - 1]
    if s.replay:
        return phase == last
    for index in range(book.selected):
        if book.selection[index] == phase:
            return s.done[seat] >> phase & 1 == 0
    return False


def plan_lay(s: State, book: Book, seat: int, phase: int, low: Row, plan: Row) -> int:
    """The canonical layout of a phase that stands for this, one that lets a taken card reach the table."""
    taken = s.taken
    if taken == NOTHING or taken == WILD:  # a wild can always follow: no phase is a full run
        return plan_phase(s, book, seat, phase, low, NOTHING, NOTHING, NO_GAP, plan)
    wilds = plan_phase(s, book, seat, phase, low, NOTHING, taken, NO_GAP, plan)
    for group in range(book.groups[phase]):
        if wilds == IMPOSSIBLE and book.kind[phase][group] == RUN:
            high = low[group] + book.need[phase][group] - 1
            gap = gap_beside(low[group], high, taken % NUMBERS + 1)
            if gap != NOTHING:
                wilds = plan_phase(s, book, seat, phase, low, taken, NOTHING, gap, plan)
    for owner in range(s.players):
        for group in range(GROUPS):
            if wilds == IMPOSSIBLE and has_group(s, book, owner, group):
                gap = gap_before(s, book, owner, group, taken)
                if gap != NOTHING:
                    wilds = plan_phase(s, book, seat, phase, low, taken, NOTHING, gap, plan)
    return wilds


def same_groups(book: Book, phase: int, group: int) -> bool:
    """Whether this group of a phase asks for the same as the one before it."""
    return (
        group < book.groups[phase]
        and book.kind[phase][group] == book.kind[phase][group - 1]
        and book.need[phase][group] == book.need[phase][group - 1]
    )


def wilds_for_group(s: State, book: Book, seat: int, phase: int, group: int, low: int) -> int:
    """The least wilds that one group takes, if it had all of the seat's natural cards to itself."""
    if group >= book.groups[phase]:
        return 0
    need = book.need[phase][group]
    return need - naturals_for(s, seat, book.kind[phase][group], need, low)


def list_phase(s: State, book: Book, seat: int, phase: int, moves: Row, count: int, most: int) -> int:
    """Add the lay-downs of one phase to a list of moves, up to `most`; how many moves it then holds.

    There is one for each thing that the groups can stand for; of two groups that ask for the same the
    first stands for the lower one.
    """
    if out_of_reach(s, book, seat, phase):
        return count
    low = zeros(GROUPS)
    plan = zeros(SLOTS)
    held = s.held[seat][WILD]
    for first in range(first_identity(book, phase, 0), last_identity(book, phase, 0) + 1):
        left = held - wilds_for_group(s, book, seat, phase, 0, first)
        if left < 0:
            continue
        start = first if same_groups(book, phase, 1) else first_identity(book, phase, 1)
        for second in range(start, last_identity(book, phase, 1) + 1):
            left_then = left - wilds_for_group(s, book, seat, phase, 1, second)
            if left_then < 0:
                continue
            start_third = second if same_groups(book, phase, 2) else first_identity(book, phase, 2)
            for third in range(start_third, last_identity(book, phase, 2) + 1):
                if wilds_for_group(s, book, seat, phase, 2, third) > left_then:
                    continue
                low[0] = first
                low[1] = second
                low[2] = third
                if plan_lay(s, book, seat, phase, low, plan) != IMPOSSIBLE:
                    moves[count] = lay_move(seat, phase, first, second, third)
                    count += 1
                    if count == most:
                        return count
    return count


def list_lays(s: State, book: Book, seat: int, moves: Row, most: int) -> int:
    """List the lay-downs of every open phase, up to `most`."""
    if book.order != ANY:
        return list_phase(s, book, seat, s.phase[seat], moves, 0, most)
    count = 0
    for index in range(book.selected):
        phase = book.selection[index]
        if count < most and open_phase(s, book, seat, phase):
            count = list_phase(s, book, seat, phase, moves, count, most)
    return count


def can_lay_something(s: State, book: Book, seat: int) -> bool:
    """Whether a seat that is not down can lay an open phase (and still play a taken card)."""
    return list_lays(s, book, seat, zeros(1), 1) > 0


def can_hit_taken(s: State, book: Book, seat: int) -> bool:
    """Whether a seat that is down can hit the taken card, after filling a gap where there is one."""
    taken = s.taken
    for owner in range(s.players):
        for group in range(GROUPS):
            if not has_group(s, book, owner, group):
                continue
            if taken == WILD:
                if book.kind[s.phase[owner]][group] != RUN or not run_is_full(s, owner, group):
                    return True
                continue
            gap = gap_before(s, book, owner, group, taken)
            if gap != NOTHING and can_fill(s, seat, gap):
                return True
    return False


def can_fill(s: State, seat: int, gap: int) -> bool:
    """Whether the hand has a natural card or a wild for each number of a gap."""
    wilds = s.held[seat][WILD]
    for number in range(gap >> 4, (gap & 15) + 1):
        if s.number[seat][number] == 0:
            wilds -= 1
    return wilds >= 0


def can_play_taken(s: State, book: Book, seat: int) -> bool:
    """Whether the taken card can still reach the table in this turn."""
    if s.laid[seat] > 0:
        return can_hit_taken(s, book, seat)
    return can_lay_something(s, book, seat)


def may_take_top(s: State, book: Book, seat: int) -> bool:
    """Whether the hand of this seat lets it take the top card of the discard pile."""
    if book.pickup != MUST_PLAY or s.discard_count < 2:
        return True
    card = s.discard[s.discard_count - 1]
    gain(s, seat, card)
    s.taken = card
    playable = can_play_taken(s, book, seat)
    s.taken = NOTHING
    lose(s, seat, card)
    return playable


def hit_strands_taken(s: State, book: Book, seat: int, card: int, owner: int, group: int, end: int) -> bool:
    """Whether a hit with another card would keep the taken card from reaching the table."""
    if s.taken == NOTHING or s.taken == card:
        return False
    down = 1 if end_hit(s, book, card, owner, group, end) == LOW_END else 0
    lose(s, seat, card)
    s.group_low[owner][group] -= down
    s.group_size[owner][group] += 1
    stranded = not can_play_taken(s, book, seat)
    s.group_size[owner][group] -= 1
    s.group_low[owner][group] += down
    gain(s, seat, card)
    return stranded
