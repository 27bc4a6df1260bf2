"""Converts a view to an engine state, with zeros for what the seat cannot see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from decaphase.bots.memory_from_events import remember_events
from decaphase.bots.thinking.memory import Memory
from decaphase.engine.hand import gain
from decaphase.engine.native import flat_of
from decaphase.engine.state import NOBODY, NOTHING, SOMEBODY, State, new_state
from decaphase.game import View
from decaphase.game.action_codes import stated_low
from decaphase.game.events import (
    Discarded,
    Drew,
    Event,
    HandDealt,
    HandEnded,
    HitOn,
    Knocked,
    LaidDown,
    Passed,
    SatOut,
    TieToReplay,
)
from decaphase.game.position import STAGES
from decaphase.rules.phases import KINDS


def view_to_state(view: View, *, flat: bool = False) -> tuple[State, Memory]:
    """The state that a seat sees, and the public memory of this hand; flat ones are for the native engine.

    The hands of the others have a size but no cards, and the deck has only a count. In a game resumed in the
    middle of a hand the earlier events are unknown; phases already on the table count as laid in seat order.
    """
    blank_state, blank_memory = _blanks(len(view.players), flat)
    state, memory = blank_state.copy(), blank_memory.copy()
    _fill_game(state, view)
    _fill_cards(state, view)
    _fill_table(state, view)
    _fill_turn(state, view)
    _fill_ending(state, view.events)
    remember_events(memory, view)
    return state, memory


@cache
def _blanks(players: int, flat: bool) -> tuple[State, Memory]:
    state, memory = new_state(players), Memory()
    return (flat_of(state), flat_of(memory)) if flat else (state, memory)


def _mask(seats: Iterable[int]) -> int:
    return sum(1 << (seat - 1) for seat in seats)


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat - 1


def _fill_game(state: State, view: View) -> None:
    """The players, their phases and scores."""
    state.playing = _mask(view.playing)
    state.hand = view.hand
    state.dealer = _seat(view.dealer)
    state.replay = int(view.replay)
    players = len(view.players)
    state.phase[:players] = [phase or 0 for phase in view.phases]
    state.done[:players] = [sum(1 << phase for phase in done) for done in view.done]
    state.score[:players] = view.scores
    # The scores compared at the last finish are not in a view. Every hand but a tie's replay overwrites them,
    # and the players of a replay are compared by who goes out.
    state.compared[:players] = view.scores
    for place, seats in enumerate(view.places, 1):
        for seat in seats:
            state.place[seat - 1] = place


def _fill_cards(state: State, view: View) -> None:
    """The seat's own hand, the sizes of the others, and the piles."""
    if view.seat is not None:
        for card in view.holding:
            gain(state, view.seat - 1, int(card))
    state.size[: len(view.players)] = view.card_counts
    state.deck_count = view.draw_count
    state.discard_count = len(view.discard)
    state.discard[: len(view.discard)] = [int(card) for card in view.discard]


def _fill_table(state: State, view: View) -> None:
    """The phases on the table, in the order in which they were laid."""
    in_order = [event.seat for event in view.events if isinstance(event, LaidDown)]
    before = [seat for seat in view.down if seat not in in_order]
    state.laid_count = len(view.down)
    for turn, seat in enumerate((*before, *in_order), 1):
        state.laid[seat - 1] = turn
    for group in view.table:
        seat, index = group.seat - 1, group.group - 1
        state.group_low[seat][index] = stated_low(KINDS.index(group.kind), group.stands_for)
        state.group_size[seat][index] = len(group.cards)
        state.group_card[seat][index][: len(group.cards)] = [int(card) for card in group.cards]


def _fill_turn(state: State, view: View) -> None:
    """The stage, whose turn it is, and who has to sit out."""
    state.stage = STAGES.index(view.stage)
    state.turn = _seat(view.turn)
    state.taken = NOTHING if view.taken is None else int(view.taken)
    state.asked = _mask(view.asked)
    state.discarder = _seat(view.discarded)
    state.knocked = _seat(view.knocked)
    for seat in view.skips:
        state.waiting[seat - 1] = 1
    for victim, by in view.skipped:
        state.skipped_by[victim - 1] = SOMEBODY if by is None else by - 1


def _fill_ending(state: State, events: tuple[Event, ...]) -> None:
    """Who has just sat out; who went out, the points, and who will replay a tie."""
    for event in reversed(events):
        match event:
            case SatOut():
                state.sat_out |= 1 << (event.seat - 1)
            case TieToReplay():
                state.tied = _mask(event.seats)
            case HandEnded():
                state.out = _seat(event.winner)
                state.points[: len(event.points)] = event.points
            case HandDealt() | Drew() | LaidDown() | HitOn() | Discarded() | Knocked() | Passed():
                return
            case _:
                pass
