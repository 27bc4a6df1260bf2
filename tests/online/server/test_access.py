"""Access to tables, and the lifetime of tokens."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from decaphase.online.server.auth.sessions import DAY_MS, TOKEN_DAYS, Sessions
from decaphase.online.server.tables.registry import access_table
from decaphase.online.store import StoreProblem, open_store
from decaphase.online.table import Person, TableSettings
from decaphase.online.table import commands as ask
from support.server.table_host import ANN, BOB, CAS, Clock, table_host
from support.store.open_stores import run

STRANGER = Person("eve", "Eve")


def test_a_private_table_is_there_for_guests_only(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            people, live = host.store.people, await host.open(ANN, BOB)
            await people.add_account("eve", "Eve", "en", host.clock())
            with pytest.raises(StoreProblem) as caught:
                await access_table(host.tables, people, live.table, STRANGER)
            assert caught.value.code == "store-no-table"
            await people.admit(live.table, "eve", host.clock())
            assert (await access_table(host.tables, people, live.table, STRANGER)).person.invited

    run(test())


def test_a_listed_table_is_everybodys_to_see(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB, settings=TableSettings.of(listed=True))
            assert (await access_table(host.tables, host.store.people, live.table, STRANGER)).live is live

    run(test())


def test_who_was_sent_away_does_not_come_back_by_an_old_invitation(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            people, live = host.store.people, await host.open(ANN, BOB, CAS)
            await people.admit(live.table, CAS.account, host.clock())
            await live.do(ask.VoteKick(3), ANN)
            await live.do(ask.VoteKick(3), BOB)
            with pytest.raises(StoreProblem):
                await access_table(host.tables, people, live.table, Person(CAS.account, CAS.name))

    run(test())


def test_a_token_lasts_as_long_as_somebody_comes_now_and_then(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        clock.now = 10 * DAY_MS
        async with await open_store(url) as store:
            sessions = Sessions(store.people, clock)
            await store.people.add_account("ann", "Ann", "en", clock())
            token = await sessions.create("ann")
            headers = [(b"authorization", f"Bearer {token}".encode())]
            for _ in range(3):
                clock.now += (TOKEN_DAYS - 1) * DAY_MS
                assert await sessions.authenticate(headers, encrypted=False) is not None
            clock.now += TOKEN_DAYS * DAY_MS
            assert await sessions.authenticate(headers, encrypted=False) is None

    run(test())


def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with await open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            await store.create("t")
            for name in ("tables.db", "tables.db-wal"):
                assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600

    run(test())
