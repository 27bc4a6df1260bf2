"""A table of engine players that a native library plays, and the same table in plain Python."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings, default_settings
from decaphase.bots.thinking.scratch import Scratch, new_scratch
from decaphase.bots.thinking.self_play import SelfPlay, Tally, play_game
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.native import flat_class, flat_of, flats_of, pack
from decaphase.engine.state import RuleCodes, State, new_state

PHASE_RATES: Final = (0, 800, 760, 520, 650, 570, 530, 400, 740, 570, 450)
"""How often in a thousand each phase is completed; any will do where only the two speeds are compared."""


def settings_of(players: Sequence[int], seed: int, playouts: int) -> list[PlayerSettings]:
    """The settings of players, each with dice of its own."""
    settings = [default_settings(player, seed + seat) for seat, player in enumerate(players)]
    for each in settings:
        each.phase_rates[:] = PHASE_RATES
        each.playouts = playouts
    return settings


class PlainTable:
    """A table that CPython plays."""

    def __init__(self, rules: RuleCodes, settings: list[PlayerSettings]) -> None:
        state = new_state(len(settings))
        self.table = SelfPlay(state, rules, Memory(), settings, new_scratch(), Tally())

    def play(self, seed: int, most: int) -> int:
        """Play on for so many decisions, or to the end of the game; returns how many there were."""
        return play_game(self.table, seed, most, [0], 0)

    def seat_all(self, player: int) -> None:
        """Give every seat to a player of this kind."""
        for settings in self.table.settings:
            settings.player = player

    def numbers(self) -> bytes:
        """All that the game has changed."""
        return b"".join(part.flat() for part in (self.table.state, self.table.memory, self.table.tally))


class NativeTable:
    """A table that a library plays."""

    def __init__(self, library: Path, rules: RuleCodes, settings: list[PlayerSettings]) -> None:
        self._play = ctypes.CDLL(str(library)).play_game
        self._play.restype = ctypes.c_int64
        self._play.argtypes = (
            ctypes.c_void_p,
            ctypes.c_int64,
            ctypes.c_int64,
            ctypes.c_void_p,
            ctypes.c_int64,
        )
        self._log = (ctypes.c_int64 * 1)()
        self.state, self._memory = flat_of(new_state(len(settings))), flat_of(Memory())
        self._tally, self._settings = flat_of(Tally()), flats_of(settings)
        space: list[Any] = [
            (ctypes.c_int64 * MOST_MOVES)(),
            (flat_class(State) * 2)(),
            (flat_class(Memory) * 1)(),
        ]
        parts: list[Any] = [
            flat_of(rules),
            self._memory,
            self._settings,
            pack(Scratch(*space)),
            self._tally,
        ]
        self._table = pack(SelfPlay(self.state, *parts))

    def play(self, seed: int, most: int) -> int:
        """Play on for so many decisions, or to the end of the game; returns how many there were."""
        count: int = self._play(ctypes.addressof(self._table), seed, most, ctypes.addressof(self._log), 0)
        return count

    def seat_all(self, player: int) -> None:
        """Give every seat to a player of this kind."""
        for settings in self._settings:
            settings.player = player

    def numbers(self) -> bytes:
        """All that the game has changed."""
        return b"".join(map(bytes, (self.state, self._memory, self._tally)))
