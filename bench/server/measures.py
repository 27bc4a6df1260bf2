"""The figures of the area `server`, measured on real servers in their own processes."""

from __future__ import annotations

from contextlib import ExitStack
from statistics import median
from typing import Final

from bench.figures import Bench
from bench.postgres import Database
from bench.server.host import Host
from bench.server.kills import count_lost
from bench.server.load import gather, measure_clients, measure_echo, measure_moves, run
from bench.server.memory import table_kb

CONNECTIONS: Final = 500
KILLS: Final = 100
ROUNDS: Final = 3
"""Repeats of a ratio, both sides one right after the other; the median counts."""


def moves_per_echo(bench: Bench) -> float:
    """Durable moves by the full rules against pings on the same connections, by the server's CPU time."""
    with Host(f"sqlite:///{bench.folder / 'moves.db'}") as host:
        players = gather([host], CONNECTIONS // 2)
        ratios = []
        for _ in range(ROUNDS):
            echo = run(measure_echo(players, [host], bench.seconds))
            moves = run(measure_moves(players, [host], bench.seconds)).per_cpu_second
            bench.notes["server.echoes_per_cpu_second"] = echo
            bench.notes["server.moves_per_cpu_second"] = moves
            ratios.append(moves / echo)
        return median(ratios)


def scale_out(bench: Bench) -> float:
    """Moves a second of two server processes on one PostgreSQL against one, by wall-clock time."""
    with Database(fsync=True) as database:
        ratios = []
        for number in range(ROUNDS):
            one, two = (_postgres_rate(bench, database, f"round{number}", count) for count in (1, 2))
            bench.notes["server.postgres_moves_per_second"] = one
            ratios.append(two / one)
        return median(ratios)


def _postgres_rate(bench: Bench, database: Database, name: str, servers: int) -> float:
    url = database.make(f"{name}_{servers}")
    with ExitStack() as running:
        hosts = [running.enter_context(Host(url)) for _ in range(servers)]
        players = gather(hosts, CONNECTIONS // 2)
        return run(measure_moves(players, hosts, bench.seconds)).per_second


def lost(bench: Bench) -> float:
    """Acknowledged moves missing after a hundred kills of the server."""
    return count_lost(bench.folder, KILLS)


def idle_table(bench: Bench) -> float:
    """Kilobytes of an idle table in memory."""
    return table_kb(bench.folder)


def client(bench: Bench) -> float:
    """Kilobytes of a connected client that follows a table."""
    with Host(f"sqlite:///{bench.folder / 'clients.db'}") as host:
        return run(measure_clients(host, CONNECTIONS))
