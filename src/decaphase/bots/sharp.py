"""The sharp bot: searches by playouts.

It starts from the move of `steady` and looks for a better one: it determinizes the unseen cards in many ways
that are consistent with what it has seen, lets steady or greedy players finish the hand after each candidate,
and estimates the chance to win the game from there. It departs from `steady` only for a better candidate.

`playouts` is the number of playouts per decision (by default 2000 with two players, 1000 with three, 500 with
four and fewer with more); the same number gives the same move. `seconds` is a time limit per decision
instead: the number of playouts then depends on the machine, and is a hundred times higher in the native
engine than in plain Python. Native code releases the GIL.
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

MAX_PLAYOUTS: Final = 1_000_000
MAX_SECONDS: Final = 3600

FIRST_SLICE: Final = 8
"""Playouts before the first check of the clock: a twentieth of a second in plain Python."""
SLICE_GROWTH: Final = 4
"""Each slice has up to this many times more playouts, so that the earlier slices cost little."""
MAX_SLICE: Final = 32_768
"""More playouts than this are not worth the wait (docs/strength.md)."""


def sharp_bot(seed: int = 0, *, playouts: Setting | None = None, seconds: Setting | None = None) -> EngineBot:
    """The sharp bot, limited by playouts or by seconds."""
    settings = settings_of(SHARP, seed)
    if seconds is not None:
        if playouts is not None:
            raise BotProblem("bot-settings-clash", bot="sharp", one="playouts", other="seconds")
        return TimedBot(settings, seconds_of("sharp", "seconds", seconds, MAX_SECONDS))
    if playouts is not None:
        settings.playouts = whole_number("sharp", "playouts", playouts, 0, MAX_PLAYOUTS)
    return EngineBot(settings)


class TimedBot(EngineBot):
    """A bot with a time limit: it searches in slices, each with more playouts, as long as time allows."""

    def __init__(self, settings: PlayerSettings, seconds: float, *, compiled: bool | None = None) -> None:
        super().__init__(settings, compiled=compiled)
        self.seconds = seconds

    def think(self, engine: Backend, state: State, memory: Memory, seat: int) -> int:
        """The move of the last slice; each slice starts afresh, on the same samples."""
        settings, slice_ = self.settings.copy(), FIRST_SLICE
        now = perf_counter()
        end = now + self.seconds
        while True:
            start, settings.playouts = now, slice_
            move = engine.move(state, memory, seat, settings)
            now = perf_counter()
            in_time = int(slice_ * (end - now) / max(now - start, 1e-6))
            longer = min(in_time, slice_ * SLICE_GROWTH, MAX_SLICE)
            if longer <= slice_:
                return move
            slice_ = longer
