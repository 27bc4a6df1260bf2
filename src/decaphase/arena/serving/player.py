"""A player for load: plays a real game from what it is told, and sends again what was not answered."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PHASES: Final = ("set 3 + set 3",) * 10
"""What these players play for: sets are found in any hand by counting."""
AGAIN_SECONDS: Final = 0.05

Json = dict[str, Any]


@dataclass(slots=True)
class Player:
    """One person at one table, over one connection."""

    address: str
    token: str
    table: str
    seat: int
    moves: int = 0
    """Moves that were acknowledged."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """How far the log had got by each; kept only where somebody will look."""
    remembers: bool = False
    account: str = ""
    seq: int = 0
    _socket: ClientConnection | None = None
    _hand: Counter[str] = field(default_factory=Counter)
    _sets: dict[tuple[int, int], str] = field(default_factory=dict)
    _asked: Json | None = None
    _count: int = 0

    # The connection

    async def connect(self) -> None:
        """Open the connection, and read the greeting."""
        headers = {"Authorization": f"Bearer {self.token}"}
        url = self.address.replace("http", "ws", 1) + "/live"
        self._socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None)
        self.account = json.loads(await self._socket.recv())["account"]

    async def subscribe(self) -> None:
        """Follow the table, from where it was left."""
        since = {"since": self.seq} if self.seq else {}
        await self._send({"type": "subscribe", "table": self.table, "views": False, **since})

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _send(self, message: Json) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    # Measuring

    async def echo(self, end: float) -> None:
        """Send pings, one after the other, until then."""
        socket, loop = self._socket, asyncio.get_running_loop()
        assert socket is not None  # noqa: S101 - connected before
        frame = json.dumps({"type": "ping", "data": "x" * 60})
        while loop.time() < end:
            await socket.send(frame)
            await socket.recv()
            self.moves += 1

    async def play(self, end: float) -> None:
        """Play until then."""
        assert self._socket is not None  # noqa: S101 - connected before
        with suppress(TimeoutError):
            async with asyncio.timeout_at(end):
                async for frame in self._socket:
                    await self._hear(json.loads(frame))

    async def insist(self) -> None:
        """Play for ever, however often the connection breaks."""
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await self._come_back()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _come_back(self) -> None:
        await self.connect()
        await self.subscribe()
        if self._asked is not None:
            await self._send(self._asked)
        elif self.seat > 1 and not self._count:
            await self.do(do="sit", seat=self.seat)
        assert self._socket is not None  # noqa: S101 - connected above
        async for frame in self._socket:
            await self._hear(json.loads(frame))

    # Playing

    async def do(self, **command: object) -> None:
        """Ask for something; the id lets it be sent again."""
        self._count += 1
        self._asked = {"type": "do", "table": self.table, "id": f"m{self._count}", "command": command}
        await self._send(self._asked)

    async def _hear(self, message: Json) -> None:
        asked = self._asked
        if asked is not None and message.get("id") == asked["id"]:
            self._asked = None
            if message["type"] in ("happened", "done"):
                self.moves += 1
                if self.remembers and asked["command"]["do"] == "act":
                    self.acknowledged[asked["id"]] = message["seq"]
        match message["type"]:
            case "now":
                self.seq = message["seq"]
                await self._look(message["view"])
            case "happened":
                self.seq = message["seq"]
                await self._follow(message["entries"])
            case "not-done":  # what it thought it knew does not hold: look anew
                await self._send({"type": "subscribe", "table": self.table, "views": False})

    async def _look(self, view: Json) -> None:
        """Take in the whole table, and do what is asked of this seat, unless an answer is still to come."""
        game = view["game"] or {}
        self._hand = Counter(game.get("holding", ()))
        self._sets = {(g["seat"], g["group"]): str(g["stands_for"]) for g in game.get("table", ())}
        ready = view["seats"][self.seat - 1]["ready"]
        if self._asked is not None:
            return
        match view["stage"]:
            case "dealing" if not view["deals"][-1]["contributed"]:
                await self.do(do="contribute", nonce=secrets.token_hex(16))
            case "lobby" | "between" if not ready:
                await self.do(do="ready")
            case "over" if not ready:
                await self.do(do="want-rematch")
            case "playing" if game["turn"] == self.seat:
                await self.do(**(self._draw() if game["stage"] == "draw" else self._next()))

    async def _follow(self, entries: list[Json]) -> None:
        """Take in what happened, and then do what is asked of this seat, if anything."""
        answer: Json | None = None
        for entry in entries:
            match entry["entry"]["kind"]:
                case "committed":
                    answer = {"do": "contribute", "nonce": secrets.token_hex(16)}
                case "secret-revealed":
                    answer = {"do": "ready"}
                case "seat-taken" if entry["entry"]["seat"] == self.seat:
                    answer = {"do": "ready"}
                case "hand-began":
                    answer = None
            for event in entry["events"]:
                answer = self._take_in(event) or answer
        if answer is not None:
            await self.do(**answer)

    def _take_in(self, event: Json) -> Json | None:
        """What an event changes, and what it asks for."""
        mine = event.get("seat") == self.seat
        match event["kind"]:
            case "hand-dealt":
                self._hand = Counter(event["hands"][self.seat - 1])
                self._sets = {}
            case "laid-down":
                for number, group in enumerate(event["groups"], 1):
                    self._sets[event["seat"], number] = str(group["stands_for"])
                    if mine:
                        self._hand.subtract(group["cards"])
                return self._next() if mine else None
            case "hit-on" if mine:
                self._hand[event["card"]] -= 1
                return self._next()
            case "discarded" if mine:
                self._hand[event["card"]] -= 1
            case "turn-began" if mine:
                return self._draw()
            case "drew" if mine:
                self._hand[event["card"]] += 1
                return self._next()
            case "game-ended":
                return {"do": "want-rematch"}
        return None

    def _draw(self) -> Json:
        return {"do": "act", "action": f"{self.seat} draw deck"}

    def _next(self) -> Json:
        """The next action of a turn in which a card was drawn."""
        return {"do": "act", "action": f"{self.seat} {self._lay() or self._hit() or self._discard()}"}

    def _lay(self) -> str | None:
        if any(seat == self.seat for seat, _ in self._sets):
            return None
        wilds = ["w"] * self._hand["w"]
        by_number: dict[str, list[str]] = {}
        for card in self._hand.elements():
            if card not in ("w", "s"):
                by_number.setdefault(card[1:], []).append(card)
        most = sorted(by_number.values(), key=len)[-2:]
        groups = []
        for cards in most:
            lacking = max(0, 3 - len(cards))
            groups.append([*cards[:3], *wilds[:lacking]])
            wilds = wilds[lacking:]
        if len(groups) == 2 and all(len(group) == 3 for group in groups):
            return "lay " + " / ".join(" ".join(group) for group in groups)
        return None

    def _hit(self) -> str | None:
        """A card for a set that lies there, if this player is down."""
        if any(seat == self.seat for seat, _ in self._sets):
            for card in self._hand.elements():
                for (seat, group), number in self._sets.items():
                    if card == "w" or card[1:] == number:
                        return f"hit {card} on {seat}.{group}"
        return None

    def _discard(self) -> str:
        cards = [card for card in self._hand.elements() if card not in ("w", "s")]
        numbers = Counter(card[1:] for card in cards)
        if cards:
            return "discard " + min(cards, key=lambda card: numbers[card[1:]])
        return "discard w" if self._hand["w"] else f"discard s > {3 - self.seat}"
