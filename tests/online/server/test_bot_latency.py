"""Bots think in worker processes: a person's move does not wait for bots at other tables."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Sequence
from pathlib import Path

import pytest

from support.server.crowd.player import Player
from support.server.crowd.server_process import ServerProcess, server_process
from support.server.crowd.tables import at_play, gather, moved_on
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS

MEASURE_SECONDS = 2.0


async def waits_of(players: Sequence[Player]) -> tuple[float, float]:
    """Seconds until a move is answered: the median and the 95th percentile."""
    for player in players:
        player.waits.clear()
    await asyncio.sleep(MEASURE_SECONDS)
    waits = [wait for player in players for wait in player.waits]
    return statistics.median(waits), statistics.quantiles(waits, n=20)[-1]


async def bot_tables(server: ServerProcess, tables: int) -> list[Player]:
    """One person and two bots at each table; at every tenth table one bot searches."""
    players = await gather([server], tables - tables // 10, 1, bots=["steady", "steady"])
    return players + await gather([server], tables // 10, 1, bots=["steady", "sharp"])


def measure(folder: Path, tables: int, seconds: float) -> None:
    async def evening() -> None:
        with server_process(folder, pace=10_000, burst=10_000, limited=False) as server:
            people = await gather([server], 1, 2)
            beside = await bot_tables(server, tables)
            async with at_play(people):
                await moved_on(people, 10)
                alone, alone_late = await waits_of(people)
                async with at_play(beside):
                    await moved_on(beside, 12, seconds)
                    among, among_late = await waits_of(people)
            server.stop()
            assert server.complaints() == []
        told = f"{1000 * alone:.1f} ms (95 %: {1000 * alone_late:.1f}) alone, "
        told += f"{1000 * among:.1f} ms (95 %: {1000 * among_late:.1f}) beside {tables} tables with bots"
        print(told)  # noqa: T201
        assert among < 5 * alone + 0.25, told
        assert among_late < 5 * alone_late + 1, told

    run(evening(), seconds)


def test_ten_tables_with_bots(tmp_path: Path) -> None:
    measure(tmp_path, tables=10, seconds=2 * TIMEOUT_SECONDS)


@pytest.mark.slow
@pytest.mark.soak
def test_two_hundred_tables_with_bots(tmp_path: Path) -> None:
    measure(tmp_path, tables=200, seconds=300)
