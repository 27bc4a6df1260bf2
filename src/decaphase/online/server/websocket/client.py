"""A WebSocket client: its rate limit, its subscriptions to tables and its commands there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias, assert_never

from decaphase import __version__
from decaphase.online.protocol.messages import (
    PROTOCOL,
    Do,
    Done,
    FromServer,
    Gone,
    NotDone,
    Ping,
    Pong,
    Subscribe,
    Trouble,
    Unknown,
    Unsubscribe,
    Welcome,
    read_request,
    unread_move,
    write_message,
)
from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.problem_responses import public_problem
from decaphase.online.server.tables.asked_commands import Asked, CommandResult, ended_before
from decaphase.online.server.tables.followers import Follower, stored_id
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.registry import TableRegistry, access_table
from decaphase.online.server.websocket.transport import Transport
from decaphase.online.server.write_budgets import Writer
from decaphase.online.store import StoreProblem
from decaphase.online.store.people import People
from decaphase.online.table import Person, Refused
from decaphase.problems import Problem
from decaphase.say import explain

Message: TypeAlias = dict[str, object]
Receive: TypeAlias = Callable[[], Awaitable[Message]]

DO_PREFIX: Final = b'{"type":"do",'
"""How nearly every message begins; with its fields in another order it takes the slower way."""
MAX_TABLES: Final = 20
"""Tables that one connection may follow."""


class LoopBatch:
    """Callbacks of one iteration of the event loop that run together, in order, at its end.

    Steps of one kind run faster in succession than interleaved with others: their code and data stay in the
    processor's caches.
    """

    def __init__(self, on_error: Callable[[Exception], None]) -> None:
        self._on_error = on_error
        self._waiting: list[Callable[[], None]] = []

    def add(self, work: Callable[[], None]) -> None:
        """Run this with the others; its errors go to `on_error` and stop none of them."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._run)
        self._waiting.append(work)

    def _run(self) -> None:
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            try:
                work()
            except Exception as error:  # noqa: BLE001 - passed on
                self._on_error(error)


class ClientBatches:
    """The commands and the frames of all clients in one iteration of the event loop."""

    def __init__(self, on_error: Callable[[Exception], None]) -> None:
        self.commands = LoopBatch(on_error)
        self.frames = LoopBatch(on_error)


class MessageRate:
    """The rate limit of a client's messages, a token bucket: a burst at once, then a steady rate."""

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._last = clock()

    def allows(self) -> bool:
        """Whether the next message need not wait; then `take` a token for it."""
        self._refill()
        return self._tokens >= 1

    def take(self) -> None:
        """Take one token."""
        self._tokens -= 1

    async def wait(self) -> None:
        """Take one token, waiting until there is one."""
        self._refill()
        self.take()
        if self._tokens < 0:
            await asyncio.sleep(-self._tokens / self._per_second)

    def _refill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._per_second)
        self._last = now


class Client:
    """One person's connection; a `Listener` to the tables it follows."""

    def __init__(
        self,
        session: Session,
        tables: TableRegistry,
        people: People,
        transport: Transport,
        rate: MessageRate,
        batches: ClientBatches,
        on_refusal: Callable[[], None],
        address: str,
    ) -> None:
        self.session = session
        self._tables = tables
        self._people = people
        self._transport = transport
        self._rate = rate
        self._batches = batches
        self._on_refusal = on_refusal
        self._following: dict[str, tuple[LiveTable, Follower]] = {}
        account = session.account
        self._person = Person(account.account_id, account.name)
        self._writer = Writer(account.account_id, address)
        self._language = account.language
        self._answering = False  # a message from uvicorn's queue is being answered
        self._busy = False  # a command is being carried out, and later messages have to wait
        self._idle: asyncio.Future[None] | None = None

    # Outgoing

    def send(self, frame: bytes) -> None:
        self._batches.frames.add(partial(self._transport.write, frame))

    def _send_message(self, message: FromServer) -> None:
        self.send(write_message(message))

    # Incoming

    def receive(self, frame: bytes) -> bool:
        """Carry out a command without a task; False, with nothing done, if the message has to be queued."""
        if self._answering or self._busy or not frame.startswith(DO_PREFIX) or not self._rate.allows():
            return False
        try:
            request = read_request(frame)
        except Problem:
            return False
        if not isinstance(request, Do):
            return False
        self._rate.take()
        self._busy = True
        self._batches.commands.add(partial(self._start, request))
        return True

    async def run(self, receive: Receive) -> None:
        """Answer queued messages one by one until the connection ends."""
        self._send_message(
            Welcome(
                PROTOCOL, __version__, self._person.account, self._person.name, self._tables.context.now()
            )
        )
        try:
            while (message := await receive())["type"] == "websocket.receive":
                self._answering = True
                await self._rate.wait()
                if self._busy:
                    self._idle = asyncio.get_running_loop().create_future()
                    await self._idle
                await self._answer(message.get("text") or message.get("bytes") or b"")
                self._answering = False
        finally:
            for live, follower in self._following.values():
                live.unfollow(follower)

    async def _answer(self, frame: object) -> None:
        try:
            request = read_request(frame)  # type: ignore[arg-type]
        except Problem as problem:
            await self._refuse_unread(frame, problem)
            return
        match request:
            case Do():
                self._busy = True
                self._start(request)
            case Ping():
                self._send_message(Pong(request.data))
            case Subscribe():
                try:
                    await self._subscribe(request)
                except Problem as problem:
                    self._send_trouble(problem, request.table)
            case Unsubscribe():
                self._unsubscribe(request.table)
                self._send_message(Gone(request.table))
            case _:
                assert_never(request)

    async def _refuse_unread(self, frame: object, problem: Problem) -> None:
        """Refuse a message that cannot be read, by its id if it has one."""
        unread = unread_move(frame)  # type: ignore[arg-type]
        if unread is None:
            self._send_trouble(problem)
            return
        table, move_id = unread.table, unread.id
        self._on_done(table, move_id, await self._ended_before(table, move_id, problem))

    async def _ended_before(self, table: str, move_id: str, problem: Problem) -> CommandResult | Exception:
        stored = stored_id(self._person.account, move_id)
        return await ended_before(self._tables.context, table, stored, problem) if table else problem

    def _send_trouble(self, problem: Problem, table: str | None = None) -> None:
        public = public_problem(problem)
        self._send_message(Trouble(problem.code, explain(public, self._language), public.values, table))

    # Commands and subscriptions

    def _start(self, request: Do) -> None:
        """Carry out a command: without a task for a player at a table in memory, as it nearly always is."""
        try:
            live = self._tables.loaded(request.table)
            if live is not None and live.state.seat_of(self._person.account) is not None:
                self._do(request, live, self._person)
            else:
                self._tables.context.start(self._find_and_do(request))
        except Exception:
            self._transport.abort()  # it would wait for an answer for ever
            raise

    async def _find_and_do(self, request: Do) -> None:
        try:
            live, person = await access_table(self._tables, self._people, request.table, self._person)
            self._do(request, live, person)
        except Problem as problem:
            result = await self._ended_before(request.table, request.id, problem)
            self._on_done(request.table, request.id, result)
        except Exception as error:  # noqa: BLE001 - logged
            self._on_done(request.table, request.id, error)

    def _do(self, request: Do, live: LiveTable, person: Person) -> None:
        move_id = stored_id(person.account, request.id)
        on_done = partial(self._on_done, request.table, request.id)
        live.do_soon(Asked(request.command, person, move_id, self, on_done, self._writer))

    def _on_done(self, table: str, move_id: str, result: CommandResult | Exception) -> None:
        """Tell the client how its command ended."""
        if isinstance(result, Problem):
            uncertain = isinstance(result, StoreProblem) and result.uncertain
            if isinstance(result, StoreProblem) and result.passing:
                self._tables.context.on_error(table, result)
            if not uncertain:
                self._on_refusal()
            kind, public = Unknown if uncertain else NotDone, public_problem(result)
            words = explain(public, self._language)
            self._send_message(kind(table, move_id, result.code, words, public.values))
        elif isinstance(result, Exception):
            self._tables.context.on_error(table, result)
            self._transport.abort()  # it would wait for an answer for ever
        elif not result.notified:
            live = self._tables.loaded(table)
            seq = 0 if live is None else live.state.number_for(self._person.account)
            self._send_message(Done(table, move_id, seq))
        self._busy = False
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _subscribe(self, request: Subscribe) -> None:
        if len(self._following) >= MAX_TABLES and request.table not in self._following:
            raise Refused("wire-too-many-tables", most=MAX_TABLES)
        live, person = await access_table(self._tables, self._people, request.table, self._person)
        self._unsubscribe(request.table)
        follower = Follower(
            self,
            person.account,
            person.name,
            person.invited,
            request.views,
            request.words,
            request.fullness,
        )
        self._following[request.table] = (live, follower)
        await live.follow(follower, request.since)

    def _unsubscribe(self, table: str) -> None:
        followed = self._following.pop(table, None)
        if followed is not None:
            live, follower = followed
            live.unfollow(follower)
