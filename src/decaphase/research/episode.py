"""One episode as all environments in Python play it, compiled or in plain Python: the same at both speeds."""

from __future__ import annotations

import threading
from importlib.util import find_spec
from operator import index
from types import ModuleType
from typing import Any, Final, NoReturn, SupportsIndex, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from decaphase.bots.thinking.memory import Memory
from decaphase.engine.fields import Fields
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import SEATS, State
from decaphase.problems import Problem
from decaphase.research.environment import EPISODES, SCHEMES, EnvironmentSetting
from decaphase.research.extras import said
from decaphase.research.stepping import episode_step
from decaphase.research.stepping.features import width_of

Row: TypeAlias = npt.NDArray[np.int16]
Mask: TypeAlias = npt.NDArray[np.int8]
Numbers: TypeAlias = Any  # lists in plain Python, arrays when compiled: only the core looks into them

T = TypeVar("T", bound=Fields)

SEEDS: Final = (1 << 62) - 1
"""Of a seed so much counts."""


class EpisodeTable:
    """A setting at one of the two speeds: what all its episodes share."""

    def __init__(self, setting: EnvironmentSetting, compiled: bool | None = None) -> None:
        """A table at the compiled speed where Numba is installed, unless asked otherwise."""
        self.setting = setting
        self.compiled = find_spec("numba") is not None if compiled is None else compiled
        self.core: ModuleType = episode_step
        if self.compiled:
            from decaphase.engine.compiled import compiled_functions

            self.core = compiled_functions()
        self.books = self.numbers(setting.book)
        self.idss = self.numbers(setting.ids)
        self.goal = EPISODES[setting.episode], SCHEMES[setting.reward]
        self._start = setting.start(), Memory()
        self._first: tuple[Numbers, ...] = tuple(map(self.numbers, self._start))

    def numbers(self, *values: Fields) -> Numbers:
        """These values as the core takes them."""
        if not self.compiled:
            return list(values)
        from decaphase.engine.compiled import records_of

        return records_of(values)

    def begin(self, seed: int) -> Episode:
        """The episode of this seed."""
        return Episode(self, seed & SEEDS)

    def before(self) -> tuple[Numbers, ...]:
        """A game before its first hand, and nothing remembered."""
        if self.compiled:
            return tuple(numbers.copy() for numbers in self._first)
        return tuple([value.copy()] for value in self._start)

    def room(self) -> tuple[Numbers, ...]:
        """Room for a row, a mask, what each seat's game is worth, and what it gained."""
        width, count = width_of(self.setting.players), self.setting.ids.count
        if self.compiled:
            shown = np.zeros((1, width), np.int16), np.zeros((1, count), np.int8)
            return *shown, np.zeros(SEATS), np.zeros(SEATS)
        return [[0] * width], [[0] * count], [0.0] * SEATS, [0.0] * SEATS

    def moves(self) -> Numbers:
        """Room to list moves in."""
        return _ROOM.compiled if self.compiled else _ROOM.plain

    def __reduce__(self) -> tuple[object, ...]:
        return EpisodeTable, (self.setting, self.compiled)

    def __deepcopy__(self, memo: object) -> EpisodeTable:
        return self  # it never changes


class _Room(threading.local):
    """Where a thread lists moves: compiled functions of two threads run at the same time."""

    def __init__(self) -> None:
        self.plain = [0] * MOST_MOVES
        self.compiled = np.zeros(MOST_MOVES, np.int64)


_ROOM: Final = _Room()


def room_for_moves() -> list[int]:
    """This thread's room, for plain Python."""
    return _ROOM.plain


class Episode:
    """A hand or a game that somebody learns from; seats count from 0.

    >>> from decaphase.research.environment import setting_of
    >>> episode = Table(setting_of("classic-en", players=2), compiled=False).begin(seed=7)
    >>> episode.turn, episode.legal()
    (0, [0, 1])
    >>> episode.step(0)
    >>> episode.turn, episode.decisions, episode.ended
    (0, 1, False)
    """

    __slots__ = ("_memories", "_room", "_states", "decisions", "gained", "over", "table", "truncated", "turn")

    def __init__(self, table: EpisodeTable, seed: int) -> None:
        self.table = table
        self._states, self._memories = table.before()
        self._room = table.room()
        self.decisions = 0
        self.gained = False
        """Whether the last step changed what the episode is worth to anybody."""
        self.over = False
        self.truncated = False
        self.turn: int = table.core.begin_episode(
            *self._cards(), seed, *table.goal, table.moves(), *self._room
        )
        for seat in range(SEATS):  # what it is worth before the first step was not gained
            self._room[3][seat] = 0.0

    @property
    def ended(self) -> bool:
        """Whether it is over, or was cut off."""
        return self.over or self.truncated

    def _cards(self) -> tuple[Numbers, ...]:
        """What every function of the core takes first."""
        return self._states, self.table.books, self._memories, self.table.idss

    def step(self, number: SupportsIndex | None) -> None:
        """Carry out the action with this id for whoever's turn it is; what is not legal raises a Problem."""
        if number is None or not self.may(number):
            self._refuse(number)
        table = self.table
        self.turn, self.gained, self.over = table.core.take_step(
            *self._cards(), index(number), *table.goal, table.moves(), *self._room
        )
        self.count(1)

    def count(self, decisions: int) -> None:
        """Note that so many more decisions were made."""
        self.decisions += decisions
        self.truncated = not self.over and self.decisions >= self.table.setting.most_decisions

    def is_action(self, number: SupportsIndex | None) -> bool:
        """Whether there is an action with this id."""
        return number is not None and 0 <= index(number) < self.table.setting.ids.count

    def may(self, number: SupportsIndex | None) -> bool:
        """Whether whoever's turn it is may do this now."""
        return self.is_action(number) and not self.ended and bool(self._room[1][0][number])

    def _refuse(self, number: SupportsIndex | None) -> NoReturn:
        with said():
            if self.ended:
                raise Problem("research-over")
            if not self.is_action(number):
                raise no_action(number, self.table.setting)
            raise Problem("research-illegal", action=str(number), seat=self.turn + 1)

    # Looking

    def legal(self) -> list[int]:
        """The ids of all that whoever's turn it is may do."""
        numbers: list[int] = np.flatnonzero(self.mask(self.turn)).tolist()
        return numbers

    def mask(self, seat: int) -> Mask:
        """1 for each id that a seat may choose now; all 0 where it is not asked."""
        if seat != self.turn or self.ended:
            return np.zeros(self.table.setting.ids.count, np.int8)
        return np.array(self._room[1][0], np.int8)

    def row(self, seat: int) -> Row:
        """What a seat sees, as `decaphase.research.stepping.features` writes it."""
        if seat == self.turn:
            return np.array(self._room[0][0], np.int16)
        rows, *_ = self.table.room()
        self.table.core.show_seat(self._states, self.table.books, self._memories, seat, rows)
        return np.array(rows[0], np.int16)

    @property
    def gains(self) -> tuple[float, ...]:
        """What each seat gained by the last step."""
        return tuple(map(float, self._room[3][: self.table.setting.players]))

    @property
    def worths(self) -> tuple[float, ...]:
        """What the episode is worth to each seat so far."""
        return tuple(map(float, self._room[2][: self.table.setting.players]))

    @property
    def state(self) -> State:
        """All of it, hidden cards too: for who looks on, never for who plays."""
        return self._value(State, self._states)

    @property
    def memory(self) -> Memory:
        """What everybody at the table has seen in this hand."""
        return self._value(Memory, self._memories)

    def _value(self, kind: type[T], numbers: Numbers) -> T:
        if not self.table.compiled:
            copy: T = numbers[0].copy()
            return copy
        from decaphase.engine.compiled import value_of

        return value_of(kind, numbers[0])

    # With players of the core

    def let_play(self, minds: Numbers, learner: int, worlds: Numbers, memories: Numbers) -> None:
        """Let these minds decide until the learner has to, or the episode has ended."""
        table = self.table
        most = table.setting.most_decisions - self.decisions
        room = table.moves(), *self._room, worlds, memories
        made, self.turn, self.over = table.core.play_others(
            *self._cards(), minds, learner, most, *table.goal, *room
        )
        self.count(made)

    # Being a value

    def copy(self) -> Episode:
        """An episode of its own that goes on from here, with the same cards to come."""
        new = object.__new__(Episode)
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        if self.table.compiled:
            new._states, new._memories = self._states.copy(), self._memories.copy()
            new._room = tuple(numbers.copy() for numbers in self._room)
        else:
            new._states, new._memories = [self._states[0].copy()], [self._memories[0].copy()]
            rows, masks, worths, gains = self._room
            new._room = [rows[0][:]], [masks[0][:]], worths[:], gains[:]
        return new

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
    """What is wrong with an id that no action has."""
    return Problem("research-no-action", action=str(number)[:40], last=setting.ids.count - 1)
