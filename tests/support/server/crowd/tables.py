"""Simulated tables full of players, and the checks after they have played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import httpx
from msgspec.json import encode

from decaphase.online.protocol.messages import VIEW, Do, Subscribe, write_message
from decaphase.online.server.tables.followers import stored_id
from decaphase.online.store import open_store
from decaphase.online.table import PersonCommand, read_entry, replay, table_view
from decaphase.online.table import commands as ask
from support.server.crowd.messages import Message, decode_message, decode_view
from support.server.crowd.player import Guest, Player
from support.server.crowd.server_process import ServerProcess
from support.server.served import new_address
from support.store.open_stores import check_whole
from support.table.seen import numbers_for
from support.timeouts import TIMEOUT_SECONDS

QUIET_SECONDS: Final = 0.3


async def new_guest(http: httpx.AsyncClient, name: str = "Ann") -> Guest:
    """A new account with an address of its own."""
    address = new_address()
    answer = await http.post("/api/accounts", json={"name": name}, headers={"x-forwarded-for": address})
    assert answer.status_code == 201, answer.text
    http.cookies.clear()
    begun = answer.json()
    return Guest(begun["account"], begun["token"], address)


async def open_table(http: httpx.AsyncClient, guest: Guest, seats: int, **settings: object) -> str:
    """A public table."""
    wanted = {"edition": "classic-en", "seats": seats, "listed": True, **settings}
    answer = await http.post("/api/tables", json=wanted, headers=guest.headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def visiting(server: ServerProcess) -> httpx.AsyncClient:
    """An HTTP client of this server."""
    return httpx.AsyncClient(base_url=server.address, timeout=TIMEOUT_SECONDS, trust_env=False)


async def gather(
    servers: Sequence[ServerProcess], tables: int, seats: int, bots: Sequence[str] = (), **settings: object
) -> list[Player]:
    """Tables full of people and bots; the people are spread over the servers and do not play yet."""
    async with visiting(servers[0]) as http:
        evenings = [sit_down(http, servers, seats, bots, **settings) for _ in range(tables)]
        return [player for evening in evenings for player in await evening]


async def sit_down(
    http: httpx.AsyncClient,
    servers: Sequence[ServerProcess],
    seats: int,
    bots: Sequence[str] = (),
    **settings: object,
) -> list[Player]:
    """The players of one table."""
    guests = [await new_guest(http, f"P{seat}") for seat in range(1, seats + 1)]
    table = await open_table(http, guests[0], seats + len(bots), **settings)
    wishes = [ask.AddBot(seat, bot, f"Bot {seat}") for seat, bot in enumerate(bots, seats + 1)]
    if wishes:
        await do_all(servers[0], guests[0], table, wishes)
    return [Player(guest, servers[seat % len(servers)], table, seat) for seat, guest in enumerate(guests, 1)]


async def do_all(
    server: ServerProcess, guest: Guest, table: str, wishes: Iterable[PersonCommand]
) -> list[Message]:
    """Send commands one by one over a connection of their own; the answers."""
    answers = []
    async with asyncio.timeout(TIMEOUT_SECONDS), guest.connect(server) as line:
        for number, asked in enumerate(wishes):
            await line.send(write_message(Do(table, f"w{number}", asked)).decode())
        async for frame in line:
            received = decode_message(frame)
            if received.id is not None:
                answers.append(received)
            if received.id == f"w{number}":
                break
    return answers


@asynccontextmanager
async def at_play(players: Sequence[Player]) -> AsyncIterator[None]:
    """All play meanwhile; an error of any player ends the test."""
    for player in players:
        player.playing = True
    async with asyncio.TaskGroup() as crowd:
        tasks = [crowd.create_task(player.stay()) for player in players]
        yield
        for task in tasks:
            task.cancel()


async def moved_on(players: Sequence[Player], moves: int, seconds: float = TIMEOUT_SECONDS) -> None:
    """Wait until every table has so many more entries: none is stuck."""
    goals = {player.table: player.seq + moves for player in players}
    async with asyncio.timeout(seconds):
        while any(player.seq < goals[player.table] for player in players):
            await asyncio.sleep(0.02)


async def settle(players: Sequence[Player]) -> None:
    """Stop all players, and wait until each has its answers and the same entries as the others."""
    for player in players:
        player.playing = False
    async with asyncio.timeout(TIMEOUT_SECONDS):
        before: list[int] = []
        while True:
            now = [player.seq for player in players]
            if now == before and not any(player.pending for player in players) and _agree(players):
                return
            before = now
            await asyncio.sleep(QUIET_SECONDS)


def _agree(players: Sequence[Player]) -> bool:
    """Whether all players at a table have the same last entry, by its time."""
    ends: dict[str, set[int]] = {}
    for player in players:
        latest = decode_view(player.view).now if player.view and player.line is not None else -1
        ends.setdefault(player.table, set()).add(latest)
    return all(len(times) == 1 for times in ends.values())


async def fresh_view(player: Player) -> bytes:
    """The table as this player gets it over a new connection."""
    async with asyncio.timeout(TIMEOUT_SECONDS), player.guest.connect(player.server) as line:
        await line.send(write_message(Subscribe(player.table)).decode())
        async for frame in line:
            received = decode_message(frame)
            if received.type == "now":
                return bytes(received.view)
    raise AssertionError("the table was not shown")


async def check_views(players: Sequence[Player]) -> None:
    """Every player's view is, byte for byte, what a new connection gets."""
    for player in players:
        assert await fresh_view(player) == player.view


async def check_logs(url: str, players: Sequence[Player]) -> int:
    """Acknowledged moves are in the logs once, and replays give every view; the number of answers."""
    async with await open_store(url) as store:
        for table in {player.table for player in players}:
            kept = await check_whole(store, table)
            log = [read_entry(entry.data) for entry in kept]
            state = replay(log)
            stands = {entry.move_id: entry.seq for entry in kept if entry.move_id is not None}
            for player in players:
                if player.table != table:
                    continue
                account = player.guest.account
                numbers = numbers_for(log, account)
                for move, number in player.answered.items():
                    assert numbers[stands[stored_id(account, move)] - 1] <= number
                assert player.told == list(range((player.first or 0) + 1, numbers[-1] + 1))
                assert player.view == encode(VIEW.write(table_view(state, account)))
    return sum(len(player.answered) for player in players)
