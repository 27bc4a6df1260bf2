"""Public history of the hand: what each seat took, discarded and declined. The table does not show it."""

from __future__ import annotations

from typing import Annotated

from decaphase.cards import KINDS, NUMBERS, WILD
from decaphase.engine.act import act
from decaphase.engine.deal import deal_hand
from decaphase.engine.fields import Fields, Grid, named_fields
from decaphase.engine.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    HIT,
    KNOCK,
    LAY,
    PASS,
    card_of,
    seat_of,
    verb_of,
)
from decaphase.engine.state import GROUPS, SEATS, RuleCodes, State


@named_fields
class Memory(Fields):
    """What all seats have seen in this hand."""

    known: Annotated[Grid, SEATS, KINDS]  # cards a seat took from the discard pile and still holds
    took: Annotated[Grid, SEATS, 13]  # how often it took a card with this number
    declined: Annotated[Grid, SEATS, 13]  # how often it declined or discarded one
    took_colour: Annotated[Grid, SEATS, 4]
    declined_colour: Annotated[Grid, SEATS, 4]


def forget(memory: Memory) -> None:
    """Clear the memory for a new hand."""
    for seat in range(SEATS):
        for card in range(KINDS):
            memory.known[seat][card] = 0
        for number in range(13):
            memory.took[seat][number] = 0
            memory.declined[seat][number] = 0
        for colour in range(4):
            memory.took_colour[seat][colour] = 0
            memory.declined_colour[seat][colour] = 0


def start_hand(s: State, rules: RuleCodes, memory: Memory) -> None:
    """Deal the next hand from the game's own dice, and clear the memory."""
    deal_hand(s, rules)
    forget(memory)


def make_move(s: State, rules: RuleCodes, memory: Memory, move: int) -> None:
    """Carry out a move and remember it."""
    remember_move(s, memory, move)
    act(s, rules, move)
    if verb_of(move) == LAY:
        remember_lay(s, memory, seat_of(move))


def remember_move(s: State, memory: Memory, move: int) -> None:
    """Remember a move before it is carried out; for a lay-down use `remember_lay` after it."""
    verb = verb_of(move)
    if verb == LAY:
        return
    seat = seat_of(move)
    if verb == DISCARD or verb == HIT:
        card = card_of(move)
        remember_played(memory, seat, card)
        if verb == DISCARD:
            remember_declined(memory, seat, card)
        return
    if s.discard_count == 0:
        return
    top = s.discard[s.discard_count - 1]
    if verb == DRAW_DISCARD or verb == KNOCK:
        remember_took(memory, seat, top)
    elif verb == DRAW_DECK or verb == PASS:
        remember_declined(memory, seat, top)


def remember_lay(s: State, memory: Memory, seat: int) -> None:
    """Remember that the cards of a phase just laid have left the hand."""
    for group in range(GROUPS):
        for index in range(s.group_size[seat][group]):
            remember_played(memory, seat, s.group_card[seat][group][index])


def remember_took(memory: Memory, seat: int, card: int) -> None:
    """Remember a card taken from the discard pile."""
    memory.known[seat][card] += 1
    if card < WILD:
        memory.took[seat][card % NUMBERS + 1] += 1
        memory.took_colour[seat][card // NUMBERS] += 1


def remember_declined(memory: Memory, seat: int, card: int) -> None:
    """Remember a card that a seat discarded or declined."""
    if card < WILD:
        memory.declined[seat][card % NUMBERS + 1] += 1
        memory.declined_colour[seat][card // NUMBERS] += 1


def remember_played(memory: Memory, seat: int, card: int) -> None:
    """Remember a card that left a hand face up."""
    if memory.known[seat][card] > 0:
        memory.known[seat][card] -= 1


def turns_had(memory: Memory, seat: int) -> int:
    """About how many turns a seat has had: in each it declines one card and discards one."""
    declined = 0
    for number in range(1, NUMBERS + 1):
        declined += memory.declined[seat][number]
    return (declined + 1) // 2
