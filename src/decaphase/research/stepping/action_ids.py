"""Action ids: every action as a small number that always means the same at a table.

An id names kinds of card, never copies. Its seats count from the acting one: 0 is that seat, 1 the next at
the left. A lay-down is named by its phase and by what its groups stand for. The blocks, in this order:

- 0 draw from the deck, 1 take the discard, 2 knock, 3 pass
- 50 discards, by kind; the last is a skip without a victim
- a skip for each other seat
- 51 hits for each group of each seat: 48 natural cards, a wild, a wild below a run, a wild above it
- the lay-downs of each selected phase
"""

from __future__ import annotations

from typing import Annotated, Final

from decaphase.cards import KINDS, SKIP, WILD
from decaphase.engine.fields import Fields, Grid, Row, named_fields
from decaphase.engine.matching import first_identity, last_identity
from decaphase.engine.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    HIT,
    KNOCK,
    LAY,
    NO_END,
    NO_VICTIM,
    PASS,
    card_of,
    discard_move,
    end_of,
    group_of,
    hit_move,
    lay_move,
    low_of,
    phase_of,
    seat_of,
    simple_move,
    target_of,
    verb_of,
)
from decaphase.engine.state import GROUPS, PHASES, RuleCodes

DECK_ID: Final = 0
TAKE_ID: Final = 1
KNOCK_ID: Final = 2
PASS_ID: Final = 3
FIRST_DISCARD: Final = 4
FIRST_SKIP: Final = FIRST_DISCARD + KINDS
HITS_OF_GROUP: Final = 51
"""What can be added to a group: 48 natural cards, and a wild in three ways."""


@named_fields
class Ids(Fields):
    """Where the blocks of ids begin, by the rules of a table and its number of players."""

    players: int
    groups: int  # the most groups that a phase of this table has
    first_hit: int
    count: int  # how many ids there are
    first_lay: Annotated[Row, PHASES + 1]  # of each selected phase
    least: Annotated[Grid, PHASES + 1, GROUPS]  # the least that a group can stand for
    span: Annotated[Grid, PHASES + 1, GROUPS]  # how many things it can stand for


def ids_of(rules: RuleCodes, players: int) -> Ids:
    """The ids of a table."""
    ids = Ids()
    ids.players = players
    for index in range(rules.selected):
        ids.groups = max(ids.groups, rules.groups[rules.selection[index]])
    ids.first_hit = FIRST_SKIP + players - 1
    ids.count = ids.first_hit + players * ids.groups * HITS_OF_GROUP
    for index in range(rules.selected):
        phase = rules.selection[index]
        ids.first_lay[phase] = ids.count
        layouts = 1
        for group in range(GROUPS):
            ids.least[phase][group] = first_identity(rules, phase, group)
            ids.span[phase][group] = last_identity(rules, phase, group) + 1 - ids.least[phase][group]
            layouts *= ids.span[phase][group]
        ids.count += layouts
    return ids


def id_of(ids: Ids, move: int) -> int:
    """The id of a legal move."""
    verb = verb_of(move)
    if verb == DISCARD:
        victim = target_of(move)
        if victim == NO_VICTIM:
            return FIRST_DISCARD + card_of(move)
        return FIRST_SKIP - 1 + seat_from(ids, seat_of(move), victim)
    if verb == HIT:
        place = seat_from(ids, seat_of(move), target_of(move)) * ids.groups + group_of(move)
        return ids.first_hit + place * HITS_OF_GROUP + card_of(move) + end_of(move)
    if verb == LAY:
        phase = phase_of(move)
        layout = 0
        for group in range(GROUPS):
            layout = layout * ids.span[phase][group] + low_of(move, group) - ids.least[phase][group]
        return ids.first_lay[phase] + layout
    if verb == DRAW_DECK:
        return DECK_ID
    if verb == DRAW_DISCARD:
        return TAKE_ID
    return KNOCK_ID if verb == KNOCK else PASS_ID


def move_of(ids: Ids, seat: int, number: int) -> int:
    """The move of a seat that an id names; it need not be legal."""
    if number < FIRST_DISCARD:
        if number == DECK_ID:
            return simple_move(DRAW_DECK, seat)
        if number == TAKE_ID:
            return simple_move(DRAW_DISCARD, seat)
        return simple_move(KNOCK if number == KNOCK_ID else PASS, seat)
    if number < FIRST_SKIP:
        return discard_move(seat, number - FIRST_DISCARD, NO_VICTIM)
    if number < ids.first_hit:
        return discard_move(seat, SKIP, seat_at(ids, seat, number - FIRST_SKIP + 1))
    if number < ids.first_hit + ids.players * ids.groups * HITS_OF_GROUP:
        place = (number - ids.first_hit) // HITS_OF_GROUP
        card = (number - ids.first_hit) % HITS_OF_GROUP
        end = NO_END
        if card > WILD:
            end = card - WILD
            card = WILD
        return hit_move(seat, card, seat_at(ids, seat, place // ids.groups), place % ids.groups, end)
    return lay_of(ids, seat, number)


def lay_of(ids: Ids, seat: int, number: int) -> int:
    """The lay-down that an id names."""
    phase = 0
    for other in range(1, PHASES + 1):
        if 0 < ids.first_lay[other] <= number and ids.first_lay[other] > ids.first_lay[phase]:
            phase = other
    left = number - ids.first_lay[phase]
    third = ids.least[phase][2] + left % ids.span[phase][2]
    left //= ids.span[phase][2]
    second = ids.least[phase][1] + left % ids.span[phase][1]
    first = ids.least[phase][0] + left // ids.span[phase][1]
    return lay_move(seat, phase, first, second, third)


def seat_from(ids: Ids, seat: int, other: int) -> int:
    """How many seats to the left of `seat` the other one sits."""
    return other - seat if other >= seat else other - seat + ids.players


def seat_at(ids: Ids, seat: int, left: int) -> int:
    """The seat that is `left` seats to the left."""
    return seat + left if seat + left < ids.players else seat + left - ids.players
