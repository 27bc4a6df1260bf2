"""The compiled players, and access to compiled functions that are no entry points."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from decaphase.bots.thinking.draws_to_go import UNSEEN_COUNTS, count_unseen, draws_needed
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import default_settings
from decaphase.bots.thinking.win_chance import FORECASTS, win_chance
from decaphase.engine.arrays import zeros
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Row
from decaphase.engine.state import PHASES, SEATS, RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules, load_rules

if TYPE_CHECKING:
    from decaphase.bots.backend import CompiledBackend

Floats = list[float]


@cache
def fast_core() -> ModuleType:
    """The compiled engine; the first of several test processes compiles it, the others load its cache."""
    pytest.importorskip("numba")
    from decaphase.bots.backend import CompiledBackend
    from decaphase.engine.compiled import cache_folder, compiled_functions

    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        core = compiled_functions()
        state, book, seat_settings = new_state(2), rule_codes(load_rules()), [default_settings(0)] * 2
        seed_dice(state.dice, 1)
        deal_hand(state, book)
        engine = CompiledBackend(book)
        engine.move(state, Memory(), state.turn, seat_settings[0])
        engine.play(seat_settings, 1, most=1)
        engine.play_many(seat_settings, 1, games=0)
        fast_floats(core, state, book, Memory(), [0] * (PHASES + 1))
    return core


@cache
def fast_engine(rules: Rules) -> CompiledBackend:
    """A compiled engine for a table."""
    fast_core()
    from decaphase.bots.backend import CompiledBackend

    return CompiledBackend(rule_codes(rules))


@cache
def table_phase_rates(rules: Rules, players: int) -> tuple[int, ...]:
    """How often each phase of a table is made when tried."""
    from decaphase.bots.backend import survey

    return tuple(survey(fast_engine(rules), players))


def ask_floats(
    s: State, book: RuleCodes, memory: Memory, phase_rates: Row, unseen: Row, draws: Floats, chances: Floats
) -> None:
    """All floats that the players compute: each seat's draws for each phase, and its chance to win."""
    for seat in range(s.players):
        count_unseen(s, book, memory, seat, unseen)
        for phase in range(1, PHASES + 1):
            if book.groups[phase] > 0:
                draws[seat * PHASES + phase - 1] = draws_needed(s, book, seat, phase, unseen)
        chances[seat] = win_chance(s, book, phase_rates, seat, zeros(FORECASTS))


@cache
def _compile_ask(core: ModuleType) -> Callable[..., None]:
    """`ask_floats`, compiled among the engine's own functions and kept with them."""
    import numba
    from numba.core import config as numba_config

    from decaphase.engine.compiled import cache_folder

    names = vars(core) | {"range": range}
    assert isinstance(ask_floats, FunctionType)
    config: Any = numba_config  # its settings are made at run time, unknown to the type checker
    kept, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        asking: Callable[..., None] = numba.njit(cache=True)(
            FunctionType(ask_floats.__code__, names, "ask_floats")
        )
    finally:
        config.CACHE_DIR = kept
    return asking


def fast_floats(
    core: ModuleType, state: State, book: RuleCodes, memory: Memory, phase_rates: Sequence[int]
) -> tuple[Floats, Floats]:
    """What `ask_floats` says when it is compiled."""
    import numpy as np

    from decaphase.engine.compiled import record_of

    rows = np.array(phase_rates), np.zeros(UNSEEN_COUNTS, np.int64)
    draws, chances = np.zeros(SEATS * PHASES), np.zeros(SEATS)
    _compile_ask(core)(record_of(state), record_of(book), record_of(memory), *rows, draws, chances)
    return draws.tolist(), chances.tolist()


def plain_floats(
    state: State, book: RuleCodes, memory: Memory, phase_rates: Sequence[int]
) -> tuple[Floats, Floats]:
    """The same in plain Python."""
    draws, chances = [0.0] * (SEATS * PHASES), [0.0] * SEATS
    ask_floats(state, book, memory, list(phase_rates), [0] * UNSEEN_COUNTS, draws, chances)
    return draws, chances
