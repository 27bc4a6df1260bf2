"""Decisions of games among the engine's own players, replayed from their moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from decaphase.bots.thinking.memory import Memory
from decaphase.engine.fields import Fields
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.native import as_argument, flat_of, has_native, native_functions, pack
from decaphase.engine.state import SEATS, new_state
from decaphase.research import stepping
from decaphase.research.decisions import NOT_KNOWN, Decisions, Outcome, game_decisions
from decaphase.research.environment import EnvironmentSetting
from decaphase.research.stepping import decision_replay
from decaphase.research.stepping.decision_replay import (
    FACT_ACTION,
    FACT_END,
    FACT_HAND,
    FACT_SEAT,
    FACTS,
    MoveLog,
    ReplayOutput,
)
from decaphase.research.stepping.features import width_of

BLOCK: Final = 1024
"""Decisions replayed in one call."""

IDS_EACH: Final = 32
"""Space for legal ids per decision, on average; a call stops early where that is too little."""


class MoveReplayer:
    """Replays games of one setting from the engine's moves, in the native engine where there is one."""

    def __init__(self, setting: EnvironmentSetting, *, compiled: bool | None = None) -> None:
        self._setting = setting
        self._compiled = has_native() if compiled is None else compiled
        self._table = self._ready(setting.book), self._ready(setting.ids)
        self._moves = np.zeros(MOST_MOVES, np.int64)
        self._rows = np.zeros((BLOCK, width_of(setting.players)), np.int16)
        self._facts = np.zeros((BLOCK, FACTS), np.int64)
        self._legal = np.zeros(MOST_MOVES + IDS_EACH * BLOCK, np.int16)

    def replay(
        self, game: int, bots: Sequence[str], seed: int, moves: Sequence[int], hands: int
    ) -> Decisions:
        """The decisions of a game on the decks of a seed, of which `hands` hands were played to the end."""
        state, memory = self._ready(new_state(self._setting.players)), self._ready(Memory())
        log, results = np.array(moves, np.int64), np.full((hands + 1, 2 * SEATS), NOT_KNOWN, np.int64)
        replay: Any = native_functions(stepping.__name__).replay if self._compiled else decision_replay.replay
        rows, facts, legal = list[NDArray[np.int16]](), list[NDArray[np.int64]](), list[NDArray[np.int16]]()
        out = self._packed(
            ReplayOutput._make((self._rows, self._facts, self._legal, results, BLOCK, len(self._legal)))
        )
        values = [self._argument(value) for value in (state, *self._table, memory, self._moves)]
        first = 0
        while first < len(log):
            rest = self._packed(MoveLog._make((log[first:], len(log) - first, seed)))
            done = replay(*values, self._argument(rest), self._argument(out))
            rows.append(self._rows[:done].copy())
            facts.append(self._facts[:done].copy())
            ends = self._facts[:done, FACT_END]
            legal += np.split(self._legal[: ends[-1]].copy(), ends[:-1])
            first += done
        wanted_facts = np.concatenate(facts)[:, [FACT_HAND, FACT_SEAT, FACT_ACTION]]
        numbered = np.column_stack((np.arange(1, len(log) + 1), wanted_facts))
        outcome = Outcome(
            state.place[: self._setting.players], results[:, :SEATS].astype(np.int16), results[:, SEATS:] > 0
        )
        return game_decisions(self._setting, game, bots, numbered, np.concatenate(rows), legal, outcome)

    def _ready(self, value: Fields) -> Any:  # noqa: ANN401 - plain or flat
        return flat_of(value) if self._compiled else value

    def _packed(self, parts: Any) -> Any:  # noqa: ANN401 - a named tuple, or what is made of it
        return pack(parts) if self._compiled else parts

    def _argument(self, value: Any) -> Any:  # noqa: ANN401 - what a function takes
        return as_argument(value) if self._compiled else value
