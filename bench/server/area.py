"""The area `server`; dependencies are imported when measured, since not everyone has them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from bench.figures import Area, Bench, BenchError, Figure

MEASURES: Final = "bench.server.measures"
COMMITS: Final = "bench.server.commits"
GROWTH: Final = "bench.server.growth"
PACKAGES: Final = ("asyncpg", "litestar", "msgspec", "uvicorn", "websockets")


def _measured(name: str, home: str = MEASURES) -> Callable[[Bench], float]:
    """The named function, imported when called."""

    def measure(bench: Bench) -> float:
        for package in PACKAGES:
            if find_spec(package) is None:
                raise BenchError(f"{package} is missing; install decaphase[server].")
        function: Callable[[Bench], float] = getattr(import_module(home), name)
        return function(bench)

    return measure


SERVER: Final = Area(
    "server",
    "How quickly moves at live tables are kept safe.",
    (
        Figure(
            "server.moves_per_echo",
            "durable moves by the full rules against pings, by the server’s CPU time",
            "times",
            "more",
            _measured("moves_per_echo"),
            goal=0.35,
            cores="all",
        ),
        Figure(
            "server.group_commit",
            "moves committed together against each by itself, SQLite",
            "times",
            "more",
            _measured("group_commit", COMMITS),
            goal=10,
        ),
        Figure(
            "server.scale_out",
            "moves a second of two server processes against one, PostgreSQL",
            "times",
            "more",
            _measured("scale_out"),
            goal=1.5,
            cores="all",
        ),
        Figure(
            "server.lost",
            "acknowledged moves lost in 100 kills of the server",
            "moves",
            "less",
            _measured("lost"),
            goal=0,
            cores="all",
        ),
        Figure(
            "server.table_kb",
            "memory of an idle table of four that is kept at hand",
            "kilobytes",
            "less",
            _measured("idle_table"),
            goal=50,
        ),
        Figure(
            "server.client_kb",
            "memory of a client that follows a table",
            "kilobytes",
            "less",
            _measured("client"),
            goal=30,
            cores="all",
        ),
        Figure(
            "server.growth.open",
            "open a table of 20,000 entries after a kill, CPU time",
            "milliseconds",
            "less",
            _measured("open_old_table", GROWTH),
            goal=20,
        ),
        Figure(
            "server.growth.catch_up",
            "send five missed entries and the table, at 20,000 entries against 1,000",
            "times",
            "less",
            _measured("catch_up", GROWTH),
            goal=2,
        ),
        Figure(
            "server.growth.view",
            "the table as it is sent in a hand of 20,000 entries",
            "kilobytes",
            "less",
            _measured("view_kb", GROWTH),
            goal=100,
        ),
    ),
)
