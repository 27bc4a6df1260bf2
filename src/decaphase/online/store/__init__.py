"""The logs of live tables, and accounts, in SQLite or PostgreSQL.

A store knows nothing of cards or rules: entries are bytes. A move is validated elsewhere, appended here, and
acknowledged when `append` returns; a table's state is its log, replayed.
"""

from __future__ import annotations

from decaphase.online.store.model import (
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
from decaphase.online.store.people import (
    Account,
    Invite,
    Listed,
    People,
    Result,
    Run,
    StoredReport,
    StoredSheet,
    Totals,
)
from decaphase.online.store.store import Store, open_store

__all__ = [
    "Account",
    "Appended",
    "Conflict",
    "Entry",
    "Invite",
    "Listed",
    "Moved",
    "NewEntry",
    "Outcome",
    "People",
    "Repeated",
    "Result",
    "Run",
    "Snapshot",
    "Store",
    "StoreProblem",
    "StoredReport",
    "StoredSheet",
    "Totals",
    "open_store",
]
