"""The WebSocket endpoint: invalid frames, bounds, and tokens revoked by another process."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import pytest
from litestar.types import Message, Send
from websockets.exceptions import ConnectionClosed

from decaphase.online.protocol.messages import SIGNED_OUT, Ping, Pong, Trouble
from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.bounded_protocol import MAX_HEADER_BYTES
from decaphase.online.server.websocket import connections
from decaphase.online.server.websocket.connections import Connection, Connections
from decaphase.online.store.people import Account
from support.server.served import Served
from support.timeouts import TIMEOUT_SECONDS

FRAMES = {
    "nothing": "",
    "no JSON": "{",
    "a list": "[]",
    "an unknown kind": '{"type": "jump"}',
    "an unknown field": '{"type": "ping", "x": 1}',
    "a huge number": '{"type": "subscribe", "table": "t", "since": ' + "9" * 4000 + "}",
    "very deep": '{"type": ' + "[" * 8000 + "]" * 8000 + "}",
    "half a character": '{"type": "ping", "data": "\\ud800"}',
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_what_is_no_message_is_refused_and_the_connection_stays(served: Served, frame: str) -> None:
    connection = served.guest().connect()
    connection.socket.send(frame)
    assert isinstance(connection.hear(), Trouble)
    connection.send(Ping("still there?"))
    assert connection.hear() == Pong("still there?")


def test_a_binary_frame_is_as_good_as_text(served: Served) -> None:
    connection = served.guest().connect()
    connection.socket.send(b'{"type": "ping", "data": "hello"}')
    assert connection.hear() == Pong("hello")
    connection.socket.send(b"\xff\xfe")
    assert isinstance(connection.hear(), Trouble)


def test_a_frame_has_at_most_16_kib(served: Served) -> None:
    connection = served.guest().connect()
    connection.socket.send('{"type": "ping", "data": "' + " " * 16384 + '"}')
    with pytest.raises(ConnectionClosed) as closed:
        connection.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_headers_come_to_an_end(served: Served) -> None:
    where = urlsplit(served.address)
    assert where.hostname is not None
    with socket.create_connection((where.hostname, where.port or 0), timeout=TIMEOUT_SECONDS) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: here\r\nx-long: " + b"x" * 2 * MAX_HEADER_BYTES)
        with suppress(ConnectionResetError):
            assert connection.recv(1) == b""
    assert served.browser().get("/health").status_code == 200


# A token revoked by another process


class FakeTransport:
    """A transport that sends nothing."""

    def write(self, frame: bytes) -> None: ...

    def waiting(self) -> int:
        return 0

    def abort(self) -> None: ...

    def release_request(self) -> None: ...


class FakeClient:
    """A connected client."""

    def __init__(self, name: str) -> None:
        self.session = Session(Account(name, name, "en", 0, 0), name.encode(), by_cookie=False)


class FakeSessions:
    """Sessions of which another process revoked one."""

    async def is_valid(self, session: Session) -> bool:
        return session.account.account_id != "bob"


def test_a_token_taken_back_elsewhere_ends_its_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "RECHECK_SECONDS", 0.01)
    ended: list[tuple[str, object]] = []

    async def story() -> None:
        opened_connections = Connections(per_account=10, per_address=10)
        with ExitStack() as opened:
            for name in ("ann", "bob", "cas"):
                connection = Connection(FakeClient(name), saying(name), FakeTransport())  # type: ignore[arg-type]
                opened.enter_context(opened_connections.register(connection))
            with suppress(TimeoutError):
                await asyncio.wait_for(opened_connections.close_revoked(FakeSessions()), 0.2)  # type: ignore[arg-type]

    def saying(name: str) -> Send:
        async def send(message: Message) -> None:
            ended.append((name, message.get("code")))

        return send

    asyncio.run(story())
    assert set(ended) == {("bob", SIGNED_OUT)}
