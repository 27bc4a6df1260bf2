"""Table states as bytes, so that long logs load quickly; an unreadable snapshot is ignored.

A snapshot is a pickle of our own value classes only: write access to the database gives no way to run code in
the server. Snapshots of other versions are ignored.
"""

from __future__ import annotations

import io
import pickle
import zlib
from functools import cache, lru_cache
from typing import Final

from decaphase import __version__, cards
from decaphase.engine import state as engine_state
from decaphase.engine.state import State
from decaphase.game import Action, actions, events, game
from decaphase.online.table import TableState
from decaphase.online.table import settings as table_settings
from decaphase.online.table import state as table_state
from decaphase.problems import Impossible
from decaphase.rules import options, phases


def write_snapshot(state: TableState) -> bytes:
    """The state as the store keeps it."""
    return pickle.dumps((_format(), state), protocol=5)


def read_snapshot(data: bytes) -> TableState | None:
    """The state in a snapshot; None if this version cannot read it."""
    try:
        written_by, state = _RestrictedUnpickler(io.BytesIO(data)).load()
    except Exception:  # noqa: BLE001 - a damaged pickle may raise anything
        return None
    if written_by != _format() or not isinstance(state, TableState):
        return None
    for hand in () if state.game is None else state.game.hands:
        hand.actions[:] = map(_interned, hand.actions)
    return state


def compress_state(state: TableState) -> bytes:
    """The state in little memory, for this process only."""
    return zlib.compress(write_snapshot(state), level=1)


def decompress_state(compressed: bytes) -> TableState:
    """The state that was compressed."""
    state = read_snapshot(zlib.decompress(compressed))
    if state is None:
        raise Impossible("table-log-start")
    return state


@lru_cache(maxsize=4096)
def _interned(action: Action) -> Action:
    """One object for equal actions: the same moves are made at every table."""
    return action


@cache
def _format() -> str:
    """What a readable snapshot was written by: this version, with these fields."""
    return f"{__version__} {','.join(TableState.__dataclass_fields__)} {','.join(State.SHAPES)}"


class _RestrictedUnpickler(pickle.Unpickler):
    """Loads the classes of a few modules only."""

    def find_class(self, module: str, name: str) -> object:
        if (module, name) == ("builtins", "frozenset"):
            return frozenset
        found = super().find_class(module, name) if module in _MODULES and "." not in name else None
        if isinstance(found, type) and found.__module__ == module:
            return found
        raise pickle.UnpicklingError(module, name)


_MODULES: Final = frozenset(
    module.__name__
    for module in (cards, engine_state, actions, events, game, options, phases, table_settings, table_state)
)
