"""Group commit: waiting appends go together, within bounds, and each is answered after its commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from decaphase.online.store import Appended, NewEntry, StoreProblem, batches
from decaphase.online.store.batches import Batches
from decaphase.online.store.model import Append, Outcomes
from support.store.open_stores import code_of, run


class Slow:
    """A commit that takes as long as the test wants, and remembers its batches."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.go = asyncio.Event()
        self.problem: Exception | None = None

    async def commit(self, appends: Sequence[Append]) -> Outcomes:
        self.batches.append([append.table for append in appends])
        await self.go.wait()
        if self.problem is not None:
            raise self.problem
        return [
            StoreProblem("store-no-table", table="bad") if append.table == "bad" else Appended(1, 1)
            for append in appends
        ]


def one(table: str, size: int = 1) -> Append:
    return Append(table, 0, (NewEntry(bytes(size)),))


async def begin(waiting: Batches, *appends: Append) -> list[asyncio.Task[object]]:
    tasks = [asyncio.create_task(_add(waiting, append)) for append in appends]
    await asyncio.sleep(0.01)
    return tasks


async def _add(waiting: Batches, append: Append) -> object:
    try:
        return await waiting.add(append)
    except StoreProblem as problem:
        return problem.code


def test_what_waits_goes_together_and_is_answered_after_the_commit() -> None:
    async def test() -> None:
        slow = Slow()
        waiting = Batches(slow.commit)
        tasks = await begin(waiting, one("a"))
        tasks += await begin(waiting, one("b"), one("bad"), one("c"))
        assert slow.batches == [["a"]]
        assert not any(task.done() for task in tasks)
        slow.go.set()
        done = Appended(1, 1)
        assert await asyncio.gather(*tasks) == [done, done, "store-no-table", done]
        assert slow.batches == [["a"], ["b", "bad", "c"]]

    run(test())


def test_a_batch_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "MOST_BYTES", 100)

    async def test() -> None:
        slow = Slow()
        waiting = Batches(slow.commit, 3)
        tasks = await begin(waiting, one("first"))
        tasks += await begin(waiting, *map(one, "abcd"), one("e", 100), one("f"), one("g", 200))
        slow.go.set()
        await asyncio.gather(*tasks)
        assert slow.batches == [["first"], ["a", "b", "c"], ["d", "e"], ["f", "g"]]

    run(test())


def test_what_waits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "MOST_WAITING", 2)

    async def test() -> None:
        slow = Slow()
        waiting = Batches(slow.commit)
        tasks = await begin(waiting, one("a"))
        tasks += await begin(waiting, one("b"), one("c"))
        assert await code_of(waiting.add(one("d"))) == "store-busy"
        slow.go.set()
        assert await asyncio.gather(*tasks) == [Appended(1, 1)] * 3
        assert await waiting.add(one("d")) == Appended(1, 1)

    run(test())


def test_a_commit_that_fails_is_told_to_all_of_it_and_to_nobody_after_it() -> None:
    async def test() -> None:
        slow = Slow()
        waiting = Batches(slow.commit)
        slow.problem = StoreProblem("store-full", store="x")
        slow.go.set()
        assert await asyncio.gather(*await begin(waiting, one("a"), one("b"))) == ["store-full"] * 2
        slow.problem = RuntimeError("a mistake of ours")
        with pytest.raises(RuntimeError):
            await waiting.add(one("c"))
        slow.problem = None
        assert await waiting.add(one("d")) == Appended(1, 1)

    run(test())


def test_who_goes_away_does_not_hold_up_the_others() -> None:
    async def test() -> None:
        slow = Slow()
        waiting = Batches(slow.commit)
        tasks = await begin(waiting, one("a"))
        tasks += await begin(waiting, one("b"), one("c"))
        tasks[0].cancel()  # is being written
        tasks[1].cancel()  # has not been begun
        await asyncio.sleep(0)
        slow.go.set()
        assert await tasks[2] == Appended(1, 1)
        assert slow.batches == [["a"], ["c"]]

    run(test())
