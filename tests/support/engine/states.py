"""The states of games, whichever engine plays them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from decaphase.engine.state import State
from decaphase.game import Game, rule_functions


def plain_state(game: Game) -> State:
    """The state of a game as plain Python takes it."""
    return State.of_flat(game._state.flat())


@contextmanager
def games_played(*, native: bool) -> Iterator[None]:
    """Games that begin here are played by the native engine, or by plain Python."""
    with patch.object(rule_functions, "has_native", lambda: native):
        yield
