"""The interface of bots: a bot gets a seat's view and answers with an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from decaphase.bots.backend import backend_for
from decaphase.bots.thinking.player_settings import STEADY, PlayerSettings, default_settings
from decaphase.bots.view_to_state import view_to_state
from decaphase.game import Action, View
from decaphase.game.action_codes import action_of
from decaphase.game.rule_codes import codes_for
from decaphase.problems import Problem

if TYPE_CHECKING:
    from decaphase.bots.backend import Backend
    from decaphase.bots.thinking.memory import Memory
    from decaphase.engine.state import State

_SEEDS: Final = (1 << 62) - 1


class Bot(Protocol):
    """A computer player."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of the seat whose view this is."""


class EngineBot:
    """A bot that plays as one of the engine's players; it may sit in several seats and games at once.

    `compiled` True or False forces the native engine or plain Python; the moves are the same in both.
    """

    def __init__(self, settings: PlayerSettings, *, compiled: bool | None = None) -> None:
        self.settings = settings
        # The others think less long than it takes to fill in a view for the native engine.
        self.compiled = False if compiled is None and settings.player < STEADY else compiled

    def choose(self, view: View) -> Action:
        """The move of its player; raises a Problem if the seat has nothing to do."""
        seat = acting_seat(view)
        backend = backend_for(view.rules, compiled=self.compiled)
        state, memory = view_to_state(view, flat=backend.compiled)
        return action_of(state, codes_for(state, view.rules), self.think(backend, state, memory, seat))

    def think(self, engine: Backend, state: State, memory: Memory, seat: int) -> int:
        """The move of its player in a seat (from 0)."""
        return engine.move(state, memory, seat, self.settings)


def acting_seat(view: View) -> int:
    """The seat of a view (from 0), which must have something to do now."""
    if view.seat is None:
        raise Problem("spectator-does-nothing")
    if not view.legal:
        raise Problem("nothing-to-do", player=view.players[view.seat - 1])
    return view.seat - 1


def settings_of(player: int, seed: int) -> PlayerSettings:
    """The default settings of a player, with this seed."""
    return default_settings(player, seed & _SEEDS)
