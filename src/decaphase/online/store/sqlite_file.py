"""An SQLite file: its lock, its connections, and its migrations."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from decaphase.online.store.model import StoreProblem
from decaphase.online.store.schema import READ_VERSION, is_current, upgrade

WAIT_SECONDS: Final = 10.0
"""For the lock of another program that reads the file."""

PAGES_KEPT: Final = 4000
"""Pages (16 MB) in the write-ahead log before a checkpoint: logs grow everywhere in the file, and a page that
was written ten times is checkpointed once.
"""


def make_private(file: Path) -> None:
    """Create the file, if it is missing, readable by this user only: there are cards in it."""
    with suppress(OSError):  # if it exists or can't be created, SQLite will say so itself
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def open_lock(file: Path) -> sqlite3.Connection:
    """The file that `take_lock` locks: an empty database beside the real one.

    SQLite can lock on every system, and the real file stays open to tools that read and copy it.
    """
    return _connect(f"{file}.lock", timeout=0)


def take_lock(lock: sqlite3.Connection) -> None:
    """Keep other processes out until this is closed or this process ends."""
    lock.execute("BEGIN EXCLUSIVE")


def open_writer(file: Path) -> sqlite3.Connection:
    """The one connection that writes, with foreign keys enforced."""
    writer = _connect(str(file))
    writer.execute("PRAGMA foreign_keys = ON")
    return writer


def make_durable(writer: sqlite3.Connection) -> None:
    """Make every commit reach the disk without blocking readers."""
    (mode,) = writer.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":  # as on some network drives
        raise StoreProblem("store-failed", reason=f"journal_mode {mode}")
    writer.execute("PRAGMA synchronous = FULL")
    writer.execute("PRAGMA fullfsync = ON")  # on a Mac nothing less reaches the disk
    writer.execute(f"PRAGMA wal_autocheckpoint = {PAGES_KEPT}")


def open_reader(file: Path) -> sqlite3.Connection:
    """A read-only connection that sees committed data."""
    return _connect(file.absolute().as_uri() + "?mode=ro", uri=True)


def _connect(name: str, *, timeout: float = WAIT_SECONDS, uri: bool = False) -> sqlite3.Connection:
    # Each is used by one thread at a time, not always the same one; transactions are begun explicitly.
    return sqlite3.connect(name, timeout=timeout, uri=uri, isolation_level=None, check_same_thread=False)


def migrate(file: Path) -> None:
    """Bring the schema up to date, in an exclusive transaction."""
    if is_current(_version(file)):
        return
    from sqlalchemy import NullPool, create_engine

    engine = create_engine("sqlite://", creator=lambda: _connect(str(file)), poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN EXCLUSIVE")
        upgrade(connection)
        connection.commit()


def _version(file: Path) -> str | None:
    connection = _connect(str(file))
    try:
        named = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        found = connection.execute(READ_VERSION).fetchone() if named else None
    finally:
        connection.close()
    return None if found is None else str(found[0])
