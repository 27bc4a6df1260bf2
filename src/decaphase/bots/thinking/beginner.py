"""The beginner: plays soundly but forgetfully, like a child that just learned the game."""

from __future__ import annotations

from decaphase.bots.thinking.greedy import greedy_discard, greedy_move
from decaphase.cards import KINDS, SKIP, WILD
from decaphase.engine.dice import roll
from decaphase.engine.fields import Row
from decaphase.engine.moves import DISCARD, DRAW_DECK, DRAW_DISCARD, HIT, KNOCK, PASS, simple_move, verb_of
from decaphase.engine.state import NOTHING, RuleCodes, State
from decaphase.engine.turn import deck_can_be_drawn


def beginner_move(s: State, rules: RuleCodes, seat: int, slips: int, moves: Row, dice: Row) -> int:
    """The greedy player's move, except that `slips` times in a hundred it overlooks an opportunity."""
    move = greedy_move(s, rules, seat, moves)
    if roll(dice, 100) >= slips:
        return move
    verb = verb_of(move)
    if verb == DRAW_DISCARD and deck_can_be_drawn(s):
        return simple_move(DRAW_DECK, seat)
    if verb == KNOCK:
        return simple_move(PASS, seat)
    if s.taken == NOTHING and (verb == DISCARD or verb == HIT):
        return greedy_discard(s, rules, seat, any_card(s, seat, dice))
    return move


def any_card(s: State, seat: int, dice: Row) -> int:
    """A random card from the hand; a wild or a skip only if there is nothing else."""
    plain = s.size[seat] - s.held[seat][WILD] - s.held[seat][SKIP]
    last = WILD if plain > 0 else KINDS
    chosen = roll(dice, plain if plain > 0 else s.size[seat])
    for card in range(last):
        chosen -= s.held[seat][card]
        if chosen < 0:
            return card
    return SKIP
