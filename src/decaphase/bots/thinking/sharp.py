"""The sharp player: thinks of what the steady player would do, and looks whether something else is better.

The moves worth a thought race: in each sampled world every one of them is played out to the end of the hand,
and what counts is the chance to win the game from there. Before the first world the steady player's liking
counts, as if some worlds had told it; the more are played, the less.
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.candidates import MOST_CANDIDATES, list_candidates
from decaphase.bots.thinking.draws_to_go import LIVE, count_unseen
from decaphase.bots.thinking.greedy import greedy_move
from decaphase.bots.thinking.memory import Memory, make_move
from decaphase.bots.thinking.opponent_model import TRACKS, begin_reading, read_world
from decaphase.bots.thinking.player_settings import BY_PLAYERS, PLAYOUTS, PlayerSettings
from decaphase.bots.thinking.race import (
    COUNT,
    DROPPED,
    LIKED,
    RACE,
    RACING,
    WORLDS,
    begin_race,
    drop_laggards,
    find_best,
    note_world,
)
from decaphase.bots.thinking.steady import steady_move
from decaphase.bots.thinking.win_chance import AHEAD, win_chance
from decaphase.cards import DECK_SIZE
from decaphase.engine.arrays import copy_to, zeros
from decaphase.engine.fields import Row
from decaphase.engine.moves import DISCARD, DRAW_DECK, verb_of
from decaphase.engine.state import HAND_OVER, SEATS, RuleCodes, State

LONGEST_PLAYOUT: Final = 2000
FIRST_LOOK: Final = 16
"""After so many worlds the race is looked at for the first time, discards after twice as many."""

LIKING: Final = 200
"""As many worlds is it worth how the steady player likes discards; once somebody is down, fewer."""
LIKING_LATE: Final = 25


def sharp_move(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    moves: Row,
    dice: Row,
    worlds: list[State],
    memories: list[Memory],
) -> int:
    """What the sharp player does now."""
    candidates = zeros(MOST_CANDIDATES)
    gaps = zeros(MOST_CANDIDATES)
    candidates[0] = steady_move(s, rules, memory, mind, seat, moves)
    count = list_candidates(s, rules, memory, mind, seat, candidates, gaps, moves)
    if count == 1:
        return candidates[0]
    race = zeros(RACE)
    begin_race(race, count, gaps, liking_of(s, candidates[0]))
    run_race(race, s, rules, memory, mind, seat, candidates, moves, dice, worlds, memories)
    return candidates[find_best(race, mind)] if race[WORLDS] >= FIRST_LOOK else candidates[0]


def run_race(
    race: Row,
    s: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    candidates: Row,
    moves: Row,
    dice: Row,
    worlds: list[State],
    memories: list[Memory],
) -> None:
    """Play the candidates out in the same worlds, until it is clear who is best or enough was played.

    Each time that the number of worlds has doubled, those that lag behind drop out.
    """
    live = zeros(LIVE)
    count_unseen(s, rules, memory, seat, live)
    tracks = zeros(TRACKS)
    cards = zeros(DECK_SIZE)
    greedy = zeros(SEATS)
    ahead = zeros(AHEAD)
    values = zeros(MOST_CANDIDATES)
    most_playouts = mind.playouts
    if most_playouts == BY_PLAYERS:
        most_playouts = PLAYOUTS[s.players]
    played = 0
    look = FIRST_LOOK if race[LIKED] == 0 else 2 * FIRST_LOOK
    copy_to(worlds, 0, s)
    unseen = begin_reading(worlds[0], rules, memory, mind, seat, most_playouts, live, tracks, cards, dice)
    while race[RACING] > 1 and played + race[RACING] <= most_playouts:
        read_world(worlds[0], rules, memory, mind, seat, tracks, cards, unseen, greedy, dice)
        for index in range(race[COUNT]):
            if race[DROPPED + index] == 0:
                copy_to(memories, 0, memory)
                values[index] = play_out(
                    worlds, rules, memories[0], mind, seat, candidates[index], greedy, ahead, moves
                )
        note_world(race, values)
        played += race[RACING]
        if race[WORLDS] == look:
            look *= 2
            drop_laggards(race, mind)


def liking_of(s: State, steady: int) -> int:
    """How many worlds it is worth how the steady player likes the candidates: it rates discards only."""
    if verb_of(steady) != DISCARD:
        return 0
    return LIKING_LATE if s.laid_count > 0 else LIKING


def play_out(
    worlds: list[State],
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    move: int,
    greedy: Row,
    ahead: Row,
    moves: Row,
) -> int:
    """Make a move in the first world and play the hand to its end; the chance to win then, in millionths.

    The second world is room to play in. The seat itself plays on steadily, and so do the others, but for
    those that are greedy in this world.
    """
    copy_to(worlds, 1, worlds[0])
    w = worlds[1]
    drawn = zeros(SEATS)
    decisions = 0
    while w.stage < HAND_OVER and decisions < LONGEST_PLAYOUT:
        if decisions == 0:
            reply = move
        elif greedy[w.turn] == 0:
            reply = steady_move(w, rules, memory, mind, w.turn, moves)
        else:
            reply = greedy_move(w, rules, w.turn, moves)
        if verb_of(reply) == DRAW_DECK:
            serve(w, worlds[0], drawn)
        make_move(w, rules, memory, reply)
        decisions += 1
    return int(1000000.0 * win_chance(w, rules, mind.outlook, seat, ahead))


def serve(w: State, world: State, drawn: Row) -> None:
    """Put on top of the deck what the seat whose turn it is draws next in this world.

    Each seat draws cards of its own, whatever the others do: so luck is the same for all candidates, and what
    they come to differs by half as much (docs/strength.md).
    """
    seat = w.turn
    place = world.deck_count - 1 - seat - drawn[seat] * w.players
    drawn[seat] += 1
    if place < 0:
        return
    top = w.deck_count - 1
    found = top
    while found >= 0 and w.deck[found] != world.deck[place]:
        found -= 1
    if found >= 0:
        w.deck[found] = w.deck[top]
        w.deck[top] = world.deck[place]
