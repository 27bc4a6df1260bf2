"""The sharp player: thinks of what the steady player would do, and looks whether something else is better.

The moves worth a thought race: in each sampled world every one of them is played out to the end of the hand,
and what counts is the chance to win the game from there. Another move than the steady one is made only where
it is better, and by the more, the less the steady player likes it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from decaphase.cards import DECK_SIZE, KINDS, NUMBERS, SKIP, WILD
from decaphase.core.arrays import copy_to, zeros
from decaphase.core.fields import Row
from decaphase.core.greedy import aim, brings_nearer, greedy_move
from decaphase.core.memory import Memory, make_move
from decaphase.core.mind import BY_PLAYERS, PLAYOUTS, Mind
from decaphase.core.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    NO_VICTIM,
    PASS,
    card_of,
    discard_move,
    simple_move,
    verb_of,
)
from decaphase.core.outlook import AHEAD, win_chance
from decaphase.core.pace import LIVE, count_unseen
from decaphase.core.pickup import may_take_top
from decaphase.core.reading import TRACKS, begin_reading, read_world
from decaphase.core.state import CLAIM, COLOUR, DRAW, HAND_OVER, NEXT, SEATS, Book, State
from decaphase.core.steady import steady_move
from decaphase.core.throws import NO_THROW, rate_throws
from decaphase.core.turn import deck_can_be_drawn, may_be_skipped, next_seat, top_may_be_taken

MOST_CANDIDATES: Final = 6
LONGEST_PLAYOUT: Final = 2000
FIRST_LOOK: Final = 128
"""After so many worlds the race is looked at for the first time."""

FEWEST_WORLDS: Final = 32
"""Fewer worlds tell nothing."""

HOPELESS: Final = -1.5
"""Who is behind by so many standard errors drops out."""


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
    count = list_candidates(s, book, memory, mind, seat, candidates, gaps)
    if count == 1:
        return candidates[0]
    best = race(s, book, memory, mind, seat, candidates, gaps, count, moves, dice, worlds, memories)
    return candidates[best]


def list_candidates(
    s: State, book: Book, memory: Memory, mind: Mind, seat: int, candidates: Row, gaps: Row
) -> int:
    """The moves worth a thought, the steady one first, and how far behind it is each; how many there are."""
    steady = candidates[0]
    if s.stage == DRAW or s.stage == CLAIM:
        return list_takes(s, book, seat, candidates)
    if verb_of(steady) != DISCARD:
        return 1
    if card_of(steady) == SKIP:
        return list_victims(s, book, seat, candidates)
    return list_throws(s, book, memory, mind, seat, candidates, gaps)


def list_takes(s: State, book: Book, seat: int, candidates: Row) -> int:
    """Both piles, or both answers, where the choice is not plain."""
    verb = verb_of(candidates[0])
    if verb == KNOCK:
        candidates[1] = simple_move(PASS, seat)
        return 2
    if verb == DRAW_DISCARD:
        candidates[1] = simple_move(DRAW_DECK, seat)
        return 2 if deck_can_be_drawn(s) else 1
    if s.laid[seat] > 0 or not top_may_be_taken(s) or not may_take_top(s, book, seat):
        return 1
    if not brings_nearer(s, book, seat, aim(s, book, seat), s.discard[s.discard_count - 1]):
        return 1
    candidates[1] = simple_move(DRAW_DISCARD if verb == DRAW_DECK else KNOCK, seat)
    return 2


def list_victims(s: State, book: Book, seat: int, candidates: Row) -> int:
    """A skip against each player who may be skipped."""
    if book.skip_style == NEXT or s.size[seat] == 1:
        return 1
    count = 1
    victim = next_seat(s, seat)
    while victim != seat:
        move = discard_move(seat, SKIP, victim)
        if may_be_skipped(s, book, victim) and move != candidates[0]:
            candidates[count] = move
            count += 1
        victim = next_seat(s, victim)
    return count


def list_throws(
    s: State, book: Book, memory: Memory, mind: Mind, seat: int, candidates: Row, gaps: Row
) -> int:
    """The discards that the steady player finds nearly as good as its own."""
    worths = zeros(KINDS)
    rate_throws(s, book, memory, mind, seat, worths)
    chosen = card_of(candidates[0])
    most = worths[chosen]
    by_colour = colours_count(s, book)
    leave_out(worths, chosen, by_colour)
    count = 1
    while count < MOST_CANDIDATES:
        best = chosen
        for card in range(WILD):
            if worths[card] > worths[best]:
                best = card
        gap = most - worths[best]
        if gap > mind.margin:
            break
        leave_out(worths, best, by_colour)
        candidates[count] = discard_move(seat, best, NO_VICTIM)
        gaps[count] = gap
        count += 1
    return count


def colours_count(s: State, book: Book) -> bool:
    """Whether somebody's phase asks for a colour, or may."""
    for seat in range(s.players):
        phase = s.phase[seat]
        if phase == 0:
            return True
        for group in range(book.groups[phase]):
            if book.kind[phase][group] == COLOUR:
                return True
    return False


def leave_out(worths: Row, card: int, by_colour: bool) -> None:
    """A card is listed; others of its number are the same to everybody where no colours count."""
    worths[card] = NO_THROW
    if not by_colour and card < WILD:
        for alike in range(card % NUMBERS, WILD, NUMBERS):
            worths[alike] = NO_THROW


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
    """Play the candidates out in the same worlds; the first, unless another is clearly better.

    Each time that the number of worlds has doubled, those that lag behind drop out.
    """
    live = zeros(LIVE)
    count_unseen(s, book, memory, seat, live)
    tracks = zeros(TRACKS)
    cards = zeros(DECK_SIZE)
    greedy = zeros(SEATS)
    ahead = zeros(AHEAD)
    gains = zeros(MOST_CANDIDATES)
    squares = zeros(MOST_CANDIDATES)
    dropped = zeros(MOST_CANDIDATES)
    racing = count
    played = 0
    tried = 0
    look = FIRST_LOOK
    most_playouts = mind.playouts
    if most_playouts == BY_PLAYERS:
        most_playouts = PLAYOUTS[s.players]
    copy_to(worlds, 0, s)
    unseen = begin_reading(worlds[0], book, memory, mind, seat, most_playouts, live, tracks, cards, dice)
    while racing > 1 and played + racing <= most_playouts:
        read_world(worlds[0], book, memory, mind, seat, tracks, cards, unseen, greedy, dice)
        first = 0
        for index in range(count):
            if dropped[index] == 0:
                copy_to(worlds, 1, worlds[0])
                copy_to(memories, 0, memory)
                value = play_out(
                    worlds[1], book, memories[0], mind, seat, candidates[index], greedy, ahead, moves
                )
                if index == 0:
                    first = value
                gains[index] += value - first
                squares[index] += (value - first) * (value - first)
        played += racing
        tried += 1
        if tried == look:
            look *= 2
            racing = drop_laggards(mind, gains, squares, gaps, dropped, count, racing, tried)
    best = 0
    most = 0.0
    for index in range(1, count):
        if dropped[index] == 0 and tried >= FEWEST_WORLDS:
            error = error_of(gains[index], squares[index], tried)
            ahead = lead_of(mind, gains[index], gaps[index], tried) - mind.boldness / 100.0 * error
            if ahead > most:
                best = index
                most = ahead
    return best


def drop_laggards(
    mind: Mind, gains: Row, squares: Row, gaps: Row, dropped: Row, count: int, racing: int, tried: int
) -> int:
    """Take the hopeless out of the race, and at least the last; how many race on, the first always."""
    last = 0
    least = 0.0
    for index in range(1, count):
        if dropped[index] == 0:
            ahead = lead_of(mind, gains[index], gaps[index], tried)
            if ahead < HOPELESS * error_of(gains[index], squares[index], tried):
                dropped[index] = 1
                racing -= 1
            elif last == 0 or ahead < least:
                last = index
                least = ahead
    if racing > 2:
        dropped[last] = 1
        racing -= 1
    return racing


def lead_of(mind: Mind, gain: int, gap: int, tried: int) -> float:
    """By how much a candidate is ahead of the first, in millionths; less, the less steady likes it."""
    return gain / tried - mind.doubt * gap


def error_of(gain: int, square: int, tried: int) -> float:
    """The standard error of how much a candidate is ahead."""
    mean = gain / tried
    return sqrt((square / tried - mean * mean + 1.0) / tried)


def play_out(
    w: State,
    book: Book,
    memory: Memory,
    mind: Mind,
    seat: int,
    move: int,
    greedy: Row,
    ahead: Row,
    moves: Row,
) -> int:
    """Make a move and play the hand to its end; the chance to win the game then, in millionths.

    The seat itself plays on steadily, and so do the others, but for those that are greedy in this world.
    """
    make_move(w, book, memory, move)
    decisions = 0
    while w.stage < HAND_OVER and decisions < LONGEST_PLAYOUT:
        if greedy[w.turn] == 0:
            reply = steady_move(w, book, memory, mind, w.turn, moves)
        else:
            reply = greedy_move(w, book, w.turn, moves)
        make_move(w, book, memory, reply)
        decisions += 1
    return int(1000000.0 * win_chance(w, book, mind.outlook, seat, ahead))
