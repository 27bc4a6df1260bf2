"""Tables as bytes, so that long logs load quickly; an unreadable snapshot is ignored.

A snapshot is a pickle of our own value classes only: write access to the database gives no way to run code in
the server. Snapshots of other versions are ignored.
"""

from __future__ import annotations

import io
import pickle
import zlib
from collections import deque
from functools import cache, lru_cache
from typing import Final

from decaphase import __version__, cards
from decaphase.engine import state as engine_state
from decaphase.engine.state import State
from decaphase.game import Action, actions, events, game
from decaphase.online.server.tables import followers
from decaphase.online.server.tables.followers import RecentEntries, TableEntry
from decaphase.online.table import TableState, entries
from decaphase.online.table import settings as table_settings
from decaphase.online.table import state as table_state
from decaphase.rules import options, phases


def write_snapshot(state: TableState, recent: RecentEntries) -> bytes:
    """A table and its latest entries, as the store keeps them."""
    return zlib.compress(pickle.dumps((_format(), state, recent), protocol=5), level=1)


def read_snapshot(data: bytes) -> tuple[TableState, RecentEntries] | None:
    """The table and the entries in a snapshot; None if this version cannot read it."""
    try:
        written_by, state, recent = _RestrictedUnpickler(io.BytesIO(zlib.decompress(data))).load()
    except Exception:  # noqa: BLE001 - a damaged pickle may raise anything
        return None
    if written_by != _format() or not (isinstance(state, TableState) and isinstance(recent, RecentEntries)):
        return None
    for hand in () if state.game is None else state.game.hands:
        different = {id(action): action for action in hand.actions}
        interned = {place: _interned(action) for place, action in different.items()}
        hand.actions[:] = [interned[id(action)] for action in hand.actions]
    return state, recent


@lru_cache(maxsize=4096)
def _interned(action: Action) -> Action:
    """One object for equal actions: the same moves are made at every table."""
    return action


@cache
def _format() -> str:
    """What a readable snapshot was written by: this version, with these fields."""
    fields = (*TableState.__dataclass_fields__, *TableEntry.__struct_fields__, *State.SHAPES)
    return f"{__version__} {','.join(fields)}"


class _RestrictedUnpickler(pickle.Unpickler):
    """Loads the classes of a few modules only."""

    def find_class(self, module: str, name: str) -> object:
        if (module, name) in _BUILT_IN:
            return _BUILT_IN[module, name]
        found = super().find_class(module, name) if module in _MODULES and "." not in name else None
        if isinstance(found, type) and found.__module__ == module:
            return found
        raise pickle.UnpicklingError(module, name)


_BUILT_IN: Final = {("builtins", "frozenset"): frozenset, ("collections", "deque"): deque}
_MODULES: Final = frozenset(
    module.__name__
    for module in (
        cards,
        engine_state,
        actions,
        events,
        game,
        options,
        phases,
        entries,
        table_settings,
        table_state,
        followers,
    )
)
