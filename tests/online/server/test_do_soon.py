"""Commands with a callback: decided at once, published when durable, to whoever follows by then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from decaphase.online.server.tables.asked_commands import Asked, CommandResult
from decaphase.online.server.tables.followers import RecentEntries
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.store import StoreProblem
from decaphase.online.store.model import Append, Outcomes
from decaphase.online.table import Command, Person, Refused, Server
from decaphase.online.table import commands as ask
from decaphase.problems import IllegalMove
from support.server.table_host import (
    ANN,
    BOB,
    CAS,
    RecordingListener,
    TableHost,
    deal,
    follower,
    next_move,
    table_host,
)
from support.store.open_stores import read_all, run


class Disk:
    """A database that commits or fails when the test says so."""

    def __init__(self, host: TableHost) -> None:
        self._commit = host.store._batches._commit
        host.store._batches._commit = self.commit
        self.go = asyncio.Event()
        self.go.set()
        self.problem: StoreProblem | None = None

    async def commit(self, appends: Sequence[Append]) -> Outcomes:
        await self.go.wait()
        if self.problem is not None:
            raise self.problem
        return await self._commit(appends)


async def a_hand(host: TableHost) -> LiveTable:
    live = await host.open(ANN, BOB)
    await deal(live, ANN, BOB)
    return live


async def until_ended(ended: Sequence[object], count: int) -> None:
    """Wait until this many commands have ended, however slow the machine is."""
    while len(ended) < count:
        await asyncio.sleep(0.005)


def mover(live: LiveTable) -> tuple[Command, Person, Person]:
    """The next move, the player who makes it, and the other one."""
    command, person = next_move(live, (ANN, BOB))
    return command, person, BOB if person is ANN else ANN


def test_it_is_told_when_it_is_durable_and_not_before(url: str) -> None:
    async def test() -> None:
        async with table_host(url) as host:
            live, disk = await a_hand(host), Disk(host)
            listeners = {person: RecordingListener() for person in (ANN, BOB)}
            for person, listener in listeners.items():
                await live.follow(follower(person, listener))
            before = live.state
            command, person, other = mover(live)
            ended: list[CommandResult | Exception] = []
            again: list[CommandResult | Exception] = []
            disk.go.clear()
            move_id, listener = f"{person.account}.m1", listeners[person]
            live.do_soon(Asked(command, person, move_id, listener, ended.append))
            await host.settle()
            assert (live.state, ended, listeners[person].received(), listeners[other].received()) == (
                before,
                [],
                [],
                [],
            )
            # One command at a time: the next ones have to wait.
            live.do_soon(Asked(command, person, f"{person.account}.m2", listener, again.append))
            waiting = asyncio.create_task(live.do(ask.Say("hello"), other))
            come, gone = RecordingListener(), RecordingListener()
            await live.follow(follower(CAS, come))
            leaving = follower(CAS, gone)
            await live.follow(leaving)
            live.unfollow(leaving)
            disk.go.set()
            await waiting
            seq, number = before.seq + 1, before.number_for(person.account) + 1
            assert ended == [CommandResult(seq, notified=True)]
            assert [type(refused) for refused in again] == [IllegalMove]
            assert [listeners[who].received() for who in (person, other)] == [[number, number + 1]] * 2
            assert (come.received(), gone.received()) == ([number - 1, number], [])
            assert listeners[person].messages[1].id == "m1"  # type: ignore[union-attr]
            assert len(await read_all(host.store, live.table)) == live.state.seq == seq + 1

    run(test())


def test_what_cannot_be_written_is_told_to_nobody(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live, disk = await a_hand(host), Disk(host)
            command, person, _ = mover(live)
            listener, before, ended = RecordingListener(), live.state, list[CommandResult | Exception]()
            await live.follow(follower(person, listener))
            disk.problem = StoreProblem("store-full", store="x")
            live.do_soon(Asked(command, person, "a.m1", listener, ended.append))
            await until_ended(ended, 1)
            assert (ended, listener.received(), live.state) == ([disk.problem], [], before)
            disk.problem = None
            assert await live.do(command, person, "a.m1", listener) == CommandResult(
                before.seq + 1, notified=True
            )

    run(test())


def test_a_move_made_before_is_not_made_again(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await a_hand(host)
            command, person, _ = mover(live)
            listener, ended = RecordingListener(), list[CommandResult | Exception]()
            await live.follow(follower(person, listener))
            await live.do(command, person, "a.m1", listener)
            live.do_soon(Asked(command, person, "a.m1", listener, ended.append))
            assert ended == [CommandResult(live.state.seq)]
            live._recent = RecentEntries()
            live.do_soon(Asked(command, person, "a.m1", listener, ended.append))  # refused, but in the log
            await until_ended(ended, 2)
            command, person, _ = mover(live)
            live.do_soon(Asked(command, person, "a.m1", listener, ended.append))  # the log knows the id
            await until_ended(ended, 3)
            assert ended == [CommandResult(live.state.seq)] * 3
            assert await live.do(command, person, "a.m1", listener) == CommandResult(live.state.seq)

    run(test())


@pytest.mark.parametrize("who", ["refused", "not seated", "put away"])
def test_every_command_ends(sqlite_url: str, who: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await a_hand(host)
            command, person, other = mover(live)
            seq = live.state.seq
            match who:
                case "refused":
                    person = other
                case "not seated":
                    person = CAS
                case "put away":
                    live.compress()
            ended: list[CommandResult | Exception] = []
            live.do_soon(Asked(command, person, "a.m1", RecordingListener(), ended.append))
            await until_ended(ended, 1)
            await host.settle()
            (result,) = ended
            assert result == CommandResult(seq + 1) if who == "put away" else isinstance(result, Refused)
            assert not live._lock.locked

    run(test())


@pytest.mark.parametrize("where", ["_decide", "_publish"])
def test_a_defect_frees_the_table_and_is_passed_on(
    sqlite_url: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await a_hand(host)
            command, person, _ = mover(live)
            with monkeypatch.context() as defect:
                defect.setattr(live, where, lambda _: 1 // 0)
                with pytest.raises(ZeroDivisionError):
                    await live.do(command, person)
            assert not live._lock.locked

    run(test())


def test_a_command_that_adds_nothing_ends_once(sqlite_url: str) -> None:
    """Even if its callback fails, which must not release the lock of the next command."""
    ended: list[CommandResult | Exception] = []

    def fail(result: CommandResult | Exception) -> None:
        ended.append(result)
        raise RuntimeError

    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await a_hand(host)
            with pytest.raises(RuntimeError):
                live.do_soon(Asked(ask.Tick(), Server(), None, None, fail))
            assert ended == [CommandResult(live.state.seq)]
            assert not live._lock.locked

    run(test())
