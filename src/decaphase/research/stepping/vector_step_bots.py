"""Many games side by side, where one seat of each learns and a mind plays the others."""

from __future__ import annotations

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory, make_move
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.engine.fields import Grid, Row
from decaphase.engine.state import RuleCodes, State
from decaphase.research.stepping.action_ids import Ids
from decaphase.research.stepping.rewards import episode_is_over
from decaphase.research.stepping.vector_episode import (
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


def step_against(
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
    minds: list[PlayerSettings],
    worlds: list[State],
    dreams: list[Memory],
) -> int:
    """The learner's decision in every game, and what the others do then; else like `step_games`."""
    terms, rules, ids = all_terms[0], books[0], all_ids[0]
    ended = 0
    for game in range(terms.games):
        following = begin == 1
        if following:
            courses[game].episode = 0
        else:
            decide(states[game], rules, ids, memories[game], courses[game], masks, game, actions[game])
            deal_on(states[game], rules, memories[game], terms.episode)
            answer(states[game], rules, memories[game], terms, courses[game], moves, minds, worlds, dreams)
            reward_seats(states[game], rules, terms, courses[game], rewards, worths, gains, game)
            if has_ended(states[game], terms, courses[game]):
                ended += 1
                note_end(states[game], rules, memories[game], terms, courses[game], finals, game)
                following = True
        if following:
            ask_learner(
                terms, rules, starts, states, memories, courses, moves, worths, minds, worlds, dreams, game
            )
        show(states[game], rules, ids, memories[game], courses[game], moves, rows, masks, game)
    return ended


def ask_learner(
    terms: VectorTerms,
    rules: RuleCodes,
    starts: list[State],
    states: list[State],
    memories: list[Memory],
    courses: list[VectorEpisode],
    moves: Row,
    worths: list[list[float]],
    minds: list[PlayerSettings],
    worlds: list[State],
    dreams: list[Memory],
    game: int,
) -> None:
    """Begin an episode and play it until the learner is asked; one where it never is, is left out."""
    begin_course(terms, rules, starts[0], states, memories, courses, worths, game)
    while not answer(states[game], rules, memories[game], terms, courses[game], moves, minds, worlds, dreams):
        courses[game].episode += 1
        begin_course(terms, rules, starts[0], states, memories, courses, worths, game)


def answer(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    terms: VectorTerms,
    course: VectorEpisode,
    moves: Row,
    minds: list[PlayerSettings],
    worlds: list[State],
    dreams: list[Memory],
) -> bool:
    """Play the other seats until the learner is asked; False: the episode ended, or is cut off, before that.

    What is decided before the learner is first asked does not count: an episode is never cut off so early.
    """
    asked_before = course.decisions > 0
    while not episode_is_over(s, terms.episode) and not (asked_before and course.decisions >= terms.most):
        if s.turn == course.learner:
            return True
        make_move(s, rules, memory, player_move(s, rules, memory, minds[0], s.turn, moves, worlds, dreams))
        deal_on(s, rules, memory, terms.episode)
        if asked_before:
            course.decisions += 1
    return False
