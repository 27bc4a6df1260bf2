"""A server is killed repeatedly during play: every acknowledged move is in the log exactly once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from support.server.crowd.server_process import server_process
from support.server.crowd.tables import at_play, check_logs, check_views, gather, moved_on, settle
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS

TABLES = 6
MOVES = 12
"""Entries that every table gains between two kills: more than the moves sent before the first one."""


def kill_again_and_again(folder: Path, url: str, times: int, seconds: float) -> int:
    """Kill the server at random moments; the number of moves it acknowledged."""
    dice = random.Random(times)

    async def evening() -> int:
        with server_process(folder, url) as server:
            players = await gather([server], TABLES, 2)
            async with at_play(players):
                for _ in range(times):
                    await moved_on(players, MOVES)
                    await asyncio.sleep(dice.uniform(0, 0.2))
                    server.kill()
                    await asyncio.to_thread(server.start)
                await moved_on(players, MOVES)
                await settle(players)
                await check_views(players)
            server.stop()
            assert server.complaints() == []
        assert all(player.breaks >= times for player in players)
        return await check_logs(url, players)

    return run(evening(), seconds)


def test_killed_again_and_again(tmp_path: Path, sqlite_url: str) -> None:
    assert (
        kill_again_and_again(tmp_path, sqlite_url, times=3, seconds=2 * TIMEOUT_SECONDS) > 3 * TABLES * MOVES
    )


@pytest.mark.slow
@pytest.mark.soak
def test_killed_a_hundred_times(tmp_path: Path, url: str) -> None:
    assert kill_again_and_again(tmp_path, url, times=100, seconds=1200) > 100 * TABLES * MOVES
