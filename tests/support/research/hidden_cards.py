"""States with the cards that a seat cannot see exchanged."""

from __future__ import annotations

from collections import Counter
from random import Random

from decaphase.bots.thinking.memory import Memory
from decaphase.engine.hand import gain, lose
from decaphase.engine.state import State


def exchanged(state: State, memory: Memory, seat: int, dice: Random) -> State:
    """The same state to this seat, with other cards in the deck and in the other hands."""
    other = state.copy()
    hidden = other.deck[: other.deck_count]
    places: list[int] = []
    for index in range(other.players):
        unknown = Counter(dict(enumerate(other.held[index]))) - Counter(dict(enumerate(memory.known[index])))
        for card in unknown.elements() if index != seat else ():
            lose(other, index, card)
            hidden.append(card)
            places.append(index)
    dice.shuffle(hidden)
    for index in places:
        gain(other, index, hidden.pop())
    other.deck[: other.deck_count] = hidden
    other.dice[:] = [dice.getrandbits(32) for _ in range(4)]
    return other
