"""The wire to a client: uvicorn's WebSocket, with a way to send at once and to hang up.

ASGI lets an application await that a message is sent, and nothing else: a client that never reads would hold
up whoever tells it something, and could not be got rid of. So frames go straight into the transport's own
buffer, which is looked at instead of a second queue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

MOST_WAITING: Final = 1024 * 1024
"""Bytes that wait for a client; one that takes no more is hung up on, and may resume."""
MOST_FRAGMENTS: Final = 64
"""Frames of one message; empty ones would cost nothing to send and memory to keep."""
WIRE: Final = "decaphase.wire"
"""Under this name the wire stands among the extensions of a connection's scope."""


class Transport(Protocol):
    """A connection as the server uses it."""

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        """Let texts be heard as they come; one that is not taken (False) waits in line, as all after it."""

    def put(self, frame: bytes) -> None:
        """Send a text frame as soon as it can go; without effect once the connection has ended.

        A client that takes none any more is hung up on.
        """

    def hang_up(self) -> None:
        """End the connection at once, whatever waits."""

    def settle(self) -> None:
        """Let go of the request that it began with; a quiet connection takes a fifth less room."""


class UvicornTransport(WebSocketsSansIOProtocol):
    """uvicorn's own WebSocket, which is a `Transport` too."""

    _hear: Callable[[bytes], bool] | None = None

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, object]", self.scope["extensions"])
        extensions[WIRE] = self
        await super().run_asgi()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._mind_waiting()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.hang_up()

    def handle_text(self, event: Frame) -> None:
        # Past uvicorn's queue: a task would have to be woken for each message, and reading stopped meanwhile.
        alone = event.fin and not self.close_sent and self.queue.empty()
        if not (alone and self._hear is not None and self._hear(bytes(event.data))):
            super().handle_text(event)

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        self._hear = hear

    def connection_lost(self, exc: Exception | None) -> None:
        self._hear = None  # whoever listened is let go of at once, and not only when circles are looked for
        super().connection_lost(exc)

    def put(self, frame: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_text(frame)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._mind_waiting()

    def _mind_waiting(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.hang_up()

    def hang_up(self) -> None:
        self.transport.abort()

    def settle(self) -> None:
        self.scope["headers"] = ()
        del self.request, self.response
