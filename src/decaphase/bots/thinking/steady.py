"""The steady player: the best play without searching.

It aims for the fewest draws to go, keeps cards that it can hit later, denies the next player what they
collect, and watches the points.
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.discard_rating import rate_discards, steady_aim, weights_of
from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import UNSEEN_COUNTS, count_unseen, draws_needed
from decaphase.bots.thinking.greedy import best_hit, brings_nearer, fits_table
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import WEIGH_TAKE, PlayerSettings
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
from decaphase.engine.score import count_done
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
    RuleCodes,
    State,
)
from decaphase.engine.turn import deck_can_be_drawn, may_be_skipped, next_seat, top_may_be_taken

MOST_LAYS: Final = 64
MOST_SCORE: Final = 1 << 40
LAID_CARD: Final = 1000
"""One card fewer in the hand outweighs all points."""


def steady_move(
    s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int, moves: Row
) -> int:
    """The steady player's move."""
    if s.stage == DRAW:
        return steady_draw(s, rules, memory, settings, seat)
    if s.stage == CLAIM:
        wanted = may_take_top(s, rules, seat) and top_is_worth_it(s, rules, memory, settings, seat)
        return simple_move(KNOCK if wanted else PASS, seat)
    if s.laid[seat] > 0:
        count = list_hits(s, rules, seat, moves)
        if count > 0:
            return best_hit(s, rules, seat, moves, count)
        return best_discard(s, rules, memory, settings, seat)
    if s.taken != NOTHING or can_lay(s, rules, seat):
        return best_lay(s, rules, seat, moves, list_lays(s, rules, seat, moves, MOST_LAYS))
    return best_discard(s, rules, memory, settings, seat)


def can_lay(s: State, rules: RuleCodes, seat: int) -> bool:
    """Whether a seat that is not down can complete a phase that is open to it."""
    if rules.order != ANY:
        return distance(s, rules, seat, s.phase[seat]) == 0
    for index in range(rules.selected):
        phase = rules.selection[index]
        if open_phase(s, rules, seat, phase) and distance(s, rules, seat, phase) == 0:
            return True
    return False


def steady_draw(s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int) -> int:
    """Take the top discard if that gains more than a draw."""
    if not deck_can_be_drawn(s):
        return simple_move(DRAW_DISCARD, seat)
    if (
        top_may_be_taken(s)
        and may_take_top(s, rules, seat)
        and top_is_worth_it(s, rules, memory, settings, seat)
    ):
        return simple_move(DRAW_DISCARD, seat)
    return simple_move(DRAW_DECK, seat)


def top_is_worth_it(s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int) -> bool:
    """Whether the top discard fits the table (for a seat that is down) or saves a draw."""
    card = s.discard[s.discard_count - 1]
    if s.laid[seat] > 0:
        return fits_table(s, rules, card)
    if card == WILD:
        return True
    if rules.order != ANY and not brings_nearer(s, rules, seat, s.phase[seat], card):
        return False
    unseen = zeros(UNSEEN_COUNTS)
    count_unseen(s, rules, memory, seat, unseen)
    before = draws_needed(s, rules, seat, steady_aim(s, rules, seat, unseen), unseen)
    gain(s, seat, card)
    after = draws_needed(s, rules, seat, steady_aim(s, rules, seat, unseen), unseen)
    lose(s, seat, card)
    return (before - after) * 100.0 >= settings.weight[weights_of(s)][WEIGH_TAKE]


def best_lay(s: State, rules: RuleCodes, seat: int, moves: Row, count: int) -> int:
    """The lay-down that leaves the fewest cards, of equals the fewest points."""
    best = 0
    most = -1
    for index in range(count):
        worth = lay_worth(s, rules, seat, moves[index])
        if worth > most:
            best = index
            most = worth
    return moves[best]


def lay_worth(s: State, rules: RuleCodes, seat: int, move: int) -> int:
    """How many natural cards a lay-down takes or lets follow, then their points."""
    phase = phase_of(move)
    worth = 0
    for number in range(1, NUMBERS + 1):
        fits = 0
        for group in range(rules.groups[phase]):
            kind = rules.kind[phase][group]
            low = low_of(move, group)
            if kind == SET and number == low:
                fits = NUMBERS
            elif kind == RUN and low - 1 <= number <= low + rules.need[phase][group]:
                fits += 1
        worth += min(fits, s.number[seat][number]) * (LAID_CARD + NUMBER_POINTS[number])
    for group in range(rules.groups[phase]):
        if rules.kind[phase][group] == COLOUR:
            first = low_of(move, group) * NUMBERS
            for card in range(first, first + NUMBERS):
                worth += s.held[seat][card] * (LAID_CARD + NUMBER_POINTS[card - first + 1])
    return worth


def best_discard(s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int) -> int:
    """The discard with the highest rating."""
    worths = zeros(KINDS)
    rate_discards(s, rules, memory, settings, seat, worths)
    best = SKIP
    for number in range(1, NUMBERS + 1):  # of equals the lowest, since others discard high ones
        for card in range(number - 1, WILD, NUMBERS):
            if worths[card] > worths[best]:
                best = card
    if worths[WILD] > worths[best]:
        best = WILD
    return steady_discard(s, rules, seat, best)


def steady_discard(s: State, rules: RuleCodes, seat: int, card: int) -> int:
    """The discard of this card; a skip goes to the most dangerous player."""
    if card != SKIP or rules.skip_style == NEXT or s.size[seat] == 1:
        return discard_move(seat, card, NO_VICTIM)
    victim = NOBODY
    other = next_seat(s, seat)
    while other != seat:
        if may_be_skipped(s, rules, other) and (
            victim == NOBODY or threat(s, rules, other) > threat(s, rules, victim)
        ):
            victim = other
        other = next_seat(s, other)
    return discard_move(seat, card, NO_VICTIM if victim == NOBODY else victim)


def threat(s: State, rules: RuleCodes, other: int) -> int:
    """How dangerous a player is: not down yet, further in the game, fewer points."""
    done = (0 if s.laid[other] > 0 else PHASES) + count_done(s, rules, other)
    return done * MOST_SCORE - s.score[other]
