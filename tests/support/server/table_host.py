"""Live tables in the test's own process: a real store, recording listeners, and a clock the test sets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from decaphase.game import View
from decaphase.online.protocol.messages import FromServer, Happened, Now, read_answer
from decaphase.online.server.tables.asked_commands import CommandResult
from decaphase.online.server.tables.context import TableContext
from decaphase.online.server.tables.followers import Follower
from decaphase.online.server.tables.heartbeat import Heartbeat
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.projections import Projections
from decaphase.online.server.tables.registry import TableRegistry
from decaphase.online.server.workers.bot_workers import choose
from decaphase.online.server.write_budgets import WriteBudgets
from decaphase.online.store import Store, open_store
from decaphase.online.table import Command, Person, TableSettings
from decaphase.online.table import commands as ask
from support.table.sealing import seal

ANN: Final = Person("ann", "Ann", invited=True)
BOB: Final = Person("bob", "Bob", invited=True)
CAS: Final = Person("cas", "Cas", invited=True)
PEOPLE: Final = (ANN, BOB, CAS)
NONCE: Final = bytes(16).hex()


class Clock:
    """Time that passes only when the test says so; it can also be set, like the clock of a machine."""

    def __init__(self) -> None:
        self.now = 10_000_000
        self._waited = 0.0

    def __call__(self) -> int:
        return self.now

    def steady(self) -> float:
        """The seconds that have passed, however the clock was set."""
        return self._waited

    def wait(self, seconds: float) -> None:
        self.now += int(1000 * seconds)
        self._waited += seconds

    def set(self, seconds: float) -> None:
        """Set the clock forward, or (negative) back."""
        self.now += int(1000 * seconds)


class RecordingListener:
    """A listener that keeps every frame."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    @property
    def messages(self) -> list[FromServer]:
        return [read_answer(frame) for frame in self.frames]

    def received(self) -> list[int]:
        """The numbers of all entries in updates."""
        told = (message for message in self.messages if isinstance(message, Happened))
        return [entry.seq for message in told for entry in message.entries]

    def shown(self) -> list[bytes]:
        """The frames that show the whole table."""
        return [frame for frame in self.frames if isinstance(read_answer(frame), Now)]


class LocalThinker:
    """Bots that think in this process."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, bot: str, view: View) -> str:
        self.asked += 1
        return choose(bot, view)

    def close(self) -> None:
        pass


class TableHost:
    """The tables of one simulated server process."""

    def __init__(self, store: Store, clock: Clock, patience: float = 60.0, idle: float = 300.0) -> None:
        self.store = store
        self.clock = clock
        self.thinker = LocalThinker()
        self.errors: list[BaseException] = []
        self.projections = Projections(store.people, self._on_error)
        self.context = TableContext(
            store,
            self.thinker,
            self.projections.add,
            self._on_error,
            now=clock,
            steady=clock.steady,
            reconnect_seconds=patience,
            budgets=WriteBudgets(clock.steady),
        )
        self.heartbeat = Heartbeat(store.people, clock)
        self.tables = TableRegistry(self.context, self.heartbeat, idle)

    def _on_error(self, table: str, error: BaseException) -> None:
        self.errors.append(error)

    async def open(self, *people: Person, seats: int = 0, settings: TableSettings | None = None) -> LiveTable:
        """A table with these people in its seats."""
        options: dict[str, object] = {}
        live = await self.tables.open(
            people[0], seats or len(people), "classic-en", options, settings or TableSettings.of()
        )
        for seat, person in enumerate(people[1:], 2):
            await live.do(ask.Sit(seat), person)
        return live

    async def settle(self) -> None:
        """Let pending callbacks and tasks run."""
        for _ in range(20):
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)


@asynccontextmanager
async def table_host(url: str, clock: Clock | None = None, **settings: float) -> AsyncIterator[TableHost]:
    """A table host on this database, from its start to its shutdown."""
    async with await open_store(url) as store:
        host = TableHost(store, clock or Clock(), **settings)
        for person in PEOPLE:
            if await store.people.account(person.account) is None:
                await store.people.add_account(person.account, person.name, "en", host.clock())
        await host.heartbeat.begin()
        host.tables.start()
        yield host
        await host.tables.close()
        await host.projections.flush()
        await host.heartbeat.end()
        assert not host.errors


def follower(person: Person, listener: RecordingListener, *, views: bool = False) -> Follower:
    return Follower(listener, person.account, person.name, person.invited, views)


async def deal(live: LiveTable, *people: Person) -> None:
    """All are ready and contribute to the shuffle."""
    for person in people:
        await live.do(ask.WantRematch() if live.state.stage == "over" else ask.Ready(), person)
    for person in people:
        await live.do(seal(live.state.deal, live.state.seat_of(person.account) or 0, NONCE), person)
    for person in people:
        await live.do(ask.Contribute(NONCE), person)


async def play(live: LiveTable, *people: Person, moves: int = 1, move_id: str | None = None) -> CommandResult:
    """Make greedy moves for the players in turn, dealing the next hand after each."""
    carried = CommandResult(0)
    for _ in range(moves):
        if live.state.stage != "playing":
            await deal(live, *people)
        command, person = next_move(live, people)
        carried = await live.do(command, person, move_id)
    return carried


def next_move(live: LiveTable, people: tuple[Person, ...]) -> tuple[Command, Person]:
    game = live.state.game
    assert game is not None
    seat = game.turn or 0
    holder = live.state.seat(seat).account
    person = next(person for person in people if person.account == holder)
    return ask.Act(choose("greedy", game.view(seat))), person
