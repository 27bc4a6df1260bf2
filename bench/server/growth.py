"""What an old table costs: opening it after a kill, catching up at it, and its view in an endless hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Final

from bench.figures import Bench
from bench.server.memory import NoBots
from decaphase.game import Discard, Draw
from decaphase.online.server.tables.context import TableContext, now_ms
from decaphase.online.server.tables.followers import Follower
from decaphase.online.server.tables.heartbeat import Heartbeat
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.registry import TableRegistry, snapshot_distance
from decaphase.online.store import NewEntry, Store, open_store
from decaphase.online.store.model import MOST_ENTRIES
from decaphase.online.table import (
    CORRESPONDENCE,
    Command,
    Entry,
    FairDealer,
    Person,
    carry_out,
    open_table,
    replay,
    write_entry,
)
from decaphase.online.table import commands as ask
from decaphase.records.fair_deal import seal_of

SIZES: Final = (1_000, 5_000, 20_000)
"""Entries of the tables that are compared."""
REPEATS: Final = 9
MISSED: Final = 5
PEOPLE: Final = (Person("ann", "Ann", invited=True), Person("bob", "Bob", invited=True))


class Recorder:
    """A connection that counts the bytes that it is sent."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def send(self, frame: bytes) -> None:
        self.sizes.append(len(frame))


def open_old_table(bench: Bench) -> float:
    """Milliseconds of CPU to open the oldest table."""
    return _curve(bench, "open")[-1]


def catch_up(bench: Bench) -> float:
    """How much more CPU five missed entries take at the oldest table than at the youngest."""
    curve = _curve(bench, "catch_up")
    return curve[-1] / curve[0]


def view_kb(bench: Bench) -> float:
    """Kilobytes of the message that shows the oldest table."""
    return _curve(bench, "view")[-1]


def _curve(bench: Bench, name: str) -> list[float]:
    """One of the costs at every size; all are measured once in a run, and noted."""
    if not any(note.startswith("server.growth.") for note in bench.notes):
        entries = list(islice(endless_hand(), max(SIZES)))
        for size in SIZES:
            costs = asyncio.run(measure(bench.folder / f"growth{size}.db", entries[:size]))
            bench.notes.update({f"server.growth.{kind}_{size}": cost for kind, cost in costs.items()})
    return [bench.notes[f"server.growth.{name}_{size}"] for size in SIZES]


def endless_hand() -> Iterator[Entry]:
    """The log of a hand in which two players only draw and discard."""
    entries = open_table("growth", PEOPLE[0], len(PEOPLE), 0, settings=CORRESPONDENCE)
    yield from entries
    state, dealer, now = replay(entries), FairDealer(), 0

    def do(command: Command, person: Person) -> tuple[Entry, ...]:
        nonlocal state, now
        now += 1
        made, state = carry_out(state, command, person, now, bytes(32), dealer)
        return made

    yield from do(ask.Sit(2), PEOPLE[1])
    for person in PEOPLE:
        yield from do(ask.Ready(), person)
    for seat, person in enumerate(PEOPLE, 1):
        yield from do(ask.Seal(seal_of(state.deal.commitment, seat, bytes(16)).hex()), person)
    for person in PEOPLE:
        yield from do(ask.Contribute(bytes(16).hex()), person)
    while True:
        game = state.game
        assert game is not None  # noqa: S101 - it was dealt above
        assert game.turn is not None  # noqa: S101 - nobody ever goes out
        move = next(move for move in game.legal_actions() if isinstance(move, Draw | Discard))
        yield from do(ask.Act(str(move)), PEOPLE[game.turn - 1])


async def measure(database: Path, entries: list[Entry]) -> dict[str, float]:
    """CPU milliseconds to open a table with this log and to catch up there, and its kilobytes."""
    async with await open_store(f"sqlite:///{database}") as store:
        table, cut = "growth", len(entries) - snapshot_distance(replay(entries)) + 1
        await store.create(table)
        await _append(store, table, 0, entries[:cut])
        tables = _registry(store)
        await tables.get(table)  # saves a snapshot
        await tables.close()
        await _append(store, table, cut, entries[cut:])
        opened = median([await _cpu_to_open(store, table) for _ in range(REPEATS)])
        live = await _registry(store).get(table)
        sent = Recorder()
        caught_up = median([await _cpu_to_catch_up(live, sent) for _ in range(REPEATS)])
        return {"open": opened, "catch_up": caught_up, "view": max(sent.sizes) / 1000}


def _registry(store: Store) -> TableRegistry:
    context = TableContext(store, NoBots(), lambda *_: None, lambda *_: None)
    return TableRegistry(context, Heartbeat(store.people, now_ms))


async def _append(store: Store, table: str, after_seq: int, entries: list[Entry]) -> None:
    rows = [NewEntry(write_entry(entry)) for entry in entries]
    for first in range(0, len(rows), MOST_ENTRIES):
        await store.append(table, after_seq + first, rows[first : first + MOST_ENTRIES])


async def _cpu_to_open(store: Store, table: str) -> float:
    tables = _registry(store)
    before = time.process_time()
    await tables.get(table)
    return 1000 * (time.process_time() - before)


async def _cpu_to_catch_up(live: LiveTable, sent: Recorder) -> float:
    follower = Follower(sent, PEOPLE[0].account, PEOPLE[0].name, words="en")
    since = live.state.number_for(follower.account) - MISSED
    before = time.process_time()
    await live.follow(follower, since)
    spent = 1000 * (time.process_time() - before)
    live.unfollow(follower)
    return spent
