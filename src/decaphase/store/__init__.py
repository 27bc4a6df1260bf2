"""What is kept of live tables: an append-only log for each, in SQLite or PostgreSQL.

A store knows nothing of cards or rules: entries are bytes. A move is validated elsewhere, appended here, and
acknowledged when `append` returns; a table's state is its log, replayed.
"""

from __future__ import annotations

from decaphase.store.model import (
    Appended,
    Conflict,
    Entry,
    Moved,
    NewEntry,
    Repeated,
    Snapshot,
    StoreProblem,
)
from decaphase.store.opening import open_store
from decaphase.store.store import Store

__all__ = [
    "Appended",
    "Conflict",
    "Entry",
    "Moved",
    "NewEntry",
    "Repeated",
    "Snapshot",
    "Store",
    "StoreProblem",
    "open_store",
]
