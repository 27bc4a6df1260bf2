"""A simulated player that makes legal moves, reconnects, and records every answer."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from decaphase.online.protocol.messages import Do, Subscribe, write_message
from decaphase.online.table import PersonCommand
from decaphase.online.table import commands as ask
from decaphase.records.fair_deal import seal_of
from support.server.crowd.messages import DealView, Message, TableSummary, decode_message, decode_view
from support.server.crowd.server_process import ServerProcess
from support.timeouts import TIMEOUT_SECONDS

BACK_SECONDS: Final = 0.1
AGAIN_SECONDS: Final = 0.2
BEST_FIRST: Final = ("lay", "hit", "draw", "knock", "discard", "pass")


@dataclass
class Guest:
    """An account, its token, and the address that rate limits count."""

    account: str
    token: str
    address: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}", "x-forwarded-for": self.address}

    def connect(self, server: ServerProcess) -> connect:
        """A WebSocket to this server."""
        return connect(
            server.live,
            additional_headers=self.headers,
            compression=None,
            ping_interval=None,
            open_timeout=TIMEOUT_SECONDS,
            max_queue=None,
            proxy=None,
        )


@dataclass(eq=False)
class Player:
    """A player in one seat; `first` is the last entry before it began to follow."""

    guest: Guest
    server: ServerProcess
    table: str
    seat: int
    playing: bool = True
    answered: dict[str, int] = field(default_factory=dict)
    told: list[int] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    view: bytes = b""
    first: int | None = None
    seq: int = 0
    breaks: int = 0
    pending: Do | None = None
    line: ClientConnection | None = None
    _asked_at: float = 0.0
    _decided_on: int = 0
    _numbers: itertools.count[int] = field(default_factory=itertools.count)
    _dice: random.Random = field(default_factory=lambda: random.Random(7))

    async def stay(self) -> None:
        """Play for ever, reconnecting as often as needed."""
        while True:
            try:
                async with self.guest.connect(self.server) as self.line:
                    await self._talk(self.line)
            except (OSError, WebSocketException):
                pass
            self.line = None
            self.breaks += 1
            await asyncio.sleep(BACK_SECONDS)

    async def _talk(self, line: ClientConnection) -> None:
        """Resume after the last connection, with the unanswered command."""
        await line.send(write_message(Subscribe(self.table, self.seq or None)).decode())
        if self.pending is not None:
            await self._send(line)
        async for frame in line:
            if self._take_in(decode_message(frame)):
                await asyncio.sleep(AGAIN_SECONDS)
                await self._send(line)
            await self._go_on(line)

    def _take_in(self, received: Message) -> bool:
        """Process a message; whether the pending command has to be sent again."""
        assert "/" not in f"{received.words} {received.values}", received  # the path of a file
        if received.type == "trouble":
            assert received.code.startswith("store-"), received
            raise ConnectionError(received.code)  # the table could not be followed: reconnect
        if received.type in ("now", "happened"):
            self._learn(received)
        if self.pending is None or received.id != self.pending.id:
            return False
        if received.type in ("not-done", "unknown") and received.code.startswith("store-"):
            self.refused[received.code] += 1
            return True
        self.waits.append(time.perf_counter() - self._asked_at)
        if received.type == "not-done":
            self.refused[received.code] += 1
        else:
            self.answered[self.pending.id] = received.entries[0].seq if received.entries else received.seq
        self.pending = None
        return False

    def _learn(self, received: Message) -> None:
        for entry in received.entries:
            assert entry.seq > self.seq, "told twice, or out of order"
            self.told.append(entry.seq)
        if self.first is None:
            self.first = received.seq
        self.seq = max(self.seq, received.seq)
        if received.view:
            self.view = bytes(received.view)

    async def _go_on(self, line: ClientConnection) -> None:
        """Send the command that the table waits for, if it is this player's."""
        if self.pending is not None or not self.playing or not self.view or self._decided_on == self.seq:
            return
        asked = self._choose(decode_view(self.view))
        if asked is not None:
            self._decided_on = self.seq
            self.pending = Do(self.table, f"m{next(self._numbers)}", asked)
            self._asked_at = time.perf_counter()
            await self._send(line)

    async def _send(self, line: ClientConnection) -> None:
        if self.pending is not None:
            await line.send(write_message(self.pending).decode())

    def _choose(self, table: TableSummary) -> PersonCommand | None:
        if table.you is None:
            return ask.Sit(self.seat)
        own = table.seats[table.you - 1]
        if table.paused:
            return ask.Resume()
        if own.away:
            return None  # following the table gives the seat back
        if table.stage in ("lobby", "between", "over"):
            rematch = table.stage == "over"
            return None if own.ready else ask.WantRematch() if rematch else ask.Ready()
        if table.stage == "dealing":
            return self._shuffle(table.deals[-1], table.you)
        if table.game is None or not table.game.legal or table.answered is not None:
            return None
        return ask.Act(self._best(table.game.legal))

    def _shuffle(self, deal: DealView, you: int) -> PersonCommand | None:
        """Seal a contribution, or open it; the same after reconnecting."""
        commitment = bytes.fromhex(deal.commitment)
        nonce = sha256(self.guest.token.encode() + commitment).digest()
        if you not in dict(deal.seals):
            return None if deal.closed else ask.Seal(seal_of(commitment, you, nonce).hex())
        return ask.Contribute(nonce.hex()) if deal.closed and not deal.contributed else None

    def _best(self, legal: tuple[str, ...]) -> str:
        ranks = [BEST_FIRST.index(action.split()[1]) for action in legal]
        best = [action for action, rank in zip(legal, ranks, strict=True) if rank == min(ranks)]
        return self._dice.choice(best)
