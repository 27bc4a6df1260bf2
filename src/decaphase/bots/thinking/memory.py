"""What everybody has seen in this hand beyond what lies on the table: who took, threw and let go what."""

from __future__ import annotations

from typing import Annotated, Final

from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.act import act
from decaphase.engine.fields import Fields, Grid, Row, named_fields
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

TURNS: Final = 16
"""So many turns of a seat are written down; with one more they are all forgotten."""


@named_fields
class Memory(Fields):
    """What a player who watches remembers; the same for everybody, since everybody saw it."""

    known: Annotated[Grid, SEATS, KINDS]  # cards a seat took from the discard pile and still holds
    took: Annotated[Grid, SEATS, 13]  # how often it took a card with this number
    let: Annotated[Grid, SEATS, 13]  # how often it threw one, or let one go
    took_colour: Annotated[Grid, SEATS, 4]
    let_colour: Annotated[Grid, SEATS, 4]
    drawn: Annotated[Row, SEATS]  # 1: its turn has begun, and is written down so far
    turns: Annotated[Row, SEATS]  # how many turns are written down, since it was dealt its hand or laid
    drew: Annotated[Grid, SEATS, TURNS]  # 1 + the card that it took from the discard pile; 0: it drew
    let_top: Annotated[Grid, SEATS, TURNS]  # 1 + the card on the pile that it let go; 0: none
    threw: Annotated[Grid, SEATS, TURNS]


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
        memory.drawn[seat] = 0
        memory.turns[seat] = 0
        for turn in range(TURNS):
            memory.drew[seat][turn] = 0
            memory.let_top[seat][turn] = 0
            memory.threw[seat][turn] = 0


def make_move(s: State, rules: RuleCodes, memory: Memory, move: int) -> None:
    """Carry a move out before everybody's eyes."""
    watch(s, memory, move)
    act(s, rules, move)
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
            remember_declined(memory, seat, card)
            note_discard(memory, seat, card)
        return
    if s.discard_count == 0:
        if verb == DRAW_DECK:
            note_draw(memory, seat, 0, 0)
        return
    top = s.discard[s.discard_count - 1]
    if verb == DRAW_DISCARD:
        note_draw(memory, seat, 1 + top, 0)
    elif verb == DRAW_DECK:
        note_draw(memory, seat, 0, 1 + top)
    elif verb == KNOCK:
        forget_turns(memory, seat)
    if verb == DRAW_DISCARD or verb == KNOCK:
        remember_took(memory, seat, top)
    elif verb == DRAW_DECK or verb == PASS:
        remember_declined(memory, seat, top)


def watch_lay(s: State, memory: Memory, seat: int) -> None:
    """Remember that the cards of a phase just laid are no longer in the hand."""
    forget_turns(memory, seat)
    for group in range(GROUPS):
        for index in range(s.group_size[seat][group]):
            remember_played(memory, seat, s.group_card[seat][group][index])


def remember_took(memory: Memory, seat: int, card: int) -> None:
    """A seat took this card from the discard pile."""
    memory.known[seat][card] += 1
    if card < WILD:
        memory.took[seat][card % NUMBERS + 1] += 1
        memory.took_colour[seat][card // NUMBERS] += 1


def remember_declined(memory: Memory, seat: int, card: int) -> None:
    """A seat threw this card, or did not want it."""
    if card < WILD:
        memory.let[seat][card % NUMBERS + 1] += 1
        memory.let_colour[seat][card // NUMBERS] += 1


def remember_played(memory: Memory, seat: int, card: int) -> None:
    """A card left a hand for all to see."""
    if memory.known[seat][card] > 0:
        memory.known[seat][card] -= 1


def note_draw(memory: Memory, seat: int, taken: int, top: int) -> None:
    """Write down how a turn began: 1 + the card taken, or else 1 + the card on the pile that was let go."""
    turn = memory.turns[seat]
    if turn == TURNS:
        turn = 0
        memory.turns[seat] = 0
    memory.drew[seat][turn] = taken
    memory.let_top[seat][turn] = 0 if top == 1 + SKIP else top
    memory.drawn[seat] = 1


def note_discard(memory: Memory, seat: int, card: int) -> None:
    """Write down how a turn ended."""
    if memory.drawn[seat] == 1:
        turn = memory.turns[seat]
        memory.threw[seat][turn] = card
        memory.turns[seat] = turn + 1
        memory.drawn[seat] = 0


def forget_turns(memory: Memory, seat: int) -> None:
    """The turns of a seat no longer tell what it holds."""
    memory.turns[seat] = 0
    memory.drawn[seat] = 0


def turns_had(memory: Memory, seat: int) -> int:
    """About how many turns a seat has had: in each it lets a card go, and throws one."""
    let = 0
    for number in range(1, NUMBERS + 1):
        let += memory.let[seat][number]
    return (let + 1) // 2
