"""uvicorn's HTTP protocol with bounds on the time, the header size and the pipelining of requests.

uvicorn itself waits for the rest of a request for ever, so that a few thousand slow clients (Slowloris) would
take up every connection; it keeps headers of any size, and parses all that it is sent at once.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

REQUEST_SECONDS: Final = 10.0
"""From the start of a connection, or of a further request on it, until the request is complete."""
MAX_HEADER_BYTES: Final = 16 * 1024
"""The request line and all headers of a request."""
MAX_PIPELINED: Final = 8
"""Further requests that may wait for the answer to an earlier one."""
SLICE_BYTES: Final = 4096
"""Data is parsed in slices of this size, and the limits are checked after each."""
TOO_BIG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class BoundedHttpProtocol(HttpToolsProtocol):
    """Disconnects slow and greedy clients; a WebSocket handshake is a request too."""

    _deadline: TimerHandle | None = None
    _header_bytes = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_deadline()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._start_deadline()
        begin = 0
        while begin < len(data) and not self.transport.is_closing() and self._is_current():
            room = min(SLICE_BYTES, MAX_HEADER_BYTES - self._header_bytes)
            piece = data[begin : begin + room]
            begin += room
            self._header_bytes += len(piece)
            super().data_received(piece)
            if self._header_bytes >= MAX_HEADER_BYTES:
                self._refuse_headers()
            elif len(self.pipeline) > MAX_PIPELINED:
                self.transport.abort()

    def _is_current(self) -> bool:
        """Whether the connection is not a WebSocket by now."""
        return self.transport.get_protocol() is self

    def _refuse_headers(self) -> None:
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None and not cycle.response_complete:
            self.transport.abort()
        else:
            self.transport.write(TOO_BIG)
            self.transport.close()

    def on_headers_complete(self) -> None:
        self._header_bytes = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._header_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._cancel_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._cancel_deadline()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        super().connection_lost(exc)

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
