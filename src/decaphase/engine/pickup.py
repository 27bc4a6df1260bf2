"""`pickup = must-play`: a card taken from the discard pile has to reach the table in the same turn."""

from __future__ import annotations

from decaphase.cards import WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.hand import gain, lose
from decaphase.engine.hits import end_hit, gap_before, has_group, run_is_full
from decaphase.engine.layouts import list_lays
from decaphase.engine.moves import LOW_END, card_of, end_of, group_of, seat_of, target_of
from decaphase.engine.state import GROUPS, MUST_PLAY, NOTHING, RUN, RuleCodes, State


def can_lay_something(s: State, rules: RuleCodes, seat: int) -> bool:
    """Whether a seat that is not down can lay an open phase (and still play a taken card)."""
    return list_lays(s, rules, seat, zeros(1), 1) > 0


def can_hit_taken(s: State, rules: RuleCodes, seat: int) -> bool:
    """Whether a seat that is down can hit the taken card, after filling any gap before it."""
    taken = s.taken
    for owner in range(s.players):
        for group in range(GROUPS):
            if not has_group(s, rules, owner, group):
                continue
            if taken == WILD:
                if rules.kind[s.phase[owner]][group] != RUN or not run_is_full(s, owner, group):
                    return True
                continue
            gap = gap_before(s, rules, owner, group, taken)
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


def can_play_taken(s: State, rules: RuleCodes, seat: int) -> bool:
    """Whether the taken card can still reach the table in this turn."""
    if s.laid[seat] > 0:
        return can_hit_taken(s, rules, seat)
    return can_lay_something(s, rules, seat)


def may_take_top(s: State, rules: RuleCodes, seat: int) -> bool:
    """Whether this seat's hand allows it to take the top discard."""
    if rules.pickup != MUST_PLAY or s.discard_count < 2:
        return True
    card = s.discard[s.discard_count - 1]
    gain(s, seat, card)
    s.taken = card
    playable = can_play_taken(s, rules, seat)
    s.taken = NOTHING
    lose(s, seat, card)
    return playable


def hit_strands_taken(s: State, rules: RuleCodes, move: int) -> bool:
    """Whether a hit with another card would strand the taken card."""
    card = card_of(move)
    if s.taken == NOTHING or s.taken == card:
        return False
    seat = seat_of(move)
    owner = target_of(move)
    group = group_of(move)
    down = 1 if end_hit(s, rules, card, owner, group, end_of(move)) == LOW_END else 0
    lose(s, seat, card)
    s.group_low[owner][group] -= down
    s.group_size[owner][group] += 1
    stranded = not can_play_taken(s, rules, seat)
    s.group_size[owner][group] -= 1
    s.group_low[owner][group] += down
    gain(s, seat, card)
    return stranded
