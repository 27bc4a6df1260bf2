"""One of many games side by side: its episodes, each from a seed of its own, and the parts of a step.

`game` is the index of the game in the arrays (`VectorArrays`).
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from decaphase.bots.thinking.memory import Memory, make_move, start_hand
from decaphase.engine.arrays import copy_to
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Fields, Grid8, Grid16, Row, named_fields
from decaphase.engine.illegal import LEGAL
from decaphase.engine.legal import legal_moves, move_problem
from decaphase.engine.moves import seat_of
from decaphase.engine.state import HAND_OVER, SEATS, RuleCodes, State
from decaphase.research.stepping.action_ids import Ids, id_of, move_of
from decaphase.research.stepping.features import write_observation
from decaphase.research.stepping.rewards import HAND_EPISODE, episode_is_over, rank_in, total_reward

BY_TURNS: Final = SEATS
"""The learner sits one seat further in each game and in each episode."""

LISTED: Final = 64
"""Legal ids that are listed beside the mask; there are seldom more."""

EPISODE_BITS: Final = 31
"""Bits of an episode's seed that number the episodes of one environment seed."""


@named_fields
class VectorConfig(Fields):
    """The configuration that all games share."""

    games: int
    seed: int  # at most 31 bits
    kind: int  # HAND_EPISODE or GAME_EPISODE
    scheme: int  # BY_WIN and so on
    most_decisions: int  # after which an episode is truncated
    learner: int  # the seat that learns, or BY_TURNS; NOBODY: all do


@named_fields
class VectorEpisode(Fields):
    """A game's current episode, the outcome of its last step, and the episode that ended last."""

    number: int  # how many ended before it
    decisions: int  # made in it; where one seat learns, since it first acted
    learner: int  # the seat that learns in it; NOBODY: all do
    seat: int  # the acting seat
    allowed: int  # how many ids it may choose from
    choice: Annotated[Row, LISTED]  # the first of these ids
    refused: int  # 1: the chosen id was illegal and nothing was done
    over: int  # 1: the episode ended
    truncated: int  # 1: it was cut off
    ended: int  # the number of the episode that ended last
    length: int  # the decisions made in that
    asked: int  # the seat that acted last in it
    place: Annotated[Row, SEATS]  # the places in it, 0: none
    score: Annotated[Row, SEATS]  # its totals
    points: Annotated[Row, SEATS]  # the points in its last hand


class VectorArrays(NamedTuple):
    """All games side by side: what they share, in lists of one, and arrays with an entry for each game.

    Lists of one, since passing a single record from Python takes longer than a step.
    """

    config: list[VectorConfig]
    rules: list[RuleCodes]
    ids: list[Ids]
    starts: list[State]  # a game before its first hand
    moves: Row  # scratch space
    states: list[State]
    memories: list[Memory]
    episodes: list[VectorEpisode]
    actions: Row  # the ids that were chosen
    rows: Grid16  # what the acting seat sees
    masks: Grid8  # 1 for each id that it may choose
    finals: Grid16  # what the seat that acted last saw when an episode ended
    totals: list[list[float]]  # by seat: all rewards of the episode so far
    seat_rewards: list[list[float]]  # by seat: the rewards of the last step
    rewards: list[float]  # the reward of the seat that acted


def episode_seed(config: VectorConfig, game: int, episode: int) -> int:
    """The seed of an episode; no two episodes share one, whatever the environment seeds."""
    number = (episode * config.games + game) & ((1 << EPISODE_BITS) - 1)
    return config.seed << EPISODE_BITS | number


def begin_vector_episode(v: VectorArrays, game: int) -> None:
    """Deal the first hand of a game's next episode from its own seed."""
    config = v.config[0]
    rules = v.rules[0]
    copy_to(v.states, game, v.starts[0])
    s = v.states[game]
    episode = v.episodes[game]
    seed_dice(s.dice, episode_seed(config, game, episode.number))
    episode.decisions = 0
    episode.learner = config.learner
    if config.learner == BY_TURNS:
        episode.learner = (game + episode.number) % s.players
    for seat in range(s.players):
        v.totals[game][seat] = total_reward(s, rules, config.kind, config.scheme, seat)
    start_hand(s, rules, v.memories[game])


def apply_action(
    s: State,
    rules: RuleCodes,
    ids: Ids,
    memory: Memory,
    episode: VectorEpisode,
    masks: Grid8,
    game: int,
    number: int,
) -> None:
    """Carry out the action with an id; an illegal one is refused and nothing is done."""
    episode.refused = 0 if is_allowed(s, rules, ids, episode, masks, game, number) else 1
    if episode.refused == 0:
        episode.decisions += 1
        make_move(s, rules, memory, move_of(ids, episode.seat, number))


def is_allowed(
    s: State, rules: RuleCodes, ids: Ids, episode: VectorEpisode, masks: Grid8, game: int, number: int
) -> bool:
    """Whether an id may be chosen; the mask alone does not settle it, since the caller can write in it."""
    for index in range(min(episode.allowed, LISTED)):
        if episode.choice[index] == number:
            return True
    if episode.allowed <= LISTED or not 0 <= number < ids.count or masks[game][number] == 0:
        return False
    return move_problem(s, rules, move_of(ids, episode.seat, number)) == LEGAL


def deal_on(s: State, rules: RuleCodes, memory: Memory, kind: int) -> None:
    """Deal the next hand where one is over and the episode is not."""
    while s.stage == HAND_OVER and not episode_is_over(s, kind):
        start_hand(s, rules, memory)


def reward_seats(
    s: State,
    rules: RuleCodes,
    config: VectorConfig,
    episode: VectorEpisode,
    seat_rewards: list[list[float]],
    totals: list[list[float]],
    rewards: list[float],
    game: int,
) -> None:
    """Write each seat's reward of this step, and that of the seat that acted."""
    for seat in range(s.players):
        now = total_reward(s, rules, config.kind, config.scheme, seat)
        seat_rewards[game][seat] = now - totals[game][seat]
        totals[game][seat] = now
    rewards[game] = seat_rewards[game][episode.seat]


def has_ended(s: State, config: VectorConfig, episode: VectorEpisode) -> bool:
    """Note whether the episode ended in this step, or is truncated."""
    episode.over = 1 if episode_is_over(s, config.kind) else 0
    episode.truncated = 1 if episode.over == 0 and episode.decisions >= config.most_decisions else 0
    return episode.over == 1 or episode.truncated == 1


def note_end(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    config: VectorConfig,
    episode: VectorEpisode,
    finals: Grid16,
    game: int,
) -> None:
    """Note the result of an episode, and what the seat that acted last sees at its end."""
    episode.ended = episode.number
    episode.number += 1
    episode.length = episode.decisions
    episode.asked = episode.seat
    for seat in range(s.players):
        episode.place[seat] = place_in(s, rules, config, episode, seat)
        episode.score[seat] = s.score[seat]
        episode.points[seat] = s.points[seat]
    write_observation(s, rules, memory, episode.seat, finals, game)


def place_in(s: State, rules: RuleCodes, config: VectorConfig, episode: VectorEpisode, seat: int) -> int:
    """The place of a seat in a game or in a hand; 0 in one that was truncated."""
    if episode.truncated == 1 or config.kind != HAND_EPISODE:
        return s.place[seat]
    place = 1
    for other in range(s.players):
        if rank_in(s, rules, HAND_EPISODE, other) < rank_in(s, rules, HAND_EPISODE, seat):
            place += 1
    return place


def show_choices(
    s: State, rules: RuleCodes, ids: Ids, episode: VectorEpisode, moves: Row, masks: Grid8, game: int
) -> None:
    """List what the acting seat may do now."""
    episode.seat = s.turn
    clear_mask(ids, episode, masks, game)
    for index in range(legal_moves(s, rules, moves)):
        if seat_of(moves[index]) == s.turn:  # in a claim other seats may answer as well
            number = id_of(ids, moves[index])
            masks[game][number] = 1
            if episode.allowed < LISTED:
                episode.choice[episode.allowed] = number
            episode.allowed += 1


def clear_mask(ids: Ids, episode: VectorEpisode, masks: Grid8, game: int) -> None:
    """Clear the mask of the last step; it is long and has few ones, so those are cleared one by one."""
    if episode.allowed <= LISTED:
        for index in range(episode.allowed):
            masks[game][episode.choice[index]] = 0
    else:
        for number in range(ids.count):
            masks[game][number] = 0
    episode.allowed = 0
