"""The steady player: the best that can be done without searching.

It plays for speed (`pace`), keeps cards that it can hit later, denies the next player what they collect, and
minds the points.
"""

from __future__ import annotations

from typing import Final

from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.core.arrays import zeros
from decaphase.core.distance import distance
from decaphase.core.fields import Row
from decaphase.core.greedy import brings_nearer, fits_table, price
from decaphase.core.hand import gain, lose
from decaphase.core.hits import gap_before
from decaphase.core.layouts import list_lays, open_phase
from decaphase.core.legal import list_hits
from decaphase.core.memory import Memory
from decaphase.core.mind import (
    WEIGH_BESIDE,
    WEIGH_COLLECTED,
    WEIGH_FEED,
    WEIGH_FITS,
    WEIGH_LET,
    WEIGH_NEAR,
    WEIGH_NEAR_TWO,
    WEIGH_PRICE,
    WEIGH_RISK,
    WEIGH_SURPLUS,
    WEIGH_TAKE,
    WEIGH_TOOK,
    Mind,
)
from decaphase.core.moves import (
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    NO_VICTIM,
    PASS,
    card_of,
    discard_move,
    low_of,
    phase_of,
    simple_move,
)
from decaphase.core.needs import closed_needs, has_closed_form
from decaphase.core.pace import LIVE, count_unseen, draws_needed
from decaphase.core.pickup import may_take_top
from decaphase.core.state import (
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
from decaphase.core.turn import deck_can_be_drawn, may_be_skipped, next_seat, top_may_be_taken

MOST_LAYS: Final = 64
MOST_SCORE: Final = 1 << 40
NO_THROW: Final = -1_000_000
SKIP_FIRST: Final = 1_000_000


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
            return best_hit(moves, count)
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


def steady_aim(s: State, book: Book, seat: int, live: Row) -> int:
    """The phase a seat that is not down plays for; in any order, the quickest for its cards."""
    if book.order != ANY:
        return s.phase[seat]
    best = 0
    least = 0.0
    for index in range(book.selected):
        phase = book.selection[index]
        if open_phase(s, book, seat, phase):
            draws = draws_needed(s, book, seat, phase, live) - 2.0 * book.needed[phase]
            if best == 0 or draws < least:
                best = phase
                least = draws
    return best


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
    return (before - after) * 100.0 >= mind.weight[WEIGH_TAKE]


def best_hit(moves: Row, count: int) -> int:
    """A natural card before a wild."""
    for index in range(count):
        if card_of(moves[index]) != WILD:
            return moves[index]
    return moves[0]


def best_lay(s: State, book: Book, seat: int, moves: Row, count: int) -> int:
    """The lay-down that leaves most cards to hit."""
    best = 0
    most = -1
    for index in range(count):
        worth = lay_worth(s, book, seat, moves[index])
        if worth > most:
            best = index
            most = worth
    return moves[best]


def lay_worth(s: State, book: Book, seat: int, move: int) -> int:
    """How many natural cards of the hand a lay-down takes, or lets follow."""
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
        worth += min(fits, s.number[seat][number])
    for group in range(book.groups[phase]):
        if book.kind[phase][group] == COLOUR:
            worth += s.colour[seat][low_of(move, group)]
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


def rate_throws(s: State, book: Book, memory: Memory, mind: Mind, seat: int, worths: Row) -> None:
    """What it is worth to throw each card, in hundredths of a draw; NO_THROW where that is no question."""
    for card in range(KINDS):
        worths[card] = NO_THROW
    if s.laid[seat] == 0:
        rate_spare_cards(s, book, memory, mind, seat, worths)
        return
    for card in range(KINDS):
        if s.held[seat][card] > 0:
            worths[card] = throw_worth(s, book, memory, mind, seat, card)


def rate_spare_cards(s: State, book: Book, memory: Memory, mind: Mind, seat: int, worths: Row) -> None:
    """The same before the phase is down: what is lost in speed counts first, a skip is thrown at once."""
    if s.held[seat][SKIP] > 0:
        worths[SKIP] = SKIP_FIRST
        return
    live = zeros(LIVE)
    count_unseen(s, book, memory, seat, live)
    phase = steady_aim(s, book, seat, live)
    spare = spare_numbers(s, book, seat, phase)
    if spare == 0:
        worths[WILD] = 0
    has_set = book.kind[phase][0] == SET or (book.groups[phase] > 1 and book.kind[phase][1] == SET)
    by_colour = not has_closed_form(book, phase) or book.kind[phase][0] == COLOUR
    for number in range(1, NUMBERS + 1):
        if spare >> number & 1 == 0:
            continue
        draws = -1.0
        for card in range(number - 1, WILD, NUMBERS):
            if s.held[seat][card] == 0:
                continue
            if by_colour or draws < 0.0:
                lose(s, seat, card)
                draws = draws_needed(s, book, seat, phase, live)
                gain(s, seat, card)
            worths[card] = throw_worth(s, book, memory, mind, seat, card) - int(100.0 * draws)
            if has_set and s.number[seat][number] > 1:
                worths[card] -= mind.weight[WEIGH_SURPLUS]


def spare_numbers(s: State, book: Book, seat: int, phase: int) -> int:
    """The numbers to choose a discard from: those that the phase does not need, or all that are held."""
    if not has_closed_form(book, phase) or book.kind[phase][0] == COLOUR:
        return s.mask[seat]
    spare = s.mask[seat] & ~closed_needs(s, book, seat, phase)
    return spare if spare != 0 else s.mask[seat]


def throw_worth(s: State, book: Book, memory: Memory, mind: Mind, seat: int, card: int) -> int:
    """What it is worth to be rid of a card, its use for the phase apart."""
    weight = mind.weight
    worth = price(book, card) * weight[WEIGH_PRICE]
    if s.laid_count > 0:
        worth += price(book, card) * weight[WEIGH_RISK]
    if card >= WILD:
        return worth
    worth -= hit_worth(s, book, memory, mind, seat, card)
    following = next_seat(s, seat)
    number = card % NUMBERS + 1
    if s.laid[following] > 0:
        if fits_table(s, book, card):
            worth -= weight[WEIGH_FEED]
        return worth
    if memory.took[following][number] > 0:
        worth -= weight[WEIGH_TOOK]
    elif memory.let[following][number] > 0:
        worth += weight[WEIGH_LET]
    elif memory.took[following][number - 1] > 0 or (
        number < NUMBERS and memory.took[following][number + 1] > 0
    ):
        worth -= weight[WEIGH_BESIDE]
    return worth


def hit_worth(s: State, book: Book, memory: Memory, mind: Mind, seat: int, card: int) -> int:
    """What a card is worth because it can be hit, now or later."""
    weight = mind.weight
    best = 0
    number = card % NUMBERS + 1
    for owner in range(s.players):
        if s.laid[owner] == 0:
            if owner != seat and memory.took[owner][number] > 0:
                best = max(best, weight[WEIGH_COLLECTED])
            continue
        for group in range(book.groups[s.phase[owner]]):
            gap = gap_before(s, book, owner, group, card)
            if gap == NOTHING:
                continue
            wide = (gap & 15) + 1 - (gap >> 4)
            if wide <= 0:
                best = max(best, weight[WEIGH_FITS])
            elif wide == 1:
                best = max(best, weight[WEIGH_NEAR])
            elif wide == 2:
                best = max(best, weight[WEIGH_NEAR_TWO])
    return best


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
