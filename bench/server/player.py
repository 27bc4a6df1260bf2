"""A load player: plays a real game by the server's messages, and resends unanswered moves.

Hundreds of them run beside the server under test, so the most frequent messages (a card was drawn or
discarded) are matched by their bytes; all others are parsed as JSON.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

from bench.server.player_hand import Hand
from bench.server.websocket import WebSocket
from decaphase.records.fair_deal import seal_of

AGAIN_SECONDS: Final = 0.05
EVENTS: Final = b'"events":[{"kind":"'
"""Precedes the first event of a message."""
PING: Final = json.dumps({"type": "ping", "data": "x" * 60}).encode()

NEVER: Final = b"?"
"""No message ends with this."""

Json = dict[str, Any]


class Player:
    """One player at one table, over one connection; with `remembers`, it keeps its acknowledged moves."""

    def __init__(self, address: str, token: str, table: str, seat: int, *, remembers: bool = False) -> None:
        self.address = address
        self.token = token
        self.table = table
        self.seat = seat
        self.remembers = remembers
        self.moves = 0
        """Acknowledged moves."""
        self.acknowledged: dict[str, int] = {}
        """The log position of each acknowledged move, if they are kept."""
        self.account = ""
        self.seq = 0
        self._line: WebSocket | None = None
        self._hand = Hand(seat)
        self._commitment = b""
        self._asked = b""
        """The last message that is not answered yet."""
        self._answer = NEVER
        self._count = 0
        self._act_of = b'{"type":"do","table":"%b","id":"m%%d","command":{"do":"act","action":"%d %%b"}}' % (
            table.encode(),
            seat,
        )
        self._my_turn = b'{"kind":"turn-began","seat":%d}' % seat
        self._i_drew = b'drew","seat":%d,"pile":"deck","card":"' % seat
        self._i_discarded = b'discarded","seat":%d,"card":"' % seat
        self._i_hit = b'hit-on","seat":%d,"card":"' % seat
        self._other = b'","seat":%d,' % (3 - seat)

    def at_another_line(self) -> Player:
        """The same player on a new connection, not open yet."""
        return Player(self.address, self.token, self.table, self.seat)

    # The connection

    async def connect(self) -> None:
        """Open the connection and read the welcome message."""
        greeting: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._line = await WebSocket.open(self.address, "/live", self.token, greeting.set_result)
        self.account = json.loads(await greeting)["account"]
        self._line.hear = self._hear

    async def subscribe(self) -> None:
        """Subscribe to the table, from the last known entry on."""
        since = {"since": self.seq} if self.seq else {}
        self._send({"type": "subscribe", "table": self.table, "views": False, **since})

    async def close(self) -> None:
        if self._line is not None:
            self._line.close()
            await self._line.lost

    def _send(self, message: Json) -> None:
        if self._line is not None:
            self._line.send(json.dumps(message, separators=(",", ":")).encode())

    # Measuring

    async def echo(self, end: float) -> None:
        """Send one ping after the other until this time."""
        line = self._line
        assert line is not None  # noqa: S101 - connected before

        def again(_: bytes) -> None:
            self.moves += 1
            line.send(PING)

        line.hear = again
        line.send(PING)
        await _until(end)
        line.hear = _ignore

    async def play(self, end: float) -> None:
        """Play until this time; the first move was made when asked to."""
        await _until(end)
        if self._line is not None:
            self._line.hear = _ignore
        self._asked, self._answer = b"", NEVER

    async def insist(self) -> None:
        """Play without end, reconnecting whenever the connection breaks."""
        while True:
            with suppress(OSError, TimeoutError):
                await self._come_back()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _come_back(self) -> None:
        async with asyncio.timeout(5):
            await self.connect()
        await self.subscribe()
        assert self._line is not None  # noqa: S101 - connected above
        if self._asked:
            self._line.send(self._asked)
        elif self.seat > 1 and not self._count:
            self.do(do="sit", seat=self.seat)
        await self._line.lost

    # Playing

    def do(self, **command: object) -> None:
        """Send a command; its id allows a resend."""
        message = {"type": "do", "table": self.table, "id": f"m{self._count + 1}", "command": command}
        self._ask(json.dumps(message).encode())

    def _act(self, action: str) -> None:
        """Send a move."""
        self._ask(self._act_of % (self._count + 1, action.encode()))

    def _ask(self, message: bytes) -> None:
        self._count += 1
        self._asked = message
        self._answer = b'"id":"m%d"}' % self._count
        if self._line is not None:
            self._line.send(message)

    def _hear(self, message: bytes) -> None:
        if message.endswith(self._answer) and not self.remembers:
            self._asked, self._answer = b"", NEVER
            self.moves += 1
        first = message.find(EVENTS) + len(EVENTS)
        if first < len(EVENTS) or not self._follow_move(message, first):
            self._read(json.loads(message))

    def _follow_move(self, message: bytes, first: int) -> bool:
        """Advance after a move that did not end the hand; False: the message has to be parsed."""
        if message.startswith(self._i_drew, first):
            self._hand.gain(_card(message, first + len(self._i_drew)))
            self._act(self._hand.choose())
        elif message.startswith(b"discarded", first):
            if message.startswith(self._i_discarded, first):
                self._hand.lose(_card(message, first + len(self._i_discarded)))
            if self._my_turn in message:
                self._act("draw deck")
            else:
                return b"turn-began" in message
        elif message.startswith(b"hit-on", first):
            if b"hand-ended" in message:
                return False
            if message.startswith(self._i_hit, first):
                self._hand.lose(_card(message, first + len(self._i_hit)))
                self._act(self._hand.choose())
        else:
            return message.startswith(b"drew" + self._other, first)
        return True

    def _read(self, message: Json) -> None:
        if self._asked and message.get("id") == f"m{self._count}":
            acted = b'"do":"act"' in self._asked
            self._asked, self._answer = b"", NEVER
            if message["type"] in ("happened", "done"):
                self.moves += 1
                if self.remembers and acted:
                    self.acknowledged[message["id"]] = message["seq"]
        match message["type"]:
            case "now":
                self.seq = message["seq"]
                self._look(message["view"])
            case "happened":
                self.seq = message["seq"]
                self._follow(message["entries"])
            case "not-done":  # our model of the table was wrong: ask for a new view
                self._send({"type": "subscribe", "table": self.table, "views": False})

    def _look(self, view: Json) -> None:
        """Load a view of the whole table and act if it is our turn and no answer is pending."""
        game = view["game"] or {}
        self._hand = Hand(self.seat, game.get("holding", ()))
        for group in game.get("table", ()):
            self._hand.see_set(group["seat"], group["group"], group["stands_for"])
        ready = view["seats"][self.seat - 1]["ready"]
        if self._asked:
            return
        match view["stage"]:
            case "dealing" if not view["deals"][-1]["contributed"]:
                self._shuffle(view["deals"][-1])
            case "lobby" | "between" if not ready:
                self.do(do="ready")
            case "over" if not ready:
                self.do(do="want-rematch")
            case "playing" if game["turn"] == self.seat:
                self._act("draw deck" if game["stage"] == "draw" else self._hand.choose())

    def _shuffle(self, deal: Json) -> None:
        """Seal what we contribute, or open our seal."""
        self._commitment = bytes.fromhex(deal["commitment"])
        seal = seal_of(self._commitment, self.seat, self._nonce).hex()
        if [self.seat, seal] not in deal.get("seals", ()):
            self.do(do="seal", seal=seal)
        elif deal.get("closed"):
            self.do(do="contribute", nonce=self._nonce.hex())

    @property
    def _nonce(self) -> bytes:
        """Our contribution: the same after reconnecting, and known to nobody before the commitment."""
        return sha256(self.token.encode() + self._commitment).digest()

    def _follow(self, entries: list[Json]) -> None:
        """Apply events, then act if it is our turn."""
        answer: Json | None = None
        for entry in entries:
            match entry["entry"]["kind"]:
                case "committed":
                    self._commitment = bytes.fromhex(entry["entry"]["commitment"])
                    answer = {"do": "seal", "seal": seal_of(self._commitment, self.seat, self._nonce).hex()}
                case "seals-closed":
                    answer = {"do": "contribute", "nonce": self._nonce.hex()}
                case "secret-revealed" if answer is None:
                    answer = {"do": "ready"}
                case "seat-taken" if entry["entry"]["seat"] == self.seat:
                    answer = {"do": "ready"}
                case "hand-began":
                    answer = None
            for event in entry["events"]:
                answer = self._take_in(event) or answer
        if answer is not None:
            self.do(**answer)

    def _take_in(self, event: Json) -> Json | None:
        """Apply one event, and note what it asks for."""
        mine = event.get("seat") == self.seat
        match event["kind"]:
            case "hand-dealt":
                self._hand = Hand(self.seat, event["hands"][self.seat - 1])
            case "laid-down":
                for number, group in enumerate(event["groups"], 1):
                    self._hand.see_set(event["seat"], number, group["stands_for"])
                    for card in group["cards"] if mine else ():
                        self._hand.lose(card)
                return self._asks(self._hand.choose()) if mine else None
            case "hit-on" if mine:
                self._hand.lose(event["card"])
                return self._asks(self._hand.choose())
            case "discarded" if mine:
                self._hand.lose(event["card"])
            case "turn-began" if mine:
                return self._asks("draw deck")
            case "drew" if mine:
                self._hand.gain(event["card"])
                return self._asks(self._hand.choose())
            case "game-ended":
                return {"do": "want-rematch"}
        return None

    def _asks(self, action: str) -> Json:
        return {"do": "act", "action": f"{self.seat} {action}"}


def _card(message: bytes, first: int) -> str:
    """The card code at this position."""
    return message[first : message.index(b'"', first)].decode()


def _ignore(_: bytes) -> None:
    """Ignore messages after the end."""


async def _until(end: float) -> None:
    await asyncio.sleep(max(0, end - asyncio.get_running_loop().time()))
