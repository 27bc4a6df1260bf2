"""A worker pool on Ray: the workers of a cluster, or two on this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from decaphase.arena.matches import Chunk, Match, Task, play_task
from decaphase.extras import import_from
from decaphase.problems import Problem

LOCAL: Final = "local"
LOCAL_WORKERS: Final = 2
AUTO: Final = "auto"
"""Ray's own word for the cluster that this machine belongs to."""

CONNECT_SECONDS: Final = 5.0
"""How long a cluster may take to answer; Ray itself would retry for many minutes."""
QUEUED_PER_WORKER: Final = 4
"""Tasks submitted for each worker: a slow one blocks the others only after that many."""

ENVIRONMENT: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # sends no usage statistics
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # Ray's future default, and it warns until it is set
}
LOCAL_ENVIRONMENT: Final = {"RAY_AUTH_MODE": "token"}  # the default too, but Ray warns unless it is set


class RayPool:
    """The workers of the Ray cluster that this process is connected to."""

    def __init__(self, ray: Any, match: Match) -> None:  # noqa: ANN401 - an optional package
        self._ray = ray
        self._match = match
        self._play = ray.remote(play_task)
        self._workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        match = self._ray.put(self._match)
        rest = iter(tasks)
        queued = islice(rest, QUEUED_PER_WORKER * self._workers)
        submitted = deque(self._play.remote(match, task) for task in queued)
        while submitted:
            chunk = self._result(submitted.popleft())
            submitted.extend(self._play.remote(match, task) for task in islice(rest, 1))
            yield chunk

    def _result(self, reference: object) -> Chunk:
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


def _check_reachable(address: str) -> None:
    """Raise a Problem unless something listens at `host:port` or `ray://host:port`."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError, OverflowError):
        raise Problem("no-such-cluster", address=address) from None


@contextmanager
def ray_pool(match: Match, address: str) -> Iterator[RayPool]:
    """Connect to a cluster, or for `local` start two workers here, and shut Ray down at the end."""
    if address not in {LOCAL, AUTO}:
        _check_reachable(address)
    for name, value in (ENVIRONMENT | LOCAL_ENVIRONMENT if address == LOCAL else ENVIRONMENT).items():
        os.environ.setdefault(name, value)
    ray: Any = import_from("cluster", "ray")
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
