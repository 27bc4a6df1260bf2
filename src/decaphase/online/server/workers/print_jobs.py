"""Printing in a process of its own, one thing after the other, so that no person's move ever waits for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, TypeVar, cast

from decaphase.online.server.workers.bot_workers import begin_worker
from decaphase.paper.braille import Content
from decaphase.paper.print_order import Order, emboss, fill
from decaphase.paper.typeset import picture, typeset
from decaphase.problems import Problem

MOST_WAITING: Final = 6
MOST_KEPT: Final = 24
"""So many prints are kept, of a megabyte at most: what somebody looked at is fetched a moment later."""
MOST_SHOWN: Final = 4
"""So many pages are shown before something is printed; those of a deck are all alike."""
DOTS_PER_INCH: Final = 72


@dataclass(frozen=True, slots=True)
class Look:
    """A print before it is printed: its title, how many pages it has, and pictures of the first few."""

    title: str
    pages: int
    pictures: tuple[bytes, ...]


Print = TypeVar("Print", bytes, Look)


class PrintJobs:
    """The process that prints, started when something is first wanted; the last prints are kept."""

    def __init__(self) -> None:
        self._pool: Executor | None = None
        self._waiting = 0
        self._kept: OrderedDict[tuple[object, ...], object] = OrderedDict()

    async def pdf(self, order: Order) -> bytes:
        """The pages as a PDF."""
        return await self._print(set_pages, order)

    async def look(self, order: Order) -> Look:
        """The first pages as pictures."""
        return await self._print(look_at, order)

    async def brf(self, order: Order, content: Content) -> bytes:
        """A file for an embosser."""
        return await self._print(emboss, order, content)

    async def _print(self, work: Callable[..., Print], *order: object) -> Print:
        asked = (work, *order)
        if asked in self._kept:
            self._kept.move_to_end(asked)
            return cast("Print", self._kept[asked])
        if self._waiting >= MOST_WAITING:
            raise Problem("server-busy")
        self._waiting += 1
        try:
            made = await self._make(work, *order)
        finally:
            self._waiting -= 1
        self._kept[asked] = made
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return made

    async def _make(self, work: Callable[..., Print], *order: object) -> Print:
        loop, pool = asyncio.get_running_loop(), self._running()
        try:
            return await loop.run_in_executor(pool, work, *order)
        except BrokenProcessPool:  # somebody ended it: another one prints
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._running(), work, *order)

    def _running(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin_worker)
        return self._pool

    def close(self) -> None:
        """Let go of the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def set_pages(order: Order) -> bytes:
    """What is ordered, as a PDF."""
    return typeset(fill(order))


def look_at(order: Order) -> Look:
    """What is ordered, as pictures of its first pages."""
    printable = fill(order)
    pages = picture(printable, DOTS_PER_INCH)
    return Look(printable.title, len(pages), pages[:MOST_SHOWN])
