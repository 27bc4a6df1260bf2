"""Memory of an idle table."""

from __future__ import annotations

import asyncio
import tracemalloc
from pathlib import Path
from typing import Final

from decaphase.game import View
from decaphase.online.server.tables.context import TableContext, now_ms
from decaphase.online.server.tables.heartbeat import Heartbeat
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.registry import TableRegistry
from decaphase.online.server.workers.bot_workers import choose
from decaphase.online.store import open_store
from decaphase.online.table import CORRESPONDENCE, Person
from decaphase.online.table import commands as ask
from decaphase.records.fair_deal import seal_of

PLAYERS: Final = 4
HANDS: Final = 6
"""Hands played before: about the middle of a game."""
TABLES: Final = 12


class NoBots:
    """A bot thinker that is never asked."""

    async def choose(self, bot: str, view: View) -> str:
        return choose(bot, view)

    def close(self) -> None:
        pass


def table_kb(folder: Path) -> float:
    """Kilobytes of an idle table of four in the middle of its game, the mean of a dozen."""
    return asyncio.run(_table_kb(f"sqlite:///{folder / 'idle.db'}"))


async def _table_kb(url: str) -> float:
    async with await open_store(url) as store:
        around = TableContext(store, NoBots(), lambda *_: None, lambda *_: None)
        playing = TableRegistry(around, Heartbeat(store.people, now_ms))
        names = [(await _play(playing)).table for _ in range(TABLES + 1)]
        await playing.close()
        tables = TableRegistry(around, Heartbeat(store.people, now_ms))
        await tables.get(names.pop())  # what all tables share does not count
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for name in names:
            (await tables.get(name)).compress()
        taken = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        await tables.close()
        return taken / TABLES / 1024


async def _play(tables: TableRegistry) -> LiveTable:
    """A table at which this many hands were played."""
    people = [Person(f"account-{number}", f"Player {number}", invited=True) for number in range(PLAYERS)]
    live = await tables.open(people[0], PLAYERS, "classic-en", {}, CORRESPONDENCE)
    for seat, person in enumerate(people[1:], 2):
        await live.do(ask.Sit(seat), person)
    while live.state.game is None or len(live.state.game.hands) < HANDS:
        for person in people:
            await live.do(ask.Ready(), person)
        for seat, person in enumerate(people, 1):
            await live.do(ask.Seal(seal_of(live.state.deal.commitment, seat, bytes(16)).hex()), person)
        for person in people:
            await live.do(ask.Contribute(bytes(16).hex()), person)
        while live.state.stage == "playing":
            await _move(live, people)
    return live


async def _move(live: LiveTable, people: list[Person]) -> None:
    game = live.state.game
    if game is not None and game.turn is not None:
        await live.do(ask.Act(choose("greedy", game.view(game.turn))), people[game.turn - 1])
