"""What a bot is: it is shown a seat's view, and answers with an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from decaphase.bots.background_compile import backend_for
from decaphase.bots.thinking.player_settings import SHARP, PlayerSettings, default_settings
from decaphase.bots.view_to_state import view_to_state
from decaphase.game import Action, View
from decaphase.game.action_codes import action_of
from decaphase.game.rule_codes import rule_codes
from decaphase.problems import Problem

if TYPE_CHECKING:
    from decaphase.bots.backend import Backend
    from decaphase.bots.thinking.memory import Memory
    from decaphase.engine.state import State

_SEEDS: Final = (1 << 62) - 1


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of the seat whose view this is."""


class EngineBot:
    """A bot that thinks with one of the core's minds; it may sit in several seats and games at once.

    `compiled` True or False forces a speed, True waiting for the compiler; the moves are the same at both.
    """

    def __init__(self, mind: PlayerSettings, *, compiled: bool | None = None) -> None:
        self.mind = mind
        # The others think faster in plain Python than a view is made ready for the compiled engine.
        self.compiled = compiled if compiled is not None or mind.player == SHARP else False

    def choose(self, view: View) -> Action:
        """What its mind does; raises a Problem where it is not for this seat to do anything."""
        seat = acting_seat(view)
        state, memory = view_to_state(view)
        move = self.think(backend_for(view.rules, compiled=self.compiled), state, memory, seat)
        return action_of(state, rule_codes(view.rules), move)

    def think(self, engine: Backend, state: State, memory: Memory, seat: int) -> int:
        """The move of its mind in a seat (from 0)."""
        return engine.move(state, memory, seat, self.mind)


def acting_seat(view: View) -> int:
    """The seat of a view, from 0, if it has something to do now."""
    if view.seat is None:
        raise Problem("spectator-does-nothing")
    if not view.legal:
        raise Problem("nothing-to-do", player=view.players[view.seat - 1])
    return view.seat - 1


def settings_of(player: int, seed: int) -> PlayerSettings:
    """A mind of this kind, with the dice of this seed, as it plays if nobody sets anything."""
    return default_settings(player, seed & _SEEDS)
