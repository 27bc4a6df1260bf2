"""The parts of a running server, opened and closed together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from decaphase.online.server.auth.passwords import Passwords
from decaphase.online.server.auth.sessions import Sessions
from decaphase.online.server.config import Config
from decaphase.online.server.http.client_address import TrustedProxies
from decaphase.online.server.http.rate_limits import RateLimits
from decaphase.online.server.http.security import read_origins
from decaphase.online.server.logs import ErrorLog, log_connection_failure
from decaphase.online.server.metrics import Metrics
from decaphase.online.server.static import Page, read_page
from decaphase.online.server.tables.context import TableContext, now_ms
from decaphase.online.server.tables.followers import TableEntry
from decaphase.online.server.tables.heartbeat import Heartbeat
from decaphase.online.server.tables.projections import Projections
from decaphase.online.server.tables.registry import TableRegistry
from decaphase.online.server.websocket.client import ClientBatches
from decaphase.online.server.websocket.connections import Connections
from decaphase.online.server.workers.bot_workers import BotWorkers
from decaphase.online.server.workers.print_jobs import PrintJobs
from decaphase.online.server.write_budgets import WriteBudgets
from decaphase.online.store import Store, StoreProblem, open_store
from decaphase.online.store.people import People
from decaphase.online.table import TableState

CLEAN_UP_SECONDS: Final = 3600


@dataclass(slots=True)
class Services:
    """Everything that request handlers and WebSocket clients use."""

    config: Config
    store: Store
    people: People
    tables: TableRegistry
    heartbeat: Heartbeat
    projections: Projections
    sessions: Sessions
    connections: Connections
    batches: ClientBatches
    limits: RateLimits
    passwords: Passwords
    metrics: Metrics
    proxies: TrustedProxies
    origins: frozenset[str]
    page: Page
    print_jobs: PrintJobs

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return self.tables.context.now()


@asynccontextmanager
async def open_services(config: Config, now: Callable[[], int] = now_ms) -> AsyncIterator[Services]:
    """Open everything a server needs, run its background tasks, and close it in order."""
    proxies, origins = TrustedProxies(config.proxies), read_origins(config.origins)
    page = read_page(config.page)
    async with await open_store(config.database) as store:
        people, metrics, errors = store.people, Metrics(), ErrorLog()
        store.on_append(metrics.moves.observe_append)
        thinker = BotWorkers(config.thinkers, metrics.observe_thinking)
        print_jobs = PrintJobs()
        projections = Projections(people, errors)

        def on_entries(state: TableState, entries: Sequence[TableEntry]) -> None:
            metrics.count_moves(entries)
            projections.add(state, entries)

        context = TableContext(
            store,
            thinker,
            on_entries,
            errors,
            now=now,
            reconnect_seconds=config.patience,
            budgets=WriteBudgets(enabled=config.limited),
        )
        heartbeat = Heartbeat(people, now)
        await heartbeat.begin()
        tables = TableRegistry(context, heartbeat, config.idle)
        tables.start()
        sessions = Sessions(people, now)
        connections = Connections(sessions, config.per_account, config.per_address)
        store.on_revoked(connections.recheck)
        metrics.add_gauges(lambda: len(connections), lambda: len(tables))
        work = (
            projections.run(),
            heartbeat.run(),
            connections.recheck_all(),
            _delete_expired(people, errors, now),
        )
        background = [asyncio.create_task(one) for one in work]
        try:
            yield Services(
                config,
                store,
                people,
                tables,
                heartbeat,
                projections,
                sessions,
                connections,
                ClientBatches(log_connection_failure),
                RateLimits(enabled=config.limited),
                Passwords(),
                metrics,
                proxies,
                origins,
                page,
                print_jobs,
            )
        finally:
            await tables.close()
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await projections.flush()
            await heartbeat.end()
            thinker.close()
            print_jobs.close()


async def _delete_expired(people: People, errors: ErrorLog, now: Callable[[], int]) -> None:
    """Delete expired tokens and invitations every hour."""
    while True:
        try:
            await people.forget_expired(now())
        except StoreProblem as problem:
            errors("", problem)
        await asyncio.sleep(CLEAN_UP_SECONDS)
