"""The same databases as for the store."""

from __future__ import annotations

from store.conftest import database, postgres_url, sqlite_url, url

__all__ = ["database", "postgres_url", "sqlite_url", "url"]
