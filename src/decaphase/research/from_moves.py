"""Decisions of games among the engine's own players, replayed from their moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from decaphase.bots.thinking.memory import Memory
from decaphase.engine import can_compile
from decaphase.engine.fields import Fields
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import SEATS, new_state
from decaphase.research.decisions import NOT_KNOWN, Decisions, Outcome, game_decisions
from decaphase.research.environment import EnvironmentSetting
from decaphase.research.stepping import decision_replay as plain
from decaphase.research.stepping.decision_replay import (
    FACT_ACTION,
    FACT_END,
    FACT_HAND,
    FACT_SEAT,
    FACTS,
    ReplayOutput,
)
from decaphase.research.stepping.features import width_of

BLOCK: Final = 1024
"""Decisions replayed in one call."""

IDS_EACH: Final = 32
"""Space for legal ids per decision, on average; a call stops early where that is too little."""


class MoveReplayer:
    """Replays games of one setting from the engine's moves, compiled where Numba is installed."""

    def __init__(self, setting: EnvironmentSetting, *, compiled: bool | None = None) -> None:
        self._setting = setting
        self._replay: Callable[..., int] = plain.replay
        self._ready: Callable[[Fields], Any] = lambda value: value
        if can_compile() if compiled is None else compiled:
            from decaphase.engine.compiled import compiled_functions, record_of

            self._replay, self._ready = compiled_functions().replay, record_of
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
        rows, facts, legal = list[NDArray[np.int16]](), list[NDArray[np.int64]](), list[NDArray[np.int16]]()
        out = ReplayOutput._make((self._rows, self._facts, self._legal, results))
        first = 0
        while first < len(log):
            done = self._replay(state, *self._table, memory, self._moves, log[first:], seed, out)
            rows.append(self._rows[:done].copy())
            facts.append(self._facts[:done].copy())
            ends = self._facts[:done, FACT_END]
            legal += np.split(self._legal[: ends[-1]].copy(), ends[:-1])
            first += done
        wanted_facts = np.concatenate(facts)[:, [FACT_HAND, FACT_SEAT, FACT_ACTION]]
        numbered = np.column_stack((np.arange(1, len(log) + 1), wanted_facts))
        outcome = Outcome(self._places(state), results[:, :SEATS].astype(np.int16), results[:, SEATS:] > 0)
        return game_decisions(self._setting, game, bots, numbered, np.concatenate(rows), legal, outcome)

    def _places(self, state: Any) -> list[int]:  # noqa: ANN401 - a state, or the record of one
        place = state.place if self._replay is plain.replay else state["place"].tolist()
        return list(place[: self._setting.players])
