"""A real server process, and clients that use it over the network."""

from __future__ import annotations

import itertools
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx
from websockets.sync.client import ClientConnection, connect

from decaphase.online.protocol.messages import (
    Do,
    Done,
    FromClient,
    FromServer,
    Happened,
    NotDone,
    Now,
    Subscribe,
    Welcome,
    read_answer,
    read_now,
    write_message,
)
from decaphase.online.table import PersonCommand, TableView
from support.timeouts import TIMEOUT_SECONDS

NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted, and loading all certificates would take a tenth of a second each time."""
SOURCE: Final = Path(__file__).parents[3] / "src"
FRIEND: Final = "https://friend.example"
"""A foreign origin that the shared server allows."""

_addresses = itertools.count(1)


def new_address() -> str:
    """An unused client address, for `X-Forwarded-For`: rate limits count by it."""
    number = next(_addresses)
    return f"198.51.{number // 250}.{number % 250 + 1}"


def soon(holds: Callable[[], bool]) -> None:
    """Wait until this holds: projections are written a moment after the log."""
    late = time.monotonic() + TIMEOUT_SECONDS
    while not holds():
        assert time.monotonic() < late
        time.sleep(0.02)


@dataclass
class Served:
    """A running server."""

    address: str
    process: subprocess.Popen[bytes]
    out: Path
    errors: Path
    opened: ExitStack = field(default_factory=ExitStack)

    @property
    def live(self) -> str:
        return self.address.replace("http", "ws", 1) + "/live"

    def written(self) -> str:
        """Everything the server has printed and logged."""
        return self.out.read_text(encoding="utf-8") + self.errors.read_text(encoding="utf-8")

    def browser(self, **headers: str) -> httpx.Client:
        """A client without an account, at an address of its own."""
        sent = {
            "x-forwarded-for": new_address(),
            **{name.replace("_", "-"): text for name, text in headers.items()},
        }
        return self.opened.enter_context(
            httpx.Client(base_url=self.address, headers=sent, timeout=TIMEOUT_SECONDS, verify=NO_TLS)
        )

    def guest(self, name: str = "Ann", language: str = "en") -> Guest:
        """A client with a new account, which sends its token."""
        http = self.browser()
        answer = http.post("/api/accounts", json={"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        http.cookies.clear()
        begun = answer.json()
        http.headers["authorization"] = f"Bearer {begun['token']}"
        return Guest(self, http, begun["account"], begun["token"])


@dataclass
class Guest:
    """A client with an account."""

    served: Served
    http: httpx.Client
    account: str
    token: str

    def connect(self) -> Connection:
        """Open a WebSocket."""
        headers = {
            "authorization": f"Bearer {self.token}",
            "x-forwarded-for": self.http.headers["x-forwarded-for"],
        }
        socket = connect(self.served.live, additional_headers=headers, compression=None)
        connection = Connection(self.served.opened.enter_context(socket))
        assert isinstance(connection.hear(), Welcome)
        return connection

    def open_table(self, **settings: object) -> dict[str, str]:
        answer = self.http.post("/api/tables", json={"edition": "classic-en", "seats": 2, **settings})
        assert answer.status_code == 201, answer.text
        opened: dict[str, str] = answer.json()
        return opened

    def come(self, invite: str) -> None:
        answer = self.http.post(f"/api/invites/{invite}")
        assert answer.status_code == 200, answer.text


@dataclass
class Connection:
    """A WebSocket connection."""

    socket: ClientConnection
    moves: Iterator[int] = field(default_factory=itertools.count)

    def send(self, message: FromClient) -> None:
        self.socket.send(write_message(message).decode())

    def hear(self) -> FromServer:
        return read_answer(self.socket.recv(timeout=TIMEOUT_SECONDS))

    def follow(self, table: str) -> TableView:
        self.send(Subscribe(table))
        while not isinstance(shown := self.hear(), Now):
            assert isinstance(shown, Happened | Done), shown
        return read_now(shown)

    def do(self, table: str, asked: PersonCommand) -> FromServer:
        """Send a command, and wait for its answer."""
        move = f"m{next(self.moves)}"
        self.send(Do(table, move, asked))
        while True:
            received = self.hear()
            if isinstance(received, Happened | Done | NotDone) and received.id == move:
                return received

    def close(self) -> None:
        self.socket.close()


@contextmanager
def serving(
    folder: Path,
    *arguments: str,
    port: int = 0,
    database: str = "",
    variables: Sequence[tuple[str, str]] = (),
) -> Iterator[Served]:
    """A server with a database in this folder, stopped at the end."""
    out, errors = folder / "out", folder / "errors"
    url = database or f"sqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-m", "decaphase", "serve", "--port", str(port), "--database", url, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), **dict(variables), "DECAPHASE_LANG": "en"}
    with out.open("wb") as said, errors.open("wb") as told:
        process = subprocess.Popen(command, stdout=said, stderr=told, env=environment)
        try:
            served = Served(wait_for_address(process, out, errors), process, out, errors)
            with served.opened:
                yield served
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
                process.wait(TIMEOUT_SECONDS)


def wait_for_address(
    process: subprocess.Popen[bytes], out: Path, errors: Path, seconds: float = TIMEOUT_SECONDS
) -> str:
    """The address of a started server."""
    late = time.monotonic() + seconds
    while time.monotonic() < late and process.poll() is None:
        for word in out.read_text(encoding="utf-8").split():
            if word.startswith("http://"):
                return word
        time.sleep(0.05)
    raise AssertionError(errors.read_text(encoding="utf-8"))
