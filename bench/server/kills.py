"""Kill a server again and again during play, and check the log afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from bench.server.host import Host
from bench.server.load import gather
from bench.server.player import Player
from decaphase.online.server.tables.followers import stored_id
from decaphase.online.store import Store, open_store
from decaphase.online.table import evolve, read_entry, replay

TABLES: Final = 8
UP_SECONDS: Final = 0.4
"""How long a server runs before it is killed."""


def count_lost(folder: Path, kills: int) -> int:
    """Acknowledged moves missing from the log, or at another place, after this many kills."""
    url = f"sqlite:///{folder / 'kills.db'}"
    return asyncio.run(_count_lost(url, kills))


async def _count_lost(url: str, kills: int) -> int:
    host = await asyncio.to_thread(Host, url)
    players = await asyncio.to_thread(lambda: gather([host], TABLES, remembers=True))
    playing = [asyncio.create_task(player.insist()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(UP_SECONDS)
        host.kill()
        host = await asyncio.to_thread(Host, url, port=host.port)
    await asyncio.sleep(UP_SECONDS)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    host.kill()
    async with await open_store(url) as store:
        return sum([await _lost_of(store, player) for player in players])


async def _lost_of(store: Store, player: Player) -> int:
    """Moves of one player that the log lacks, or holds later than acknowledged."""
    kept = await read_moves(store, player.table, player.account)
    said = player.acknowledged
    return sum(kept.get(stored_id(player.account, move), said[move] + 1) > said[move] for move in said)


async def read_moves(store: Store, table: str, account: str) -> dict[str, int]:
    """The number that each move in a table's log has for this account."""
    moves: dict[str, int] = {}
    seq, state = 0, None
    while entries := await store.read(table, seq):
        for entry in entries:
            read = read_entry(entry.data)
            state = replay((read,)) if state is None else evolve(state, read)
            if entry.move_id is not None:
                moves[entry.move_id] = state.number_for(account)
        seq = entries[-1].seq
    return moves
