"""Open WebSocket connections: how many there may be, and how they end when their token is revoked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from litestar.types import Send

from decaphase.online.protocol.messages import SIGNED_OUT
from decaphase.online.server.auth.sessions import Sessions
from decaphase.online.server.websocket.client import Client
from decaphase.online.server.websocket.transport import Transport
from decaphase.online.store import StoreProblem
from decaphase.problems import Problem

RECHECK_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True, eq=False)
class Connection:
    """A client's connection, and how to close it."""

    client: Client
    send: Send
    transport: Transport

    async def close(self) -> None:
        """Close as signed out, or abort if the client does not respond."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.send({"type": "websocket.close", "code": SIGNED_OUT, "reason": ""})
        except Exception:  # noqa: BLE001 - however it fails, the connection ends
            self.transport.abort()


class Connections:
    """All connections of this process."""

    def __init__(self, sessions: Sessions, per_account: int, per_address: int) -> None:
        self._sessions = sessions
        self._per_account = per_account
        self._per_address = per_address
        self._open: set[Connection] = set()
        self._accounts: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._closing: set[asyncio.Task[None]] = set()
        self.rechecks = 0
        """How often tokens were revoked so far, or may have been."""

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def limit(self, account: str, address: str) -> Iterator[None]:
        """Count a connection while it lasts; raises a Problem if there are too many."""
        counted = (
            (self._accounts, account, self._per_account),
            (self._addresses, address, self._per_address),
        )
        for counts, key, most in counted:
            if counts[key] >= most:
                raise Problem("server-connections", most=most)
        for counts, key, _ in counted:
            counts[key] += 1
        try:
            yield
        finally:
            for counts, key, _ in counted:
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]

    @contextmanager
    def register(self, connection: Connection) -> Iterator[None]:
        """Keep a connection among the open ones."""
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)

    def recheck(self, account: str | None) -> None:
        """Close the connections of an account, or of all, whose tokens were revoked."""
        self.rechecks += 1
        owners = ((one, one.client.session.account.account_id) for one in self._open)
        self._start(self._close_revoked([one for one, owner in owners if account in (None, owner)]))

    async def recheck_all(self) -> None:
        """Close, for ever, connections whose token has expired, or was revoked unnoticed."""
        while True:
            connections = tuple(self._open)
            if not connections:
                await asyncio.sleep(RECHECK_SECONDS)
            for connection in connections:
                await asyncio.sleep(RECHECK_SECONDS / len(connections))
                await self._close_revoked([connection])

    async def _close_revoked(self, connections: Iterable[Connection]) -> None:
        for connection in connections:
            if not await self._is_valid(connection) and connection in self._open:
                self._open.discard(connection)  # it is closed once
                self._start(connection.close())

    async def _is_valid(self, connection: Connection) -> bool:
        try:
            return await self._sessions.is_valid(connection.client.session)
        except StoreProblem:
            return True  # an unreachable database closes no connection

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)
