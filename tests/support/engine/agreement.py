"""Whether a sample agrees with everything that its seat has seen."""

from __future__ import annotations

from decaphase.engine.state import State
from support.engine.walks import Walk
from support.laws.counting import ALL_CARDS, cards_of, check_hands, check_leavings

DEALT = {"held", "number", "colour", "mask", "deck", "dice"}
"""What may differ between a state and a sample."""


def check_agrees(sample: State, walk: Walk, seat: int) -> None:
    """Only the hidden cards may differ, and every seat still holds what it was seen to take."""
    for name in State.SHAPES.keys() - DEALT:
        assert getattr(sample, name) == getattr(walk.state, name), name
    assert cards_of(sample, walk.rules) == ALL_CARDS
    check_hands(sample)
    check_leavings(sample)
    assert sample.held[seat] == walk.state.held[seat]
    for other in walk.seats:
        pairs = zip(walk.memory.known[other], sample.held[other], strict=True)
        assert all(known <= held for known, held in pairs)
