"""Open a store by its address."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from decaphase.online.store.backend import Backend
from decaphase.online.store.batches import MAX_BATCH_APPENDS
from decaphase.online.store.model import StoreProblem
from decaphase.online.store.store import Store
from decaphase.online.store.watchers import Watchers
from decaphase.problems import Problem

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(url: str, *, max_batch: int = MAX_BATCH_APPENDS) -> Store:
    """The store at `sqlite:///path` or `postgresql://…`, with its schema brought up to date.

    `max_batch` is the most appends in one commit; 1 is for measuring what group commit gains.
    """
    for package in ("alembic", "asyncpg", "sqlalchemy"):
        if find_spec(package) is None:
            raise Problem("missing-package", package=package, extra="server")
    watchers = Watchers()
    return Store(await _open(url, watchers), watchers, max_batch)


async def _open(url: str, watchers: Watchers) -> Backend:
    if url.startswith(SQLITE) and url != SQLITE:
        from decaphase.online.store.sqlite import open_sqlite

        return await open_sqlite(url.removeprefix(SQLITE), watchers)
    if url.startswith(POSTGRES):
        from decaphase.online.store.postgres import open_postgres

        return await open_postgres(url, watchers)
    # The address is not quoted: it may hold a password.
    raise StoreProblem("store-bad-url")
