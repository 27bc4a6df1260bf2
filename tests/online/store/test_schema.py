"""The schema: created once, by the first process; a newer one is left alone."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from bench.postgres import Database
from decaphase.online.store import Snapshot, open_store
from decaphase.online.store.schema import MIGRATIONS, NEWEST, VERSIONS
from support.store.open_stores import check_whole, code_of, new, run
from support.store.writers import add, everything
from support.timeouts import TIMEOUT_SECONDS


def test_the_versions_are_those_of_the_migrations() -> None:
    script = ScriptDirectory(str(MIGRATIONS))
    assert tuple(step.revision for step in script.walk_revisions())[::-1] == VERSIONS
    assert script.get_current_head() == NEWEST


def test_several_start_at_once(postgres_url: str) -> None:
    async def test() -> None:
        stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(4)))
        await stores[0].create("t")
        for number, store in enumerate(stores):
            await store.append("t", number, new(f"m{number}"))
            await store.close()

    run(test())


def test_several_processes_migrate_a_file_at_once(tmp_path: Path) -> None:
    """They import what they need first, and start together."""
    program = (
        "import alembic.command, sqlalchemy.dialects.sqlite, sys; from pathlib import Path\n"
        "from decaphase.online.store.sqlite_file import migrate\n"
        "print(flush=True); sys.stdin.readline(); migrate(Path(sys.argv[1]))"
    )
    file = tmp_path / "tables.db"
    command = [sys.executable, "-c", program, str(file)]
    starters = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(3)
    ]
    for starter in starters:
        assert starter.stdout is not None
        starter.stdout.readline()
    for starter in starters:
        assert starter.stdin is not None
        starter.stdin.write("go\n")
        starter.stdin.flush()
    for starter in starters:
        starter.communicate(timeout=TIMEOUT_SECONDS)
    assert [starter.returncode for starter in starters] == [0, 0, 0]
    found = sqlite3.connect(file)
    assert found.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
    found.close()


def test_several_databases_are_made_at_once(database: Database, tmp_path: Path) -> None:
    async def test(urls: list[str]) -> None:
        for store in await asyncio.gather(*(open_store(url) for url in urls)):
            await store.create("t")
            await store.append("t", 0, new("a"))
            await store.close()

    files = [f"sqlite:///{tmp_path / str(number)}" for number in range(3)]
    run(test([*files, *(database.make(f"several{number}") for number in range(3))]))


def test_a_newer_file_is_refused_and_left_alone(sqlite_url: str, tmp_path: Path) -> None:
    async def open_once() -> None:
        await (await open_store(sqlite_url)).close()

    async def test() -> None:
        await open_once()
        file = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        assert await code_of(open_once()) == "store-newer"
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]
        file.execute("UPDATE alembic_version SET version_num = ?", (NEWEST,))
        file.close()
        await open_once()

    run(test())


def test_a_newer_database_is_refused_and_left_alone(postgres_url: str) -> None:
    async def test() -> None:
        await (await open_store(postgres_url)).close()
        link = await asyncpg.connect(postgres_url)
        await link.execute("UPDATE alembic_version SET version_num = '9999'")
        assert await code_of(open_store(postgres_url)) == "store-newer"
        assert await link.fetchval("SELECT version_num FROM alembic_version") == "9999"
        await link.close()

    run(test())


def test_a_current_schema_is_opened_without_alembic(url: str) -> None:
    """Its import takes half a second, which no start should wait for."""

    async def test() -> None:
        await (await open_store(url)).close()

    run(test())
    program = (
        "import asyncio, sys; from decaphase.online.store import open_store\n"
        "async def main(): await (await open_store(sys.argv[1])).close()\n"
        "asyncio.run(main()); print({'alembic', 'sqlalchemy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program, url], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.fixture
def old_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that knew only the first version, until `monkeypatch` is undone."""
    upgrade = command.upgrade

    def upgrade_to_first(config: Config, _: str) -> None:
        upgrade(config, "0001")

    monkeypatch.setattr(command, "upgrade", upgrade_to_first)


async def write_rows(url: str, rows: list[tuple[object, ...]]) -> None:
    """Each into the table that it begins with, as a program of that time did."""
    numbered = [(f"INSERT INTO {table} VALUES ({_places(row)})", row) for table, *row in rows]  # noqa: S608
    if url.startswith("sqlite:///"):
        file = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        for statement, row in numbered:
            file.execute(statement.replace("$", "?"), row)
        file.close()
        return
    link = await asyncpg.connect(url)
    for statement, row in numbered:
        await link.execute(statement, *row)
    await link.close()


def _places(row: list[object]) -> str:
    return ", ".join(f"${number}" for number in range(1, len(row) + 1))


@pytest.mark.usefixtures("old_program")
def test_a_newer_schema_keeps_the_logs(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write() -> None:
        await (await open_store(url)).close()
        rows: list[tuple[object, ...]] = [("game_table", table, b"about " + table.encode()) for table in "ab"]
        rows += [("log_end", table, 3, 1_700_000_000_000) for table in "ab"]
        for seq in (1, 2, 3):
            rows += [("log_entry", table, seq, f"m{seq}", f"m{seq}".encode()) for table in "ab"]
        await write_rows(url, [*rows, ("snapshot", "a", 2, b"two")])
        found = await everything(url)
        assert found["alembic_version"] == [("0001",)]
        assert "account" not in found

    async def read() -> None:
        async with await open_store(url) as store:
            for table in "ab":
                assert await store.about(table) == b"about " + table.encode()
                assert [entry.move_id for entry in await check_whole(store, table)] == ["m1", "m2", "m3"]
                await store.append(table, 3, new("m4"))
            assert await store.latest_snapshot("a") == Snapshot(2, b"two")
            await add(store.people, "ann")
        assert (await everything(url))["alembic_version"] == [(NEWEST,)]

    run(write())
    monkeypatch.undo()
    run(read())
