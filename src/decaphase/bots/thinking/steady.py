"""The steady player: the best that can be done without searching.

It plays for speed (`pace`), keeps cards that it can hit later, denies the next player what they collect, and
minds the points.
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.discard_rating import rate_throws, steady_aim, weights_of
from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import LIVE, count_unseen, draws_needed
from decaphase.bots.thinking.greedy import best_hit, brings_nearer, fits_table
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import WEIGH_TAKE, Mind
from decaphase.cards import KINDS, NUMBER_POINTS, NUMBERS, SKIP, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.hand import gain, lose
from decaphase.engine.layouts import list_lays, open_phase
from decaphase.engine.legal import list_hits
from decaphase.engine.moves import (
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    NO_VICTIM,
    PASS,
    discard_move,
    low_of,
    phase_of,
    simple_move,
)
from decaphase.engine.pickup import may_take_top
from decaphase.engine.state import (
    ANY,
    CLAIM,
    COLOUR,
    DRAW,
    NEXT,
    NOBODY,
    NOTHING,
    PHASES,
    RUN,
    SET,
    Book,
    State,
)
from decaphase.engine.turn import deck_can_be_drawn, may_be_skipped, next_seat, top_may_be_taken

MOST_LAYS: Final = 64
MOST_SCORE: Final = 1 << 40
LAID_CARD: Final = 1000
"""A card less in the hand counts for more than all points."""


def steady_move(s: State, book: Book, memory: Memory, mind: Mind, seat: int, moves: Row) -> int:
    """What the steady player does now."""
    if s.stage == DRAW:
        return steady_draw(s, book, memory, mind, seat)
    if s.stage == CLAIM:
        wanted = may_take_top(s, book, seat) and top_is_worth_it(s, book, memory, mind, seat)
        return simple_move(KNOCK if wanted else PASS, seat)
    if s.laid[seat] > 0:
        count = list_hits(s, book, seat, moves)
        if count > 0:
            return best_hit(s, book, seat, moves, count)
        return steady_throw(s, book, memory, mind, seat)
    if s.taken != NOTHING or can_lay(s, book, seat):
        return best_lay(s, book, seat, moves, list_lays(s, book, seat, moves, MOST_LAYS))
    return steady_throw(s, book, memory, mind, seat)


def can_lay(s: State, book: Book, seat: int) -> bool:
    """Whether a seat that is not down misses nothing for a phase that is open to it."""
    if book.order != ANY:
        return distance(s, book, seat, s.phase[seat]) == 0
    for index in range(book.selected):
        phase = book.selection[index]
        if open_phase(s, book, seat, phase) and distance(s, book, seat, phase) == 0:
            return True
    return False


def steady_draw(s: State, book: Book, memory: Memory, mind: Mind, seat: int) -> int:
    """Take the top discard if that gains more than a draw would."""
    if not deck_can_be_drawn(s):
        return simple_move(DRAW_DISCARD, seat)
    if top_may_be_taken(s) and may_take_top(s, book, seat) and top_is_worth_it(s, book, memory, mind, seat):
        return simple_move(DRAW_DISCARD, seat)
    return simple_move(DRAW_DECK, seat)


def top_is_worth_it(s: State, book: Book, memory: Memory, mind: Mind, seat: int) -> bool:
    """Whether the top discard fits the table (for who is down) or saves a draw."""
    card = s.discard[s.discard_count - 1]
    if s.laid[seat] > 0:
        return fits_table(s, book, card)
    if card == WILD:
        return True
    if book.order != ANY and not brings_nearer(s, book, seat, s.phase[seat], card):
        return False
    live = zeros(LIVE)
    count_unseen(s, book, memory, seat, live)
    before = draws_needed(s, book, seat, steady_aim(s, book, seat, live), live)
    gain(s, seat, card)
    after = draws_needed(s, book, seat, steady_aim(s, book, seat, live), live)
    lose(s, seat, card)
    return (before - after) * 100.0 >= mind.weight[weights_of(s)][WEIGH_TAKE]


def best_lay(s: State, book: Book, seat: int, moves: Row, count: int) -> int:
    """The lay-down that leaves fewest cards, of equals the cheapest."""
    best = 0
    most = -1
    for index in range(count):
        worth = lay_worth(s, book, seat, moves[index])
        if worth > most:
            best = index
            most = worth
    return moves[best]


def lay_worth(s: State, book: Book, seat: int, move: int) -> int:
    """How many natural cards of the hand a lay-down takes, or lets follow, and then what they cost."""
    phase = phase_of(move)
    worth = 0
    for number in range(1, NUMBERS + 1):
        fits = 0
        for group in range(book.groups[phase]):
            kind = book.kind[phase][group]
            low = low_of(move, group)
            if kind == SET and number == low:
                fits = NUMBERS
            elif kind == RUN and low - 1 <= number <= low + book.need[phase][group]:
                fits += 1
        worth += min(fits, s.number[seat][number]) * (LAID_CARD + NUMBER_POINTS[number])
    for group in range(book.groups[phase]):
        if book.kind[phase][group] == COLOUR:
            first = low_of(move, group) * NUMBERS
            for card in range(first, first + NUMBERS):
                worth += s.held[seat][card] * (LAID_CARD + NUMBER_POINTS[card - first + 1])
    return worth


def steady_throw(s: State, book: Book, memory: Memory, mind: Mind, seat: int) -> int:
    """The best discard."""
    worths = zeros(KINDS)
    rate_throws(s, book, memory, mind, seat, worths)
    best = SKIP
    for number in range(1, NUMBERS + 1):  # of equals the lowest: high ones are thrown by others, too
        for card in range(number - 1, WILD, NUMBERS):
            if worths[card] > worths[best]:
                best = card
    if worths[WILD] > worths[best]:
        best = WILD
    return steady_discard(s, book, seat, best)


def steady_discard(s: State, book: Book, seat: int, card: int) -> int:
    """The discard of this card; a skip goes to whoever is to be feared most."""
    if card != SKIP or book.skip_style == NEXT or s.size[seat] == 1:
        return discard_move(seat, card, NO_VICTIM)
    victim = NOBODY
    other = next_seat(s, seat)
    while other != seat:
        if may_be_skipped(s, book, other) and (
            victim == NOBODY or threat(s, book, other) > threat(s, book, victim)
        ):
            victim = other
        other = next_seat(s, other)
    return discard_move(seat, card, NO_VICTIM if victim == NOBODY else victim)


def threat(s: State, book: Book, other: int) -> int:
    """How much a player is to be feared: not down yet, further in the game, fewer points."""
    done = 0 if s.laid[other] > 0 else PHASES
    for index in range(book.selected):
        done += s.done[other] >> book.selection[index] & 1
    return done * MOST_SCORE - s.score[other]
