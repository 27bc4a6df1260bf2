"""A server that is up: its store, its tables and its people, from the first moment to the last."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import structlog

from decaphase.server.config import Config
from decaphase.server.live.notes import Notes
from decaphase.server.live.runs import Runs
from decaphase.server.live.surroundings import Surroundings, milliseconds
from decaphase.server.live.tables import Tables
from decaphase.server.live.thinking import Workers
from decaphase.server.sessions import Sessions
from decaphase.server.socket import Client
from decaphase.store import Store, open_store
from decaphase.store.people import People

LOGGER = structlog.get_logger("decaphase.server")


@dataclass(slots=True)
class Running:
    """All parts of a server, for whoever answers requests."""

    config: Config
    store: Store
    people: People
    tables: Tables
    sessions: Sessions
    clients: set[Client]


def _troubled(table: str, error: BaseException) -> None:
    """Something went wrong where nobody waits for it: for the log, without a word of what was played."""
    LOGGER.error("trouble", table=table, error=type(error).__name__, code=getattr(error, "code", None))


@asynccontextmanager
async def run(config: Config) -> AsyncIterator[Running]:
    """Everything a server needs, opened, and put away in good order at the end."""
    async with await open_store(config.database or None) as store:
        people = store.people
        thinker = Workers(config.thinkers)
        notes = Notes(people, _troubled)
        around = Surroundings(store, thinker, notes.note, _troubled, patience=config.patience)
        runs = Runs(people, milliseconds)
        await runs.begin()
        tables = Tables(around, runs, config.idle)
        tables.start()
        background = [asyncio.create_task(notes.write()), asyncio.create_task(runs.beat())]
        try:
            yield Running(config, store, people, tables, Sessions(people, milliseconds), set())
        finally:
            await tables.close()
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await notes.write_waiting()
            await runs.end()
            thinker.close()
