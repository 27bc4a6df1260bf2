"""Print jobs, rendered in turn in a worker process, and a cache of the latest ones."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from decaphase.online.server.workers.fair_queue import Caller, FairQueue
from decaphase.online.server.workers.pool import WorkerPool
from decaphase.paper.braille import BrailleContent
from decaphase.paper.print_order import PrintOrder, order_brf, prepare_order
from decaphase.paper.typeset import picture, typeset

MAX_QUEUED: Final = 24
MAX_QUEUED_EACH: Final = 6
MAX_CACHED: Final = 24
"""Prints of at most a megabyte each: a print is usually downloaded just after its preview."""
PREVIEW_PAGES: Final = 4
"""The pages of a deck all look alike."""
DOTS_PER_INCH: Final = 72


@dataclass(frozen=True, slots=True)
class PrintPreview:
    """A print's title, its number of pages, and pictures of the first few."""

    title: str
    pages: int
    pictures: tuple[bytes, ...]


Print = TypeVar("Print", bytes, PrintPreview)


class PrintJobs:
    """The worker process that renders prints, and its cache."""

    def __init__(self) -> None:
        self._worker = WorkerPool()
        self._queue = FairQueue(1, MAX_QUEUED, MAX_QUEUED_EACH)
        self._jobs: dict[tuple[object, ...], asyncio.Task[object]] = {}
        self._cache: OrderedDict[tuple[object, ...], object] = OrderedDict()

    async def pdf(self, order: PrintOrder, caller: Caller) -> bytes:
        """The pages as a PDF."""
        return await self._print(caller, render_pdf, order)

    async def preview(self, order: PrintOrder, caller: Caller) -> PrintPreview:
        """The first pages as pictures."""
        return await self._print(caller, render_preview, order)

    async def brf(self, order: PrintOrder, content: BrailleContent, caller: Caller) -> bytes:
        """A file for an embosser."""
        return await self._print(caller, order_brf, order, content)

    async def _print(self, caller: Caller, work: Callable[..., Print], *order: object) -> Print:
        key = (work, *order)
        if key in self._cache:
            self._cache.move_to_end(key)
            return cast("Print", self._cache[key])
        job = self._jobs.get(key)
        if job is None:  # the pages of a preview are asked for at once, and rendered once
            job = self._jobs[key] = asyncio.create_task(self._render(caller, *key))
            job.add_done_callback(lambda _: self._jobs.pop(key))
        return cast("Print", await asyncio.shield(job))

    async def _render(self, caller: Caller, *key: object) -> object:
        work, *order = key
        async with self._queue.turn(caller):
            printed = await self._worker.run(cast("Callable[..., object]", work), *order)
        self._cache[key] = printed
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        return printed

    def close(self) -> None:
        for job in self._jobs.values():
            job.cancel()
        self._worker.close()


def render_pdf(order: PrintOrder) -> bytes:
    """The order as a PDF."""
    return typeset(prepare_order(order))


def render_preview(order: PrintOrder) -> PrintPreview:
    """Pictures of the order's first pages."""
    printable = prepare_order(order)
    pages = picture(printable, DOTS_PER_INCH)
    return PrintPreview(printable.title, len(pages), pages[:PREVIEW_PAGES])
