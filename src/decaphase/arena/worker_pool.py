"""Worker pools, which play the tasks of a match and deliver their chunks in order."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final, Protocol, Self

from decaphase.arena.matches import Chunk, Match, Task, is_slow, play_task
from decaphase.problems import Problem

MOST_JOBS: Final = 512
TASKS_PER_PROCESS: Final = 2
"""Tasks sent to a process at a time: the next one is queued while one is played."""


class WorkerPool(Protocol):
    """Plays tasks."""

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        """Play these tasks, and yield their results in the same order."""


class SameProcess:
    """Plays everything in this process."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        for task in tasks:
            yield play_task(self._match, task)


class Processes:
    """Worker processes on this machine; leaving the `with` block terminates them."""

    def __init__(self, match: Match, jobs: int) -> None:
        self._match = match
        self._jobs = jobs
        self._connections: list[Connection] = []
        self._cleanup = ExitStack()

    def __enter__(self) -> Self:
        context = get_context("spawn")
        with _ignoring_interrupts():  # workers inherit this: only this process handles Ctrl-C
            for _ in range(self._jobs):
                connection, far_end = context.Pipe()
                process = context.Process(target=_work, args=(far_end, self._match), daemon=True)
                process.start()
                far_end.close()
                self._connections.append(connection)
                self._cleanup.callback(process.join)
                self._cleanup.callback(process.terminate)
        return self

    def __exit__(self, *_: object) -> None:
        self._cleanup.close()

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        waiting = enumerate(tasks)
        in_flight = dict.fromkeys(self._connections, 0)
        done: dict[int, Chunk] = {}
        due = 0
        for connection in self._connections * TASKS_PER_PROCESS:
            in_flight[connection] += _send_next(connection, waiting)
        while any(in_flight.values()):
            ready = wait([connection for connection, count in in_flight.items() if count])
            for connection in self._connections:
                if connection not in ready:
                    continue
                number, chunk = _receive(connection)
                done[number] = chunk
                in_flight[connection] += _send_next(connection, waiting) - 1
            while due in done:
                yield done.pop(due)
                due += 1


def _send_next(connection: Connection, waiting: Iterator[tuple[int, Task]]) -> int:
    """Send the next task to a process, and return how many were sent: 1, or 0 at the end."""
    task = next(waiting, None)
    if task is None:
        return 0
    with _worker_may_die():
        connection.send(task)
    return 1


def _receive(connection: Connection) -> tuple[int, Chunk]:
    number: int
    answer: Chunk | Problem
    with _worker_may_die():
        number, answer = connection.recv()
    if isinstance(answer, Problem):
        raise answer
    return number, answer


@contextmanager
def _worker_may_die() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise Problem("worker-ended") from None


def _work(connection: Connection, match: Match) -> None:
    """The main function of a worker: play tasks until the other end closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number, task = connection.recv()
        except EOFError:
            return
        try:
            connection.send((number, play_task(match, task)))
        except Problem as problem:
            connection.send((number, problem))


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C here and in processes started meanwhile; outside the main thread, do nothing."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_jobs(jobs: int) -> None:
    if not 1 <= jobs <= MOST_JOBS:
        raise Problem("jobs-count", count=jobs, most=MOST_JOBS)


@contextmanager
def worker_pool(match: Match, jobs: int) -> Iterator[WorkerPool]:
    """This process for one job, worker processes for more."""
    check_jobs(jobs)
    # A search may run in compiled code for minutes, which Ctrl-C cannot interrupt: not in this process.
    if jobs == 1 and not is_slow(match.bots):
        yield SameProcess(match)
        return
    with Processes(match, jobs) as pool:
        yield pool
