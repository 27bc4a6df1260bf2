"""Turn order: passing the turn on, sitting out, skips, and the claim stage of knocking."""

from __future__ import annotations

from decaphase.cards import SKIP
from decaphase.engine.hand import gain
from decaphase.engine.score import end_hand
from decaphase.engine.state import (
    BOTTOM,
    CLAIM,
    DRAW,
    LAY_BEFORE,
    MUST_PLAY,
    NOBODY,
    ONCE_PER_ROUND,
    ONE_PENDING,
    PLAY,
    RuleCodes,
    State,
)


def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise that plays in this hand."""
    following = left_of(s, seat)
    while s.playing >> following & 1 == 0:
        following = left_of(s, following)
    return following


def left_of(s: State, seat: int) -> int:
    """The seat at the left of this one, playing or not."""
    return seat + 1 if seat + 1 < s.players else 0


def count_seats(s: State, mask: int) -> int:
    """How many seats a mask holds."""
    seats = 0
    for seat in range(s.players):
        seats += mask >> seat & 1
    return seats


def push_discard(s: State, card: int) -> None:
    """Put a card on top of the discard pile."""
    s.discard[s.discard_count] = card
    s.discard_count += 1


def pop_discard(s: State) -> int:
    """Take the top card of the discard pile."""
    s.discard_count -= 1
    card = s.discard[s.discard_count]
    s.discard[s.discard_count] = 0
    return card


def push_under_discard(s: State, card: int) -> None:
    """Put a card under the discard pile."""
    for index in range(s.discard_count, 0, -1):
        s.discard[index] = s.discard[index - 1]
    s.discard[0] = card
    s.discard_count += 1


def top_may_be_taken(s: State) -> bool:
    """Whether there is a top discard that is not a skip."""
    return s.discard_count > 0 and s.discard[s.discard_count - 1] != SKIP


def deck_can_be_drawn(s: State) -> bool:
    """Whether the deck has a card, or the discard pile has cards under its top to make a new deck of."""
    return s.deck_count > 0 or s.discard_count > 1


def lift_limits(s: State, rules: RuleCodes, seat: int) -> None:
    """Start a turn of this seat: the skips it played no longer count for once-per-round."""
    if rules.skip_limit == ONCE_PER_ROUND:
        skipped_by = s.skipped_by
        for victim in range(s.players):
            if skipped_by[victim] == seat:
                skipped_by[victim] = NOBODY


def sit_out(s: State, rules: RuleCodes, seat: int) -> None:
    """Let a waiting skip take effect; one that lies before its victim returns to the discard pile."""
    s.waiting[seat] = 0
    s.sat_out |= 1 << seat
    if rules.skip_style == LAY_BEFORE:
        if rules.skip_returns == BOTTOM:
            push_under_discard(s, SKIP)
        else:
            push_discard(s, SKIP)


def begin_turn(s: State, rules: RuleCodes, seat: int) -> None:
    """Pass the turn to this seat, or to the first after it that does not sit out."""
    lift_limits(s, rules, seat)
    while s.waiting[seat]:
        sit_out(s, rules, seat)
        seat = next_seat(s, seat)
        lift_limits(s, rules, seat)
    s.turn = seat
    s.stage = DRAW
    if s.deck_count == 0 and not deck_can_be_drawn(s) and not top_may_be_taken(s):
        end_hand(s, rules, NOBODY)


def may_be_skipped(s: State, rules: RuleCodes, victim: int) -> bool:
    """Whether another seat may play a skip on this one now."""
    if s.playing >> victim & 1 == 0 or s.waiting[victim]:
        return False
    return rules.skip_limit == ONE_PENDING or s.skipped_by[victim] == NOBODY


def has_victim(s: State, rules: RuleCodes, seat: int) -> bool:
    """Whether this seat has a possible victim."""
    for victim in range(s.players):
        if victim != seat and may_be_skipped(s, rules, victim):
            return True
    return False


def put_skip_on(s: State, rules: RuleCodes, victim: int, by: int) -> None:
    """Play a skip on this seat; its player is recorded if a skip limit counts it."""
    s.waiting[victim] = 1
    if rules.skip_limit != ONE_PENDING:
        s.skipped_by[victim] = by


def open_claim(s: State, rules: RuleCodes, discarder: int) -> bool:
    """Ask all seats that are not openly barred whether they claim the discard; False if there are none."""
    asked = 0
    for seat in range(s.players):
        if s.playing >> seat & 1 and seat != discarder and seat != s.knocked and not s.waiting[seat]:
            asked |= 1 << seat
    if asked == 0:
        return False
    s.stage = CLAIM
    s.asked = asked
    s.discarder = discarder
    s.turn = first_asked(s)
    return True


def first_asked(s: State) -> int:
    """The first seat clockwise from the discarder that has not answered."""
    seat = next_seat(s, s.discarder)
    while s.asked >> seat & 1 == 0:
        seat = next_seat(s, seat)
    return seat


def take_discard(s: State, rules: RuleCodes, seat: int) -> None:
    """Take the top discard into the hand, and note it if it must be played."""
    must_play = rules.pickup == MUST_PLAY and s.discard_count > 1
    card = pop_discard(s)
    gain(s, seat, card)
    if must_play:
        s.taken = card
    s.turn = seat
    s.stage = PLAY


def claim_discard(s: State, rules: RuleCodes, seat: int) -> None:
    """Knock: the claimer's turn begins with the card just discarded."""
    s.asked = 0
    s.discarder = NOBODY
    s.knocked = seat
    lift_limits(s, rules, seat)
    take_discard(s, rules, seat)


def pass_claim(s: State, rules: RuleCodes, seat: int) -> None:
    """Pass; when all have passed, play continues at the discarder's left."""
    s.asked &= ~(1 << seat)
    if s.asked != 0:
        s.turn = first_asked(s)
        return
    discarder = s.discarder
    s.discarder = NOBODY
    begin_turn(s, rules, next_seat(s, discarder))
