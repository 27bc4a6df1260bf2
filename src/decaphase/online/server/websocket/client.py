"""One WebSocket for each client, over which everything live goes: following tables, doing things there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias, assert_never

from decaphase import __version__
from decaphase.online.protocol.frames import read_request, write_message
from decaphase.online.protocol.messages import (
    PROTOCOL,
    Do,
    Done,
    FromClient,
    FromServer,
    Gone,
    NotDone,
    Ping,
    Pong,
    Subscribe,
    Trouble,
    Unsubscribe,
    Welcome,
)
from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.tables.followers import Follower
from decaphase.online.server.tables.live_table import Carried, LiveTable, stored_id
from decaphase.online.server.tables.registry import TableRegistry
from decaphase.online.server.tables.table_access import access_table
from decaphase.online.server.websocket.loop_batch import LoopBatch
from decaphase.online.server.websocket.message_rate import MessageRate
from decaphase.online.server.websocket.transport import Transport
from decaphase.online.store import StoreProblem
from decaphase.online.store.people import People
from decaphase.online.table import Person, Refused
from decaphase.problems import Problem
from decaphase.say import explain

Message: TypeAlias = dict[str, object]
Receive: TypeAlias = Callable[[], Awaitable[Message]]

MOVE: Final = b'{"type":"do",'
"""So begins what nearly every message is; one that says the same in another order is understood, too."""
MOST_TABLES: Final = 20
"""Tables that one connection follows."""


class ClientBatches:
    """What all clients ask for, and what they are told, in each turn of the event loop."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self.asked = LoopBatch(failed)
        self.told = LoopBatch(failed)


class Client:
    """The connection of one person; to the tables that they follow it is an `Ear`."""

    def __init__(
        self,
        session: Session,
        tables: TableRegistry,
        people: People,
        wire: Transport,
        pace: MessageRate,
        rounds: ClientBatches,
    ) -> None:
        self.session = session
        self._tables = tables
        self._people = people
        self._wire = wire
        self._pace = pace
        self._rounds = rounds
        self._following: dict[str, tuple[LiveTable, Follower]] = {}
        account = session.account
        self._person = Person(account.account_id, account.name)
        self._language = account.language
        self._answering = False  # a message has come in line and is not answered yet
        self._doing = False  # something that was asked for is not done yet, and what comes next has to wait
        self._done: asyncio.Future[None] | None = None

    # What goes out

    def send(self, frame: bytes) -> None:
        self._rounds.told.add(partial(self._wire.put, frame))

    def _say(self, message: FromServer) -> None:
        self.send(write_message(message))

    # What comes in

    def hear(self, frame: bytes) -> bool:
        """Take up what a message asks for; False where it has to wait in line: then nothing was done."""
        if self._answering or self._doing or not frame.startswith(MOVE) or not self._pace.has_room():
            return False
        try:
            request = read_request(frame)
        except Problem:
            return False
        if not isinstance(request, Do):
            return False
        self._pace.take()
        self._doing = True
        self._rounds.asked.add(partial(self._take_up, request))
        return True

    def _take_up(self, request: Do) -> None:
        """Do what was heard; what cannot be done soon is done in the other way."""
        try:
            if not self._do_soon(request):
                self._tables.around.start(self._do_after_all(request))
        except Exception:
            self._wire.hang_up()  # else they would wait for an answer for ever
            raise

    async def talk(self, receive: Receive) -> None:
        """Answer one message after the other, until the connection ends."""
        self._say(
            Welcome(PROTOCOL, __version__, self._person.account, self._person.name, self._tables.around.now())
        )
        try:
            while (message := await receive())["type"] == "websocket.receive":
                self._answering = True
                await self._pace.keep()
                if self._doing:
                    await self._until_done()
                await self._answer(message.get("text") or message.get("bytes") or b"")
                self._answering = False
        finally:
            for live, follower in self._following.values():
                live.unfollow(follower)

    async def _answer(self, frame: object) -> None:
        try:
            request = read_request(frame)  # type: ignore[arg-type]
        except Problem as problem:
            self._trouble(problem)
            return
        await self._serve(request)

    async def _serve(self, request: FromClient) -> None:
        match request:
            case Do():
                await self._do(request)
            case Ping():
                self._say(Pong(request.data))
            case Subscribe():
                try:
                    await self._subscribe(request)
                except Problem as problem:
                    self._trouble(problem, request.table)
            case Unsubscribe():
                self._unsubscribe(request.table)
                self._say(Gone(request.table))
            case _:
                assert_never(request)

    def _trouble(self, problem: Problem, table: str | None = None) -> None:
        self._say(Trouble(problem.code, explain(problem, self._language), problem.values, table))

    # At tables

    async def _do(self, request: Do) -> None:
        self._doing = self._do_soon(request)
        if not self._doing:
            await self._do_and_wait(request)

    def _do_soon(self, request: Do) -> bool:
        """Do it without waiting for the end of it, where that can be: nearly always."""
        live, person = self._tables.at_hand(request.table), self._person
        if live is None:
            return False
        command, move_id = request.command, stored_id(person.account, request.id)
        return live.do_soon(command, person, move_id, self, partial(self._ended, request))

    def _ended(self, request: Do, carried: Carried | None) -> None:
        """What was to be done soon is done, or (None) it has to be tried in the other way."""
        if carried is None:
            self._tables.around.start(self._do_after_all(request))
        else:
            if not carried.told:
                self._say(Done(request.table, request.id, carried.seq))
            self._go_on()

    async def _do_after_all(self, request: Do) -> None:
        try:
            await self._do_and_wait(request)
        finally:
            self._go_on()

    def _go_on(self) -> None:
        self._doing = False
        if self._done is not None and not self._done.done():
            self._done.set_result(None)

    async def _until_done(self) -> None:
        self._done = asyncio.get_running_loop().create_future()
        await self._done

    async def _do_and_wait(self, request: Do) -> None:
        table, move_id = request.table, request.id
        try:
            live, person = await access_table(self._tables, self._people, table, self._person)
            done = await live.do(request.command, person, stored_id(person.account, move_id), self)
        except Problem as problem:
            if isinstance(problem, StoreProblem) and problem.passing:
                self._tables.around.troubled(table, problem)
            self._say(NotDone(table, move_id, problem.code, explain(problem, self._language), problem.values))
            return
        if not done.told:
            self._say(Done(table, move_id, done.seq))

    async def _subscribe(self, request: Subscribe) -> None:
        if len(self._following) >= MOST_TABLES and request.table not in self._following:
            raise Refused("wire-too-many-tables", most=MOST_TABLES)
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
