"""Open connections: how many there may be, and how they end when a token does."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
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

LOOK_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True, eq=False)
class Connection:
    """A client's connection, and how to end it."""

    client: Client
    send: Send
    wire: Transport

    async def end(self) -> None:
        """Say goodbye; whoever does not listen is hung up on."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.send({"type": "websocket.close", "code": SIGNED_OUT, "reason": ""})
        except Exception:  # noqa: BLE001 - however it fails, the connection ends
            self.wire.hang_up()


class Connections:
    """All connections of this process."""

    def __init__(self, per_account: int, per_address: int) -> None:
        self._per_account = per_account
        self._per_address = per_address
        self._lines: set[Connection] = set()
        self._accounts: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._ending: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._lines)

    @contextmanager
    def room(self, account: str, address: str) -> Iterator[None]:
        """Room for one more connection, or a refusal."""
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
    def open(self, line: Connection) -> Iterator[None]:
        """Keep a connection among the open ones."""
        self._lines.add(line)
        try:
            yield
        finally:
            self._lines.discard(line)

    def end_token(self, token_hash: bytes) -> None:
        """End the connections that showed this token."""
        self._end(lambda line: line.client.session.token_hash == token_hash)

    def end_account(self, account: str, keep: bytes = b"") -> None:
        """End the connections of an account, but for those with the token that is kept."""
        self._end(
            lambda line: (
                line.client.session.account.account_id == account and line.client.session.token_hash != keep
            )
        )

    def _end(self, chosen: Callable[[Connection], bool]) -> None:
        for line in filter(chosen, tuple(self._lines)):
            task = asyncio.get_running_loop().create_task(line.end())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def look_after(self, sessions: Sessions) -> None:
        """Notice, for ever, what other processes have taken back: each token is looked up now and then."""
        while True:
            lines = tuple(self._lines)
            if not lines:
                await asyncio.sleep(LOOK_SECONDS)
            for line in lines:
                await asyncio.sleep(LOOK_SECONDS / len(lines))
                if line in self._lines and not await _holds(sessions, line):
                    await line.end()


async def _holds(sessions: Sessions, line: Connection) -> bool:
    try:
        return await sessions.still_holds(line.client.session)
    except StoreProblem:
        return True  # nobody is sent away because the database does not answer
