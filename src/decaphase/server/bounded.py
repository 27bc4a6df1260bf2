"""uvicorn's HTTP with bounds on a request, in bytes before its body and in time: it has none of its own."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 64 * 1024
"""Bytes of a request line with its headers; with some of a body behind them where they came together."""
REQUEST_SECONDS: Final = 10.0
"""From the beginning of a connection, or of a further request over it, until all of the request is there."""


class BoundedHttp(HttpToolsProtocol):
    """Hangs up on whoever never comes to the end of the headers, or in no time to that of a request.

    A WebSocket's handshake is a request too.
    """

    _head = 0
    _in_head = True
    _late: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            self._wait()
        if self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.transport.abort()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
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
