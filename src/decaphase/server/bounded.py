"""uvicorn's HTTP with a bound on what comes before a body: it has none of its own."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 64 * 1024
"""Bytes of a request line with its headers; with some of a body behind them where they came together."""


class BoundedHttp(HttpToolsProtocol):
    """Hangs up on whoever never comes to the end of the headers."""

    _head = 0
    _in_head = True

    def data_received(self, data: bytes) -> None:
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
        super().on_message_complete()
