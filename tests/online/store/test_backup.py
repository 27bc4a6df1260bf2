"""The commands of `docs/operations.md` that copy a database and restore it."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import asyncpg

from bench.postgres import Database
from decaphase.online.store import open_store
from support.store.open_stores import new, run

PAGE = Path(__file__).parents[3] / "docs" / "operations.md"
SECTION = PAGE.read_text(encoding="utf-8").partition("## Backup and restore")[2].partition("\n## ")[0]


def run_commands(block: int, database: str, folder: Path, **environment: str) -> None:
    """Run the commands for one kind of database in a code block of the section."""
    text = re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)[block]
    first, *parts = re.split(r"^# ", text, flags=re.MULTILINE)
    (chosen,) = (part for part in parts if part.startswith(database))
    program = f"umask 022\n{first}# {chosen}"
    path = os.pathsep.join(
        (environment.pop("path", ""), str(Path(sys.executable).parent), os.environ["PATH"])
    )
    done = subprocess.run(
        ["/bin/sh", "-eu", "-c", program],
        cwd=folder,
        env={**environment, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


async def write(url: str, after_seq: int, *moves: str) -> None:
    async with await open_store(url) as store:
        if not after_seq:
            await store.create("t")
        await store.append("t", after_seq, new(*moves))


async def moves_in(url: str) -> list[str | None]:
    async with await open_store(url) as store:
        return [entry.move_id for entry in await store.read("t")]


def mode_of(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def back_up() -> None:
        async with await open_store(url) as store:
            await store.create("t")
            await store.append("t", 0, new("one", "two"))
            await asyncio.to_thread(run_commands, 0, "SQLite", tmp_path)  # while the server runs
            await store.append("t", 2, new("three"))

    run(back_up())
    assert mode_of(tmp_path / "copy.db") == 0o600
    run_commands(1, "SQLite", tmp_path)
    assert mode_of(tmp_path / "tables.db") == 0o600
    assert run(moves_in(url)) == ["one", "two"]


def test_postgresql(tmp_path: Path, database: Database) -> None:
    """A table that a later version made is gone after restoring, too."""
    url = database.url("decaphase")
    link = {"path": str(database.programs), "PGHOST": str(database.folder), "PGUSER": "postgres"}

    async def execute(address: str, statement: str) -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(statement)
        await connection.close()

    run(execute(database.url(), "CREATE DATABASE decaphase"))
    run(write(url, 0, "one", "two"))
    run_commands(0, "PostgreSQL", tmp_path, **link)
    assert mode_of(tmp_path / "decaphase.dump") == 0o600
    run(write(url, 2, "three"))
    run(execute(url, "CREATE TABLE later (id int)"))
    run_commands(1, "PostgreSQL", tmp_path, **link)
    assert run(moves_in(url)) == ["one", "two"]
    run(execute(url, "CREATE TABLE later (id int)"))
    run(execute(database.url(), "DROP DATABASE decaphase"))
