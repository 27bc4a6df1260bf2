"""Whether a world that a seat imagines agrees with all that the seat has seen."""

from __future__ import annotations

from decaphase.engine.state import State
from support.engine.walks import Walk
from support.laws.counting import ALL_CARDS, cards_of, check_hands, check_leavings

DEALT = {"held", "number", "colour", "mask", "deck", "dice"}
"""What may differ between a state and a world."""


def check_agrees(world: State, walk: Walk, seat: int) -> None:
    """Nothing differs but what was dealt anew, and everybody still has what they were seen to take."""
    for name in State.SHAPES.keys() - DEALT:
        assert getattr(world, name) == getattr(walk.state, name), name
    assert cards_of(world, walk.rules) == ALL_CARDS
    check_hands(world)
    check_leavings(world)
    assert world.held[seat] == walk.state.held[seat]
    for other in walk.seats:
        pairs = zip(walk.memory.known[other], world.held[other], strict=True)
        assert all(known <= held for known, held in pairs)
