"""PostgreSQL notifications of growing logs and revoked tokens, and polling where one may be missing."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable
from typing import Final

from decaphase.online.store.model import Moved
from decaphase.online.store.postgres_connection import LOST, Connection, connect, fetch
from decaphase.online.store.watchers import Watchers

CHANNEL: Final = "decaphase_log"
REVOKED_CHANNEL: Final = "decaphase_revoked"
"""For the accounts whose tokens were revoked."""
SIGN: Final = "~"
MAX_PAYLOAD_BYTES: Final = 7_900
"""Bytes; PostgreSQL takes less than 8,000."""
POLL_SECONDS: Final = 5.0
RETRY_SECONDS: Final = 0.5
OVERLAP_MILLISECONDS: Final = 60_000
"""A log that moved earlier may be committed later, but within this time: COMMAND_SECONDS and IDLE_SECONDS."""

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


def write_payload(moved: Iterable[Moved]) -> str:
    """The payload for one batch; empty if it would be too long, which means: poll.

    >>> write_payload([Moved("ann", 7), Moved("bob:2", 12)])
    'ann:7 bob:2:12'
    """
    text = " ".join(f"{move.table}:{move.last_seq}" for move in moved)
    return text if len(text) <= MAX_PAYLOAD_BYTES else ""


def read_payload(text: str) -> list[Moved]:
    """The moves in a payload of `write_payload`, signed or not; anything else is ignored.

    >>> read_payload("~5eed ann:7 bob:2:12 what")
    [Moved(table='ann', last_seq=7), Moved(table='bob:2', last_seq=12)]
    """
    parts = (word.rpartition(":") for word in text.split())
    return [Moved(table, int(seq)) for table, _, seq in parts if table and seq.isascii() and seq.isdecimal()]


class Notifications:
    """Listens on its own connection, and reconnects when that is lost."""

    def __init__(self, url: str, since: int, watchers: Watchers) -> None:
        self._url = url
        self._since = since - OVERLAP_MILLISECONDS
        self._watchers = watchers
        self.signature: Final = f"{SIGN}{secrets.token_hex(4)}"
        """The prefix of this process's notifications, so that it can ignore its own."""
        self._notified: dict[str, int] = {}
        """What was passed on since the last poll but one, so that a poll passes on only what is new."""
        self.losses = 0
        """How often a connection was lost."""
        self._poll_now = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    def notify_own(self, moved: Iterable[Moved]) -> None:
        """Notify this process's watchers of its own writes, before the database does."""
        self._notify(moved, own=True)

    def note_loss(self) -> None:
        """Count a lost connection, and poll soon, to learn whether an uncertain write happened."""
        self.losses += 1
        self._poll_now.set()

    async def close(self) -> None:
        """Stop listening."""
        self._listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listening

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(*LOST):
                await self._listen_once()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        connection = await connect(self._url)
        try:
            connection.add_termination_listener(lambda _: self.note_loss())
            await connection.add_listener(CHANNEL, self._on_notification)
            await connection.add_listener(
                REVOKED_CHANNEL, lambda *notified: self._watchers.on_revoked(notified[3])
            )
            self._watchers.on_revoked(None)  # those revoked until now were not heard of
            if self.losses:
                self._watchers.on_reconnected()
            while not connection.is_closed():
                await self._poll(connection)
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self._poll_now.wait(), POLL_SECONDS)
                self._poll_now.clear()
        finally:
            connection.terminate()

    def _on_notification(self, connection: object, process: int, channel: str, text: str) -> None:
        signature, _, moves = text.partition(" ") if text.startswith(SIGN) else ("", "", text)
        if signature == self.signature:
            return
        if not moves:
            self._poll_now.set()
        self._notify(read_payload(moves))

    async def _poll(self, connection: Connection) -> None:
        """Find the logs that have grown recently, and notify watchers of those they have not heard of."""
        ((now,),) = await fetch(connection, lambda now: (int(now),), f"SELECT {NOW}")
        query = "SELECT table_id, last_seq FROM log_end WHERE moved_at >= $1"
        moved = await fetch(connection, Moved, query, self._since)
        self._since = now - OVERLAP_MILLISECONDS
        self._notify(move for move in moved if move.last_seq > self._notified.get(move.table, 0))
        self._notified = {move.table: move.last_seq for move in moved}

    def _notify(self, moved: Iterable[Moved], *, own: bool = False) -> None:
        moves = list(moved)
        self._notified.update((move.table, move.last_seq) for move in moves)
        self._watchers.notify(moves, own=own)
