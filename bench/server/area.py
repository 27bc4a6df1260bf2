"""The area `server`; what it needs is loaded only when it is measured, since not everybody has it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from bench.figures import Area, Bench, Figure
from decaphase.problems import Problem

MEASURES: Final = "bench.server.measures"
COMMITS: Final = "bench.server.commits"
PACKAGES: Final = ("asyncpg", "litestar", "msgspec", "uvicorn", "websockets")


def _measured(name: str, home: str = MEASURES) -> Callable[[Bench], float]:
    """The function of this name, fetched when it is called."""

    def measure(bench: Bench) -> float:
        for package in PACKAGES:
            if find_spec(package) is None:
                raise Problem("missing-package", package=package, extra="server")
        function: Callable[[Bench], float] = getattr(import_module(home), name)
        return function(bench)

    return measure


SERVER: Final = Area(
    "server",
    (
        Figure("server.moves_per_echo", "times", "more", _measured("moves_per_echo"), goal=0.35, cores="all"),
        Figure("server.group_commit", "times", "more", _measured("group_commit", COMMITS), goal=10),
        Figure("server.scale_out", "times", "more", _measured("scale_out"), goal=1.5, cores="all"),
        Figure("server.lost", "moves", "less", _measured("lost"), goal=0, cores="all"),
        Figure("server.table_kb", "kilobytes", "less", _measured("idle_table"), goal=50),
        Figure("server.client_kb", "kilobytes", "less", _measured("client"), goal=30, cores="all"),
    ),
)
