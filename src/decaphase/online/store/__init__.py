"""The logs of live tables, and accounts (`people`), in SQLite or PostgreSQL.

A store knows nothing of cards or rules: entries are bytes. A move is validated elsewhere, appended here, and
acknowledged when `append` returns; a table's state is its log, replayed.
"""

from __future__ import annotations

from decaphase.online.store.model import (
    OUTCOME_UNKNOWN,
    Appended,
    Conflict,
    Entry,
    Moved,
    NewEntry,
    Outcome,
    Repeated,
    Snapshot,
    StoreProblem,
)
from decaphase.online.store.store import Store, open_store

__all__ = [
    "OUTCOME_UNKNOWN",
    "Appended",
    "Conflict",
    "Entry",
    "Moved",
    "NewEntry",
    "Outcome",
    "Repeated",
    "Snapshot",
    "Store",
    "StoreProblem",
    "open_store",
]
