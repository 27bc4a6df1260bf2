"""A server opens the databases of released versions, and people play on where they were."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import msgspec
import pytest

from bench.postgres import Database
from decaphase.records import read_record
from decaphase.records.verify import verify_text
from support.server.released import LOGIN, RELEASES, SHEET, Released, holding, run_client
from support.server.served import Guest, Served, serving
from support.server.two_players import Evening, play_hand

VERSIONS = sorted(folder.name for folder in RELEASES.iterdir())


@pytest.fixture(
    params=[(version, kind) for version in VERSIONS for kind in ("sqlite", "postgres")], ids="-".join
)
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Served, Released]]:
    """This version's server on a copy of a released version's database."""
    version, kind = request.param
    folder = RELEASES / version
    known = msgspec.json.decode((folder / "known.json").read_bytes(), type=dict[str, Released])[kind]
    if kind == "sqlite":
        shutil.copy(folder / "tables.sqlite", tmp_path / "tables.db")
        with serving(tmp_path) as served:
            yield served, known
        return
    database: Database = request.getfixturevalue("database")
    asyncio.run(execute(database.url(), "CREATE DATABASE upgraded"))
    run_client(
        database, "psql", "--set=ON_ERROR_STOP=1", "--dbname=upgraded", f"--file={folder / 'tables.sql'}"
    )
    with serving(tmp_path, database=database.url("upgraded")) as served:
        yield served, known
    asyncio.run(execute(database.url(), "DROP DATABASE upgraded"))


async def execute(url: str, statement: str) -> None:
    link = await asyncpg.connect(url)
    await link.execute(statement)
    await link.close()


def test_an_upgrade(upgraded: tuple[Served, Released]) -> None:
    served, known = upgraded
    ann, bob = (return_of(served, one.token, one.account) for one in known.people)
    assert [holding(guest, known.table) for guest in (ann, bob)] == [one.holding for one in known.people]
    finished = ann.http.get(f"/api/tables/{known.game}/record").text
    assert read_record(finished) == read_record(known.record)
    assert ann.http.get("/api/statistics").json() == known.statistics
    assert ann.http.get(f"/api/sheets/{known.sheet}").json()["written"] == SHEET
    assert served.browser().post("/api/login", json=LOGIN).json()["account"] == ann.account
    bob.come(known.invite)
    evening = Evening(known.table, (ann, bob), (ann.connect(), bob.connect()))
    view = evening.connections[0].follow(known.table)
    assert [line.text for line in view.talk] == known.talk
    play_hand(evening)
    verified = verify_text(ann.http.get(f"/api/tables/{known.table}/record").text)
    assert [(hand.hand, hand.verdict) for hand in verified.hands] == [(1, "proved")]


def return_of(served: Served, token: str, account: str) -> Guest:
    """A person with the token from before the upgrade."""
    http = served.browser(authorization=f"Bearer {token}")
    assert http.get("/api/account").json()["account"] == account
    return Guest(served, http, account, token)
