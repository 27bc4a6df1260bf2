"""A client's WebSocket: uvicorn's, with writes that do not wait and an abrupt end.

ASGI's `send` returns only when a message is sent: a client that never reads would block the sender and could
not be disconnected. So frames go straight into the transport's own buffer, whose size is bounded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

MAX_BUFFERED_BYTES: Final = 1024 * 1024
"""Unsent bytes after which a client is disconnected; it may reconnect and resume."""
MAX_FRAGMENTS: Final = 64
"""Frames of one message: empty ones are free to send but take memory."""
MAX_QUEUED: Final = 1000
"""Unanswered messages of a client."""
MAX_CONTROL_FRAMES: Final = 100
"""Pings and pongs of a client between two pings of the server."""
SLICE_BYTES: Final = 4096
"""Data is parsed in slices of this size, and the limits are checked after each."""
TRANSPORT_KEY: Final = "decaphase.wire"
"""The key of the transport among the extensions of a connection's scope."""


class Transport(Protocol):
    """A connection as the server uses it."""

    def on_text(self, receive: Callable[[bytes], bool]) -> None:
        """Hand text frames to `receive`; one it does not take (False) is queued, as are all after it."""

    def on_lost(self, release: Callable[[], None]) -> None:
        """Call `release` as soon as the connection is lost; its queued messages are discarded."""

    def write(self, frame: bytes) -> None:
        """Send a text frame as soon as possible; ignored after the end of the connection.

        A client whose buffer is full is disconnected.
        """

    def abort(self) -> None:
        """End the connection at once, discarding unsent frames."""

    def release_request(self) -> None:
        """Free the handshake's request: an idle connection takes a fifth less memory."""


class UvicornTransport(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket as a `Transport`."""

    _receive_text: Callable[[bytes], bool] | None = None
    _release: Callable[[], None] | None = None
    _control_frames = 0

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._begin_handshake(data)
        elif not self.handshake_complete:
            self.abort()  # frames before the answer to the handshake
        else:
            self._receive_frames(data)

    def _begin_handshake(self, head: bytes) -> None:
        super().data_received(head)
        if not self.handshake_initiated:  # refused by the parser, which uvicorn does not notice
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _receive_frames(self, data: bytes) -> None:
        for begin in range(0, len(data), SLICE_BYTES):
            super().data_received(data[begin : begin + SLICE_BYTES])
            if self.transport.is_closing():
                return
            if self.queue.qsize() > MAX_QUEUED or self._control_frames > MAX_CONTROL_FRAMES:
                self.abort()

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, object]", self.scope["extensions"])
        extensions[TRANSPORT_KEY] = self
        await super().run_asgi()

    def handle_ping(self) -> None:
        self._control_frames += 1
        super().handle_ping()
        self._check_buffer()

    def handle_pong(self, event: Frame) -> None:
        self._control_frames += 1
        super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        self._control_frames = 0
        super().send_keepalive_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.abort()

    def handle_text(self, event: Frame) -> None:
        # Past uvicorn's queue, which wakes a task and pauses reading for each message.
        alone = event.fin and not self.close_sent and self.queue.empty()
        if not (alone and self._receive_text is not None and self._receive_text(bytes(event.data))):
            super().handle_text(event)

    def on_text(self, receive: Callable[[bytes], bool]) -> None:
        self._receive_text = receive

    def on_lost(self, release: Callable[[], None]) -> None:
        self._release = release

    def connection_lost(self, exc: Exception | None) -> None:
        self._receive_text = None  # breaks a reference cycle, so that the client is freed at once
        while not self.queue.empty():  # at the client's rate they would take minutes
            self.queue.get_nowait()
        super().connection_lost(exc)
        if self._release is not None:
            self._release()
            self._release = None

    def write(self, frame: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_text(frame)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._check_buffer()

    def _check_buffer(self) -> None:
        if self.transport.get_write_buffer_size() > MAX_BUFFERED_BYTES:
            self.abort()

    def abort(self) -> None:
        self.transport.abort()

    def release_request(self) -> None:
        self.scope["headers"] = ()
        del self.request, self.response
