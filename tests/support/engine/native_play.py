"""The native engine as tests call it, and restricted Python of the tests' own, compiled like the engine."""

from __future__ import annotations

import ctypes
import fcntl
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from decaphase.bots.backend import NativeBackend, survey
from decaphase.bots.thinking.draws_to_go import UNSEEN_COUNTS, count_unseen, draws_needed
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.win_chance import FORECASTS, win_chance
from decaphase.compile.build import FLAGS, LIBRARY_FLAGS, PACKAGES, compile_c
from decaphase.compile.write_c import write_c
from decaphase.engine import COMPILED_PACKAGES
from decaphase.engine.fields import Row
from decaphase.engine.native import as_argument, flat_of, flat_row, functions_of, native_functions
from decaphase.engine.state import PHASES, SEATS, RuleCodes, State
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules

Floats = list[float]


class NativeEngine:
    """The entry points of all packages; flat values and arrays are passed as they are."""

    def __init__(self) -> None:
        for name in PACKAGES:
            import_module(name)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        package = next(package for package in PACKAGES if name in COMPILED_PACKAGES[package].entries)
        function = getattr(native_functions(package), name)
        return lambda *arguments: function(*map(as_argument, arguments))


@cache
def native_engine() -> NativeEngine:
    """The native engine."""
    return NativeEngine()


@cache
def fast_engine(rules: Rules) -> NativeBackend:
    """The engine's players for a table, native."""
    return NativeBackend(rule_codes(rules))


@cache
def table_phase_rates(rules: Rules, players: int) -> tuple[int, ...]:
    """How often each phase of a table is made when tried."""
    return tuple(survey(fast_engine(rules), players))


@cache
def compiled_module(package: str) -> Any:  # noqa: ANN401 - its attributes are the entry points
    """The entry points of a registered package of the tests; several test processes build it once."""
    source = write_c([COMPILED_PACKAGES[package]])
    folder = Path(tempfile.gettempdir()) / f"decaphase-tests-{hash_of(source)}"
    folder.mkdir(exist_ok=True)
    library = folder / "library.so"
    with (folder / "building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not library.exists():
            unfinished = folder / "unfinished.so"
            compile_c(source, unfinished, *FLAGS, *LIBRARY_FLAGS)
            unfinished.replace(library)
    return functions_of(COMPILED_PACKAGES[package], ctypes.CDLL(str(library)))


def hash_of(source: str) -> str:
    """A short digest of a program."""
    from hashlib import sha256

    return sha256(source.encode()).hexdigest()[:16]


def plain_floats(
    state: State, book: RuleCodes, memory: Memory, phase_rates: Sequence[int]
) -> tuple[Floats, Floats]:
    """All floats that the players compute: each seat's draws for each phase, and its chance to win."""
    draws, chances = [0.0] * (SEATS * PHASES), [0.0] * SEATS
    unseen: Row = [0] * UNSEEN_COUNTS
    for seat in range(state.players):
        count_unseen(state, book, memory, seat, unseen)
        for phase in phases_of(book):
            draws[seat * PHASES + phase - 1] = draws_needed(state, book, seat, phase, unseen)
        chances[seat] = win_chance(state, book, list(phase_rates), seat, [0] * FORECASTS)
    return draws, chances


def fast_floats(
    state: State, book: RuleCodes, memory: Memory, phase_rates: Sequence[int]
) -> tuple[Floats, Floats]:
    """The same in the native engine."""
    core = native_engine()
    draws, chances = [0.0] * (SEATS * PHASES), [0.0] * SEATS
    flat_state, flat_book, flat_memory = flat_of(state), flat_of(book), flat_of(memory)
    unseen, rates = flat_row(UNSEEN_COUNTS), flat_row(PHASES + 1)
    rates[:] = list(phase_rates)
    for seat in range(state.players):
        core.count_unseen(flat_state, flat_book, flat_memory, seat, unseen)
        for phase in phases_of(book):
            draws[seat * PHASES + phase - 1] = core.draws_needed(flat_state, flat_book, seat, phase, unseen)
        chances[seat] = core.win_chance(flat_state, flat_book, rates, seat, flat_row(FORECASTS))
    return draws, chances


def phases_of(book: RuleCodes) -> list[int]:
    """The phases of a table."""
    return [phase for phase in range(1, PHASES + 1) if book.groups[phase] > 0]
