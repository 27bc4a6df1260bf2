"""The beginner: plays like a child that just learned the game, soundly but forgetfully."""

from __future__ import annotations

from decaphase.bots.thinking.greedy import greedy_move, throw
from decaphase.cards import KINDS, SKIP, WILD
from decaphase.engine.dice import roll
from decaphase.engine.fields import Row
from decaphase.engine.moves import DISCARD, DRAW_DECK, DRAW_DISCARD, HIT, KNOCK, PASS, simple_move, verb_of
from decaphase.engine.state import NOTHING, RuleCodes, State
from decaphase.engine.turn import deck_can_be_drawn


def beginner_move(s: State, rules: RuleCodes, seat: int, slips: int, moves: Row, dice: Row) -> int:
    """What the greedy player does, but `slips` times in a hundred it overlooks what it could do."""
    move = greedy_move(s, rules, seat, moves)
    if roll(dice, 100) >= slips:
        return move
    verb = verb_of(move)
    if verb == DRAW_DISCARD and deck_can_be_drawn(s):
        return simple_move(DRAW_DECK, seat)
    if verb == KNOCK:
        return simple_move(PASS, seat)
    if s.taken == NOTHING and (verb == DISCARD or verb == HIT):
        return throw(s, rules, seat, any_card(s, seat, dice))
    return move


def any_card(s: State, seat: int, dice: Row) -> int:
    """A card at random from the hand, a wild or a skip only where there is nothing else."""
    plain = s.size[seat] - s.held[seat][WILD] - s.held[seat][SKIP]
    last = WILD if plain > 0 else KINDS
    chosen = roll(dice, plain if plain > 0 else s.size[seat])
    for card in range(last):
        chosen -= s.held[seat][card]
        if chosen < 0:
            return card
    return SKIP
