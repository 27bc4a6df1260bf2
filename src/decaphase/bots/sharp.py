"""The sharp bot: thinks ahead.

It starts from what `steady` would do and asks whether another move is better: it deals the cards that it has
not seen in many ways that fit all it has seen, lets steady or greedy players end the hand after each of its
moves, and counts the chance to win the game from there. It departs from `steady` only where that is better.

`playouts` is how many hands it may play out for a decision (unless set, 2000 with two players, 1000 with
three, 500 with four and fewer with more); the same number gives the same move. `seconds` is a time for each
decision instead: how far it thinks then depends on the machine, and compiled it thinks fifty times further
than in plain Python. Compiled it lets other threads run meanwhile.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from decaphase.bots.bot import EngineBot, settings_of
from decaphase.bots.settings import BotProblem, Setting, seconds_of, whole_number
from decaphase.bots.thinking.player_settings import SHARP, PlayerSettings

if TYPE_CHECKING:
    from decaphase.bots.backend import Backend
    from decaphase.bots.thinking.memory import Memory
    from decaphase.engine.state import State

MOST_PLAYOUTS: Final = 1_000_000
MOST_SECONDS: Final = 3600

FIRST_SLICE: Final = 8
"""Playouts before the first look at the clock: a twentieth of a second in plain Python."""
GROWTH: Final = 4
"""So many times more playouts in each slice: what the slices before it cost is then little."""
LONGEST_SLICE: Final = 32_768
"""More playouts than this are not worth the wait (docs/strength.md)."""


def sharp_bot(seed: int = 0, *, playouts: Setting | None = None, seconds: Setting | None = None) -> EngineBot:
    """The sharp player, thinking for so many playouts or for so long."""
    settings = settings_of(SHARP, seed)
    if seconds is not None:
        if playouts is not None:
            raise BotProblem("bot-settings-clash", bot="sharp", one="playouts", other="seconds")
        return TimedBot(settings, seconds_of("sharp", "seconds", seconds, MOST_SECONDS))
    if playouts is not None:
        settings.playouts = whole_number("sharp", "playouts", playouts, 0, MOST_PLAYOUTS)
    return EngineBot(settings)


class TimedBot(EngineBot):
    """A bot that thinks for so many seconds: in slices, each with more playouts, as long as time allows."""

    def __init__(self, settings: PlayerSettings, seconds: float, *, compiled: bool | None = None) -> None:
        super().__init__(settings, compiled=compiled)
        self.seconds = seconds

    def think(self, engine: Backend, state: State, memory: Memory, seat: int) -> int:
        """The move of the longest slice; each slice begins anew, on the same samples."""
        settings, slice_ = self.settings.copy(), FIRST_SLICE
        now = perf_counter()
        end = now + self.seconds
        while True:
            begun, settings.playouts = now, slice_
            move = engine.move(state, memory, seat, settings)
            now = perf_counter()
            in_time = int(slice_ * (end - now) / max(now - begun, 1e-6))
            longer = min(in_time, slice_ * GROWTH, LONGEST_SLICE)
            if longer <= slice_:
                return move
            slice_ = longer
