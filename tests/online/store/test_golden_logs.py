"""Databases written with version 1 of the log format still load: same entries, bytes, tables and views."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final, get_args

import asyncpg
import pytest

from bench.postgres import Database
from decaphase.online.protocol.messages import write_entries, write_message, write_now
from decaphase.online.store import open_store
from decaphase.online.table import Entry, read_entry, replay, table_view, write_entry
from decaphase.online.table import entries as log
from support.store.open_stores import read_all, run
from support.table.seen import seen_of

GOLDEN: Final = Path(__file__).parents[2] / "golden" / "logs"
"""Three tables with every kind of entry, played and stored by the code before commands and entries became
structs: an SQLite file, a `pg_dump` of the schema `golden`, and digests of what each account sees."""

LATER: Final = {log.EntriesLost, log.Sealed, log.SealsClosed}
"""Kinds of entry that came after that format."""


def restored(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of a copy of the golden database."""
    if kind == "sqlite":
        shutil.copy(GOLDEN / "logs.sqlite", tmp_path / "logs.sqlite")
        return f"sqlite:///{tmp_path / 'logs.sqlite'}"
    database: Database = request.getfixturevalue("database")

    async def load() -> None:
        link = await asyncpg.connect(database.url())
        await link.execute("DROP SCHEMA IF EXISTS golden CASCADE")
        await link.execute((GOLDEN / "logs.postgres.sql").read_text(encoding="utf-8"))
        await link.close()

    run(load())
    return f"{database.url()}&search_path=golden"


async def logs_in(url: str) -> dict[str, list[bytes]]:
    async with await open_store(url) as store:
        return {table: [kept.data for kept in await read_all(store, table)] for table in await store.tables()}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_of_the_first_log_format(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    logs = run(logs_in(restored(kind, tmp_path, request)))
    expected = json.loads((GOLDEN / "views.json").read_text(encoding="utf-8"))
    assert logs.keys() == expected.keys()
    kinds: set[type] = set()
    for table, written in logs.items():
        entries = [read_entry(data) for data in written]
        assert [write_entry(entry) for entry in entries] == written
        kinds |= {type(entry) for entry in entries}
        assert {account: digests(entries, account) for account in expected[table]} == expected[table]
    assert kinds | LATER == set(get_args(Entry))


def digests(entries: list[Entry], account: str) -> dict[str, object]:
    """What an account ("": a spectator) sees in the end, and what it saw entry by entry."""
    view = table_view(replay(entries), account or None)
    return {
        "stage": view.stage,
        "seq": view.seq,
        "view_sha256": sha256(write_message(write_now(view))).hexdigest(),
        "seen_sha256": sha256(write_entries(seen_of(entries, account or None))).hexdigest(),
    }
