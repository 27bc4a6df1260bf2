"""The server is down in the middle of a hand: clocks stand still meanwhile."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from decaphase.online.store import open_store
from decaphase.online.table import read_entry
from decaphase.online.table.entries import ServerStarted, TimedOut
from support.server.crowd.messages import decode_view
from support.server.crowd.player import Player
from support.server.crowd.server_process import server_process
from support.server.crowd.tables import at_play, gather, moved_on, settle
from support.store.open_stores import read_all, run
from support.timeouts import TIMEOUT_SECONDS

TURN_SECONDS = 5


async def until_timed(players: list[Player]) -> None:
    """Play until a person's turn is on the clock."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not players[0].view or decode_view(players[0].view).stage != "playing":
            await asyncio.sleep(0.01)
    await settle(players)


def seconds_left(player: Player) -> float:
    deadline = decode_view(player.view).deadline
    assert deadline is not None
    return deadline / 1000 - time.time()


def test_clocks_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    async def evening() -> None:
        with server_process(tmp_path) as server:
            players = await gather([server], 1, 2, turn_seconds=TURN_SECONDS, reserve_seconds=0)
            async with at_play(players):
                await until_timed(players)
                left = seconds_left(players[0])
                assert 0 < left <= TURN_SECONDS
                server.kill()
                await asyncio.sleep(TURN_SECONDS + 0.5)
                await asyncio.to_thread(server.start)
                await settle(players)
                assert left - 1.5 < seconds_left(players[0]) <= TURN_SECONDS
            async with at_play(players):
                await moved_on(players, 2)
                await settle(players)
            server.stop()
            assert server.complaints() == []
        async with await open_store(server.database) as store:
            log = [read_entry(entry.data) for entry in await read_all(store, players[0].table)]
        told = [type(entry) for entry in log if isinstance(entry, ServerStarted | TimedOut)]
        assert told == [ServerStarted]

    run(evening())
