"""Load: many players at many tables, in this process, against servers in others."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from importlib.util import find_spec
from typing import Final, NamedTuple, TypeVar, cast

from bench.server.host import Host
from bench.server.player import Player
from bench.server.player_hand import PHASES

WARM_UP: Final = 1.5
"""Seconds of play before measuring: hands are dealt and caches are warm."""


Found = TypeVar("Found")


def run(work: Coroutine[object, object, Found]) -> Found:
    """Run a coroutine on the fastest event loop available."""
    if find_spec("uvloop") is None:
        return asyncio.run(work)
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def gather(hosts: Sequence[Host], tables: int, *, remembers: bool = False) -> list[Player]:
    """Two players for each table, spread over the servers."""
    players = []
    for number in range(tables):
        host = hosts[number % len(hosts)]
        ann, bob = (
            str(host.post("/api/accounts", None, name=f"{name} {number}")["token"]) for name in ("Ann", "Bob")
        )
        opened = host.post(
            "/api/tables",
            ann,
            edition="classic-en",
            seats=2,
            options={"phases": list(PHASES)},
            turn_seconds=0,
            reserve_seconds=0,
        )
        table = cast("str", opened["table"])
        host.post(f"/api/invites/{opened['invite']}", bob)
        for seat, token in ((1, ann), (2, bob)):
            players.append(Player(host.address, token, table, seat, remembers=remembers))
    return players


async def sit_down(players: Sequence[Player]) -> None:
    """Connect, subscribe and seat all players."""
    for player in players:
        await player.connect()
        await player.subscribe()
        if player.seat > 1:
            player.do(do="sit", seat=player.seat)


async def measure_echo(players: Sequence[Player], hosts: Sequence[Host], seconds: float) -> float:
    """Echoed pings per CPU second of the servers."""
    for player in players:
        await player.connect()
    start = _begin(players, hosts)
    end = asyncio.get_running_loop().time() + seconds
    await asyncio.gather(*(player.echo(end) for player in players))
    rate = _moves(players) / (_cpu(hosts) - start)
    await asyncio.gather(*(player.close() for player in players))
    return rate


class Rates(NamedTuple):
    """Acknowledged moves per CPU second of the servers and per second of wall-clock time."""

    per_cpu_second: float
    per_second: float


async def measure_moves(players: Sequence[Player], hosts: Sequence[Host], seconds: float) -> Rates:
    """The rates at which these players move."""
    await sit_down(players)
    loop = asyncio.get_running_loop()
    end = loop.time() + WARM_UP + seconds
    playing = [asyncio.create_task(player.play(end)) for player in players]
    await asyncio.sleep(WARM_UP)
    start, began = _begin(players, hosts), loop.time()
    await asyncio.gather(*playing)
    moves, cpu, passed = _moves(players), _cpu(hosts) - start, loop.time() - began
    await asyncio.gather(*(player.close() for player in players))
    return Rates(moves / cpu, moves / passed)


async def measure_clients(host: Host, count: int) -> float:
    """Kilobytes of server memory for each client that follows a table."""
    (first, *_) = gather([host], 1)
    await first.connect()
    before = host.memory_kb()
    others = [first.at_another_line() for _ in range(count)]
    for other in others:
        await other.connect()
        await other.subscribe()
    await asyncio.sleep(WARM_UP)
    taken = host.memory_kb() - before
    await asyncio.gather(*(player.close() for player in (first, *others)))
    return taken / count


def _begin(players: Sequence[Player], hosts: Sequence[Host]) -> float:
    for player in players:
        player.moves = 0
    return _cpu(hosts)


def _moves(players: Sequence[Player]) -> int:
    return sum(player.moves for player in players)


def _cpu(hosts: Sequence[Host]) -> float:
    return sum(host.cpu_seconds() for host in hosts)
