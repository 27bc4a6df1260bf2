"""Reading requests: uvicorn's HTTP, but nobody takes for ever, or a book, to say what they want.

uvicorn waits for the rest of a request as long as the connection lasts, so that a few thousand callers who
send a letter a minute would take up every place there is; and it keeps headers however many there are.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS: Final = 10.0
"""From the beginning of a connection, or of a further request over it, until all of the request is there."""
LARGEST_HEAD: Final = 64 * 1024
"""Bytes before the body."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """uvicorn's own HTTP, which hangs up on who is too slow; a WebSocket's handshake is a request too."""

    _late: TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            self._wait()
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
