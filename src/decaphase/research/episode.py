"""One episode, as all single-game environments play it: the same compiled and in plain Python."""

from __future__ import annotations

import threading
from collections.abc import Callable
from operator import index
from typing import Any, Final, NoReturn, SupportsIndex, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.scratch import Scratch
from decaphase.engine import can_compile
from decaphase.engine.fields import Fields
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import SEATS, State
from decaphase.game import Game
from decaphase.problems import Problem
from decaphase.research.environment import EPISODES, SCHEMES, EnvironmentSetting
from decaphase.research.problem_notes import explained
from decaphase.research.stepping import episode_step
from decaphase.research.stepping.episode_step import EpisodeArrays
from decaphase.research.stepping.features import width_of

Row: TypeAlias = npt.NDArray[np.int16]
Mask: TypeAlias = npt.NDArray[np.int8]
Numbers: TypeAlias = Any  # lists in plain Python, arrays when compiled: only the engine reads them

T = TypeVar("T", bound=Fields)

SEEDS: Final = (1 << 62) - 1
"""The bits of a seed that count."""


class EpisodeTable:
    """A setting at one of the two speeds: what all its episodes share."""

    def __init__(self, setting: EnvironmentSetting, compiled: bool | None = None) -> None:
        """A table at the compiled speed where Numba is installed, unless asked otherwise."""
        self.setting = setting
        self.compiled = can_compile() if compiled is None else compiled
        self._functions: dict[str, Callable[..., Any]] = {}
        self.goal = EPISODES[setting.episode], SCHEMES[setting.reward]
        self._shared = self.numbers(setting.book), self.numbers(setting.ids), *self.goal
        self._start = setting.start(), Memory()
        self._first: tuple[Numbers, ...] = tuple(map(self.numbers, self._start))

    def numbers(self, *values: Fields) -> Numbers:
        """These values as the engine takes them."""
        if not self.compiled:
            return list(values)
        from decaphase.engine.compiled import records_of

        return records_of(values)

    def call(self, name: str, *arguments: object) -> Any:  # noqa: ANN401 - whatever the function returns
        """Call a function of `episode_step`; compiled for the types that it is first called with."""
        function = self._functions.get(name)
        if function is None:
            function = getattr(episode_step, name)
            if self.compiled:
                from decaphase.engine.compiled import compiled_for, compiled_functions

                function = compiled_for(getattr(compiled_functions(), name), *arguments)
            self._functions[name] = function
        return function(*arguments)

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
        """Space to list moves in."""
        return _MOVES.compiled if self.compiled else _MOVES.plain

    def __reduce__(self) -> tuple[object, ...]:
        return EpisodeTable, (self.setting, self.compiled)

    def __deepcopy__(self, memo: object) -> EpisodeTable:
        return self  # it never changes


class _MoveScratch(threading.local):
    """Space for each thread to list moves in: compiled functions of two threads run at the same time."""

    def __init__(self) -> None:
        self.plain = [0] * MOST_MOVES
        self.compiled = np.zeros(MOST_MOVES, np.int64)


_MOVES: Final = _MoveScratch()


def move_scratch() -> list[int]:
    """This thread's space to list moves in, for plain Python."""
    return _MOVES.plain


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

    __slots__ = ("_arrays", "decisions", "gained", "over", "table", "truncated", "turn")

    def __init__(self, table: EpisodeTable, seed: int) -> None:
        self.table = table
        self._arrays = table.new_arrays()
        self.decisions = 0
        self.gained = False
        """Whether any seat's reward of the last step is not zero."""
        self.over = False
        self.truncated = False
        self.turn: int = table.call("begin_episode", self._arrays, seed, table.moves())
        for seat in range(SEATS):  # the start is no reward
            self._arrays.rewards[seat] = 0.0

    @property
    def ended(self) -> bool:
        """Whether it is over, or was cut off."""
        return self.over or self.truncated

    def step(self, number: SupportsIndex | None) -> None:
        """Carry out the action with this id for the acting seat; an illegal one raises a Problem."""
        if number is None or not self.may(number):
            self._refuse(number)
        table = self.table
        self.turn, self.gained, self.over = table.call(
            "take_step", self._arrays, index(number), table.moves()
        )
        self.count(1)

    def count(self, decisions: int) -> None:
        """Add to the number of decisions made."""
        self.decisions += decisions
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
        self.table.call("show_seat", self._arrays, seat, rows)
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
        if not self.table.compiled:
            copy: T = numbers[0].copy()
            return copy
        from decaphase.engine.compiled import value_of

        return value_of(kind, numbers[0])

    # Among the engine's players

    def let_play(self, seat_settings: Numbers, learner: int, scratch: Scratch) -> None:
        """Let these players decide until the learner has to, or the episode has ended."""
        most = self.table.setting.most_decisions - self.decisions
        made, self.turn, self.over = self.table.call(
            "play_others", self._arrays, seat_settings, learner, most, scratch
        )
        self.count(made)

    # Being a value

    def copy(self) -> Episode:
        """An independent episode that goes on from here, with the same cards to come."""
        new = object.__new__(Episode)
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        e = self._arrays
        new._arrays = e._replace(
            states=self._copied(e.states),
            memories=self._copied(e.memories),
            rows=self._copied(e.rows),
            masks=self._copied(e.masks),
            totals=e.totals.copy(),
            rewards=e.rewards.copy(),
        )
        return new

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
