"""One episode, as all single-game environments play it: the same in the native engine and in plain Python."""

from __future__ import annotations

import threading
from ctypes import addressof
from operator import index
from typing import Any, Final, NoReturn, SupportsIndex, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.scratch import flat_scratch, new_scratch
from decaphase.engine.fields import Fields
from decaphase.engine.native import as_argument, has_native, native_functions, pack
from decaphase.engine.state import SEATS, State
from decaphase.game import Game
from decaphase.problems import Problem
from decaphase.research import stepping
from decaphase.research.environment import EPISODES, SCHEMES, EnvironmentSetting
from decaphase.research.flat_arrays import records_of
from decaphase.research.problem_notes import explained
from decaphase.research.stepping import episode_step
from decaphase.research.stepping.episode_step import DECISIONS, NEXT_SEAT, OVER, REWARDED, EpisodeArrays
from decaphase.research.stepping.features import width_of

Row: TypeAlias = npt.NDArray[np.int16]
Mask: TypeAlias = npt.NDArray[np.int8]
Numbers: TypeAlias = Any  # lists in plain Python, arrays for the native engine: only the engine reads them

T = TypeVar("T", bound=Fields)

SEEDS: Final = (1 << 62) - 1
"""The bits of a seed that count."""


class EpisodeTable:
    """A setting in the native engine or in plain Python: what all its episodes share."""

    def __init__(self, setting: EnvironmentSetting, compiled: bool | None = None) -> None:
        """A table in the native engine where there is one, unless asked otherwise."""
        self.setting = setting
        self.compiled = has_native() if compiled is None else compiled
        self.functions: Any = native_functions(stepping.__name__) if self.compiled else episode_step
        self.goal = EPISODES[setting.episode], SCHEMES[setting.reward]
        self._shared = self.numbers(setting.book), self.numbers(setting.ids), *self.goal
        self._start = setting.start(), Memory()
        self._first: tuple[Numbers, ...] = tuple(map(self.numbers, self._start))

    def numbers(self, *values: Fields) -> Numbers:
        """These values as the engine takes them."""
        return records_of(values) if self.compiled else list(values)

    def argument(self, numbers: Numbers) -> Numbers:
        """Values or rows as an argument of the table's functions; the caller keeps them alive."""
        return as_argument(numbers) if self.compiled else numbers

    def begin(self, seed: int) -> Episode:
        """The episode of this seed."""
        return Episode(self, seed & SEEDS)

    def new_arrays(self) -> EpisodeArrays:
        """A game before its first hand."""
        if self.compiled:
            before = tuple(numbers.copy() for numbers in self._first)
            output: tuple[Numbers, ...] = self.new_row(), np.zeros((1, self.setting.ids.count), np.int8)
            rewards: tuple[Numbers, ...] = np.zeros(SEATS), np.zeros(SEATS)
        else:
            before = tuple([value.copy()] for value in self._start)
            output = self.new_row(), [[0] * self.setting.ids.count]
            rewards = [0.0] * SEATS, [0.0] * SEATS
        return EpisodeArrays._make((*before, *output, *rewards, *self._shared))

    def new_row(self) -> Numbers:
        """Space for what a seat sees."""
        width = width_of(self.setting.players)
        return np.zeros((1, width), np.int16) if self.compiled else [[0] * width]

    def moves(self) -> Numbers:
        """Space to list moves in, as an argument."""
        return _SCRATCH.moves_address if self.compiled else _SCRATCH.plain.moves

    def scratch(self) -> Numbers:
        """Space for the engine's players, as an argument."""
        return _SCRATCH.address if self.compiled else _SCRATCH.plain

    def __reduce__(self) -> tuple[object, ...]:
        return EpisodeTable, (self.setting, self.compiled)

    def __deepcopy__(self, memo: object) -> EpisodeTable:
        return self  # it never changes


class _ThreadScratch(threading.local):
    """Scratch space of each thread: native functions of two threads run at the same time."""

    def __init__(self) -> None:
        self.plain = new_scratch()
        self._flat = flat_scratch()
        self.address = addressof(self._flat)
        self.moves_address: int = self._flat.moves


_SCRATCH: Final = _ThreadScratch()


def move_scratch() -> list[int]:
    """This thread's space to list moves in, for plain Python."""
    return _SCRATCH.plain.moves


class Episode:
    """A hand or a game to learn from; seats count from 0.

    >>> from decaphase.research.environment import setting_of
    >>> episode = EpisodeTable(setting_of("classic-en", players=2), compiled=False).begin(seed=7)
    >>> episode.turn, episode.legal()
    (0, [0, 1])
    >>> episode.step(0)
    >>> episode.turn, episode.decisions, episode.ended
    (0, 1, False)
    """

    __slots__ = (
        "_argument",
        "_arrays",
        "_packed",
        "decisions",
        "gained",
        "over",
        "table",
        "truncated",
        "turn",
    )

    def __init__(self, table: EpisodeTable, seed: int) -> None:
        self.table = table
        self._set_arrays(table.new_arrays())
        self.decisions = 0
        self.gained = False
        """Whether any seat's reward of the last step is not zero."""
        self.over = False
        self.truncated = False
        self.turn: int = table.functions.begin_episode(self._argument, seed, table.moves())
        for seat in range(SEATS):  # the start is no reward
            self._arrays.rewards[seat] = 0.0

    def _set_arrays(self, arrays: EpisodeArrays) -> None:
        """Take these arrays, and get them ready for the functions of the table."""
        self._arrays = arrays
        self._packed = pack(arrays) if self.table.compiled else arrays
        self._argument = self.table.argument(self._packed)

    @property
    def ended(self) -> bool:
        """Whether it is over, or was cut off."""
        return self.over or self.truncated

    def step(self, number: SupportsIndex | None) -> None:
        """Carry out the action with this id for the acting seat; an illegal one raises a Problem."""
        if number is None or not self.may(number):
            self._refuse(number)
        table = self.table
        self._note(table.functions.take_step(self._argument, index(number), table.moves()))

    def _note(self, outcome: int) -> None:
        """Note the outcome of decisions that were made."""
        self.turn = (outcome >> NEXT_SEAT & 7) - 1
        self.gained = bool(outcome & REWARDED)
        self.over = bool(outcome & OVER)
        self.decisions += outcome >> DECISIONS
        self.truncated = not self.over and self.decisions >= self.table.setting.most_decisions

    def is_action(self, number: SupportsIndex | None) -> bool:
        """Whether there is an action with this id."""
        return number is not None and 0 <= index(number) < self.table.setting.ids.count

    def may(self, number: SupportsIndex | None) -> bool:
        """Whether the acting seat may do this now."""
        if number is None or not self.is_action(number) or self.ended:
            return False
        return bool(self._arrays.masks[0][index(number)])

    def _refuse(self, number: SupportsIndex | None) -> NoReturn:
        with explained():
            if self.ended:
                raise Problem("research-over")
            if not self.is_action(number):
                raise no_action(number, self.table.setting)
            raise Problem("research-illegal", action=str(number), seat=self.turn + 1)

    # Observing

    def legal(self) -> list[int]:
        """The ids of all legal actions of the acting seat."""
        numbers: list[int] = np.flatnonzero(self.mask(self.turn)).tolist()
        return numbers

    def mask(self, seat: int) -> Mask:
        """1 for each id that a seat may choose now; all 0 where another seat acts."""
        if seat != self.turn or self.ended:
            return np.zeros(self.table.setting.ids.count, np.int8)
        return np.array(self._arrays.masks[0], np.int8)

    def row(self, seat: int) -> Row:
        """What a seat sees, as `decaphase.research.stepping.features` writes it."""
        if seat == self.turn:
            return np.array(self._arrays.rows[0], np.int16)
        rows = self.table.new_row()
        self.table.functions.show_seat(self._argument, seat, self.table.argument(rows))
        return np.array(rows[0], np.int16)

    @property
    def gains(self) -> tuple[float, ...]:
        """Each seat's reward of the last step."""
        return tuple(map(float, self._arrays.rewards[: self.table.setting.players]))

    @property
    def worths(self) -> tuple[float, ...]:
        """The sum of each seat's rewards so far."""
        return tuple(map(float, self._arrays.totals[: self.table.setting.players]))

    @property
    def state(self) -> State:
        """The whole state with all hidden cards: for spectators, never for players."""
        return self._value(State, self._arrays.states)

    def game(self) -> Game:
        """The game in this state, to be rendered."""
        setting = self.table.setting
        return Game.from_state(setting.rules, setting.seat_names, self.state)

    @property
    def memory(self) -> Memory:
        """What all seats have seen in this hand."""
        return self._value(Memory, self._arrays.memories)

    def _value(self, kind: type[T], numbers: Numbers) -> T:
        if self.table.compiled:
            return kind.of_flat(numbers.tobytes())
        copy: T = numbers[0].copy()
        return copy

    # Among the engine's players

    def let_play(self, seat_settings: Numbers, learner: int) -> None:
        """Let these players decide until the learner has to, or the episode has ended."""
        table = self.table
        most, players = table.setting.most_decisions - self.decisions, table.argument(seat_settings)
        self._note(table.functions.play_others(self._argument, players, learner, most, table.scratch()))

    # Being a value

    def copy(self) -> Episode:
        """An independent episode that goes on from here, with the same cards to come."""
        new = object.__new__(Episode)
        new.__setstate__(self.__getstate__())
        e = self._arrays
        new._set_arrays(
            e._replace(
                states=self._copied(e.states),
                memories=self._copied(e.memories),
                rows=self._copied(e.rows),
                masks=self._copied(e.masks),
                totals=e.totals.copy(),
                rewards=e.rewards.copy(),
            )
        )
        return new

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__ if name not in {"_argument", "_packed"}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self._set_arrays(self._arrays)

    def _copied(self, numbers: Numbers) -> Numbers:
        """A copy of an array, or of a list of one value or row."""
        return numbers.copy() if self.table.compiled else [numbers[0].copy()]

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def _key(self) -> tuple[object, ...]:
        return self.table.setting, self.state, self.memory, self.decisions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Episode) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


def no_action(number: object, setting: EnvironmentSetting) -> Problem:
    """The problem of an id that no action has."""
    return Problem("research-no-action", action=str(number)[:40], last=setting.ids.count - 1)
