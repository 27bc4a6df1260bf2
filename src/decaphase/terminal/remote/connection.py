"""The WebSocket connection to a table: it reconnects, misses no events, and delivers every command once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from decaphase.online.protocol.messages import (
    SIGNED_OUT,
    Do,
    Done,
    FromClient,
    Happened,
    NotDone,
    Now,
    Subscribe,
    Unknown,
    read_answer,
    write_message,
)
from decaphase.problems import Problem, Unreadable
from decaphase.terminal.remote.inbox import (
    Connected,
    ConnectionEvent,
    ConnectionLost,
    Rejected,
    ServerMessage,
)

FIRST_RETRY_SECONDS: Final = 0.5
MAX_RETRY_SECONDS: Final = 10.0
"""Seconds between two attempts to reconnect; each wait is twice as long as the one before."""
OPEN_SECONDS: Final = 10.0
ASK_AGAIN_SECONDS: Final = 1.0
"""Seconds until a command is sent again whose outcome the server does not know."""
REJECTED_STATUSES: Final = (401, 403, 404)


class TableConnection:
    """Follows one table in its own thread; `notify` receives the events."""

    def __init__(
        self, server: str, token: str, table: str, notify: Callable[[ConnectionEvent], None]
    ) -> None:
        self._url = websocket_url(server)
        self._token = token
        self._table = table
        self._notify = notify
        self._seq: int | None = None
        self._unanswered: dict[str, Do] = {}
        self._socket: ClientConnection | None = None
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="decaphase-link", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, move: Do) -> None:
        """Send a command; it is resent, with the same id, until it is answered."""
        with self._lock:
            self._unanswered[move.id] = move
            if self._socket is not None:
                self._send(self._socket, move)

    def close(self) -> None:
        """Close the connection."""
        self._closing.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(1.0)

    def _run(self) -> None:
        wait, reconnected = FIRST_RETRY_SECONDS, False
        while not self._closing.is_set():
            try:
                with self._open() as socket:
                    self._subscribe(socket, reconnected=reconnected)
                    wait, reconnected = FIRST_RETRY_SECONDS, True
                    for frame in socket:
                        self._receive(frame)
                    self._check_close_code(socket.close_code)
            except InvalidStatus as error:
                if error.response.status_code in REJECTED_STATUSES:
                    self._reject()
            except ConnectionClosed as error:
                self._check_close_code(None if error.rcvd is None else error.rcvd.code)
            except (OSError, WebSocketException, EOFError):
                pass
            with self._lock:
                self._socket = None
            if not self._closing.is_set():
                self._notify(ConnectionLost())
                self._closing.wait(wait)
                wait = min(2 * wait, MAX_RETRY_SECONDS)

    def _open(self) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self._token}"}
        opened = connect(
            self._url, additional_headers=headers, open_timeout=OPEN_SECONDS, close_timeout=1.0, max_size=None
        )
        assert isinstance(opened, ClientConnection)  # noqa: S101 - so it is, unless asked otherwise
        return opened

    def _subscribe(self, socket: ClientConnection, *, reconnected: bool) -> None:
        """Ask for what was missed, and resend what has not been answered."""
        self._notify(Connected(reconnected))
        with self._lock:
            self._socket = socket
            self._send(socket, Subscribe(self._table, since=self._seq))
            for move in self._unanswered.values():
                self._send(socket, move)

    def _ask_again(self, move_id: str) -> None:
        with self._lock:
            move = self._unanswered.get(move_id)
            if move is not None and self._socket is not None:
                self._send(self._socket, move)

    @staticmethod
    def _send(socket: ClientConnection, message: FromClient) -> None:
        try:
            socket.send(write_message(message).decode())
        except (OSError, WebSocketException):
            return  # it is resent after reconnecting

    def _receive(self, frame: str | bytes) -> None:
        try:
            message = read_answer(frame)
        except Unreadable:
            return  # a message of a newer server that we do not know
        if isinstance(message, Happened | Now):
            self._seq = message.seq
        if isinstance(message, Happened | Done | NotDone) and message.id is not None:
            with self._lock:
                self._unanswered.pop(message.id, None)
        if isinstance(message, Unknown):
            again = threading.Timer(ASK_AGAIN_SECONDS, self._ask_again, [message.id])
            again.daemon = True
            again.start()
        self._notify(ServerMessage(message))

    def _check_close_code(self, code: int | None) -> None:
        if code == SIGNED_OUT:
            self._reject()

    def _reject(self) -> None:
        self._closing.set()
        self._notify(Rejected(Problem("connect-signed-out")))


def websocket_url(server: str) -> str:
    """The address of the server's WebSocket.

    >>> websocket_url("https://cards.example.org")
    'wss://cards.example.org/live'
    """
    parts = urlsplit(server)
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/live"
