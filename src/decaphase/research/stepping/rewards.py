"""What a position is worth to a seat by a scheme of rewards: a reward is by how much a move changed it."""

from __future__ import annotations

from typing import Final

from decaphase.engine.state import GAME_OVER, HAND_OVER, PHASES, RuleCodes, State

BY_WIN, BY_PLACES, BY_POINTS, BY_PHASES = 0, 1, 2, 3

HAND_EPISODE: Final = 0
GAME_EPISODE: Final = 1


def episode_is_over(s: State, episode: int) -> bool:
    """Whether the hand is over, or the game."""
    return s.stage == GAME_OVER or (episode == HAND_EPISODE and s.stage == HAND_OVER)


def worth(s: State, rules: RuleCodes, episode: int, scheme: int, seat: int) -> float:
    """What a seat has gained since the game began.

    - by win: 1 for who wins the game, or goes out in a hand; those who share a win share that
    - by places: 1 for the best, -1 for the worst, the others evenly between; those who share a place, alike
    - by points: the points against the seat, as they are counted after each hand, less than 0
    - by phases: 1 for each phase that it has completed, as soon as it is laid
    """
    if scheme == BY_POINTS:
        return float(-s.score[seat])
    if scheme == BY_PHASES:
        return float(phases_done(s, seat))
    if not episode_is_over(s, episode):
        return 0.0
    if scheme == BY_WIN and episode == HAND_EPISODE:
        return 1.0 if s.out == seat else 0.0
    ahead = 0
    behind = 0
    own = rank_in(s, rules, episode, seat)
    for other in range(s.players):
        theirs = rank_in(s, rules, episode, other)
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


def rank_in(s: State, rules: RuleCodes, episode: int, seat: int) -> int:
    """The lower the better: the place in a game; in a hand, whether the phase was laid, then the points."""
    if episode == GAME_EPISODE:
        return s.place[seat]
    return s.points[seat] if s.laid[seat] > 0 else s.points[seat] + 10_000
