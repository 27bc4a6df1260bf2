"""What it is worth to throw each card: the steady player's judgement of a discard.

The weights (`mind`) were found by playing out the discards of many games to the end and asking what told the
better ones from the worse (docs/strength.md). They count in ten-thousandths of what the hand is about: of the
chance to win that lies between making one's phase alone and failing alone.
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.draws_to_go import LIVE, count_unseen, draws_needed
from decaphase.bots.thinking.greedy import fits_table, price
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.needs import closed_needs, has_closed_form
from decaphase.bots.thinking.player_settings import (
    FOUR_LEFT,
    TWO_LEFT,
    WEIGH_BESIDE,
    WEIGH_COLLECTED,
    WEIGH_DRAWS,
    WEIGH_DRAWS_LATE,
    WEIGH_EDGE,
    WEIGH_FEED,
    WEIGH_FITS,
    WEIGH_LET,
    WEIGH_LIVE,
    WEIGH_NEAR,
    WEIGH_NEAR_LIVE,
    WEIGH_NEAR_TWO,
    WEIGH_NEIGHBOUR,
    WEIGH_OWN_EDGE,
    WEIGH_PRICE,
    WEIGH_TOOK,
    WEIGH_TRIPLET,
    WEIGH_TWIN,
    WEIGH_TWIN_DOWN,
    PlayerSettings,
)
from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.hand import gain, lose
from decaphase.engine.hits import gap_before
from decaphase.engine.layouts import open_phase
from decaphase.engine.state import ANY, COLOUR, NOTHING, ONE_GROUP, RUN, TWO_SETS, RuleCodes, State
from decaphase.engine.turn import next_seat

NO_DISCARD: Final = -1_000_000
SKIP_FIRST: Final = 1_000_000

LOSSES: Final = NUMBERS + 1
"""Room for 1 + what the phase loses with a card of each number, or of each colour if that is what counts."""

# What a phase asks for, as far as the weights tell phases apart.
FOR_SETS, FOR_BOTH, FOR_RUN, FOR_COLOUR = 0, 1, 2, 3


def weights_of(s: State) -> int:
    """Which weights of a mind hold at a table of so many players."""
    return 0 if s.players == 2 else 1


def rate_discards(
    s: State, rules: RuleCodes, memory: Memory, mind: PlayerSettings, seat: int, worths: Row
) -> None:
    """What it is worth to throw each card; NO_THROW where that is no question. A skip is thrown at once."""
    for card in range(KINDS):
        worths[card] = NO_DISCARD
    if s.held[seat][SKIP] > 0:
        worths[SKIP] = SKIP_FIRST
        return
    live = zeros(LIVE)
    count_unseen(s, rules, memory, seat, live)
    if s.laid[seat] == 0:
        rate_spare_cards(s, rules, memory, mind, seat, live, worths)
        return
    for card in range(KINDS):
        if s.held[seat][card] > 0:
            worths[card] = throw_worth(s, rules, memory, mind, seat, card, live)
            if card < WILD:
                worths[card] += loose_worth(s, rules, mind, seat, card, live)


def rate_spare_cards(
    s: State, rules: RuleCodes, memory: Memory, mind: PlayerSettings, seat: int, live: Row, worths: Row
) -> None:
    """The same before the phase is down, where it also counts what the phase loses."""
    weight = mind.weight[weights_of(s)]
    phase = steady_aim(s, rules, seat, live)
    spare = spare_numbers(s, rules, seat, phase)
    if spare == 0:
        worths[WILD] = 0
    sort = sort_of(rules, phase)
    late = s.laid_count > 0
    urgency = weight[(WEIGH_DRAWS_LATE if late else WEIGH_DRAWS) + sort]
    losses = zeros(LOSSES)
    for number in range(1, NUMBERS + 1):
        if spare >> number & 1 == 0:
            continue
        for card in range(number - 1, WILD, NUMBERS):
            if s.held[seat][card] == 0:
                continue
            alike = card // NUMBERS if sort == FOR_COLOUR else number
            if losses[alike] == 0 or not has_closed_form(rules, phase):
                lose(s, seat, card)
                losses[alike] = 1 + int(urgency * draws_needed(s, rules, seat, phase, live))
                gain(s, seat, card)
            worths[card] = throw_worth(s, rules, memory, mind, seat, card, live) - losses[alike]
            worths[card] += spare_worth(s, weight, seat, sort, number)


def steady_aim(s: State, rules: RuleCodes, seat: int, live: Row) -> int:
    """The phase a seat that is not down plays for; in any order, the quickest for its cards."""
    if rules.order != ANY:
        return s.phase[seat]
    best = 0
    least = 0.0
    for index in range(rules.selected):
        phase = rules.selection[index]
        if open_phase(s, rules, seat, phase):
            draws = draws_needed(s, rules, seat, phase, live) - 2.0 * rules.needed[phase]
            if best == 0 or draws < least:
                best = phase
                least = draws
    return best


def spare_numbers(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """The numbers to choose a discard from: those that the phase does not need, or all that are held.

    Once somebody is down, a card that the phase needs may still be better thrown than one that they can hit.
    """
    if s.laid_count > 0 or not has_closed_form(rules, phase) or rules.kind[phase][0] == COLOUR:
        return s.mask[seat]
    spare = s.mask[seat] & ~closed_needs(s, rules, seat, phase)
    return spare if spare != 0 else s.mask[seat]


def sort_of(rules: RuleCodes, phase: int) -> int:
    """What a phase asks for; of those that cannot be told, a set and a run, which is a bit of everything."""
    form = rules.form[phase]
    if phase == 0:
        return FOR_BOTH
    if form == TWO_SETS:
        return FOR_SETS
    if form != ONE_GROUP:
        return FOR_BOTH
    kind = rules.kind[phase][0]
    if kind == RUN:
        return FOR_RUN
    return FOR_COLOUR if kind == COLOUR else FOR_SETS


def spare_worth(s: State, weight: Row, seat: int, sort: int, number: int) -> int:
    """What speaks for throwing a number that the own phase can do without, and against."""
    count = s.number[seat][number]
    mask = s.mask[seat]
    worth = weight[WEIGH_NEIGHBOUR + sort] * ((mask >> (number - 1) & 1) + (mask >> (number + 1) & 1))
    if count > 1:
        worth += weight[(WEIGH_TWIN if count == 2 else WEIGH_TRIPLET) + sort]
    if sort == FOR_COLOUR:
        return worth
    return worth + weight[WEIGH_OWN_EDGE + (1 if s.laid_count > 0 else 0)] * abs(2 * number - NUMBERS - 1)


def throw_worth(
    s: State, rules: RuleCodes, memory: Memory, mind: PlayerSettings, seat: int, card: int, live: Row
) -> int:
    """What it is worth to be rid of a card, whatever it is to the own hand."""
    weight = mind.weight[weights_of(s)]
    left = least_left(s, seat)
    risk = 0
    if left > 0:
        risk = 2 if left <= TWO_LEFT else 1
    worth = price(rules, card) * weight[WEIGH_PRICE + risk]
    if card >= WILD:
        return worth
    following = next_seat(s, seat)
    if left > 0 and fits_table(s, rules, card):
        if s.laid[following] > 0:
            worth += weight[WEIGH_FEED + min(s.size[following], FOUR_LEFT) - 1]
        else:
            worth += weight[WEIGH_FITS]
    if s.laid[following] == 0:
        worth += next_worth(s, rules, memory, weight, following, card, live)
    other = next_seat(s, following)
    while other != seat and other != following:
        if s.laid[other] == 0 and collects(s, rules, memory, other, card):
            worth += weight[WEIGH_COLLECTED]
        other = next_seat(s, other)
    return worth


def least_left(s: State, seat: int) -> int:
    """The fewest cards of another player who is down; 0: nobody is."""
    least = 0
    for other in range(s.players):
        if other != seat and s.laid[other] > 0 and (least == 0 or s.size[other] < least):
            least = s.size[other]
    return least


def next_worth(
    s: State, rules: RuleCodes, memory: Memory, weight: Row, following: int, card: int, live: Row
) -> int:
    """What it is worth that the next player, who is not down yet, may take a card."""
    number = card % NUMBERS + 1
    sort = sort_of(rules, s.phase[following])
    took = memory.took[following][number]
    let = memory.let[following][number]
    if sort == FOR_COLOUR:
        took = memory.took_colour[following][card // NUMBERS]
        let = memory.let_colour[following][card // NUMBERS]
    worth = weight[WEIGH_EDGE + sort] * abs(2 * number - NUMBERS - 1)
    if let > 0:
        return worth + weight[WEIGH_LET + sort]
    if took > 0:
        return worth + weight[WEIGH_TOOK + sort]
    worth += weight[WEIGH_LIVE + sort] * live[number]
    if memory.took[following][number - 1] > 0 or (
        number < NUMBERS and memory.took[following][number + 1] > 0
    ):
        worth += weight[WEIGH_BESIDE + sort]
    return worth


def collects(s: State, rules: RuleCodes, memory: Memory, other: int, card: int) -> bool:
    """Whether somebody took such cards, and has not thrown any or let them go."""
    sort = sort_of(rules, s.phase[other])
    if sort == FOR_COLOUR:
        colour = card // NUMBERS
        return memory.took_colour[other][colour] > 0 and memory.let_colour[other][colour] == 0
    number = card % NUMBERS + 1
    return sort != FOR_RUN and memory.took[other][number] > 0 and memory.let[other][number] == 0


def loose_worth(s: State, rules: RuleCodes, mind: PlayerSettings, seat: int, card: int, live: Row) -> int:
    """What it is worth to throw a card that does not fit the table now, for who is down: it may fit later."""
    weight = mind.weight[weights_of(s)]
    number = card % NUMBERS + 1
    worth = weight[WEIGH_TWIN_DOWN] if s.number[seat][number] > 1 else 0
    nearest = 0
    between = 0
    for owner in range(s.players):
        if s.laid[owner] == 0:
            continue
        for group in range(rules.groups[s.phase[owner]]):
            gap = gap_before(s, rules, owner, group, card)
            if gap == NOTHING:
                continue
            wide = (gap & 15) + 1 - (gap >> 4)
            if wide == 1:
                nearest = 1
                between = max(between, live[gap & 15])
            elif wide == 2 and nearest != 1:
                nearest = 2
    if nearest == 1:
        return worth + weight[WEIGH_NEAR] + weight[WEIGH_NEAR_LIVE] * between
    return worth + weight[WEIGH_NEAR_TWO] if nearest == 2 else worth
