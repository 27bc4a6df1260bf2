"""Reward schemes: the sum of all rewards up to a state; the reward of a move is by how much it changes."""

from __future__ import annotations

from typing import Final

from decaphase.engine.state import GAME_OVER, HAND_OVER, PHASES, RuleCodes, State

BY_WIN, BY_PLACES, BY_POINTS, BY_PHASES = 0, 1, 2, 3

HAND_EPISODE: Final = 0
GAME_EPISODE: Final = 1


def episode_is_over(s: State, kind: int) -> bool:
    """Whether the episode's hand or game is over."""
    return s.stage == GAME_OVER or (kind == HAND_EPISODE and s.stage == HAND_OVER)


def total_reward(s: State, rules: RuleCodes, kind: int, scheme: int, seat: int) -> float:
    """The sum of a seat's rewards since the game began.

    - by win: 1 for winning the game, or going out in a hand; a shared win is divided
    - by places: 1 for the best, -1 for the worst, the others evenly between; a shared place counts alike
    - by points: minus the seat's points, as they are counted after each hand
    - by phases: 1 for each completed phase, as soon as it is laid
    """
    if scheme == BY_POINTS:
        return float(-s.score[seat])
    if scheme == BY_PHASES:
        return float(phases_done(s, seat))
    if not episode_is_over(s, kind):
        return 0.0
    if scheme == BY_WIN and kind == HAND_EPISODE:
        return 1.0 if s.out == seat else 0.0
    ahead = 0
    behind = 0
    own = rank_in(s, rules, kind, seat)
    for other in range(s.players):
        theirs = rank_in(s, rules, kind, other)
        if theirs < own:
            ahead += 1
        elif theirs > own:
            behind += 1
    if scheme == BY_WIN:
        return 0.0 if ahead > 0 else 1.0 / (s.players - behind)
    return float(behind - ahead) / (s.players - 1)


def phases_done(s: State, seat: int) -> int:
    """How many phases a seat has completed."""
    count = 0
    for phase in range(1, PHASES + 1):
        count += s.done[seat] >> phase & 1
    return count


def rank_in(s: State, rules: RuleCodes, kind: int, seat: int) -> int:
    """The lower the better: the place in a game; in a hand, whether the phase was laid, then the points."""
    if kind == GAME_EPISODE:
        return s.place[seat]
    return s.points[seat] if s.laid[seat] > 0 else s.points[seat] + 10_000
