"""Tables without followers are unloaded and loaded again unchanged, and their memory is freed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from support.server.crowd.player import Player
from support.server.crowd.server_process import ServerProcess, server_process
from support.server.crowd.tables import at_play, check_logs, check_views, gather, moved_on, settle
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS

MEGABYTE = 1024 * 1024
SHORT = {"selection": "first-1"}
"""A game of one phase."""


async def all_put_away(server: ServerProcess) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while await asyncio.to_thread(server.figure, "decaphase_live_tables"):
            await asyncio.sleep(0.2)


async def one_round(server: ServerProcess, tables: int, moves: int) -> list[Player]:
    """People and bots play short games, with clocks and without, and then disconnect."""
    players = await gather([server], tables, 2, options=SHORT)
    players += await gather([server], tables, 2, options=SHORT, turn_seconds=0)
    players += await gather([server], 1, 1, bots=["greedy"], options=SHORT)
    async with at_play(players):
        await moved_on(players, moves)
        await settle(players)
    return players


def come_and_go(folder: Path, rounds: int, tables: int, moves: int, seconds: float) -> int:
    """Play several rounds; by how many bytes the server has grown since it was warm."""

    async def evening() -> int:
        with server_process(folder, idle=0.5, patience=0.3) as server:
            players: list[Player] = []
            warm = 0
            for number in range(rounds):
                players = await one_round(server, tables, moves)
                await all_put_away(server)
                assert server.figure("decaphase_clients") == 0
                if number == rounds // 3:
                    warm = server.memory
            grown = server.memory - warm
            async with at_play(players):  # and they come back to the same tables
                await moved_on(players, 4)
                await settle(players)
                await check_views(players)
            server.stop()
            assert server.complaints() == []
        await check_logs(server.database, players)
        return grown

    return run(evening(), seconds)


def test_tables_are_put_away_and_taken_up(tmp_path: Path) -> None:
    assert come_and_go(tmp_path, rounds=2, tables=2, moves=12, seconds=2 * TIMEOUT_SECONDS) < 20 * MEGABYTE


@pytest.mark.slow
@pytest.mark.soak
def test_many_short_games_over_and_over(tmp_path: Path) -> None:
    assert come_and_go(tmp_path, rounds=60, tables=10, moves=150, seconds=1800) < 20 * MEGABYTE
