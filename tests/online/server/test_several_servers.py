"""Several servers on one database: players of one table use all of them at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from decaphase.online.table import commands as ask
from support.server.crowd.player import Guest
from support.server.crowd.server_process import ServerProcess, server_processes
from support.server.crowd.tables import at_play, check_logs, check_views, do_all, gather, moved_on, settle
from support.store.open_stores import run

WORDS = [f"word {number}" for number in range(5)]
"""As many messages as one person may send in a short time."""


async def say_everywhere(servers: list[ServerProcess], guests: list[Guest], table: str) -> None:
    """Every player sends the same commands with the same ids to all servers at once: each counts once."""
    wishes = [ask.Say(word) for word in WORDS]
    said = await asyncio.gather(
        *(do_all(server, guest, table, wishes) for server in servers for guest in guests)
    )
    assert {answer.code for answers in said for answer in answers} == {""}


def race(folder: Path, url: str, count: int, bot_tables: int) -> None:
    """Players of each table use several servers, play, and race each command against itself."""

    async def evening() -> None:
        with server_processes(folder, url, count) as servers:
            players = await gather(servers, 3, 4)
            players += await gather(servers, bot_tables, 2, bots=["steady", "greedy"])
            async with at_play(players):
                await moved_on(players, 30)
                racing = players[0].table
                guests = [player.guest for player in players if player.table == racing]
                await say_everywhere(servers, guests, racing)
                await moved_on(players, 30)
                await settle(players)
                await check_views(players)
            for server in servers:
                server.stop()
                assert server.complaints() == []
        assert players[0].view.count(b'"text":"word 3"') == len(guests)
        await check_logs(url, players)

    run(evening(), 120)


def test_two_servers_and_their_bots(tmp_path: Path, postgres_url: str) -> None:
    race(tmp_path, postgres_url, count=2, bot_tables=2)


@pytest.mark.slow
@pytest.mark.soak
def test_four_servers_and_their_bots(tmp_path: Path, postgres_url: str) -> None:
    race(tmp_path, postgres_url, count=4, bot_tables=6)
