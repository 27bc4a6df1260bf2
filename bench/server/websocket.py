"""A minimal WebSocket client, so that the load costs less CPU than the server under test."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 0x81
"""The first byte of an unfragmented text frame."""
CLOSE, PING, PONG = 0x88, 0x89, 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Client frames must be masked; a mask of zeros changes nothing."""
SHORT, LONG = 126, 127

Hear = Callable[[bytes], None]


class WebSocket(asyncio.Protocol):
    """A connection; `hear` is called with every message, `lost` is set at its end."""

    def __init__(self, hear: Hear) -> None:
        loop = asyncio.get_running_loop()
        self.hear = hear
        self.lost: asyncio.Future[None] = loop.create_future()
        self.opened: asyncio.Future[None] = loop.create_future()
        self._transport: asyncio.Transport | None = None
        self._rest = b""

    @classmethod
    async def open(cls, address: str, path: str, token: str, hear: Hear) -> WebSocket:
        """Connect to this server; raises OSError if it refuses."""
        host = urlsplit(address)
        loop = asyncio.get_running_loop()
        transport, line = await loop.create_connection(
            lambda: cls(hear), host.hostname or "", host.port or 80
        )
        key = b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        await line.opened
        return line

    def send(self, message: bytes) -> None:
        """Send a text frame; does nothing once the connection has ended."""
        self._send(TEXT, message)

    def close(self) -> None:
        self._send(CLOSE, b"")
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = (
            bytes((kind, MASKED | size))
            if size < SHORT
            else bytes((kind, MASKED | SHORT, size >> 8, size & 255))
        )
        if self._transport is not None:
            self._transport.write(head + NO_MASK + data)

    # asyncio callbacks

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError())
        if not self.lost.done():
            self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        if not self.opened.done():
            self._open(data)
            return
        size = len(data)
        first = 0
        while size - first >= 2:
            start, length = first + 2, data[first + 1]
            if length >= SHORT:
                start += 2 if length == SHORT else 8
                length = int.from_bytes(data[first + 2 : start])
            end = start + length
            if end > size or start > size:
                break
            if data[first] == TEXT:
                self.hear(data[start:end])
            else:
                self._answer(data[first], data[start:end])
            first = end
        self._rest = data[first:]

    def _open(self, data: bytes) -> None:
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            self._rest = data
        elif head.startswith(b"HTTP/1.1 101 "):
            self.opened.set_result(None)
            if rest:
                self.data_received(rest)
        else:
            self.opened.set_exception(ConnectionRefusedError(head.partition(b"\r\n")[0].decode()))

    def _answer(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self.close()
