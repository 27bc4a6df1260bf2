"""The sharp player: a search that departs from the steady player's move where another is better.

In each sample of the hidden cards (a determinization) every candidate is played out to the end of the hand,
and valued by the chance to win the game from there. The steady player's ratings are the prior, worth some
number of samples.
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.candidates import MOST_CANDIDATES, list_candidates
from decaphase.bots.thinking.determinize import Sampler, begin_sampling, sample_hands
from decaphase.bots.thinking.greedy import greedy_move
from decaphase.bots.thinking.memory import Memory, make_move
from decaphase.bots.thinking.player_settings import BY_PLAYERS, PLAYOUTS, PlayerSettings
from decaphase.bots.thinking.race import (
    COUNT,
    DROPPED,
    PRIOR,
    RACE,
    RACING,
    SAMPLES,
    begin_race,
    drop_laggards,
    find_best,
    note_sample,
)
from decaphase.bots.thinking.scratch import Scratch
from decaphase.bots.thinking.steady import steady_move
from decaphase.bots.thinking.win_chance import FORECASTS, win_chance
from decaphase.cards import DECK_SIZE
from decaphase.engine.arrays import copy_to, zeros
from decaphase.engine.fields import Row
from decaphase.engine.moves import DISCARD, DRAW_DECK, verb_of
from decaphase.engine.state import HAND_OVER, SEATS, RuleCodes, State

LONGEST_PLAYOUT: Final = 2000
FIRST_LOOK: Final = 16
"""Samples before candidates are first dropped; twice as many for discards."""

DISCARD_PRIOR: Final = 200
"""How many samples the steady player's ratings of discards are worth; fewer once a player is down."""
LATE_PRIOR: Final = 25


def sharp_move(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    settings: PlayerSettings,
    seat: int,
    dice: Row,
    scratch: Scratch,
) -> int:
    """The sharp player's move."""
    candidates = zeros(MOST_CANDIDATES)
    gaps = zeros(MOST_CANDIDATES)
    candidates[0] = steady_move(s, rules, memory, settings, seat, scratch.moves)
    count = list_candidates(s, rules, memory, settings, seat, candidates, gaps, scratch.moves)
    if count == 1:
        return candidates[0]
    race = zeros(RACE)
    begin_race(race, count, gaps, prior_of(s, candidates[0]))
    copy_to(scratch.states, 0, s)
    sampler = Sampler(scratch.states[0], rules, memory, settings, zeros(DECK_SIZE), dice)
    run_race(race, candidates, sampler, seat, scratch)
    return candidates[find_best(race, settings)] if race[SAMPLES] >= FIRST_LOOK else candidates[0]


def run_race(race: Row, candidates: Row, sampler: Sampler, seat: int, scratch: Scratch) -> None:
    """Play the candidates out in the same samples, until the best is clear or the playouts are used up.

    Each time the number of samples has doubled, candidates that lag behind are dropped.
    """
    greedy = zeros(SEATS)
    forecasts = zeros(FORECASTS)
    values = zeros(MOST_CANDIDATES)
    most_playouts = sampler.settings.playouts
    if most_playouts == BY_PLAYERS:
        most_playouts = PLAYOUTS[sampler.state.players]
    played = 0
    look = FIRST_LOOK if race[PRIOR] == 0 else 2 * FIRST_LOOK
    left = begin_sampling(sampler, seat)
    while race[RACING] > 1 and played + race[RACING] <= most_playouts:
        sample_hands(sampler, seat, left, greedy)
        for index in range(race[COUNT]):
            if race[DROPPED + index] == 0:
                values[index] = play_out(sampler, seat, candidates[index], greedy, forecasts, scratch)
        note_sample(race, values)
        played += race[RACING]
        if race[SAMPLES] == look:
            look *= 2
            drop_laggards(race, sampler.settings)


def prior_of(s: State, steady: int) -> int:
    """How many samples the steady player's ratings of the candidates are worth: it rates discards only."""
    if verb_of(steady) != DISCARD:
        return 0
    return LATE_PRIOR if s.laid_count > 0 else DISCARD_PRIOR


def play_out(sampler: Sampler, seat: int, move: int, greedy: Row, forecasts: Row, scratch: Scratch) -> int:
    """Make a move in the sampled state and play the hand to its end; the chance to win then, in millionths.

    All seats play on as steady players, except those that are greedy in this sample.
    """
    copy_to(scratch.states, 1, sampler.state)
    copy_to(scratch.memories, 0, sampler.memory)
    s = scratch.states[1]
    memory = scratch.memories[0]
    rules = sampler.rules
    drawn = zeros(SEATS)
    decisions = 0
    while s.stage < HAND_OVER and decisions < LONGEST_PLAYOUT:
        if decisions == 0:
            reply = move
        elif greedy[s.turn] == 0:
            reply = steady_move(s, rules, memory, sampler.settings, s.turn, scratch.moves)
        else:
            reply = greedy_move(s, rules, s.turn, scratch.moves)
        if verb_of(reply) == DRAW_DECK:
            serve(s, sampler.state, drawn)
        make_move(s, rules, memory, reply)
        decisions += 1
    return int(1000000.0 * win_chance(s, rules, sampler.settings.phase_rates, seat, forecasts))


def serve(s: State, sample: State, drawn: Row) -> None:
    """Put the acting seat's next card of this sample on top of the deck.

    Each seat draws its own cards, whatever the others do: all candidates have the same luck, which halves the
    spread of their differences (docs/strength.md).
    """
    seat = s.turn
    place = sample.deck_count - 1 - seat - drawn[seat] * s.players
    drawn[seat] += 1
    if place < 0:
        return
    top = s.deck_count - 1
    found = top
    while found >= 0 and s.deck[found] != sample.deck[place]:
        found -= 1
    if found >= 0:
        s.deck[found] = s.deck[top]
        s.deck[top] = sample.deck[place]
