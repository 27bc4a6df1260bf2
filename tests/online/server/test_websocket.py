"""The WebSocket endpoint: invalid frames, bounds, and tokens revoked by another process."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack, ExitStack, suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

import asyncpg
import pytest
from litestar.types import Message, Send
from websockets.exceptions import ConnectionClosed

from decaphase.online.protocol.messages import SIGNED_OUT, Ping, Pong, Trouble
from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.config import Config
from decaphase.online.server.http.bounded_protocol import MAX_HEADER_BYTES
from decaphase.online.server.http.security import MAX_COOKIE_BYTES
from decaphase.online.server.services import Services, open_services
from decaphase.online.server.websocket import connections
from decaphase.online.server.websocket.connections import Connection, Connections
from decaphase.online.store.people import Account
from decaphase.online.store.people.accounts import MOST_TOKENS
from support.server.served import Served
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS

UPGRADE = (
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
)
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


def send_bytes(served: Served, data: bytes) -> bytes:
    """The beginning of the answer to these bytes; empty if the connection was cut."""
    where = urlsplit(served.address)
    assert where.hostname is not None
    address = (where.hostname, where.port or 0)
    with socket.create_connection(address, TIMEOUT_SECONDS) as connection, suppress(ConnectionError):
        connection.sendall(data)
        return connection.recv(4096)
    return b""


def head(size: int, path: str, *headers: str) -> bytes:
    """A request of so many bytes."""
    lines = [f"GET {path} HTTP/1.1", "host: 127.0.0.1", *headers, "x-long: "]
    return ("\r\n".join(lines) + "x" * (size - len("\r\n".join(lines)) - 4) + "\r\n\r\n").encode()


def test_headers_come_to_an_end(served: Served) -> None:
    assert send_bytes(served, head(MAX_HEADER_BYTES, "/health")).startswith(b"HTTP/1.1 200")
    for size in (MAX_HEADER_BYTES + 1, 20 * MAX_HEADER_BYTES):
        for sent in (head(size, "/health"), head(size, "/live", *UPGRADE), head(size + 4, "/health")[:-4]):
            assert send_bytes(served, sent)[:12] in (b"HTTP/1.1 431", b"")  # a reset may overtake the answer
    assert served.browser().get("/health").status_code == 200


def test_cookies_are_limited(served: Served) -> None:
    for path in ("/api/visitor", "/health", "/"):
        answers = [
            served.browser(cookie="a=" + "b" * (size - 2)).get(path)
            for size in (MAX_COOKIE_BYTES, MAX_COOKIE_BYTES + 1)
        ]
        assert [answer.status_code for answer in answers] == [200, 431]
        assert answers[1].json()["values"] == {"most": MAX_COOKIE_BYTES}
    cookie = "cookie: a=" + "b" * MAX_COOKIE_BYTES
    assert send_bytes(served, head(6000, "/live", *UPGRADE, cookie)).startswith(b"HTTP/1.1 431")


def test_a_handshake_that_the_library_refuses_is_answered(served: Served) -> None:
    """Lines of more than 8 KiB and more than 128 headers."""
    assert send_bytes(served, head(10_000, "/live", *UPGRADE)).startswith(b"HTTP/1.1 431")
    assert send_bytes(served, head(4000, "/live", *UPGRADE, *["x: y"] * 200)).startswith(b"HTTP/1.1 431")


def test_a_handshake_under_a_foreign_name_is_refused(served: Served) -> None:
    own = head(400, "/live", *UPGRADE)
    assert send_bytes(served, own).startswith(b"HTTP/1.1 401")
    assert send_bytes(served, own.replace(b"127.0.0.1", b"evil.example")).startswith(b"HTTP/1.1 421")


def test_pipelined_requests_are_few(served: Served) -> None:
    assert send_bytes(served, head(60, "/health") * 8).startswith(b"HTTP/1.1 200")
    assert send_bytes(served, head(60, "/health") * 5000) == b""


# Revoked tokens


@dataclass
class Opened:
    """A connection that was opened with a new token; `codes` are those of its end."""

    session: Session
    codes: list[object]


async def connect_to(services: Services, opened: ExitStack) -> Opened:
    """A connection of ann to this server process."""
    token = await services.sessions.create("ann")
    headers = [(b"authorization", f"Bearer {token}".encode())]
    session = await services.sessions.authenticate(headers, encrypted=False)
    assert session is not None
    client, codes = FakeClient("ann"), list[object]()
    client.session = session

    async def send(message: Message) -> None:
        codes.append(message.get("code"))

    connection = Connection(client, send, FakeTransport())  # type: ignore[arg-type]
    opened.enter_context(services.connections.register(connection))
    return Opened(session, codes)


async def until_closed(revoked: list[Opened]) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while any(not connection.codes for connection in revoked):
            await asyncio.sleep(0.01)
    assert [connection.codes for connection in revoked] == [[SIGNED_OUT]] * len(revoked)


@pytest.mark.parametrize("how", ["log out", "others", "all", "deleted", "too many devices"])
def test_revoked_tokens_close_their_connections_in_every_process(
    url: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "RECHECK_SECONDS", 1000)

    async def test() -> None:
        config = Config(database=url)
        async with AsyncExitStack() as running:
            servers = [await running.enter_async_context(open_services(config))]
            if servers[0].store.shared:
                servers.append(await running.enter_async_context(open_services(config)))
            here, people = servers[0], servers[0].people
            await people.add_account("ann", "Ann", "en", here.now())
            with ExitStack() as opened:
                revoked, kept = [await connect_to(server, opened) for server in servers], []
                match how:
                    case "log out":
                        kept = [await connect_to(server, opened) for server in servers]
                        for connection in revoked:
                            await here.sessions.revoke(connection.session)
                    case "others":
                        kept = [await connect_to(servers[-1], opened)]
                        await here.sessions.revoke_all("ann", keep=kept[0].session)
                    case "all":
                        await here.sessions.revoke_all("ann")
                    case "deleted":
                        await people.delete_account("ann")
                    case "too many devices":
                        for number in range(MOST_TOKENS):
                            later = here.now() + 1 + number
                            await people.add_token(bytes([number] * 32), "ann", later, later + 1_000_000)
                await until_closed(revoked)
                assert not any(connection.codes for connection in kept)

    run(test())


def test_what_was_revoked_while_nobody_listened_is_found(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "RECHECK_SECONDS", 1000)

    async def test() -> None:
        async with open_services(Config(database=postgres_url)) as here:
            await here.people.add_account("ann", "Ann", "en", here.now())
            with ExitStack() as opened:
                connection = await connect_to(here, opened)
                other = await asyncpg.connect(postgres_url)
                await other.execute("DELETE FROM token")
                await other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                    " AND datname = current_database() AND query ILIKE '%log_end%'"
                )
                await other.close()
                await until_closed([connection])

    run(test())


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
        opened_connections = Connections(FakeSessions(), per_account=10, per_address=10)  # type: ignore[arg-type]
        with ExitStack() as opened:
            for name in ("ann", "bob", "cas"):
                connection = Connection(FakeClient(name), saying(name), FakeTransport())  # type: ignore[arg-type]
                opened.enter_context(opened_connections.register(connection))
            with suppress(TimeoutError):
                await asyncio.wait_for(opened_connections.recheck_all(), 0.2)

    def saying(name: str) -> Send:
        async def send(message: Message) -> None:
            ended.append((name, message.get("code")))

        return send

    asyncio.run(story())
    assert set(ended) == {("bob", SIGNED_OUT)}
