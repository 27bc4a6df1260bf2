"""The server with settings that have no option: `python -m support.server.crowd.custom_server JSON`.

The signal USR1 makes its SQLite file read-only, and the next one writable again.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import sys
from functools import partial
from itertools import cycle
from pathlib import Path

from decaphase.online.server import serve
from decaphase.online.server.auth import sessions
from decaphase.online.server.config import Config
from decaphase.online.server.http import bounded_protocol, security, slow_readers
from decaphase.online.store import sqlite, sqlite_file
from support.server.loop_watch import watch_loop

WRITERS: list[sqlite3.Connection] = []
STATES = cycle(("ON", "OFF"))
OCTAL = re.compile(r"\\[0-3][0-7][0-7]")
read_cookies = sessions.read_cookies
open_listener = serve._listen
open_writer = sqlite_file.open_writer


def open_and_remember(file: Path) -> sqlite3.Connection:
    """Open the writing connection, and remember it."""
    WRITERS.append(open_writer(file))
    return WRITERS[-1]


def listen(send_buffer: int, host: str, port: int) -> socket.socket:
    """Listen with so many bytes of the system's buffer for each connection."""
    listener = open_listener(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    return listener


def switch(*_: object) -> None:
    """Make the database read-only, or writable again."""
    WRITERS[-1].execute(f"PRAGMA query_only = {next(STATES)}")


def read_cookies_slowly(header: str) -> dict[str, str]:
    """Search as the cookie parser of Python 3.11.7 does, which is quadratic in backslashes."""
    for place in range(len(header)):
        OCTAL.search(header, place)
    return read_cookies(header)


def begin(watched: str, address: str) -> None:
    """Watch the event loop if there is a file for it, and print the address."""
    if watched:
        watch_loop(Path(watched))
    say(address)


def say(address: str) -> None:
    """Print the address, unbuffered."""
    os.write(1, f"{address}\n".encode())


if __name__ == "__main__":
    sqlite.open_writer = open_and_remember  # type: ignore[attr-defined]
    signal.signal(signal.SIGUSR1, switch)
    settings = json.loads(sys.argv[1])
    watched = settings.pop("watched", "")
    if settings.pop("slow_cookies", False):
        sessions.read_cookies = read_cookies_slowly
        security.MAX_COOKIE_BYTES = 12_000  # type: ignore[misc]
    bounded_protocol.REQUEST_SECONDS = settings.pop("request_seconds", bounded_protocol.REQUEST_SECONDS)  # type: ignore[misc]
    if "slow_seconds" in settings:
        slow_readers.SLOW_SECONDS = settings.pop("slow_seconds")  # type: ignore[misc]
        slow_readers.CHECK_SECONDS = slow_readers.SLOW_SECONDS / 4  # type: ignore[misc]
    if "send_buffer" in settings:
        serve._listen = partial(listen, settings.pop("send_buffer"))
    serve.serve(Config(**settings), partial(begin, watched))
