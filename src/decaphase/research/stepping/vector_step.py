"""Many games side by side, where whoever is asked decides: a decision in each, and all that comes of it.

What there is one of is taken in a list of one: to hand a single record over takes longer than a step.
"""

from __future__ import annotations

from decaphase.bots.thinking.memory import Memory
from decaphase.engine.dice import roll
from decaphase.engine.fields import Grid, Row
from decaphase.engine.state import NOTHING, RuleCodes, State
from decaphase.research.stepping.action_ids import Ids
from decaphase.research.stepping.vector_episode import (
    LISTED,
    VectorEpisode,
    VectorTerms,
    begin_course,
    deal_on,
    decide,
    has_ended,
    note_end,
    reward_seats,
    show,
)


def step_games(
    all_terms: list[VectorTerms],
    books: list[RuleCodes],
    all_ids: list[Ids],
    starts: list[State],
    states: list[State],
    memories: list[Memory],
    courses: list[VectorEpisode],
    moves: Row,
    rows: Grid,
    masks: Grid,
    worths: list[list[float]],
    finals: Grid,
    rewards: list[list[float]],
    gains: list[float],
    actions: Row,
    begin: int,
) -> int:
    """One decision in every game, and a new episode where one ended; how many did. 1 begins them all."""
    terms, rules, ids = all_terms[0], books[0], all_ids[0]
    ended = 0
    for game in range(terms.games):
        if begin == 1:
            courses[game].episode = 0
            begin_course(terms, rules, starts[0], states, memories, courses, worths, game)
        else:
            decide(states[game], rules, ids, memories[game], courses[game], masks, game, actions[game])
            deal_on(states[game], rules, memories[game], terms.episode)
            reward_seats(states[game], rules, terms, courses[game], rewards, worths, gains, game)
            if has_ended(states[game], terms, courses[game]):
                ended += 1
                note_end(states[game], rules, memories[game], terms, courses[game], finals, game)
                begin_course(terms, rules, starts[0], states, memories, courses, worths, game)
        show(states[game], rules, ids, memories[game], courses[game], moves, rows, masks, game)
    return ended


def choose_random(
    courses: list[VectorEpisode], games: int, masks: Grid, ids: int, dice: Row, actions: Row
) -> None:
    """Choose for every game one of the ids that are allowed there, each as likely as the others."""
    for game in range(games):
        chosen = roll(dice, courses[game].allowed)
        if courses[game].allowed <= LISTED:
            actions[game] = courses[game].choice[chosen]
        else:
            actions[game] = allowed_id(masks, game, ids, chosen)


def allowed_id(masks: Grid, game: int, ids: int, before: int) -> int:
    """The id of a mask that has so many allowed ones before it; NOTHING: there are not so many."""
    for number in range(ids):
        before -= masks[game][number]
        if before < 0:
            return number
    return NOTHING
