"""The decisions of games that the engine's own players played, told again from their moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from decaphase.bots.thinking.memory import Memory
from decaphase.engine.fields import Fields
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import SEATS, new_state
from decaphase.research.decisions import NOT_KNOWN, Decisions, Outcome, game_decisions
from decaphase.research.environment import EnvironmentSetting
from decaphase.research.stepping import decision_replay as plain
from decaphase.research.stepping.decision_replay import FACT_ACTION, FACT_END, FACT_HAND, FACT_SEAT, FACTS
from decaphase.research.stepping.features import width_of

BLOCK: Final = 1024
"""Decisions that are told in one go."""

IDS_EACH: Final = 32
"""Room for so many legal ids of each, on average; where that is too little, fewer are told in one go."""


class MoveReplayer:
    """Tells games of one setting from the engine's moves, compiled where that is installed."""

    def __init__(self, setting: EnvironmentSetting, *, compiled: bool | None = None) -> None:
        self._setting = setting
        self._retell: Callable[..., int] = plain.retell
        self._ready: Callable[[Fields], Any] = lambda value: value
        if find_spec("numba") is not None if compiled is None else compiled:
            from decaphase.engine.compiled import compiled_functions, record_of

            self._retell, self._ready = compiled_functions().retell, record_of
        self._table = self._ready(setting.book), self._ready(setting.ids)
        self._moves = np.zeros(MOST_MOVES, np.int64)
        self._rows = np.zeros((BLOCK, width_of(setting.players)), np.int16)
        self._facts = np.zeros((BLOCK, FACTS), np.int64)
        self._legal = np.zeros(MOST_MOVES + IDS_EACH * BLOCK, np.int16)

    def tell(self, game: int, bots: Sequence[str], seed: int, moves: Sequence[int], hands: int) -> Decisions:
        """The decisions of a game on the decks of a seed; so many of its hands came to their end."""
        state, memory = self._ready(new_state(self._setting.players)), self._ready(Memory())
        log, results = np.array(moves, np.int64), np.full((hands + 1, 2 * SEATS), NOT_KNOWN, np.int64)
        rows, facts, legal = list[NDArray[np.int16]](), list[NDArray[np.int64]](), list[NDArray[np.int16]]()
        first = 0
        while first < len(log):
            room = self._rows, self._facts, self._legal, results
            told = self._retell(state, *self._table, memory, self._moves, log, first, seed, *room)
            rows.append(self._rows[:told].copy())
            facts.append(self._facts[:told].copy())
            ends = self._facts[:told, FACT_END]
            legal += np.split(self._legal[: ends[-1]].copy(), ends[:-1])
            first += told
        told_facts = np.concatenate(facts)[:, [FACT_HAND, FACT_SEAT, FACT_ACTION]]
        numbered = np.column_stack((np.arange(1, len(log) + 1), told_facts))
        outcome = Outcome(self._places(state), results[:, :SEATS].astype(np.int16), results[:, SEATS:] > 0)
        return game_decisions(self._setting, game, bots, numbered, np.concatenate(rows), legal, outcome)

    def _places(self, state: Any) -> list[int]:  # noqa: ANN401 - a state, or the record of one
        place = state.place if self._retell is plain.retell else state["place"].tolist()
        return list(place[: self._setting.players])
