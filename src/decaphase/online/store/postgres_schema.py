"""Migrations in PostgreSQL; the first process runs them."""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg

from decaphase.online.store.postgres_connection import Connection, connect, fetch
from decaphase.online.store.schema import READ_VERSION, is_current, upgrade

LOCK: Final = 0x6465636170686173
"""The advisory lock of migrations: "decaphas" in bytes."""


async def migrate(url: str) -> None:
    """Bring the schema up to date, in a transaction that other processes wait for."""
    connection = await connect(url)
    try:
        current = is_current(await _version(connection))
    finally:
        connection.terminate()
    if not current:
        # In a thread: it waits for other migrations of this process, which must not block the event loop.
        await asyncio.to_thread(asyncio.run, _upgrade(url))


async def _version(connection: Connection) -> str | None:
    try:
        found = await fetch(connection, str, READ_VERSION)
    except asyncpg.UndefinedTableError:
        return None
    return found[0] if found else None


async def _upgrade(url: str) -> None:
    from sqlalchemy import NullPool, text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)
