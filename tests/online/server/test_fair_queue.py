"""Queues for slow jobs: callers take turns, and nobody fills the queue alone."""

from __future__ import annotations

import asyncio

import pytest

from decaphase.online.server.http.rate_limits import RateLimited
from decaphase.online.server.workers.fair_queue import Caller, FairQueue
from decaphase.problems import Problem
from support.store.open_stores import run


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Jobs:
    """Jobs in a queue, which end when they are told to."""

    def __init__(self, running: int, most: int, most_each: int) -> None:
        self.queue = FairQueue(running, most, most_each)
        self.begun: list[str] = []
        self.refused: list[tuple[str, str]] = []
        self.end = asyncio.Semaphore(0)

    def ask(self, name: str, caller: Caller) -> asyncio.Task[None]:
        return asyncio.create_task(self._job(name, caller))

    async def _job(self, name: str, caller: Caller) -> None:
        try:
            async with self.queue.turn(caller):
                self.begun.append(name)
                await self.end.acquire()
        except Problem as problem:
            self.refused.append((name, problem.code))

    async def end_one(self) -> None:
        self.end.release()
        await settled()


def test_callers_take_turns() -> None:
    async def test() -> None:
        jobs = Jobs(1, 20, 5)
        greedy, other, third = Caller("a", "ann"), Caller("b"), Caller("c")
        for number in range(5):
            jobs.ask(f"a{number}", greedy)
        await settled()
        for name, caller in (("b0", other), ("b1", other), ("c0", third)):
            jobs.ask(name, caller)
        await settled()
        for _ in range(8):
            await jobs.end_one()
        assert jobs.begun == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4"]

    run(test())


@pytest.mark.parametrize(
    "same",
    [lambda n: Caller("a", f"account {n}"), lambda n: Caller(f"a{n}", "ann")],
    ids=["address", "account"],
)
def test_one_caller_does_not_fill_the_queue(same: object) -> None:
    async def test() -> None:
        assert callable(same)
        jobs = Jobs(1, 20, 3)
        for number in range(4):
            jobs.ask(f"a{number}", same(number))
        jobs.ask("b", Caller("b", "bob"))
        await settled()
        assert jobs.refused == [("a3", "server-too-often")]
        for _ in range(4):
            await jobs.end_one()
        assert len(jobs.begun) == 4
        jobs.ask("a4", same(4))  # there is room again
        await settled()
        assert jobs.begun[-1] == "a4"
        await jobs.end_one()

    run(test())


def test_a_full_queue_refuses_everybody() -> None:
    async def test() -> None:
        jobs = Jobs(2, 4, 2)
        for number in range(5):
            jobs.ask(f"a{number}", Caller(f"address {number}"))
        await settled()
        assert jobs.refused == [("a4", "server-busy")]
        for _ in range(4):
            await jobs.end_one()

    run(test())


def test_who_gives_up_leaves_no_gap() -> None:
    async def test() -> None:
        jobs = Jobs(1, 20, 5)
        first, second, third = (jobs.ask(name, Caller(name)) for name in "abc")
        await settled()
        second.cancel()
        await jobs.end_one()
        assert jobs.begun == ["a", "c"]
        third.cancel()
        await settled()
        jobs.ask("d", Caller("d"))
        await settled()
        assert jobs.begun == ["a", "c", "d"]
        await jobs.end_one()
        assert first.done()

    run(test())


def test_a_refusal_says_when_to_try_again() -> None:
    async def test() -> None:
        queue = FairQueue(1, 5, 1)
        async with queue.turn(Caller("a")):
            with pytest.raises(RateLimited) as refused:
                async with queue.turn(Caller("a")):
                    pass
        assert refused.value.seconds > 0

    run(test())
