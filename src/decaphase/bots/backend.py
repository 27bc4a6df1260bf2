"""The engine's players, in plain Python or in the native engine, with the memory they need."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from ctypes import addressof
from dataclasses import dataclass
from typing import Final

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import GREEDY, SHARP, PlayerSettings, default_settings
from decaphase.bots.thinking.scratch import flat_scratch, new_scratch
from decaphase.bots.thinking.self_play import SelfPlay, Tally, play_game, play_games
from decaphase.engine.native import (
    Flat,
    copy_of,
    flat_of,
    flat_row,
    flats_of,
    has_native,
    native_functions,
    pack,
)
from decaphase.engine.score import standing
from decaphase.engine.state import GAME_OVER, PHASES, RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.problems import Problem
from decaphase.rules import Rules

MOST_DECISIONS: Final = 50_000
"""A game of good players takes about a thousand, but the rules let a hand go on for ever."""

SURVEYED: Final = 150
"""Games that are enough to tell how hard the phases of a table are."""

SURVEY_SEED: Final = 10

MOST_BACKENDS: Final = 64
"""Backends kept for each thread, by rules; with one more the thread starts over."""


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a game, by seat; `ended` is False where it was cut off."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    done: tuple[int, ...]
    """How many phases each seat completed."""
    hands: int
    decisions: int
    turns: tuple[int, ...]
    tried: tuple[tuple[int, ...], ...]
    made: tuple[tuple[int, ...], ...]
    ended: bool


class Backend:
    """The players under the rules of one table, in plain Python; not to be shared between threads."""

    compiled = False

    def __init__(self, rules: RuleCodes) -> None:
        self._rules = rules
        self._phase_rates = PhaseRates(self)
        self._scratch = new_scratch()

    def move(self, state: State, memory: Memory, seat: int, settings: PlayerSettings) -> int:
        """The move of this player in a seat (from 0), which reads only what the seat sees of the state."""
        (settings,) = self._phase_rates.give([settings], state.players)
        return player_move(state, self._rules, memory, settings, seat, self._scratch)

    def play(
        self,
        seat_settings: Sequence[PlayerSettings],
        seed: int,
        most: int = MOST_DECISIONS,
        log: list[int] | None = None,
    ) -> Played:
        """A whole game of these players, by seat, on the decks of a seed; all moves are added to the log."""
        state, tally, moves = self._play(self._table(seat_settings), seed, most, 0 if log is None else most)
        if log is not None:
            log += moves
        return played(self._rules, state, tally)

    def _play(self, table: SelfPlay, seed: int, most: int, logged: int) -> tuple[State, Tally, list[int]]:
        """Play a game, and keep at most `logged` of its moves."""
        moves = [0] * logged
        play_game(table, seed, most, moves, logged)
        return table.state, table.tally, moves[: table.tally.decisions]

    def play_many(self, seat_settings: Sequence[PlayerSettings], seed: int, games: int) -> Tally:
        """Many games in one call, on the decks of `seed`, `seed` + 1000 and so on; only their tally."""
        table = self._table(seat_settings)
        play_games(table, seed, games, MOST_DECISIONS)
        return table.tally

    def _table(self, seat_settings: Sequence[PlayerSettings]) -> SelfPlay:
        players = len(seat_settings)
        seated = self._phase_rates.give(seat_settings, players)
        return SelfPlay(new_state(players), self._rules, Memory(), seated, self._scratch, Tally())


class NativeBackend(Backend):
    """The same players in the native engine."""

    compiled = True

    def __init__(self, rules: RuleCodes) -> None:
        super().__init__(rules)
        self._functions = native_functions("decaphase.bots.thinking")
        self._flat_rules = flat_of(rules)
        self._flat_scratch = flat_scratch()
        self._blanks: dict[int, Flat] = {}

    def move(self, state: State, memory: Memory, seat: int, settings: PlayerSettings) -> int:
        (settings,) = self._phase_rates.give([settings], state.players)
        flats = flat_of(state), self._flat_rules, flat_of(memory), flat_of(settings)
        move: int = self._functions.player_move(*map(addressof, flats), seat, addressof(self._flat_scratch))
        return move

    def _play(self, table: SelfPlay, seed: int, most: int, logged: int) -> tuple[State, Tally, list[int]]:
        moves = flat_row(logged)
        packed = pack(table)
        self._functions.play_game(addressof(packed), seed, most, addressof(moves), logged)
        return table.state, table.tally, moves[: table.tally.decisions] if logged else []

    def play_many(self, seat_settings: Sequence[PlayerSettings], seed: int, games: int) -> Tally:
        table = self._table(seat_settings)
        packed = pack(table)
        self._functions.play_games(addressof(packed), seed, games, MOST_DECISIONS)
        tally: Flat = table.tally
        return Tally.of_flat(bytes(tally))

    def _table(self, seat_settings: Sequence[PlayerSettings]) -> SelfPlay:
        players = len(seat_settings)
        if players not in self._blanks:
            self._blanks[players] = flat_of(new_state(players))
        seated = flats_of(self._phase_rates.give(seat_settings, players))
        flats = copy_of(self._blanks[players]), self._flat_rules, flat_of(Memory()), seated
        return SelfPlay._make((*flats, self._flat_scratch, flat_of(Tally())))


class PhaseRates:
    """How often each phase is completed when tried, found out when a sharp player first needs it."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._made: dict[int, list[int]] = {}

    def give(self, seat_settings: Sequence[PlayerSettings], players: int) -> list[PlayerSettings]:
        """The same settings, those of sharp players with the phase rates at a table of this size."""
        return [self._given(one, players) if one.player == SHARP else one for one in seat_settings]

    def _given(self, settings: PlayerSettings, players: int) -> PlayerSettings:
        if players not in self._made:
            self._made[players] = survey(self._backend, players)
        new = settings.copy()
        new.phase_rates[:] = self._made[players]
        return new


def survey(backend: Backend, players: int) -> list[int]:
    """How many times in a thousand each phase is completed when tried, in games of greedy players."""
    tally = backend.play_many([default_settings(GREEDY)] * players, SURVEY_SEED, SURVEYED)
    tried = [sum(row[phase] for row in tally.tried) for phase in range(PHASES + 1)]
    made = [sum(row[phase] for row in tally.made) for phase in range(PHASES + 1)]
    if tried[0] > 0:  # phases in any order: which one a player failed at is not known
        tried, made = [sum(tried)] * (PHASES + 1), [sum(made)] * (PHASES + 1)
    return [1000 * (done + 1) // (of + 2) for done, of in zip(made, tried, strict=True)]


def played(rules: RuleCodes, state: State, tally: Tally) -> Played:
    """The result of a game; one that was cut off is ranked as it stands."""
    seats = range(state.players)
    standings = [standing(state, rules, seat) for seat in seats]
    placed = max(state.place[: state.players])
    left = sorted({standings[seat] for seat in seats if state.place[seat] == 0})
    return Played(
        places=tuple(state.place[seat] or placed + 1 + left.index(standings[seat]) for seat in seats),
        scores=tuple(state.score[: state.players]),
        done=tuple(state.done[seat].bit_count() for seat in seats),
        hands=tally.hands,
        decisions=tally.decisions,
        turns=tuple(tally.turns[: state.players]),
        tried=tuple(tuple(row) for row in tally.tried[: state.players]),
        made=tuple(tuple(row) for row in tally.made[: state.players]),
        ended=state.stage == GAME_OVER,
    )


def backend_of(rules: Rules, *, compiled: bool | None = None) -> Backend:
    """A new backend for these rules: native where there is a native engine, unless asked otherwise."""
    codes = rule_codes(rules)
    return NativeBackend(codes) if _choose(compiled) else Backend(codes)


def _choose(compiled: bool | None) -> bool:
    """Whether to use the native engine; one that was asked for and is missing is a Problem."""
    if compiled and not has_native():
        raise Problem("engine-not-native")
    return has_native() if compiled is None else compiled


class _Backends(threading.local):
    """The backends of one thread: a backend is never shared."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Rules, bool], Backend] = {}


_backends: Final = _Backends()


def backend_for(rules: Rules, *, compiled: bool | None = None) -> Backend:
    """This thread's backend for these rules, made when it is first needed."""
    key = rules, _choose(compiled)
    backend = _backends.kept.get(key)
    if backend is None:
        if len(_backends.kept) >= MOST_BACKENDS:
            _backends.kept.clear()
        backend = _backends.kept[key] = backend_of(rules, compiled=key[1])
    return backend
