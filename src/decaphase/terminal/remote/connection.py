"""The connection to a table: it comes back by itself, misses nothing, and carries every move once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from decaphase.online.protocol.frames import read_answer, write_message
from decaphase.online.protocol.messages import (
    SIGNED_OUT,
    Do,
    Done,
    FromClient,
    Happened,
    NotDone,
    Now,
    Subscribe,
)
from decaphase.problems import Problem, Unreadable
from decaphase.terminal.remote.inbox import Back, FromWire, Lost, ServerMessage, TurnedAway

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 10.0
"""Seconds between two tries to come back: each waits twice as long as the one before."""
OPENING: Final = 10.0
KEPT_OUT: Final = (401, 403, 404)


class TableConnection:
    """Follows one table, in a thread of its own; `tell` is told what comes."""

    def __init__(self, server: str, token: str, table: str, tell: Callable[[FromWire], None]) -> None:
        self._url = live_address(server)
        self._token = token
        self._table = table
        self._tell = tell
        self._seq: int | None = None
        self._unanswered: dict[str, Do] = {}
        self._socket: ClientConnection | None = None
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="decaphase-link", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, move: Do) -> None:
        """Send something to be done; it is sent again, with its id, until there is an answer."""
        with self._lock:
            self._unanswered[move.id] = move
            if self._socket is not None:
                self._put(self._socket, move)

    def close(self) -> None:
        """Hang up."""
        self._closing.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(1.0)

    def _run(self) -> None:
        wait, again = FIRST_WAIT, False
        while not self._closing.is_set():
            try:
                with self._open() as socket:
                    self._begin(socket, again=again)
                    wait, again = FIRST_WAIT, True
                    for frame in socket:
                        self._hear(frame)
                    self._closed(socket.close_code)
            except InvalidStatus as error:
                if error.response.status_code in KEPT_OUT:
                    self._turned_away()
            except ConnectionClosed as error:
                self._closed(None if error.rcvd is None else error.rcvd.code)
            except (OSError, WebSocketException, EOFError):
                pass
            with self._lock:
                self._socket = None
            if not self._closing.is_set():
                self._tell(Lost())
                self._closing.wait(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def _open(self) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self._token}"}
        opened = connect(
            self._url, additional_headers=headers, open_timeout=OPENING, close_timeout=1.0, max_size=None
        )
        assert isinstance(opened, ClientConnection)  # noqa: S101 - so it is, unless asked otherwise
        return opened

    def _begin(self, socket: ClientConnection, *, again: bool) -> None:
        """Ask for what was missed, and send again what has no answer yet."""
        self._tell(Back(again))
        with self._lock:
            self._socket = socket
            self._put(socket, Subscribe(self._table, since=self._seq))
            for move in self._unanswered.values():
                self._put(socket, move)

    @staticmethod
    def _put(socket: ClientConnection, message: FromClient) -> None:
        try:
            socket.send(write_message(message).decode())
        except (OSError, WebSocketException):
            return  # it is sent again over the next connection

    def _hear(self, frame: str | bytes) -> None:
        try:
            message = read_answer(frame)
        except Unreadable:
            return  # something that a newer server says, and that we could do nothing about
        if isinstance(message, Happened | Now):
            self._seq = message.seq
        if isinstance(message, Happened | Done | NotDone) and message.id is not None:
            with self._lock:
                self._unanswered.pop(message.id, None)
        self._tell(ServerMessage(message))

    def _closed(self, code: int | None) -> None:
        if code == SIGNED_OUT:
            self._turned_away()

    def _turned_away(self) -> None:
        self._closing.set()
        self._tell(TurnedAway(Problem("connect-signed-out")))


def live_address(server: str) -> str:
    """Where everything live goes.

    >>> live_address("https://cards.example.org")
    'wss://cards.example.org/live'
    """
    parts = urlsplit(server)
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/live"
