"""Connections whose clients do not read are cut after some time, however little waits for them.

A connection that is closed still sends what is waiting, so that without this it would stay for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final, NamedTuple, Protocol

CHECK_SECONDS: Final = 5.0
SLOW_SECONDS: Final = 20.0
"""The time in which a client has to read `MIN_BYTES` of what waits for it, or all."""
MIN_BYTES: Final = 16 * 1024


class Waiting(NamedTuple):
    """The fewest bytes that waited for a client, and since when."""

    size: int
    since: float


class OpenConnection(Protocol):
    """uvicorn's HTTP or WebSocket connection."""

    transport: asyncio.Transport


class SlowReaders:
    """Checks what waits in the buffers of all connections every few seconds."""

    def __init__(self, connections: Callable[[], Collection[OpenConnection]]) -> None:
        self._connections = connections
        self._waiting: dict[OpenConnection, Waiting] = {}

    def start(self) -> None:
        """Check now, and again every few seconds."""
        loop = asyncio.get_running_loop()
        self._check(loop.time())
        loop.call_later(CHECK_SECONDS, self.start)

    def _check(self, now: float) -> None:
        before, self._waiting = self._waiting, {}
        for connection in tuple(self._connections()):
            size = connection.transport.get_write_buffer_size()
            if not size:
                continue
            waiting = before.get(connection)
            if waiting is None or size <= waiting.size - MIN_BYTES:
                waiting = Waiting(size, now)
            if now - waiting.since >= SLOW_SECONDS:
                connection.transport.abort()
            else:
                self._waiting[connection] = waiting
