"""Carrying out a legal move."""

from __future__ import annotations

from decaphase.cards import SKIP
from decaphase.engine.deal import draw_top, reshuffle
from decaphase.engine.hand import gain, lose
from decaphase.engine.hits import hit
from decaphase.engine.lay import complete_phase, put_canonical, put_layout
from decaphase.engine.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    HIT,
    KNOCK,
    LAY,
    NO_VICTIM,
    card_of,
    end_of,
    group_of,
    seat_of,
    target_of,
    verb_of,
)
from decaphase.engine.score import end_hand
from decaphase.engine.state import LAY_BEFORE, NEXT, NOBODY, NOTHING, PLAY, Layout, RuleCodes, State
from decaphase.engine.turn import (
    begin_turn,
    claim_discard,
    next_seat,
    open_claim,
    pass_claim,
    push_discard,
    put_skip_on,
    take_discard,
)


def act(s: State, rules: RuleCodes, move: int) -> None:
    """Carry out a move that is known to be legal, with all its consequences."""
    s.sat_out = 0
    verb = verb_of(move)
    seat = seat_of(move)
    if verb == DRAW_DECK or verb == DRAW_DISCARD:
        draw(s, rules, seat, verb)
    elif verb == DISCARD:
        discard(s, rules, seat, card_of(move), target_of(move))
    elif verb == HIT:
        hit(s, rules, seat, card_of(move), target_of(move), group_of(move), end_of(move))
        go_out_if_empty(s, rules, seat)
    elif verb == LAY:
        lay_canonical(s, rules, move)
    elif verb == KNOCK:
        claim_discard(s, rules, seat)
    else:
        pass_claim(s, rules, seat)


def draw(s: State, rules: RuleCodes, seat: int, verb: int) -> None:
    """Begin an ordinary turn with a card from either pile."""
    if s.knocked == seat:
        s.knocked = NOBODY
    if verb == DRAW_DISCARD:
        take_discard(s, rules, seat)
        return
    if s.deck_count == 0:
        reshuffle(s)
    gain(s, seat, draw_top(s))
    s.stage = PLAY


def go_out_if_empty(s: State, rules: RuleCodes, seat: int) -> None:
    """End the hand if this seat has no cards left."""
    if s.size[seat] == 0:
        end_hand(s, rules, seat)


def lay_canonical(s: State, rules: RuleCodes, move: int) -> None:
    """Lay a phase in the canonical layout of what the move names."""
    put_canonical(s, rules, move)
    complete_phase(s, seat_of(move))
    go_out_if_empty(s, rules, seat_of(move))


def lay(s: State, rules: RuleCodes, seat: int, layout: Layout) -> None:
    """Lay a phase in a legal layout (`lay_problem` has settled what its groups stand for)."""
    s.sat_out = 0
    put_layout(s, seat, s.phase[seat] if layout.phase == NOTHING else layout.phase, layout)
    complete_phase(s, seat)
    go_out_if_empty(s, rules, seat)


def discard(s: State, rules: RuleCodes, seat: int, card: int, victim: int) -> None:
    """End the turn with this card."""
    lose(s, seat, card)
    before_victim = card == SKIP and victim != NO_VICTIM and rules.skip_style == LAY_BEFORE
    if not before_victim:
        push_discard(s, card)
    if s.size[seat] == 0:
        end_hand(s, rules, seat)
        return
    if card == SKIP:
        if victim != NO_VICTIM:
            put_skip_on(s, rules, victim, seat)
        elif rules.skip_style == NEXT:
            s.waiting[next_seat(s, seat)] = 1
    elif rules.knocking and open_claim(s, rules, seat):
        return
    begin_turn(s, rules, next_seat(s, seat))
