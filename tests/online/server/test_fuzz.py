"""Odd requests and frames, by the thousand: no crash, no error and no stall of the event loop."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from decaphase.online.protocol.messages import LARGEST_FRAME
from support.server.crowd.server_process import ServerProcess, server_process
from support.server.loop_watch import TICK_SECONDS, longest_interval
from support.server.odd_requests import HANDSHAKE, PATHS, odd_frame, odd_request, ping_frame, request_bytes
from support.server.served import SOURCE
from support.timeouts import TIMEOUT_SECONDS

INPUTS: Final = 20_000
MANY_INPUTS: Final = 1_000_000
INPUTS_TOGETHER: Final = 2_500
FRAMES: Final = 100
"""Frames on one connection."""
REQUESTS: Final = 25
"""Requests for so many frames."""
MOST_STALL_SECONDS: Final = 0.05
SETTLE_SECONDS: Final = 4 * TICK_SECONDS
SWALLOWED_SECONDS: Final = 2.0
LOGGED: Final = {"Invalid HTTP request received.", "Unsupported upgrade request."}
"""What uvicorn says about malformed requests."""


class Line:
    """A connection to the server, on which a request is answered or the connection ends."""

    def __init__(self, server: ServerProcess) -> None:
        host, _, port = server.address.removeprefix("http://").partition(":")
        self._address = (host, int(port))
        self._socket: socket.socket | None = None
        self._read = b""

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._socket, self._read = None, b""

    def send(self, data: bytes) -> None:
        if self._socket is None:
            self._socket = socket.create_connection(self._address, timeout=TIMEOUT_SECONDS)
        self._socket.sendall(data)

    def read_until(self, end: bytes, seconds: float = TIMEOUT_SECONDS) -> bytes:
        """What was sent up to this; all, if the connection ends before."""
        assert self._socket is not None
        self._socket.settimeout(seconds)
        while end not in self._read and (received := self._socket.recv(65536)):
            self._read += received
        found, end, self._read = self._read.partition(end)
        return found + end

    def read_bytes(self, count: int) -> bytes:
        """The next bytes; fewer, if the connection ends before."""
        assert self._socket is not None
        while len(self._read) < count and (received := self._socket.recv(65536)):
            self._read += received
        found, self._read = self._read[:count], self._read[count:]
        return found


def status_of(line: Line, request: bytes) -> int:
    """The status of the answer to a request; 0 if the connection ended without one."""
    try:
        line.send(request)
        head = line.read_until(b"\r\n\r\n").lower()
    except ConnectionError:
        line.close()
        return 0
    status = int(head[9:12] or 0)
    _, found, length = head.partition(b"\r\ncontent-length: ")
    if found and b"\r\nconnection: close" not in head and status != 101 and not request.startswith(b"HEAD"):
        assert str(SOURCE).encode() not in line.read_bytes(int(length.partition(b"\r\n")[0]))
    else:
        line.close()
    return status


def send_frames(line: Line, token: str, frames: list[bytes]) -> None:
    """Send frames on one connection, and wait until it has ended or all are answered."""
    try:
        line.send(request_bytes("GET", "/live", [*HANDSHAKE, ("Authorization", f"Bearer {token}")]))
        assert line.read_until(b"\r\n\r\n").startswith(b"HTTP/1.1 101")
        line.send(b"".join([*frames, ping_frame("over")]))
        try:
            line.read_until(b'"over"', SWALLOWED_SECONDS)
        except TimeoutError:  # the last frame was cut, and the ping became a part of it
            line.send(b"\xff" * 2 * LARGEST_FRAME)
            line.read_until(b'"over"')
    except ConnectionError:
        pass
    finally:
        line.close()


def new_token(server: ServerProcess) -> str:
    """The token of a new account; what the server makes at its first use is made now."""
    with httpx.Client(base_url=server.address) as http:
        for path in PATHS:
            http.get(path, headers={"accept": "application/json"})
        token: str = http.post("/api/accounts", json={"name": "Odd"}).json()["token"]
        return token


def longest_stall(server: ServerProcess, watched: Path, inputs: int, seed: int) -> float:
    """Send so many odd inputs; the longest CPU time that the event loop spent without a tick."""
    token, chance, line = new_token(server), Random(seed), Line(server)
    time.sleep(SETTLE_SECONDS)
    before = len(watched.read_text(encoding="ascii").split())
    statuses: set[int] = set()
    for _ in range(inputs // (FRAMES + REQUESTS)):
        for _ in range(REQUESTS):
            statuses.add(status_of(line, odd_request(chance)))
        line.close()
        send_frames(line, token, [odd_frame(chance) for _ in range(FRAMES)])
    assert {200, 400, 404, 431} <= statuses
    assert max(statuses) < 500
    time.sleep(SETTLE_SECONDS)
    return longest_interval(watched, before)


@contextmanager
def watched_server(folder: Path, **settings: float | str) -> Iterator[tuple[ServerProcess, Path]]:
    """A server without rate limits, and the file of its watch."""
    watched = folder / "watched"
    settings |= {"limited": False, "quiet": True, "pace": 1e6, "burst": 1_000_000, "watched": str(watched)}
    with server_process(folder, "", **settings) as server:
        yield server, watched


def fuzz(folder: Path, inputs: int) -> None:
    with watched_server(folder) as (server, watched):
        for seed in range(inputs // INPUTS_TOGETHER):
            # The same inputs again: the machine's own hiccups, unlike a stall, do not come back.
            stalls = (longest_stall(server, watched, INPUTS_TOGETHER, seed) for _ in range(3))
            assert any(stall < MOST_STALL_SECONDS for stall in stalls), f"seed {seed}"
        assert server.health() == 200
        complaints = server.complaints()
    assert all(one.get("said") in LOGGED or one.get("error") == "UnicodeDecodeError" for one in complaints), (
        complaints
    )


def test_a_parser_that_takes_too_long_is_found(tmp_path: Path) -> None:
    with watched_server(tmp_path, slow_cookies=1) as (server, watched):
        assert longest_stall(server, watched, inputs=750, seed=6) > MOST_STALL_SECONDS


def test_odd_inputs_stall_nobody(tmp_path: Path) -> None:
    fuzz(tmp_path, INPUTS)


@pytest.mark.slow
@pytest.mark.soak
def test_many_odd_inputs_stall_nobody(tmp_path: Path) -> None:
    fuzz(tmp_path, MANY_INPUTS)
