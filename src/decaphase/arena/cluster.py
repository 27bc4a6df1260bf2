"""The tasks of a match on Ray workers: those of a cluster, or two of this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from decaphase.arena.extras import fetch
from decaphase.arena.matches import Chunk, Match, Task, play_task
from decaphase.problems import Problem

LOCAL: Final = "local"
LOCAL_WORKERS: Final = 2
ANY: Final = "auto"
"""Ray's own word for the cluster that this machine belongs to."""

PATIENCE: Final = 5.0
"""Seconds in which a cluster has to answer; Ray itself would ask for many minutes."""
AHEAD: Final = 4
"""Tasks on their way for each worker: a slow one holds the others up only after that many."""

QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # Ray warns that this will be so, unless it is
}
QUIET_HERE: Final = {"RAY_AUTH_MODE": "token"}  # a token is asked for anyway; this way Ray need not say so


class RayPool:
    """The workers of the Ray that this process is connected to."""

    def __init__(self, ray: Any, match: Match) -> None:  # noqa: ANN401 - a package that may not be there
        self._ray = ray
        self._match = match
        self._play = ray.remote(play_task)
        self._workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        match = self._ray.put(self._match)
        rest = iter(tasks)
        begun = deque(self._play.remote(match, task) for task in islice(rest, AHEAD * self._workers))
        while begun:
            chunk = self._answer(begun.popleft())
            begun.extend(self._play.remote(match, task) for task in islice(rest, 1))
            yield chunk

    def _answer(self, reference: object) -> Chunk:
        try:
            chunk: Chunk = self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, Problem):
                raise cause from None
            raise
        except self._ray.exceptions.RayError:
            raise Problem("worker-ended") from None
        return chunk


def _knock(address: str) -> None:
    """Make sure that somebody answers at `host:port` or `ray://host:port`."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise Problem("no-such-cluster", address=address) from None


@contextmanager
def ray_pool(match: Match, address: str) -> Iterator[RayPool]:
    """Connect to a cluster, or start two workers here for `local`; at the end what was started is ended."""
    if address not in {LOCAL, ANY}:
        _knock(address)
    for name, value in (QUIET | QUIET_HERE if address == LOCAL else QUIET).items():
        os.environ.setdefault(name, value)
    ray: Any = fetch("ray", "cluster")
    here = {"num_cpus": LOCAL_WORKERS, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    where = {"address": LOCAL, **here} if address == LOCAL else {"address": address}
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except (ConnectionError, OSError, RuntimeError, ValueError):
        raise Problem("no-such-cluster", address=address) from None
    try:
        yield RayPool(ray, match)
    finally:
        ray.shutdown()
