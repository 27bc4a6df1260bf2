"""The sharp player: thinks of what the steady player would do, and looks whether something else is better.

The moves worth a thought race: in each sampled world every one of them is played out to the end of the hand,
and what counts is the chance to win the game from there. Before the first world the steady player's liking
counts, as if some worlds had told it; the more are played, the less.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from decaphase.cards import DECK_SIZE
from decaphase.core.arrays import copy_to, zeros
from decaphase.core.choices import MOST_CANDIDATES, list_candidates
from decaphase.core.fields import Row
from decaphase.core.greedy import greedy_move
from decaphase.core.memory import Memory, make_move
from decaphase.core.mind import BY_PLAYERS, PLAYOUTS, Mind
from decaphase.core.moves import DISCARD, DRAW_DECK, verb_of
from decaphase.core.outlook import AHEAD, win_chance
from decaphase.core.pace import LIVE, count_unseen
from decaphase.core.reading import TRACKS, begin_reading, read_world
from decaphase.core.state import HAND_OVER, SEATS, Book, State
from decaphase.core.steady import steady_move

LONGEST_PLAYOUT: Final = 2000
FIRST_LOOK: Final = 16
"""After so many worlds the race is looked at for the first time, discards after twice as many."""

HOPELESS: Final = 2.0
"""Who lags behind another by so many standard errors drops out."""
TRIFLE: Final = 500.0
"""A lead of so many millionths is none: who surely has no more drops out, too."""

SURPRISE: Final = 30_000
"""As if two candidates had been so far apart in one world: what was not seen yet may still come."""

CLEARLY: Final = 4.0
"""Who alone is left, and ahead of the first by so many, need not race on."""

LIKING: Final = 200
"""As many worlds is it worth how the steady player likes discards; once somebody is down, fewer."""
LIKING_LATE: Final = 25

DUELS: Final = MOST_CANDIDATES * MOST_CANDIDATES


def sharp_move(
    s: State,
    book: Book,
    memory: Memory,
    mind: Mind,
    seat: int,
    moves: Row,
    dice: Row,
    worlds: list[State],
    memories: list[Memory],
) -> int:
    """What the sharp player does now."""
    candidates = zeros(MOST_CANDIDATES)
    gaps = zeros(MOST_CANDIDATES)
    candidates[0] = steady_move(s, book, memory, mind, seat, moves)
    count = list_candidates(s, book, memory, mind, seat, candidates, gaps, moves)
    if count == 1:
        return candidates[0]
    best = race(s, book, memory, mind, seat, candidates, gaps, count, moves, dice, worlds, memories)
    return candidates[best]


def race(
    s: State,
    book: Book,
    memory: Memory,
    mind: Mind,
    seat: int,
    candidates: Row,
    gaps: Row,
    count: int,
    moves: Row,
    dice: Row,
    worlds: list[State],
    memories: list[Memory],
) -> int:
    """Play the candidates out in the same worlds; the first, unless another turns out better.

    Each time that the number of worlds has doubled, those that lag behind drop out.
    """
    live = zeros(LIVE)
    count_unseen(s, book, memory, seat, live)
    tracks = zeros(TRACKS)
    cards = zeros(DECK_SIZE)
    greedy = zeros(SEATS)
    ahead = zeros(AHEAD)
    values = zeros(MOST_CANDIDATES)
    sums = zeros(MOST_CANDIDATES)
    squares = zeros(DUELS)
    dropped = zeros(MOST_CANDIDATES)
    liking = liking_of(s, candidates[0])
    most_playouts = mind.playouts
    if most_playouts == BY_PLAYERS:
        most_playouts = PLAYOUTS[s.players]
    racing = count
    played = 0
    tried = 0
    look = FIRST_LOOK if liking == 0 else 2 * FIRST_LOOK
    copy_to(worlds, 0, s)
    unseen = begin_reading(worlds[0], book, memory, mind, seat, most_playouts, live, tracks, cards, dice)
    while racing > 1 and played + racing <= most_playouts:
        read_world(worlds[0], book, memory, mind, seat, tracks, cards, unseen, greedy, dice)
        for index in range(count):
            if dropped[index] == 0:
                copy_to(memories, 0, memory)
                values[index] = play_out(
                    worlds, book, memories[0], mind, seat, candidates[index], greedy, ahead, moves
                )
        note_world(values, dropped, count, sums, squares)
        played += racing
        tried += 1
        if tried == look:
            look *= 2
            racing = drop_laggards(mind, sums, squares, gaps, dropped, count, racing, tried, liking)
    if tried < FIRST_LOOK:
        return 0
    return find_best(mind, sums, squares, gaps, dropped, count, tried, liking)


def liking_of(s: State, steady: int) -> int:
    """How many worlds it is worth how the steady player likes the candidates: it rates discards only."""
    if verb_of(steady) != DISCARD:
        return 0
    return LIKING_LATE if s.laid_count > 0 else LIKING


def note_world(values: Row, dropped: Row, count: int, sums: Row, squares: Row) -> None:
    """Add up what came of a world for each candidate, and the squares of the differences for each two."""
    for index in range(count):
        if dropped[index] == 0:
            sums[index] += values[index]
            for other in range(index):
                apart = values[index] - values[other]
                squares[index * MOST_CANDIDATES + other] += apart * apart
                squares[other * MOST_CANDIDATES + index] += apart * apart


def drop_laggards(
    mind: Mind,
    sums: Row,
    squares: Row,
    gaps: Row,
    dropped: Row,
    count: int,
    racing: int,
    tried: int,
    liking: int,
) -> int:
    """Take those out of the race who are hopelessly behind another, never the first; how many race on.

    One, where a single challenger is left, and clearly ahead: then it is over.
    """
    for index in range(1, count):
        for other in range(count):
            if dropped[index] == 0 and dropped[other] == 0 and other != index:
                error = error_of(sums, squares, index, other, tried, liking)
                if lead_of(mind, sums, gaps, other, index, tried, liking) > HOPELESS * error - TRIFLE:
                    dropped[index] = 1
                    racing -= 1
    if racing == 2:
        best = find_best(mind, sums, squares, gaps, dropped, count, tried, liking)
        error = error_of(sums, squares, best, 0, tried, liking)
        if best > 0 and lead_of(mind, sums, gaps, best, 0, tried, liking) > CLEARLY * error:
            return 1
    return racing


def find_best(
    mind: Mind, sums: Row, squares: Row, gaps: Row, dropped: Row, count: int, tried: int, liking: int
) -> int:
    """Who is ahead of the first by most, beyond the errors that the mind asks for; the first, if nobody."""
    best = 0
    most = 0.0
    for index in range(1, count):
        if dropped[index] == 0:
            error = error_of(sums, squares, index, 0, tried, liking)
            ahead = lead_of(mind, sums, gaps, index, 0, tried, liking) - mind.boldness / 100.0 * error
            if ahead > most:
                best = index
                most = ahead
    return best


def lead_of(mind: Mind, sums: Row, gaps: Row, one: int, other: int, tried: int, liking: int) -> float:
    """By how much one candidate is ahead of another in a world, in millionths."""
    liked = mind.doubt * (gaps[other] - gaps[one]) * liking
    return (sums[one] - sums[other] + liked) / (tried + liking)


def error_of(sums: Row, squares: Row, one: int, other: int, tried: int, liking: int) -> float:
    """The standard error of by how much one candidate is ahead of another."""
    mean = (sums[one] - sums[other]) / tried
    square = (squares[one * MOST_CANDIDATES + other] + SURPRISE * SURPRISE) / tried
    return sqrt((square - mean * mean) / (tried + liking))


def play_out(
    worlds: list[State],
    book: Book,
    memory: Memory,
    mind: Mind,
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
            reply = steady_move(w, book, memory, mind, w.turn, moves)
        else:
            reply = greedy_move(w, book, w.turn, moves)
        if verb_of(reply) == DRAW_DECK:
            serve(w, worlds[0], drawn)
        make_move(w, book, memory, reply)
        decisions += 1
    return int(1000000.0 * win_chance(w, book, mind.outlook, seat, ahead))


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
