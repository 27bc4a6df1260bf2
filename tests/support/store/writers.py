"""People for tests: hashes, results, and dumps of the database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from hashlib import sha256
from typing import Final

import asyncpg

from decaphase.online.store.people import People, Result

NOW: Final = 1_700_000_000_000
LATER: Final = NOW + 1000
EXPIRED: Final = NOW + 10_000
HOUR: Final = 3_600_000


def digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def result(account: str | None, seat: int = 1, *, table: str = "t", game: int = 1, at: int = NOW) -> Result:
    """The seats of a game come in by their order."""
    return Result(table, game, account, seat, 4, seat, seat == 1, 50 * seat, 11 - seat, 12, "house-nl", at)


async def add(people: People, *accounts: str) -> None:
    for account in accounts:
        await people.add_account(account, account.title(), "en", NOW)


async def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: file.execute(f"SELECT * FROM {name}").fetchall() for name in names}  # noqa: S608
    link = await asyncpg.connect(url)
    try:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        names = [name for (name,) in await link.fetch(query)]
        return {name: [tuple(row) for row in await link.fetch(f"SELECT * FROM {name}")] for name in names}  # noqa: S608
    finally:
        await link.close()


async def tables_that_hold(url: str, account: str) -> set[str]:
    """The tables of the database in which an account's id occurs, in any column."""
    found = await everything(url)
    return {name for name, rows in found.items() if any(_holds(row, account) for row in rows)}


def _holds(row: tuple[object, ...], account: str) -> bool:
    texts = (value.decode(errors="replace") if isinstance(value, bytes) else str(value) for value in row)
    return any(account in text for text in texts)
