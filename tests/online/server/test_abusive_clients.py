"""Clients that do not read, stall or flood are disconnected, and other clients are not affected."""

from __future__ import annotations

import asyncio
import socket
import statistics
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from decaphase.online.protocol.messages import Subscribe, write_message
from decaphase.online.server.static import BUILT_PAGE
from decaphase.online.server.websocket.transport import MAX_FRAGMENTS
from support.server.crowd.player import Guest, Player
from support.server.crowd.server_process import ServerProcess, server_process
from support.server.crowd.tables import at_play, check_views, gather, moved_on, new_guest, settle, visiting
from support.server.served import soon
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS

MEGABYTE = 1024 * 1024
REQUEST_SECONDS = 1.0
SLOW_SECONDS = 0.5
EMPTY_PART = b"\x00\x80\0\0\0\0"
"""An empty continuation frame that does not end its message."""
PING = b"\x89\xfd\0\0\0\0" + bytes(125)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("rude")
    with server_process(
        folder,
        pace=10_000,
        burst=10_000,
        limited=False,
        request_seconds=REQUEST_SECONDS,
        slow_seconds=SLOW_SECONDS,
    ) as server:
        yield server
        assert server.complaints() == []


def reach(server: ServerProcess) -> socket.socket:
    """A connection with a tiny receive buffer."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    line.settimeout(TIMEOUT_SECONDS)
    return line


def shake_hands(server: ServerProcess, guest: Guest) -> socket.socket:
    """A WebSocket handshake by hand."""
    line = reach(server)
    lines = [
        "GET /live HTTP/1.1",
        "Host: " + server.address.removeprefix("http://"),
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *(f"{name}: {value}" for name, value in guest.headers.items()),
    ]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


async def one_guest(server: ServerProcess) -> Guest:
    async with visiting(server) as http:
        return await new_guest(http)


def send_until_cut(line: socket.socket, frame: bytes, most: int) -> bool:
    """Send this repeatedly without reading; whether the server disconnects before so many bytes."""
    many = frame * 500
    try:
        for _ in range(most // len(many)):
            line.sendall(many)
    except (ConnectionError, TimeoutError):
        return True
    return False


async def deaf(server: ServerProcess, guest: Guest, table: str) -> ClientConnection:
    """A client that follows a table and never reads."""
    line = await connect(
        server.live,
        sock=reach(server),
        additional_headers=guest.headers,
        compression=None,
        ping_interval=None,
        max_queue=1,
    )
    await line.send(write_message(Subscribe(table)).decode())
    return line


async def median_wait(players: Sequence[Player], seconds: float) -> float:
    """The median time until a move is answered."""
    for player in players:
        player.waits.clear()
    await asyncio.sleep(seconds)
    return statistics.median(wait for player in players for wait in player.waits)


async def all_cut(server: ServerProcess, left: int) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while await asyncio.to_thread(server.figure, "decaphase_clients") > left:
            await asyncio.sleep(0.1)


def test_who_never_listens_is_cut_off_and_slows_nobody(server: ServerProcess) -> None:
    async def evening() -> None:
        players = await gather([server], 2, 2)
        guests = [await one_guest(server) for _ in range(4)]
        async with at_play(players), AsyncExitStack() as gone:
            await moved_on(players, 20)
            before, alone = server.memory, await median_wait(players, 2)
            for number, guest in enumerate(guests):
                line = await deaf(server, guest, players[2 * (number % 2)].table)
                gone.callback(line.transport.abort)
            beside = await median_wait(players, 3)
            await all_cut(server, len(players))
            assert beside < 5 * alone + 0.25
            assert server.memory - before < 40 * MEGABYTE
            await settle(players)
            await check_views(players)

    run(evening())


def test_who_pings_and_never_listens_is_cut_off(server: ServerProcess) -> None:
    guest = run(one_guest(server))
    before = server.memory
    with shake_hands(server, guest) as line:
        assert send_until_cut(line, PING, 64 * MEGABYTE)
    assert server.memory - before < 20 * MEGABYTE


def test_a_message_in_endless_parts(server: ServerProcess) -> None:
    guest = run(one_guest(server))
    with shake_hands(server, guest) as line:
        line.sendall(b"\x01\x80\0\0\0\0" + EMPTY_PART * MAX_FRAGMENTS)
        assert was_cut(line, 10)


def was_cut(line: socket.socket, seconds: float) -> bool:
    """Whether the server disconnects within this time."""
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize(
    "begun", [b"", b"GET /health HT", b"GET /live HTTP/1.1\r\nUpgrade: websocket\r\nConne"]
)
def test_who_never_says_what_they_want_is_hung_up_on(server: ServerProcess, begun: bytes) -> None:
    lines = [reach(server) for _ in range(50)]
    began = time.monotonic()
    for line in lines:
        line.sendall(begun)
    assert server.health() == 200
    for line in lines:
        assert was_cut(line, 10)
        line.close()
    assert time.monotonic() - began > REQUEST_SECONDS / 2


def test_a_slow_handshake_is_not_waited_for(server: ServerProcess) -> None:
    """A byte now and then does not restart the deadline."""
    with reach(server) as line, pytest.raises(ConnectionError):
        spell_out(line, b"GET /" + 50 * b"x")


def spell_out(line: socket.socket, text: bytes) -> None:
    """Send slowly, byte by byte."""
    for letter in text:
        line.sendall(bytes([letter]))
        time.sleep(0.1)


def test_headers_without_end(server: ServerProcess) -> None:
    with reach(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\n")
        assert send_until_cut(line, b"X-More: and more\r\n", 8 * MEGABYTE)


def test_who_asks_and_never_reads_is_hung_up_on(tmp_path: Path) -> None:
    asset = max((BUILT_PAGE / "assets").iterdir(), key=lambda file: file.stat().st_size)
    asked = f"GET /assets/{asset.name} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    size = asset.stat().st_size
    with server_process(tmp_path, send_buffer=4096, slow_seconds=SLOW_SECONDS) as server:
        before = server.open_files
        with reach(server) as deaf, reach(server) as slow:
            for line in (deaf, slow):
                line.sendall(asked)
            began, got = time.monotonic(), 0
            while got < size:  # two seconds at least
                got += len(slow.recv(size // 20))
                time.sleep(SLOW_SECONDS / 10)
            assert time.monotonic() - began > SLOW_SECONDS
            slow.close()
            soon(lambda: server.open_files <= before)
