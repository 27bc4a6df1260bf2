"""Databases for the tests: SQLite and PostgreSQL, a fresh one for each test."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bench.postgres import Database

NUMBERS = count(1)


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    database = Database()
    yield database
    database.remove()


@pytest.fixture
def postgres_url(database: Database) -> str:
    return database.make(f"test{next(NUMBERS)}")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))
