"""Print jobs, rendered one at a time in a worker process, and a cache of the latest ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from decaphase.online.server.workers.pool import WorkerPool
from decaphase.paper.braille import BrailleContent
from decaphase.paper.print_order import PrintOrder, order_brf, prepare_order
from decaphase.paper.typeset import picture, typeset
from decaphase.problems import Problem

MAX_QUEUED: Final = 6
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
        self._waiting = 0
        self._cache: OrderedDict[tuple[object, ...], object] = OrderedDict()

    async def pdf(self, order: PrintOrder) -> bytes:
        """The pages as a PDF."""
        return await self._print(render_pdf, order)

    async def preview(self, order: PrintOrder) -> PrintPreview:
        """The first pages as pictures."""
        return await self._print(render_preview, order)

    async def brf(self, order: PrintOrder, content: BrailleContent) -> bytes:
        """A file for an embosser."""
        return await self._print(order_brf, order, content)

    async def _print(self, work: Callable[..., Print], *order: object) -> Print:
        key = (work, *order)
        if key in self._cache:
            self._cache.move_to_end(key)
            return cast("Print", self._cache[key])
        if self._waiting >= MAX_QUEUED:
            raise Problem("server-busy")
        self._waiting += 1
        try:
            printed = await self._worker.run(work, *order)
        finally:
            self._waiting -= 1
        self._cache[key] = printed
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        return printed

    def close(self) -> None:
        self._worker.close()


def render_pdf(order: PrintOrder) -> bytes:
    """The order as a PDF."""
    return typeset(prepare_order(order))


def render_preview(order: PrintOrder) -> PrintPreview:
    """Pictures of the order's first pages."""
    printable = prepare_order(order)
    pages = picture(printable, DOTS_PER_INCH)
    return PrintPreview(printable.title, len(pages), pages[:PREVIEW_PAGES])
