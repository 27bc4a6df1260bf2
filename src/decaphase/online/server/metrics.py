"""Figures for whoever runs the server: how many are here, how much is played, how long things take."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from decaphase.game import View
from decaphase.online.server.tables.recent_entries import TableEntry
from decaphase.online.server.workers.bot_workers import BotThinker
from decaphase.online.table.entries import Acted

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class MoveMetrics(Collector):
    """What is counted with every move, by plain numbers: the package's own take as long as a move's rules."""

    def __init__(self) -> None:
        self.made = 0
        self._counts = [0] * (len(SECONDS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """Something was durable after so long."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """All of it, as Prometheus takes it."""
        yield CounterMetricFamily("decaphase_moves", "Moves made at live tables", value=self.made)
        limits = (*map(str, SECONDS), "+Inf")
        yield HistogramMetricFamily(
            "decaphase_append_seconds",
            "Seconds until a move is durable",
            buckets=list(zip(limits, accumulate(self._counts), strict=True)),
            sum_value=self._seconds,
        )


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._requests = Counter(
            "decaphase_http_requests", "HTTP requests", ("method", "route", "status"), registry=registry
        )
        self._request_seconds = Histogram(
            "decaphase_http_seconds", "Seconds for an answer", ("route",), buckets=SECONDS, registry=registry
        )
        self._refusals = Counter("decaphase_refusals", "What tables have refused", registry=registry)
        self._think_seconds = Histogram(
            "decaphase_think_seconds", "Seconds a bot thinks", buckets=SECONDS, registry=registry
        )
        self._every_move = MoveMetrics()
        registry.register(self._every_move)

    def watch(self, clients: Callable[[], int], tables: Callable[[], int]) -> None:
        """Count connections and live tables whenever somebody looks."""
        for name, words, count in (
            ("decaphase_clients", "Open WebSockets", clients),
            ("decaphase_live_tables", "Tables in memory", tables),
        ):
            Gauge(name, words, registry=self._registry).set_function(_as_float(count))

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def moved(self, moments: Sequence[TableEntry]) -> None:
        """Something happened at a table."""
        for moment in moments:
            if isinstance(moment.entry, Acted):
                self._every_move.made += 1

    def refused(self) -> None:
        """A table refused something."""
        self._refusals.inc()

    def appended(self, seconds: float) -> None:
        """Something was written into a log."""
        self._every_move.took(seconds)

    def thought(self, seconds: float) -> None:
        """A bot has found its move."""
        self._think_seconds.observe(seconds)

    def write(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)


def _as_float(count: Callable[[], int]) -> Callable[[], float]:
    return lambda: float(count())


class TimedThinker:
    """A thinker whose time is taken."""

    def __init__(self, thinker: BotThinker, figures: Metrics) -> None:
        self._thinker = thinker
        self._figures = figures

    async def choose(self, bot: str, view: View) -> str:
        began = time.perf_counter()
        move = await self._thinker.choose(bot, view)
        self._figures.thought(time.perf_counter() - began)
        return move

    def close(self) -> None:
        self._thinker.close()
