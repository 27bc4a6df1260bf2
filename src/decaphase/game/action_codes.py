"""Actions to and from the engine's integer moves. Seats count from 1 here, from 0 in the engine."""

from __future__ import annotations

import threading
from functools import cache, lru_cache
from typing import Final

from decaphase.cards import CARDS, COLOURS, NUMBERS, WILD, Card
from decaphase.engine import moves as m
from decaphase.engine.fields import Row
from decaphase.engine.native import flat_row
from decaphase.engine.state import (
    ANY,
    COLOUR,
    GROUP_CARDS,
    GROUPS,
    NOTHING,
    PHASES,
    SEATS,
    Layout,
    RuleCodes,
    State,
)
from decaphase.game.actions import Action, Discard, Draw, End, Hit, Knock, LaidGroup, Lay, Pass
from decaphase.game.rule_functions import functions_for, is_flat

PILES: Final = {"deck": m.DRAW_DECK, "discard": m.DRAW_DISCARD}
ENDS: Final[dict[End | None, int]] = {None: m.NO_END, "low": m.LOW_END, "high": m.HIGH_END}
END_NAMES: Final = {number: name for name, number in ENDS.items()}

NO_SUCH_VALUE: Final = 99
"""The engine's number for a stated value that the group's kind cannot have; never legal."""

NO_GROUP: Final = 3
"""A group index that no phase has."""


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of an engine bit mask, counted from 1."""
    return tuple(seat + 1 for seat in range(SEATS) if mask >> seat & 1)


@cache
def phases_in(mask: int) -> tuple[int, ...]:
    """The phases of an engine bit mask."""
    return tuple(phase for phase in range(1, PHASES + 1) if mask >> phase & 1)


def places_in(state: State) -> tuple[tuple[int, ...], ...]:
    """The places taken so far, best first."""
    places = state.place[: state.players]
    return tuple(
        tuple(seat for seat, own in enumerate(places, 1) if own == place)
        for place in range(1, max(places) + 1)
    )


def ranking_in(state: State, codes: RuleCodes) -> tuple[tuple[int, ...], ...]:
    """The ranking: places taken, then most phases, then fewest points; ties share an entry."""
    standing = functions_for(state).standing
    rest = [seat for seat, place in enumerate(state.place[: state.players]) if place == 0]
    seats_by_standing: dict[int, list[int]] = {}
    for seat in rest:
        seats_by_standing.setdefault(standing(state, codes, seat), []).append(seat + 1)
    ranked = (tuple(seats) for _, seats in sorted(seats_by_standing.items()))
    return (*places_in(state), *ranked)


def hand_cards(state: State, seat: int) -> tuple[Card, ...]:
    """The cards a seat (from 0) holds, sorted."""
    held = state.held[seat][:]
    return tuple([card for card, count in zip(CARDS, held, strict=True) if count for _ in range(count)])


def seat_number(seat: int) -> int:
    """The engine's index of a seat; invalid seats map to an index that is never legal."""
    return seat - 1 if 1 <= seat <= SEATS else SEATS


def move_of(action: Draw | Hit | Discard | Knock | Pass) -> int:
    """The engine's move for an action; values out of range map to a move that is never legal."""
    seat = action.seat - 1
    match action:
        case Draw():
            return m.simple_move(PILES[action.pile], seat)
        case Discard():
            victim = m.NO_VICTIM if action.victim is None else seat_number(action.victim)
            return m.discard_move(seat, action.card, victim)
        case Hit():
            owner = seat_number(action.owner)
            group = action.group - 1 if 1 <= action.group <= GROUPS else NO_GROUP
            return m.hit_move(seat, action.card, owner, group, ENDS[action.end])
        case Knock():
            return m.simple_move(m.KNOCK, seat)
        case Pass():
            return m.simple_move(m.PASS, seat)


class _MoveBuffers(threading.local):
    """A move buffer per thread and form of state: allocating one takes longer than listing the moves."""

    def __init__(self) -> None:
        self.rows: dict[bool, Row] = {}


_BUFFERS: Final = _MoveBuffers()


def moves_in(state: State, codes: RuleCodes) -> list[int]:
    """Every legal move."""
    flat = is_flat(state)
    moves = _BUFFERS.rows.get(flat)
    if moves is None:
        moves = _BUFFERS.rows[flat] = flat_row(m.MOST_MOVES) if flat else [0] * m.MOST_MOVES
    return moves[: functions_for(state).legal_moves(state, codes, moves)]


def action_of(state: State, codes: RuleCodes, move: int) -> Action:
    """The action for a legal move."""
    return canonical_lay(state, codes, move) if m.verb_of(move) == m.LAY else simple_action(move)


@lru_cache(maxsize=1024)
def simple_action(move: int) -> Action:
    """The action for a move that needs no state to decode; cached, because few differ."""
    seat = m.seat_of(move) + 1
    match m.verb_of(move):
        case m.DRAW_DECK:
            return Draw(seat, "deck")
        case m.DRAW_DISCARD:
            return Draw(seat, "discard")
        case m.HIT:
            end = END_NAMES[m.end_of(move)]
            return Hit(seat, CARDS[m.card_of(move)], m.target_of(move) + 1, m.group_of(move) + 1, end)
        case m.DISCARD:
            victim = m.target_of(move)
            return Discard(seat, CARDS[m.card_of(move)], None if victim == m.NO_VICTIM else victim + 1)
        case m.KNOCK:
            return Knock(seat)
    return Pass(seat)


def canonical_lay(state: State, codes: RuleCodes, move: int) -> Lay:
    """The lay-down for a move, in its canonical layout."""
    seat, phase = m.seat_of(move), m.phase_of(move)
    trial = state.copy()
    functions_for(trial).put_canonical(trial, codes, move)
    groups = []
    for group in range(codes.groups[phase]):
        cards = group_cards(trial, seat, group)
        said = stands_for(trial, codes, seat, group) if all(card == WILD for card in cards) else None
        groups.append(LaidGroup(cards, said))
    return Lay(seat + 1, tuple(groups), phase if codes.order == ANY else None)


def group_cards(state: State, seat: int, group: int) -> tuple[Card, ...]:
    """The cards of a group on the table."""
    return tuple(CARDS[kind] for kind in state.group_card[seat][group][: state.group_size[seat][group]])


def stands_for(state: State, codes: RuleCodes, seat: int, group: int) -> int | str:
    """A set's number, a run's lowest number or a colour's letter."""
    low = state.group_low[seat][group]
    return COLOURS[low] if codes.kind[state.phase[seat]][group] == COLOUR else low


def layout_of(codes: RuleCodes, groups: tuple[LaidGroup, ...], named: int | None, phase: int) -> Layout:
    """The engine's layout of a lay-down of this phase; `named` is the phase the player named."""
    layout = Layout()
    layout.phase = NOTHING if named is None else named
    layout.groups = min(len(groups), GROUPS + 1)  # any surplus is equally illegal
    for index, group in enumerate(groups[:GROUPS]):
        cards = group.cards[:GROUP_CARDS]
        layout.size[index] = len(cards)
        layout.card[index][: len(cards)] = [int(card) for card in cards]
        layout.low[index] = stated_low(codes.kind[phase][index], group.stands_for)
    return layout


def stated_low(kind: int, said: int | str | None) -> int:
    """The engine's number for what the player stated of a group."""
    if said is None:
        return NOTHING
    if kind == COLOUR:
        return COLOURS.index(said) if isinstance(said, str) and said in tuple(COLOURS) else NO_SUCH_VALUE
    return said if isinstance(said, int) and 1 <= said <= NUMBERS else NO_SUCH_VALUE
