"""The steady player's rating of each possible discard.

The weights (`PlayerSettings.weight`) were fitted to the outcomes of discards that were played out to the end
in many games (docs/strength.md). Their unit is a ten-thousandth of the stake of the hand: the difference in
winning chances between completing the phase alone and failing alone.
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.draws_to_go import UNSEEN_COUNTS, count_unseen, draws_needed
from decaphase.bots.thinking.greedy import fits_table, price
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.needs import closed_needs, has_closed_form
from decaphase.bots.thinking.player_settings import (
    FOUR_LEFT,
    TWO_LEFT,
    WEIGH_BESIDE,
    WEIGH_COLLECTED,
    WEIGH_DECLINED,
    WEIGH_DRAWS,
    WEIGH_DRAWS_LATE,
    WEIGH_EDGE,
    WEIGH_FEED,
    WEIGH_FITS,
    WEIGH_NEAR,
    WEIGH_NEAR_TWO,
    WEIGH_NEAR_UNSEEN,
    WEIGH_NEIGHBOUR,
    WEIGH_OWN_EDGE,
    WEIGH_PRICE,
    WEIGH_TOOK,
    WEIGH_TRIPLET,
    WEIGH_TWIN,
    WEIGH_TWIN_DOWN,
    WEIGH_UNSEEN,
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

LOSS_ENTRIES: Final = NUMBERS + 1
"""Entries of 1 + the loss to the phase by number, or by colour if the phase is a colour group."""

# Sorts of phases that the weights distinguish.
FOR_SETS, FOR_BOTH, FOR_RUN, FOR_COLOUR = 0, 1, 2, 3


def weights_of(s: State) -> int:
    """The index of the weights for a table of this size."""
    return 0 if s.players == 2 else 1


def rate_discards(
    s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int, worths: Row
) -> None:
    """Rate the discard of each card; NO_DISCARD where it is no option. A skip is always discarded first."""
    for card in range(KINDS):
        worths[card] = NO_DISCARD
    if s.held[seat][SKIP] > 0:
        worths[SKIP] = SKIP_FIRST
        return
    unseen = zeros(UNSEEN_COUNTS)
    count_unseen(s, rules, memory, seat, unseen)
    if s.laid[seat] == 0:
        rate_spare_cards(s, rules, memory, settings, seat, unseen, worths)
        return
    for card in range(KINDS):
        if s.held[seat][card] > 0:
            worths[card] = discard_worth(s, rules, memory, settings, seat, card, unseen)
            if card < WILD:
                worths[card] += later_hit_worth(s, rules, settings, seat, card, unseen)


def rate_spare_cards(
    s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int, unseen: Row, worths: Row
) -> None:
    """Rate the discards of a seat that is not down, where the loss to the phase counts too."""
    weight = settings.weight[weights_of(s)]
    phase = steady_aim(s, rules, seat, unseen)
    spare = spare_numbers(s, rules, seat, phase)
    if spare == 0:
        worths[WILD] = 0
    sort = sort_of(rules, phase)
    late = s.laid_count > 0
    urgency = weight[(WEIGH_DRAWS_LATE if late else WEIGH_DRAWS) + sort]
    losses = zeros(LOSS_ENTRIES)
    for number in range(1, NUMBERS + 1):
        if spare >> number & 1 == 0:
            continue
        for card in range(number - 1, WILD, NUMBERS):
            if s.held[seat][card] == 0:
                continue
            alike = card // NUMBERS if sort == FOR_COLOUR else number
            if losses[alike] == 0 or not has_closed_form(rules, phase):
                lose(s, seat, card)
                losses[alike] = 1 + int(urgency * draws_needed(s, rules, seat, phase, unseen))
                gain(s, seat, card)
            worths[card] = discard_worth(s, rules, memory, settings, seat, card, unseen) - losses[alike]
            worths[card] += spare_worth(s, weight, seat, sort, number)


def steady_aim(s: State, rules: RuleCodes, seat: int, unseen: Row) -> int:
    """The phase a seat that is not down plays for; in any order, the one with the fewest draws to go."""
    if rules.order != ANY:
        return s.phase[seat]
    best = 0
    least = 0.0
    for index in range(rules.selected):
        phase = rules.selection[index]
        if open_phase(s, rules, seat, phase):
            draws = draws_needed(s, rules, seat, phase, unseen) - 2.0 * rules.needed[phase]
            if best == 0 or draws < least:
                best = phase
                least = draws
    return best


def spare_numbers(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """The numbers to choose a discard from: those that the phase does not need, or all that are held.

    Once a player is down, a card that the phase needs may be a better discard than one that they can hit.
    """
    if s.laid_count > 0 or not has_closed_form(rules, phase) or rules.kind[phase][0] == COLOUR:
        return s.mask[seat]
    spare = s.mask[seat] & ~closed_needs(s, rules, seat, phase)
    return spare if spare != 0 else s.mask[seat]


def sort_of(rules: RuleCodes, phase: int) -> int:
    """The sort of a phase; an unknown or mixed one counts as a set and a run."""
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
    """What discarding a number is worth by its use to the own phase."""
    count = s.number[seat][number]
    mask = s.mask[seat]
    worth = weight[WEIGH_NEIGHBOUR + sort] * ((mask >> (number - 1) & 1) + (mask >> (number + 1) & 1))
    if count > 1:
        worth += weight[(WEIGH_TWIN if count == 2 else WEIGH_TRIPLET) + sort]
    if sort == FOR_COLOUR:
        return worth
    return worth + weight[WEIGH_OWN_EDGE + (1 if s.laid_count > 0 else 0)] * abs(2 * number - NUMBERS - 1)


def discard_worth(
    s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int, card: int, unseen: Row
) -> int:
    """What getting rid of a card is worth, apart from its use to the own hand."""
    weight = settings.weight[weights_of(s)]
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
        worth += next_worth(s, rules, memory, weight, following, card, unseen)
    other = next_seat(s, following)
    while other != seat and other != following:
        if s.laid[other] == 0 and collects(s, rules, memory, other, card):
            worth += weight[WEIGH_COLLECTED]
        other = next_seat(s, other)
    return worth


def least_left(s: State, seat: int) -> int:
    """The fewest cards of another player who is down; 0: none is down."""
    least = 0
    for other in range(s.players):
        if other != seat and s.laid[other] > 0 and (least == 0 or s.size[other] < least):
            least = s.size[other]
    return least


def next_worth(
    s: State, rules: RuleCodes, memory: Memory, weight: Row, following: int, card: int, unseen: Row
) -> int:
    """What it is worth that the next player, who is not down, may take a card."""
    number = card % NUMBERS + 1
    sort = sort_of(rules, s.phase[following])
    took = memory.took[following][number]
    declined = memory.declined[following][number]
    if sort == FOR_COLOUR:
        took = memory.took_colour[following][card // NUMBERS]
        declined = memory.declined_colour[following][card // NUMBERS]
    worth = weight[WEIGH_EDGE + sort] * abs(2 * number - NUMBERS - 1)
    if declined > 0:
        return worth + weight[WEIGH_DECLINED + sort]
    if took > 0:
        return worth + weight[WEIGH_TOOK + sort]
    worth += weight[WEIGH_UNSEEN + sort] * unseen[number]
    if memory.took[following][number - 1] > 0 or (
        number < NUMBERS and memory.took[following][number + 1] > 0
    ):
        worth += weight[WEIGH_BESIDE + sort]
    return worth


def collects(s: State, rules: RuleCodes, memory: Memory, other: int, card: int) -> bool:
    """Whether a player took such cards and has not declined or discarded any."""
    sort = sort_of(rules, s.phase[other])
    if sort == FOR_COLOUR:
        colour = card // NUMBERS
        return memory.took_colour[other][colour] > 0 and memory.declined_colour[other][colour] == 0
    number = card % NUMBERS + 1
    return sort != FOR_RUN and memory.took[other][number] > 0 and memory.declined[other][number] == 0


def later_hit_worth(
    s: State, rules: RuleCodes, settings: PlayerSettings, seat: int, card: int, unseen: Row
) -> int:
    """What discarding a card is worth to a seat that is down, by whether the card may be hit later."""
    weight = settings.weight[weights_of(s)]
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
                between = max(between, unseen[gap & 15])
            elif wide == 2 and nearest != 1:
                nearest = 2
    if nearest == 1:
        return worth + weight[WEIGH_NEAR] + weight[WEIGH_NEAR_UNSEEN] * between
    return worth + weight[WEIGH_NEAR_TWO] if nearest == 2 else worth
