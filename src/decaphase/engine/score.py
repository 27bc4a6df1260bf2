"""The end of a hand: points, winners, places, and what is played next."""

from __future__ import annotations

from typing import Final

from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.hand import cost
from decaphase.engine.state import (
    BEFORE_THIS_HAND,
    EVERY_HAND,
    GAME_OVER,
    HAND_OVER,
    NOBODY,
    NOTHING,
    POINTS,
    REPLAY,
    SEATS,
    RuleCodes,
    State,
)

PHASE_STEP: Final = 1 << 32
"""One phase outweighs any number of points."""


def end_hand(s: State, rules: RuleCodes, winner: int) -> None:
    """End the hand and count the cards left in the hands (winner NOBODY: nothing was left to draw)."""
    for seat in range(s.players):
        s.points[seat] = 0
        if s.playing >> seat & 1 and rules.scoring == POINTS:
            s.points[seat] = cost(s, rules, seat)
    close_hand(s, rules, winner)


def close_hand(s: State, rules: RuleCodes, winner: int) -> None:
    """Add the points of the hand to the scores, and see who has won."""
    s.stage = HAND_OVER
    s.out = winner
    s.turn = NOBODY
    s.asked = 0
    s.discarder = NOBODY
    s.taken = NOTHING
    for seat in range(s.players):
        before = s.score[seat]
        s.score[seat] = before + s.points[seat]
        if not s.replay:
            s.compared[seat] = compared_points(s, rules, seat, before)
    if rules.advance == EVERY_HAND:
        if s.hand >= rules.selected:
            rank_all(s, rules)
    elif s.replay:
        end_replay(s, rules, winner)
    else:
        end_ordinary_hand(s, rules)


def compared_points(s: State, rules: RuleCodes, seat: int, before: int) -> int:
    """What is compared when several finish in one hand: points, or the order of laying."""
    if rules.scoring != POINTS:
        return s.laid[seat]
    return before if rules.tie_points == BEFORE_THIS_HAND else s.score[seat]


def count_done(s: State, rules: RuleCodes, seat: int) -> int:
    """How many of the selected phases a seat has completed."""
    done = 0
    for index in range(rules.selected):
        done += s.done[seat] >> rules.selection[index] & 1
    return done


def finishers(s: State, rules: RuleCodes) -> int:
    """The seats that have completed all phases and have no place yet."""
    mask = 0
    for seat in range(s.players):
        if s.place[seat] == 0 and count_done(s, rules, seat) == rules.selected:
            mask |= 1 << seat
    return mask


def best_of(s: State, mask: int, key: Row) -> int:
    """The seats of a mask with the lowest key."""
    best = 0
    for seat in range(s.players):
        if mask >> seat & 1:
            if best == 0 or key[seat] < key[lowest_seat(best)]:
                best = 1 << seat
            elif key[seat] == key[lowest_seat(best)]:
                best |= 1 << seat
    return best


def lowest_seat(mask: int) -> int:
    """The first seat of a mask that is not empty."""
    seat = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def is_one_seat(mask: int) -> bool:
    """Whether a mask holds exactly one seat."""
    return mask != 0 and mask & (mask - 1) == 0


def win_is_open(s: State) -> bool:
    """Whether the win is still open."""
    for seat in range(s.players):
        if s.place[seat] > 0:
            return False
    return True


def end_ordinary_hand(s: State, rules: RuleCodes) -> None:
    """Place the seats that have finished; a tie for the win may have to be replayed."""
    done = finishers(s, rules)
    if done == 0:
        return
    best = best_of(s, done, s.compared)
    if not is_one_seat(best) and rules.tie_break == REPLAY and win_is_open(s):
        s.tied = best
        return
    key = zeros(SEATS)
    for seat in range(s.players):
        key[seat] = s.compared[seat]
    settle(s, rules, done, key)


def end_replay(s: State, rules: RuleCodes, winner: int) -> None:
    """The seat that went out wins, the other tied ones share the next place; a blocked hand is replayed."""
    if winner == NOBODY:
        s.tied = s.playing
        return
    key = zeros(SEATS)
    for seat in range(s.players):
        key[seat] = s.compared[seat]
        if s.playing >> seat & 1:
            key[seat] = -1
    key[winner] = -2
    settle(s, rules, finishers(s, rules) | s.playing, key)


def settle(s: State, rules: RuleCodes, done: int, key: Row) -> None:
    """Place the seats that have finished, and the others too unless they play on for their places."""
    rank(s, done, key)
    others = 0
    for seat in range(s.players):
        if s.place[seat] == 0:
            others |= 1 << seat
            key[seat] = standing(s, rules, seat)
    if not rules.play_on or others == 0 or is_one_seat(others):
        rank(s, others, key)
        s.stage = GAME_OVER


def standing(s: State, rules: RuleCodes, seat: int) -> int:
    """The lower the better: more phases first, then fewer points; with every-hand, points alone."""
    if rules.advance == EVERY_HAND:
        return s.score[seat]
    return (rules.selected - count_done(s, rules, seat)) * PHASE_STEP + s.score[seat]


def rank_all(s: State, rules: RuleCodes) -> None:
    """End a game with one hand for each phase: the lowest total wins, equals share."""
    key = zeros(SEATS)
    for seat in range(s.players):
        key[seat] = standing(s, rules, seat)
    rank(s, (1 << s.players) - 1, key)
    s.stage = GAME_OVER


def rank(s: State, mask: int, key: Row) -> None:
    """Give the seats of a mask the next places, the lowest key first; equals share a place."""
    place = 0
    for seat in range(s.players):
        place = max(place, s.place[seat])
    while mask != 0:
        best = best_of(s, mask, key)
        place += 1
        for seat in range(s.players):
            if best >> seat & 1:
                s.place[seat] = place
        mask &= ~best
