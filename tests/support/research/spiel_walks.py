"""OpenSpiel games of the listed variants, and random walks through them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from decaphase.research.open_spiel.parameters import YES_NO, Value
from decaphase.research.stepping.action_ids import FIRST_SKIP
from support.laws.variants import VARIANTS

if TYPE_CHECKING:
    from pyspiel import Game, State

pyspiel = pytest.importorskip("pyspiel")
import_module("decaphase.research.open_spiel")  # registers the game

WORDS: Final = {answer: word for word, answer in YES_NO.items()}


def written(name: str, value: object) -> Value:
    """An option's value as a parameter of OpenSpiel."""
    if isinstance(value, list):
        return "[" + "; ".join(f'"{part}"' if isinstance(part, str) else str(part) for part in value) + "]"
    if name == "play_on":
        return WORDS[bool(value)]
    assert isinstance(value, str | int)
    return value


def load(variant: str, **parameters: Value) -> Game:
    """The game of a variant."""
    edition, options = VARIANTS[variant]
    chosen = {name: written(name, value) for name, value in options.items()}
    return pyspiel.load_game("decaphase", {"rules": edition, **chosen, **parameters})


def choose(state: State, dice: Random) -> int:
    """A random outcome at chance nodes, else a random move, with a preference for laying and hitting."""
    if state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choices(cards, chances)[0])
    legal = state.legal_actions()
    first_hit = FIRST_SKIP + state.num_players() - 1
    eager = [number for number in legal if number >= first_hit]
    if eager and dice.random() < 0.9:
        legal = eager
    return int(dice.choice(legal))


def walk(game: Game, seed: int, most: int = 10_000) -> Iterator[tuple[State, int]]:
    """Each state with the action applied to it next, until the end; it is always the same object."""
    dice, state = Random(seed), game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            return
        action = choose(state, dice)
        yield state, action
        state.apply_action(action)


def played(game: Game, seed: int, nodes: int = 10_000) -> State:
    """The state after this many nodes, or at the end."""
    dice, state = Random(seed), game.new_initial_state()
    while not state.is_terminal() and nodes > 0:
        state.apply_action(choose(state, dice))
        nodes -= 1
    return state
