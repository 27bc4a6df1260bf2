"""The random player, and whole games of it: to exercise and measure the engine, and to sample records."""

from __future__ import annotations

from decaphase.engine.act import act
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import roll
from decaphase.engine.fields import Row
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import DISCARD, HIT, KNOCK, LAY, PASS, seat_of, verb_of
from decaphase.engine.state import GAME_OVER, HAND_OVER, RuleCodes, State


def random_move(moves: Row, count: int, dice: Row) -> int:
    """A random legal move: nine times in ten a lay-down or hit where possible, seldom a knock."""
    verb = verb_of(moves[0])
    if count == 1:
        return moves[0]
    if verb == LAY or verb == HIT:
        eager = 0
        while eager < count and verb_of(moves[eager]) != DISCARD:
            eager += 1
        if eager == count or roll(dice, 10) > 0:
            return moves[roll(dice, eager)]
        return moves[eager + roll(dice, count - eager)]
    chosen = moves[roll(dice, count)]
    if verb_of(chosen) == KNOCK and roll(dice, 4) > 0:
        return chosen - KNOCK + PASS
    return chosen


def random_answer(s: State, rules: RuleCodes, seat: int, moves: Row, dice: Row) -> int:
    """The random player's move in a seat; in a claim, one of that seat's own answers."""
    count = legal_moves(s, rules, moves)
    own = 0
    for index in range(count):
        if seat_of(moves[index]) == seat:
            moves[own] = moves[index]
            own += 1
    return random_move(moves, own, dice)


def play_random(s: State, rules: RuleCodes, moves: Row, dice: Row, games: int, most: int) -> int:
    """Play games (or at most `most` decisions) of random players; returns the number of decisions."""
    decisions = 0
    ended = 0
    while ended < games and decisions < most:
        if s.stage == HAND_OVER:
            deal_hand(s, rules)
            continue
        if s.stage == GAME_OVER:
            ended += 1
            restart(s)
            continue
        count = legal_moves(s, rules, moves)
        act(s, rules, random_move(moves, count, dice))
        decisions += 1
    return decisions


def restart(s: State) -> None:
    """Reset the scores; the next hand begins a new game, and the deal goes on around the table."""
    for seat in range(s.players):
        s.score[seat] = 0
        s.done[seat] = 0
        s.place[seat] = 0
        s.compared[seat] = 0
    s.hand = 0
    s.tied = 0
    s.stage = HAND_OVER
