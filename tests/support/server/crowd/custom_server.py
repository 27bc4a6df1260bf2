"""The server with settings that have no option: `python -m support.server.crowd.custom_server JSON`.

The signal USR1 makes its SQLite file read-only, and the next one writable again.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import sys
from itertools import cycle
from pathlib import Path

from decaphase.online.server.config import Config
from decaphase.online.server.http import bounded_protocol
from decaphase.online.server.serve import serve
from decaphase.online.store import sqlite, sqlite_file

WRITERS: list[sqlite3.Connection] = []
STATES = cycle(("ON", "OFF"))
open_writer = sqlite_file.open_writer


def open_and_remember(file: Path) -> sqlite3.Connection:
    """Open the writing connection, and remember it."""
    WRITERS.append(open_writer(file))
    return WRITERS[-1]


def switch(*_: object) -> None:
    """Make the database read-only, or writable again."""
    WRITERS[-1].execute(f"PRAGMA query_only = {next(STATES)}")


def say(address: str) -> None:
    """Print the address, unbuffered."""
    os.write(1, f"{address}\n".encode())


if __name__ == "__main__":
    sqlite.open_writer = open_and_remember  # type: ignore[attr-defined]
    signal.signal(signal.SIGUSR1, switch)
    settings = json.loads(sys.argv[1])
    bounded_protocol.REQUEST_SECONDS = settings.pop("request_seconds", bounded_protocol.REQUEST_SECONDS)  # type: ignore[misc]
    serve(Config(**settings), say)
