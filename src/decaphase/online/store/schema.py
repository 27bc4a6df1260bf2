"""The schema of both databases, brought up to date by Alembic; the caller holds the lock."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from decaphase.online.store.model import StoreProblem

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSIONS: Final = ("0001", "0002", "0003", "0004")
"""All known versions, oldest first. At the newest, Alembic is not even imported."""
NEWEST: Final = VERSIONS[-1]
_ONE_AT_A_TIME: Final = Lock()
"""Alembic keeps its state in module globals, so one process migrates one database at a time."""
READ_VERSION: Final = "SELECT version_num FROM alembic_version"


def is_current(found: str | None) -> bool:
    """Whether the schema is up to date; an unknown version is refused."""
    if found is not None and found not in VERSIONS:
        raise StoreProblem("store-newer", found=found, known=NEWEST)
    return found == NEWEST


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date within the transaction of this connection."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext

    with _ONE_AT_A_TIME:
        if is_current(MigrationContext.configure(connection).get_current_revision()):
            return  # another process did it while we waited for the lock
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
