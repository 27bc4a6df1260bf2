"""Copies of a state for one action, which share all rows that the action does not change.

A full copy costs more than all the rest of an action, and a table keeps its last states. Shared rows must
never be written to, so continue from a branch with another branch or a copy.
"""

from __future__ import annotations

from decaphase.engine.state import State


def branch_to_draw(s: State, seat: int) -> State:
    """A copy in which this seat may draw from the deck, which is reshuffled if it is empty."""
    new = s.share()
    new.deck = s.deck[:]
    if s.deck_count == 0:
        new.dice = s.dice[:]
        new.discard = s.discard[:]
    _own_hand(new, seat)
    return new


def branch_to_turn(s: State, seat: int) -> State:
    """A copy in which this seat may take the top discard, discard, knock or pass; that may end the hand."""
    new = s.share()
    new.score = s.score[:]
    new.points = s.points[:]
    new.compared = s.compared[:]
    new.waiting = s.waiting[:]
    new.skipped_by = s.skipped_by[:]
    new.place = s.place[:]
    new.discard = s.discard[:]
    _own_hand(new, seat)
    return new


def branch_to_lay(s: State, seat: int, owner: int) -> State:
    """A copy in which this seat may lay its phase or hit a group of `owner`; that may end the hand."""
    new = branch_to_turn(s, seat)
    new.phase = s.phase[:]
    new.done = s.done[:]
    new.laid = s.laid[:]
    low = new.group_low = s.group_low[:]
    size = new.group_size = s.group_size[:]
    cards = new.group_card = s.group_card[:]
    low[owner] = low[owner][:]
    size[owner] = size[owner][:]
    cards[owner] = [group[:] for group in cards[owner]]
    return new


def _own_hand(new: State, seat: int) -> None:
    """Give the copy its own rows for the cards of a seat."""
    new.size = new.size[:]
    new.mask = new.mask[:]
    held = new.held = new.held[:]
    number = new.number = new.number[:]
    colour = new.colour = new.colour[:]
    held[seat] = held[seat][:]
    number[seat] = number[seat][:]
    colour[seat] = colour[seat][:]
