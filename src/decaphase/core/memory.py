"""What everybody has seen in this hand beyond what lies on the table: who took, threw and let go what."""

from __future__ import annotations

from typing import Annotated

from decaphase.cards import KINDS, NUMBERS, WILD
from decaphase.core.act import act
from decaphase.core.fields import Fields, Grid, named_fields
from decaphase.core.moves import (
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
from decaphase.core.state import GROUPS, SEATS, Book, State


@named_fields
class Memory(Fields):
    """What a player who watches remembers; the same for everybody, since everybody saw it."""

    known: Annotated[Grid, SEATS, KINDS]  # cards a seat took from the discard pile and still holds
    took: Annotated[Grid, SEATS, 13]  # how often it took a card with this number
    let: Annotated[Grid, SEATS, 13]  # how often it threw one, or let one go
    took_colour: Annotated[Grid, SEATS, 4]
    let_colour: Annotated[Grid, SEATS, 4]


def forget(memory: Memory) -> None:
    """A new hand: nothing has been seen yet."""
    for seat in range(SEATS):
        for card in range(KINDS):
            memory.known[seat][card] = 0
        for number in range(13):
            memory.took[seat][number] = 0
            memory.let[seat][number] = 0
        for colour in range(4):
            memory.took_colour[seat][colour] = 0
            memory.let_colour[seat][colour] = 0


def make_move(s: State, book: Book, memory: Memory, move: int) -> None:
    """Carry a move out before everybody's eyes."""
    watch(s, memory, move)
    act(s, book, move)
    if verb_of(move) == LAY:
        watch_lay(s, memory, seat_of(move))


def watch(s: State, memory: Memory, move: int) -> None:
    """Remember what a move shows, before it is carried out; for a lay-down use `watch_lay` after it."""
    verb = verb_of(move)
    if verb == LAY:
        return
    seat = seat_of(move)
    if verb == DISCARD or verb == HIT:
        card = card_of(move)
        remember_played(memory, seat, card)
        if verb == DISCARD:
            remember_let(memory, seat, card)
        return
    if s.discard_count == 0:
        return
    top = s.discard[s.discard_count - 1]
    if verb == DRAW_DISCARD or verb == KNOCK:
        remember_took(memory, seat, top)
    elif verb == DRAW_DECK or verb == PASS:
        remember_let(memory, seat, top)


def watch_lay(s: State, memory: Memory, seat: int) -> None:
    """Remember that the cards of a phase just laid are no longer in the hand."""
    for group in range(GROUPS):
        for index in range(s.group_size[seat][group]):
            remember_played(memory, seat, s.group_card[seat][group][index])


def remember_took(memory: Memory, seat: int, card: int) -> None:
    """A seat took this card from the discard pile."""
    memory.known[seat][card] += 1
    if card < WILD:
        memory.took[seat][card % NUMBERS + 1] += 1
        memory.took_colour[seat][card // NUMBERS] += 1


def remember_let(memory: Memory, seat: int, card: int) -> None:
    """A seat threw this card, or did not want it."""
    if card < WILD:
        memory.let[seat][card % NUMBERS + 1] += 1
        memory.let_colour[seat][card // NUMBERS] += 1


def remember_played(memory: Memory, seat: int, card: int) -> None:
    """A card left a hand for all to see."""
    if memory.known[seat][card] > 0:
        memory.known[seat][card] -= 1
