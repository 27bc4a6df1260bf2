"""The research environments' games, many side by side, played at random by a native library."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any, Final

from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import GREEDY, default_settings
from decaphase.bots.thinking.scratch import Scratch
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.native import Matrix, as_argument, flat_class, flat_of, flats_of, pack
from decaphase.engine.state import NOBODY, RuleCodes, State, new_state
from decaphase.research.stepping.action_ids import ids_of
from decaphase.research.stepping.features import width_of
from decaphase.research.stepping.rewards import BY_POINTS, GAME_EPISODE, HAND_EPISODE
from decaphase.research.stepping.vector_episode import BY_TURNS, VectorArrays, VectorConfig, VectorEpisode

GAMES: Final = 3


class VectorGames:
    """Some games, stepped together; with bots, one seat of each learns."""

    def __init__(self, library: Path, rules: RuleCodes, players: int, *, with_bots: bool) -> None:
        self._library = ctypes.CDLL(str(library))
        self._bots: tuple[Any, ...] = ()
        self.ids = ids_of(rules, players)
        config = VectorConfig()
        config.games, config.seed, config.scheme, config.most_decisions = GAMES, 7, BY_POINTS, 150
        config.kind = HAND_EPISODE if with_bots else GAME_EPISODE
        config.learner = BY_TURNS if with_bots else NOBODY
        self.actions = (ctypes.c_int64 * GAMES)()
        self._episodes, self._masks = (
            (flat_class(VectorEpisode) * GAMES)(),
            _Grid(ctypes.c_int8, self.ids.count),
        )
        self._dice = (ctypes.c_int64 * 4)(1, 2, 3, 4)
        rows, finals = (_Grid(ctypes.c_int16, width_of(players)) for _ in range(2))
        totals, seat_rewards = (_Grid(ctypes.c_double, players) for _ in range(2))
        parts: list[Any] = [
            *(flat_of(config), flat_of(rules), flat_of(self.ids), flat_of(new_state(players))),
            *(_moves(), (flat_class(State) * GAMES)(), (flat_class(Memory) * GAMES)(), self._episodes),
            *(self.actions, rows.matrix, self._masks.matrix, finals.matrix),
            *(totals.matrix, seat_rewards.matrix, (ctypes.c_double * GAMES)()),
        ]
        self._grids = rows, finals, totals, seat_rewards  # their addresses are in the arrays
        self._arrays = pack(VectorArrays(*parts))
        if with_bots:
            space: list[Any] = [_moves(), (flat_class(State) * 2)(), (flat_class(Memory) * 1)()]
            self._bots = flats_of([default_settings(GREEDY)]), pack(Scratch(*space))

    def step(self, begin: int) -> int:
        """One decision in every game, or the first of all; returns how many episodes ended."""
        name = "step_with_bots" if self._bots else "step_games"
        return self._call(name, self._arrays, begin, *self._bots)

    def choose(self) -> None:
        """Choose an allowed action in every game."""
        dice = self._dice, self.actions
        self._call("choose_random", self._episodes, GAMES, self._masks.matrix, self.ids.count, *dice)

    def _call(self, name: str, *arguments: Any) -> int:  # noqa: ANN401 - whatever a native function takes
        function = self._library[name]
        function.restype = ctypes.c_int64
        given = [as_argument(argument) for argument in arguments]
        function.argtypes = [Matrix if isinstance(part, Matrix) else ctypes.c_int64 for part in given]
        count: int = function(*given)
        return count


class _Grid:
    """Rows of numbers, one for each game."""

    def __init__(self, kind: Any, width: int) -> None:  # noqa: ANN401 - ctypes has no common type
        self.numbers = (kind * (GAMES * width))()
        self.matrix = Matrix(ctypes.addressof(self.numbers), width)


def _moves() -> Any:  # noqa: ANN401 - see above
    return (ctypes.c_int64 * MOST_MOVES)()
