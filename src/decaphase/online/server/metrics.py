"""Prometheus metrics: connections, tables, moves, requests and their durations."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from decaphase.online.server.tables.followers import TableEntry
from decaphase.online.table.entries import Acted

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class MoveMetrics(Collector):
    """Counters of every move, as plain numbers: the library's take as long as a move's rules."""

    def __init__(self) -> None:
        self.made = 0
        self._counts = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def observe_append(self, seconds: float) -> None:
        """Count an append by the time until it was durable."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """The metrics for the Prometheus registry."""
        yield CounterMetricFamily("decaphase_moves", "Moves made at live tables", value=self.made)
        limits = (*map(str, BUCKETS), "+Inf")
        yield HistogramMetricFamily(
            "decaphase_append_seconds",
            "Seconds until a move is durable",
            buckets=list(zip(limits, accumulate(self._counts), strict=True)),
            sum_value=self._seconds,
        )


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._requests = Counter(
            "decaphase_http_requests", "HTTP requests", ("method", "route", "status"), registry=registry
        )
        self._request_seconds = Histogram(
            "decaphase_http_seconds", "Seconds for an answer", ("route",), buckets=BUCKETS, registry=registry
        )
        self._refusals = Counter("decaphase_refusals", "What tables have refused", registry=registry)
        self._think_seconds = Histogram(
            "decaphase_think_seconds", "Seconds a bot thinks", buckets=BUCKETS, registry=registry
        )
        self.moves = MoveMetrics()
        registry.register(self.moves)

    def add_gauges(self, clients: Callable[[], int], tables: Callable[[], int]) -> None:
        """Read the numbers of connections and live tables at every export."""
        for name, words, count in (
            ("decaphase_clients", "Open WebSockets", clients),
            ("decaphase_live_tables", "Tables in memory", tables),
        ):
            Gauge(name, words, registry=self._registry).set_function(_as_float(count))

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def count_moves(self, entries: Sequence[TableEntry]) -> None:
        for one in entries:
            if isinstance(one.entry, Acted):
                self.moves.made += 1

    def count_refusal(self) -> None:
        self._refusals.inc()

    def observe_thinking(self, seconds: float) -> None:
        self._think_seconds.observe(seconds)

    def export(self) -> bytes:
        """All metrics in the Prometheus text format."""
        return generate_latest(self._registry)


def _as_float(count: Callable[[], int]) -> Callable[[], float]:
    return lambda: float(count())
