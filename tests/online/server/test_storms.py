"""All clients lose their connections and reconnect at once: no entry is missed or sent twice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from support.server.crowd.player import Player
from support.server.crowd.server_process import server_process
from support.server.crowd.tables import at_play, check_logs, check_views, gather, moved_on, settle
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS


def cut_off(players: list[Player]) -> None:
    """Cut every connection."""
    for player in players:
        if player.line is not None:
            player.line.transport.abort()


async def return_of(players: list[Player], cuts: int) -> float:
    """Wait until all have reconnected so many times; the seconds that took."""
    began = time.perf_counter()
    while not all(player.breaks >= cuts and player.line is not None for player in players):
        await asyncio.sleep(0.01)
    return time.perf_counter() - began


def storm(folder: Path, tables: int, times: int, seconds: float) -> float:
    """Four players at each table, cut off again and again; the longest time to reconnect."""

    async def evening() -> float:
        longest = 0.0
        with server_process(folder) as server:
            players = await gather([server], tables, 4)
            async with at_play(players):
                await moved_on(players, 8)
                for cut in range(1, times + 1):
                    cut_off(players)
                    longest = max(longest, await return_of(players, cut))
                    await moved_on(players, 8)
                await settle(players)
                await check_views(players)
            server.stop()
            assert server.complaints() == []
        await check_logs(server.database, players)
        return longest

    return run(evening(), seconds)


def test_sixty_come_back(tmp_path: Path) -> None:
    assert storm(tmp_path, tables=15, times=1, seconds=3 * TIMEOUT_SECONDS) < TIMEOUT_SECONDS


@pytest.mark.slow
@pytest.mark.soak
def test_five_hundred_come_back_again_and_again(tmp_path: Path) -> None:
    assert storm(tmp_path, tables=125, times=10, seconds=900) < TIMEOUT_SECONDS
