"""The greedy player: looks only at how many cards it is missing.

It discards the most expensive card that it does not need. It is the yardstick for the others, so where that
leaves a choice it does what brings its games to the design's reference figures (docs/strength.md).
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.needs import COLOUR_BIT, closed_needs, has_closed_form, is_needed, loss_hurts
from decaphase.cards import NUMBER_POINTS, NUMBERS, SKIP, SKIP_POINTS, WILD
from decaphase.engine.fields import Row
from decaphase.engine.hand import gain, lose
from decaphase.engine.hits import end_hit, fits_now, gap_before, run_is_full
from decaphase.engine.layouts import list_lays, open_phase
from decaphase.engine.legal import list_hits
from decaphase.engine.matching import ONES
from decaphase.engine.moves import (
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    LOW_END,
    NO_VICTIM,
    PASS,
    card_of,
    discard_move,
    end_of,
    group_of,
    simple_move,
    target_of,
)
from decaphase.engine.pickup import may_take_top
from decaphase.engine.state import (
    ANY,
    CLAIM,
    DRAW,
    NEXT,
    NOBODY,
    NOTHING,
    ONE_GROUP,
    RUN,
    TWO_SETS,
    RuleCodes,
    State,
)
from decaphase.engine.turn import deck_can_be_drawn, may_be_skipped, next_seat, top_may_be_taken

DEAR: Final = 10
"""Numbers from this one on cost more points than those below."""

DEAREST_FIRST: Final = [*range(DEAR, NUMBERS + 1), *range(1, DEAR)]
"""All numbers, the most expensive first; of equals the lowest."""


def greedy_move(s: State, rules: RuleCodes, seat: int, moves: Row) -> int:
    """The greedy player's move."""
    if s.stage == DRAW:
        return greedy_draw(s, rules, seat)
    if s.stage == CLAIM:
        wanted = wants_top(s, rules, seat) and may_take_top(s, rules, seat)
        return simple_move(KNOCK if wanted else PASS, seat)
    if s.laid[seat] > 0:
        count = list_hits(s, rules, seat, moves)
        if count > 0:
            return best_hit(s, rules, seat, moves, count)
        return greedy_discard(s, rules, seat, dearest_card(s, seat))
    phase = s.phase[seat] if rules.order != ANY else aim(s, rules, seat)
    if s.taken != NOTHING or distance(s, rules, seat, phase) == 0:
        list_lays(s, rules, seat, moves, 1)
        return moves[0]
    return greedy_discard(s, rules, seat, useless_card(s, rules, seat, phase))


def greedy_draw(s: State, rules: RuleCodes, seat: int) -> int:
    """Take the top discard if it helps, else draw."""
    if not deck_can_be_drawn(s):
        return simple_move(DRAW_DISCARD, seat)
    if top_may_be_taken(s) and wants_top(s, rules, seat) and may_take_top(s, rules, seat):
        return simple_move(DRAW_DISCARD, seat)
    return simple_move(DRAW_DECK, seat)


def wants_top(s: State, rules: RuleCodes, seat: int) -> bool:
    """Whether the top discard fits the table (if the seat is down) or brings the hand nearer to its phase."""
    card = s.discard[s.discard_count - 1]
    if s.laid[seat] > 0:
        return fits_table(s, rules, card)
    if rules.order != ANY:
        return brings_nearer(s, rules, seat, s.phase[seat], card)
    before = distance(s, rules, seat, aim(s, rules, seat))
    gain(s, seat, card)
    after = distance(s, rules, seat, aim(s, rules, seat))
    lose(s, seat, card)
    return after < before


def brings_nearer(s: State, rules: RuleCodes, seat: int, phase: int, card: int) -> bool:
    """Whether fewer cards would be missing with this one."""
    if card < WILD and brings_nothing(s, rules, seat, phase, card % NUMBERS + 1):
        return False
    before = distance(s, rules, seat, phase)
    if before == 0:
        return False
    gain(s, seat, card)
    after = distance(s, rules, seat, phase)
    lose(s, seat, card)
    return after < before


def brings_nothing(s: State, rules: RuleCodes, seat: int, phase: int, number: int) -> bool:
    """A quick check: a run has no use for a second card of a number, nor two sets for a third number."""
    mask = s.mask[seat]
    if mask >> number & 1:
        return rules.form[phase] == ONE_GROUP and rules.kind[phase][0] == RUN
    return rules.form[phase] == TWO_SETS and ONES[mask] >= 2


def aim(s: State, rules: RuleCodes, seat: int) -> int:
    """The phase that a seat which is not down plays for; in any order the nearest, of equals the longest."""
    if rules.order != ANY:
        return s.phase[seat]
    best = 0
    least = 0
    for index in range(rules.selected):
        phase = rules.selection[index]
        if open_phase(s, rules, seat, phase):
            missing = distance(s, rules, seat, phase) * 16 - rules.needed[phase]
            if best == 0 or missing < least:
                best = phase
                least = missing
    return best


def fits_table(s: State, rules: RuleCodes, card: int) -> bool:
    """Whether a seat that is down could hit this card now."""
    for owner in range(s.players):
        if s.laid[owner] == 0:
            continue
        phase = s.phase[owner]
        for group in range(rules.groups[phase]):
            if card == WILD:
                if rules.kind[phase][group] != RUN or not run_is_full(s, owner, group):
                    return True
            elif fits_now(gap_before(s, rules, owner, group, card)):
                return True
    return False


def best_hit(s: State, rules: RuleCodes, seat: int, moves: Row, count: int) -> int:
    """The best hit: a natural card before a wild, and where most cards of the hand can follow."""
    if count == 1:
        return moves[0]
    best = 0
    most = -1
    for index in range(count):
        worth = hit_worth(s, rules, seat, moves[index])
        if worth > most:
            best = index
            most = worth
    return moves[best]


def hit_worth(s: State, rules: RuleCodes, seat: int, move: int) -> int:
    """How many cards of the hand can follow a hit in a row; a natural card counts for more."""
    card = card_of(move)
    owner = target_of(move)
    group = group_of(move)
    worth = 0 if card == WILD else NUMBERS
    if rules.kind[s.phase[owner]][group] != RUN:
        return worth
    low = s.group_low[owner][group]
    step = 1
    number = low + s.group_size[owner][group] + 1
    if end_hit(s, rules, card, owner, group, end_of(move)) == LOW_END:
        step = -1
        number = low - 2
    while 1 <= number <= NUMBERS and s.number[seat][number] > 0:
        worth += 1
        number += step
    return worth


def price(rules: RuleCodes, card: int) -> int:
    """The points of this card."""
    if card == SKIP:
        return SKIP_POINTS
    return rules.wild_points if card == WILD else NUMBER_POINTS[card % NUMBERS + 1]


def dearest_card(s: State, seat: int) -> int:
    """The most expensive card in the hand; of equals the highest number."""
    held = s.held[seat]
    if held[WILD] > 0:
        return WILD
    if held[SKIP] > 0:
        return SKIP
    return held_card(held, highest_number(s.mask[seat]))


def highest_number(mask: int) -> int:
    """The highest number in a mask of numbers that is not empty."""
    number = NUMBERS
    while mask >> number & 1 == 0:
        number -= 1
    return number


def first_dear_number(mask: int) -> int:
    """The lowest of the most expensive numbers in a mask that is not empty: 10 to 12, else 1 to 9."""
    number = DEAR if mask >> DEAR != 0 else 1
    while mask >> number & 1 == 0:
        number += 1
    return number


def held_card(held: Row, number: int) -> int:
    """A card with this number that is held."""
    card = number - 1
    while held[card] == 0:
        card += NUMBERS
    return card


def useless_card(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """The most expensive card that the phase does not need, of equals the lowest number; any skip first.

    If all are needed, the most expensive.
    """
    held = s.held[seat]
    if held[SKIP] > 0:
        return SKIP
    if not has_closed_form(rules, phase):
        return harmless_card(s, rules, seat, phase)
    needs = closed_needs(s, rules, seat, phase)
    spare = s.mask[seat] & ~needs
    if needs < 1 << COLOUR_BIT:
        return held_card(held, first_dear_number(spare)) if spare != 0 else dearest_card(s, seat)
    for number in DEAREST_FIRST:
        for card in range(number - 1, WILD, NUMBERS):
            if held[card] > 0 and not is_needed(card, needs):
                return card
    return dearest_card(s, seat)


def harmless_card(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """The same for a phase without a closed form, by trying each card."""
    for number in DEAREST_FIRST:
        for card in range(number - 1, WILD, NUMBERS):
            if s.held[seat][card] > 0 and not loss_hurts(s, rules, seat, phase, card):
                return card
    return dearest_card(s, seat)


def greedy_discard(s: State, rules: RuleCodes, seat: int, card: int) -> int:
    """The discard of this card; a skip goes to the leader."""
    if card != SKIP or rules.skip_style == NEXT or s.size[seat] == 1:
        return discard_move(seat, card, NO_VICTIM)
    victim = leader(s, rules, seat)
    return discard_move(seat, card, NO_VICTIM if victim == NOBODY else victim)


def leader(s: State, rules: RuleCodes, seat: int) -> int:
    """The player to be skipped: the one with the furthest phase; of equals, with the fewest points."""
    best = NOBODY
    other = next_seat(s, seat)
    while other != seat:
        if may_be_skipped(s, rules, other):
            further = best == NOBODY or s.phase[other] > s.phase[best]
            if further or (s.phase[other] == s.phase[best] and s.score[other] < s.score[best]):
                best = other
        other = next_seat(s, other)
    return best
