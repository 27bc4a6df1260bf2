"""Steps of one episode: the legal actions, what the acting seat sees, and the rewards."""

from __future__ import annotations

from typing import Final, NamedTuple

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory, make_move, start_hand
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.bots.thinking.scratch import Scratch
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Grid8, Grid16, Row
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import seat_of
from decaphase.engine.state import NOBODY, RuleCodes, State
from decaphase.research.stepping.action_ids import Ids, id_of, move_of
from decaphase.research.stepping.features import write_observation
from decaphase.research.stepping.rewards import episode_is_over, total_reward
from decaphase.research.stepping.vector_episode import deal_on

# An outcome is one int: these bits, 1 + the seat that acts next, and how many decisions were made.
REWARDED: Final = 1  # some reward is not zero
OVER: Final = 2  # the episode is over
NEXT_SEAT: Final = 2
DECISIONS: Final = 5


class EpisodeArrays(NamedTuple):
    """An episode's state and what a step writes; `kind` is HAND_EPISODE or GAME_EPISODE."""

    states: list[State]
    memories: list[Memory]
    rows: Grid16  # what the acting seat sees
    masks: Grid8  # 1 for each id that it may choose
    totals: list[float]  # by seat: all rewards so far
    rewards: list[float]  # by seat: the reward of the last step
    rules: list[RuleCodes]
    ids: list[Ids]
    kind: int
    scheme: int  # BY_WIN and so on


def show_mask(s: State, rules: RuleCodes, ids: Ids, moves: Row, masks: Grid8, row: int) -> None:
    """Write 1 for each id that the acting seat may choose, and 0 for all others."""
    for number in range(ids.count):
        masks[row][number] = 0
    count = legal_moves(s, rules, moves)
    for index in range(count):
        if seat_of(moves[index]) == s.turn:
            masks[row][id_of(ids, moves[index])] = 1


def show_turn(e: EpisodeArrays, moves: Row) -> None:
    """Write what the acting seat sees and may choose; once the episode is over nothing may be chosen."""
    s = e.states[0]
    show_mask(s, e.rules[0], e.ids[0], moves, e.masks, 0)
    if s.turn != NOBODY:
        write_observation(s, e.rules[0], e.memories[0], s.turn, e.rows, 0)


def count_rewards(e: EpisodeArrays) -> bool:
    """Write each seat's reward since the last call; returns whether any is not zero."""
    s = e.states[0]
    changed = False
    for seat in range(s.players):
        now = total_reward(s, e.rules[0], e.kind, e.scheme, seat)
        e.rewards[seat] = now - e.totals[seat]
        e.totals[seat] = now
        if e.rewards[seat] != 0.0:
            changed = True
    return changed


def outcome_of(e: EpisodeArrays, decisions: int) -> int:
    """The outcome of these decisions."""
    s = e.states[0]
    outcome = decisions << DECISIONS | (s.turn + 1) << NEXT_SEAT
    if count_rewards(e):
        outcome |= REWARDED
    if episode_is_over(s, e.kind):
        outcome |= OVER
    return outcome


# Entry points, called from Python


def begin_episode(e: EpisodeArrays, seed: int, moves: Row) -> int:
    """Deal the first hand from this seed; returns the acting seat."""
    s = e.states[0]
    seed_dice(s.dice, seed)
    start_hand(s, e.rules[0], e.memories[0])
    deal_on(s, e.rules[0], e.memories[0], e.kind)
    show_turn(e, moves)
    count_rewards(e)
    return s.turn


def show_seat(e: EpisodeArrays, seat: int, rows: Grid16) -> None:
    """Write what a seat sees."""
    write_observation(e.states[0], e.rules[0], e.memories[0], seat, rows, 0)


def take_step(e: EpisodeArrays, number: int, moves: Row) -> int:
    """Carry out the acting seat's choice, which is known to be legal, and deal on; returns the outcome."""
    s = e.states[0]
    make_move(s, e.rules[0], e.memories[0], move_of(e.ids[0], s.turn, number))
    deal_on(s, e.rules[0], e.memories[0], e.kind)
    show_turn(e, moves)
    return outcome_of(e, 1)


def play_others(
    e: EpisodeArrays, seat_settings: list[PlayerSettings], learner: int, most: int, scratch: Scratch
) -> int:
    """Let the engine's players decide until the learner has to, for `most` decisions, or until the end."""
    s = e.states[0]
    rules = e.rules[0]
    memory = e.memories[0]
    decisions = 0
    while decisions < most and s.turn != learner and not episode_is_over(s, e.kind):
        make_move(s, rules, memory, player_move(s, rules, memory, seat_settings[s.turn], s.turn, scratch))
        deal_on(s, rules, memory, e.kind)
        decisions += 1
    show_turn(e, scratch.moves)
    return outcome_of(e, decisions)
