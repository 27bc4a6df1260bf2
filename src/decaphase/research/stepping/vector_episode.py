"""A game that is one of many: its episodes, each from a seed of its own, and what comes of a step.

`game` is the place of the game in the lists, where it has a row of each of these: `rows` (what the seat sees
that is asked), `masks` (1 for each id that it may choose), `finals` (what the seat that was asked last saw
when an episode ended), `rewards` and `worths` (of every seat). `gains` has the reward of who was asked.
"""

from __future__ import annotations

from typing import Annotated, Final

from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.engine.arrays import copy_to
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Fields, Grid, Row, named_fields
from decaphase.engine.illegal import LEGAL
from decaphase.engine.legal import legal_moves, move_problem
from decaphase.engine.moves import seat_of
from decaphase.engine.state import HAND_OVER, SEATS, RuleCodes, State
from decaphase.research.stepping.action_ids import Ids, id_of, move_of
from decaphase.research.stepping.features import see
from decaphase.research.stepping.rewards import HAND_EPISODE, episode_is_over, rank_in, worth

BY_TURNS: Final = SEATS
"""The learner sits one seat further in each game and in each episode."""

LISTED: Final = 64
"""So many ids are remembered that a seat may choose; there are seldom more."""

EPISODE_BITS: Final = 31
"""So many bits of an episode's seed say which it is of all that one seed gives."""


@named_fields
class VectorTerms(Fields):
    """What is the same in all games."""

    games: int
    seed: int  # at most 31 bits
    episode: int  # HAND_EPISODE or GAME_EPISODE
    scheme: int  # BY_WIN and so on
    most: int  # after so many decisions an episode is cut off
    learner: int  # the seat that is asked, or BY_TURNS; NOBODY: all are


@named_fields
class VectorEpisode(Fields):
    """How one game goes: its episode, what came of the last step, and of the episode that ended last."""

    episode: int  # how many have ended before it
    decisions: int  # that were made in it; where one seat learns, since that was first asked
    learner: int  # the seat that is asked in this episode; NOBODY: all are
    seat: int  # who is asked now
    allowed: int  # how many ids it may choose from
    choice: Annotated[Row, LISTED]  # these ids, as far as there is room
    refused: int  # 1: the id was not allowed, and nothing was done
    over: int  # 1: the episode came to its end
    cut: int  # 1: it was cut off
    ended: int  # which episode ended last
    length: int  # how many decisions were made in it
    asked: int  # who was asked last in it
    place: Annotated[Row, SEATS]  # the places in it, 0: none
    score: Annotated[Row, SEATS]  # the totals
    points: Annotated[Row, SEATS]  # the points in its last hand


def episode_seed(terms: VectorTerms, game: int, episode: int) -> int:
    """The seed of an episode: no two have the same, be they of one seed or of two."""
    number = (episode * terms.games + game) & ((1 << EPISODE_BITS) - 1)
    return terms.seed << EPISODE_BITS | number


def begin_course(
    terms: VectorTerms,
    rules: RuleCodes,
    start: State,
    states: list[State],
    memories: list[Memory],
    courses: list[VectorEpisode],
    worths: list[list[float]],
    game: int,
) -> None:
    """Deal the first hand of a game's next episode from its own seed."""
    copy_to(states, game, start)
    s = states[game]
    course = courses[game]
    seed_dice(s.dice, episode_seed(terms, game, course.episode))
    course.decisions = 0
    course.learner = terms.learner
    if terms.learner == BY_TURNS:
        course.learner = (game + course.episode) % s.players
    for seat in range(s.players):
        worths[game][seat] = worth(s, rules, terms.episode, terms.scheme, seat)
    deal_hand(s, rules)
    forget(memories[game])


def decide(
    s: State,
    rules: RuleCodes,
    ids: Ids,
    memory: Memory,
    course: VectorEpisode,
    masks: Grid,
    game: int,
    number: int,
) -> None:
    """Carry out what an id names; one that is not allowed is refused, and nothing is done."""
    course.refused = 0 if is_allowed(s, rules, ids, course, masks, game, number) else 1
    if course.refused == 0:
        course.decisions += 1
        make_move(s, rules, memory, move_of(ids, course.seat, number))


def is_allowed(
    s: State, rules: RuleCodes, ids: Ids, course: VectorEpisode, masks: Grid, game: int, number: int
) -> bool:
    """Whether an id may be chosen; a mask does not settle it, since whoever sees it can write in it."""
    for index in range(min(course.allowed, LISTED)):
        if course.choice[index] == number:
            return True
    if course.allowed <= LISTED or not 0 <= number < ids.count or masks[game][number] == 0:
        return False
    return move_problem(s, rules, move_of(ids, course.seat, number)) == LEGAL


def deal_on(s: State, rules: RuleCodes, memory: Memory, episode: int) -> None:
    """Deal the next hand where one is over and the episode is not."""
    while s.stage == HAND_OVER and not episode_is_over(s, episode):
        deal_hand(s, rules)
        forget(memory)


def reward_seats(
    s: State,
    rules: RuleCodes,
    terms: VectorTerms,
    course: VectorEpisode,
    rewards: list[list[float]],
    worths: list[list[float]],
    gains: list[float],
    game: int,
) -> None:
    """By how much the position is now worth more to each seat than at the last step."""
    for seat in range(s.players):
        now = worth(s, rules, terms.episode, terms.scheme, seat)
        rewards[game][seat] = now - worths[game][seat]
        worths[game][seat] = now
    gains[game] = rewards[game][course.seat]


def has_ended(s: State, terms: VectorTerms, course: VectorEpisode) -> bool:
    """Whether the episode came to its end in this step, or is cut off."""
    course.over = 1 if episode_is_over(s, terms.episode) else 0
    course.cut = 1 if course.over == 0 and course.decisions >= terms.most else 0
    return course.over == 1 or course.cut == 1


def note_end(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    terms: VectorTerms,
    course: VectorEpisode,
    finals: Grid,
    game: int,
) -> None:
    """Write down what came of an episode, and what the seat that was asked last sees of it."""
    course.ended = course.episode
    course.episode += 1
    course.length = course.decisions
    course.asked = course.seat
    for seat in range(s.players):
        course.place[seat] = place_in(s, rules, terms, course, seat)
        course.score[seat] = s.score[seat]
        course.points[seat] = s.points[seat]
    see(s, rules, memory, course.seat, finals, game)


def place_in(s: State, rules: RuleCodes, terms: VectorTerms, course: VectorEpisode, seat: int) -> int:
    """The place of a seat in a game or in a hand; 0 in one that was cut off."""
    if course.cut == 1 or terms.episode != HAND_EPISODE:
        return s.place[seat]
    place = 1
    for other in range(s.players):
        if rank_in(s, rules, HAND_EPISODE, other) < rank_in(s, rules, HAND_EPISODE, seat):
            place += 1
    return place


def show(
    s: State,
    rules: RuleCodes,
    ids: Ids,
    memory: Memory,
    course: VectorEpisode,
    moves: Row,
    rows: Grid,
    masks: Grid,
    game: int,
) -> None:
    """Write for the seat that is asked now what it sees and what it may do."""
    course.seat = s.turn
    see(s, rules, memory, s.turn, rows, game)
    clear_mask(ids, course, masks, game)
    for index in range(legal_moves(s, rules, moves)):
        if seat_of(moves[index]) == s.turn:  # in a claim the others are still to be asked
            number = id_of(ids, moves[index])
            masks[game][number] = 1
            if course.allowed < LISTED:
                course.choice[course.allowed] = number
            course.allowed += 1


def clear_mask(ids: Ids, course: VectorEpisode, masks: Grid, game: int) -> None:
    """Forget what could be chosen at the last step; a mask is long and has few ones."""
    if course.allowed <= LISTED:
        for index in range(course.allowed):
            masks[game][course.choice[index]] = 0
    else:
        for number in range(ids.count):
            masks[game][number] = 0
    course.allowed = 0
