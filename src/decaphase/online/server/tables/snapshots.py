"""A table's state as bytes, so that opening an old table is quick; where it cannot be read, the log is.

It is a pickle of the classes named here and of nothing else: whoever could write into the database still
could not make the server run anything. A snapshot of another version of the program is not read at all.
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
from decaphase.rules import model, phases


def write_snapshot(state: TableState) -> bytes:
    """The table as it is kept."""
    return pickle.dumps((_form(), state), protocol=5)


def pack(state: TableState) -> bytes:
    """The table in as little room as possible, for this process alone."""
    return zlib.compress(write_snapshot(state), level=1)


def unpack(packed: bytes) -> TableState:
    """The table that was packed so."""
    state = read_snapshot(zlib.decompress(packed))
    if state is None:
        raise Impossible("table-log-start")
    return state


def read_snapshot(data: bytes) -> TableState | None:
    """The table that was kept so; None where this program cannot tell."""
    try:
        form, state = _Reader(io.BytesIO(data)).load()
    except Exception:  # noqa: BLE001 - a damaged pickle may raise anything
        return None
    if form != _form() or not isinstance(state, TableState):
        return None
    for hand in () if state.game is None else state.game.hands:
        hand.actions[:] = map(_shared, hand.actions)
    return state


@lru_cache(maxsize=4096)
def _shared(action: Action) -> Action:
    """The first of all equal actions: the same moves are made at every table, and are kept once."""
    return action


@cache
def _form() -> str:
    """What a snapshot must have been written by: this version, with these fields."""
    return f"{__version__} {','.join(TableState.__dataclass_fields__)} {','.join(State.SHAPES)}"


class _Reader(pickle.Unpickler):
    """Reads our own plain classes only."""

    def find_class(self, module: str, name: str) -> object:
        if (module, name) == ("builtins", "frozenset"):
            return frozenset
        found = super().find_class(module, name) if module in _MODULES and "." not in name else None
        if isinstance(found, type) and found.__module__ == module:
            return found
        raise pickle.UnpicklingError(module, name)


_MODULES: Final = frozenset(
    module.__name__
    for module in (cards, engine_state, actions, events, game, model, phases, table_settings, table_state)
)
