"""An SQLite file: locked, opened, its schema up to date, and what can go wrong with it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from decaphase.online.store.model import StoreProblem
from decaphase.online.store.schema import READ_VERSION, is_current, upgrade

WAIT_SECONDS: Final = 10.0
"""For somebody who looks into the file with a tool of their own."""

PAGES_KEPT: Final = 4000
"""So many pages (16 MB) are gathered beside the file before it is brought up to date: logs grow everywhere in
it, and a page that is written ten times meanwhile goes into it once."""

_CODES: Final = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_BUSY: "store-in-use",
    sqlite3.SQLITE_LOCKED: "store-in-use",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY: "store-exists",
    sqlite3.SQLITE_CONSTRAINT_UNIQUE: "store-exists",
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY: "store-no-account",  # nothing else is referred to
}


@contextmanager
def sqlite_problems(file: Path) -> Iterator[None]:
    """What SQLite reports, as a problem with a code of ours."""
    try:
        yield
    except sqlite3.Error as error:
        number = getattr(error, "sqlite_errorcode", 0)
        # The low byte is the kind of error, the rest its variety.
        code = _CODES.get(number) or _CODES.get(number & 0xFF)
        if code is None:
            name = getattr(error, "sqlite_errorname", type(error).__name__)
            raise StoreProblem("store-failed", reason=name) from error
        raise StoreProblem(code, store=str(file)) from error


def make_private(file: Path) -> None:
    """Make the file, where there is none, so that nobody else on the machine can read the cards in it."""
    with suppress(OSError):  # that it is there, or cannot be made, SQLite will say itself
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def open_lock(file: Path) -> sqlite3.Connection:
    """What `take_lock` locks: an empty database beside the file.

    SQLite knows how to lock on every system, and the file itself stays open to tools that read and copy it.
    """
    return _connect(f"{file}.lock", timeout=0)


def take_lock(lock: sqlite3.Connection) -> None:
    """Keep other processes off until this is closed, or this process ends in whatever way."""
    lock.execute("BEGIN EXCLUSIVE")


def open_writer(file: Path) -> sqlite3.Connection:
    """The one connection that writes, and that minds what refers to what."""
    writer = _connect(str(file))
    writer.execute("PRAGMA foreign_keys = ON")
    return writer


def make_durable(writer: sqlite3.Connection) -> None:
    """What it commits is on the disk, and does not keep readers waiting."""
    (mode,) = writer.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":  # as on some network drives
        raise StoreProblem("store-failed", reason=f"journal_mode {mode}")
    writer.execute("PRAGMA synchronous = FULL")
    writer.execute("PRAGMA fullfsync = ON")  # on a Mac nothing less reaches the disk
    writer.execute(f"PRAGMA wal_autocheckpoint = {PAGES_KEPT}")


def open_reader(file: Path) -> sqlite3.Connection:
    """A connection that sees what is committed and cannot write."""
    return _connect(file.absolute().as_uri() + "?mode=ro", uri=True)


def _connect(name: str, *, timeout: float = WAIT_SECONDS, uri: bool = False) -> sqlite3.Connection:
    # Each is used by one thread at a time, not always by the same; transactions are begun by hand.
    return sqlite3.connect(name, timeout=timeout, uri=uri, isolation_level=None, check_same_thread=False)


def migrate(file: Path) -> None:
    """Bring the schema up to date, in a transaction that keeps everybody else out."""
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
