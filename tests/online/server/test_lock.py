"""The lock is fair, and a cancelled waiter blocks no other."""

from __future__ import annotations

import asyncio

from decaphase.online.server.tables.lock import Lock
from support.store.open_stores import run


def test_one_after_the_other_in_the_order_in_which_they_came() -> None:
    async def test() -> None:
        lock, done = Lock(), list[int]()

        async def take(number: int) -> None:
            async with lock:
                done.append(number)
                await asyncio.sleep(0)
                done.append(number)

        await asyncio.gather(*(take(number) for number in range(5)))
        assert done == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
        assert not lock.locked

    run(test())


def test_who_takes_it_without_waiting_is_waited_for() -> None:
    async def test() -> None:
        lock = Lock()
        lock.locked = True

        async def take() -> None:
            async with lock:
                pass

        waiting = asyncio.create_task(take())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        lock.release()
        assert lock.locked  # handed over without unlocking
        await waiting
        assert not lock.locked

    run(test())


def test_who_goes_away_gives_up_their_turn() -> None:
    async def test() -> None:
        lock = Lock()
        lock.locked = True

        async def take() -> str:
            async with lock:
                return "had it"

        first, second, third = (asyncio.create_task(take()) for _ in range(3))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        lock.release()
        second.cancel()  # just after the lock was handed over
        assert await third == "had it"
        assert first.cancelled()
        assert second.cancelled()
        assert not lock.locked

    run(test())
