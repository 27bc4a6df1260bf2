"""A server that is up: its store, its tables and its people, from the first moment to the last."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from decaphase.online.server.auth.passwords import Passwords
from decaphase.online.server.auth.sessions import Sessions
from decaphase.online.server.config import Config
from decaphase.online.server.http.client_address import Proxies
from decaphase.online.server.http.origins import read_origins
from decaphase.online.server.http.rate_limits import Limits
from decaphase.online.server.logs import Troubles, write_failure
from decaphase.online.server.metrics import Metrics, TimedThinker
from decaphase.online.server.static import Page, read_page
from decaphase.online.server.tables.context import TableContext, milliseconds
from decaphase.online.server.tables.heartbeat import Heartbeat
from decaphase.online.server.tables.projections import Projections
from decaphase.online.server.tables.recent_entries import TableEntry
from decaphase.online.server.tables.registry import TableRegistry
from decaphase.online.server.websocket.client import ClientBatches
from decaphase.online.server.websocket.connections import Connections
from decaphase.online.server.workers.bot_workers import BotWorkers
from decaphase.online.server.workers.print_jobs import PrintJobs
from decaphase.online.store import Store, StoreProblem, open_store
from decaphase.online.store.people import People
from decaphase.online.table import TableState

FORGET_SECONDS: Final = 3600


@dataclass(slots=True)
class Services:
    """All parts of a server, for whoever answers requests."""

    config: Config
    store: Store
    people: People
    tables: TableRegistry
    notes: Projections
    sessions: Sessions
    lines: Connections
    rounds: ClientBatches
    limits: Limits
    passwords: Passwords
    figures: Metrics
    proxies: Proxies
    origins: frozenset[str]
    page: Page
    printer: PrintJobs

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return self.tables.around.now()


@asynccontextmanager
async def run(config: Config, now: Callable[[], int] = milliseconds) -> AsyncIterator[Services]:
    """Everything a server needs, opened, and put away in good order at the end."""
    proxies, origins = Proxies(config.proxies), read_origins(config.origins)
    page = read_page(config.page)
    async with await open_store(config.database) as store:
        people, figures, troubled = store.people, Metrics(), Troubles()
        store.on_append(figures.appended)
        thinker = TimedThinker(BotWorkers(config.thinkers), figures)
        printer = PrintJobs()
        notes = Projections(people, troubled)

        def note(state: TableState, moments: Sequence[TableEntry]) -> None:
            figures.moved(moments)
            notes.note(state, moments)

        around = TableContext(store, thinker, note, troubled, now=now, patience=config.patience)
        runs = Heartbeat(people, now)
        await runs.begin()
        tables = TableRegistry(around, runs, config.idle)
        tables.start()
        sessions = Sessions(people, now)
        lines = Connections(config.per_account, config.per_address)
        figures.watch(lambda: len(lines), lambda: len(tables))
        work = (notes.write(), runs.beat(), lines.look_after(sessions), _forget(people, troubled, now))
        background = [asyncio.create_task(one) for one in work]
        limits = Limits(on=config.limited)
        try:
            yield Services(
                config,
                store,
                people,
                tables,
                notes,
                sessions,
                lines,
                ClientBatches(write_failure),
                limits,
                Passwords(),
                figures,
                proxies,
                origins,
                page,
                printer,
            )
        finally:
            await tables.close()
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await notes.write_waiting()
            await runs.end()
            thinker.close()
            printer.close()


async def _forget(people: People, troubled: Troubles, now: Callable[[], int]) -> None:
    """Throw away, now and then, tokens and invitations whose time is over."""
    while True:
        try:
            await people.forget_expired(now())
        except StoreProblem as problem:
            troubled("", problem)
        await asyncio.sleep(FORGET_SECONDS)
