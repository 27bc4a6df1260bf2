"""Who plays the tasks of a match: this process alone, or several at once; the chunks come in order."""

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
AHEAD: Final = 2
"""Tasks a process has at a time: while one is played, the next one lies ready."""


class WorkerPool(Protocol):
    """Plays tasks."""

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        """What came of these tasks, in their order."""


class SameProcess:
    """Everything in this process."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        for task in tasks:
            yield play_task(self._match, task)


class Processes:
    """So many processes of this machine; leaving the `with` block ends them, whatever they are doing."""

    def __init__(self, match: Match, jobs: int) -> None:
        self._match = match
        self._jobs = jobs
        self._lines: list[Connection] = []
        self._ends = ExitStack()

    def __enter__(self) -> Self:
        context = get_context("spawn")
        with _deaf():  # they are born deaf to Ctrl-C: it is for this process to say what becomes of them
            for _ in range(self._jobs):
                line, far_end = context.Pipe()
                process = context.Process(target=_work, args=(far_end, self._match), daemon=True)
                process.start()
                far_end.close()
                self._lines.append(line)
                self._ends.callback(process.join)
                self._ends.callback(process.terminate)
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.close()

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        waiting = enumerate(tasks)
        owed = dict.fromkeys(self._lines, 0)
        done: dict[int, Chunk] = {}
        due = 0
        for line in self._lines * AHEAD:
            owed[line] += _hand_out(line, waiting)
        while any(owed.values()):
            ready = wait([line for line, count in owed.items() if count])
            for line in self._lines:
                if line not in ready:
                    continue
                number, chunk = _answer(line)
                done[number] = chunk
                owed[line] += _hand_out(line, waiting) - 1
            while due in done:
                yield done.pop(due)
                due += 1


def _hand_out(line: Connection, waiting: Iterator[tuple[int, Task]]) -> int:
    """Give the next task to a process; how many that were."""
    task = next(waiting, None)
    if task is None:
        return 0
    with _line_may_break():
        line.send(task)
    return 1


def _answer(line: Connection) -> tuple[int, Chunk]:
    number: int
    answer: Chunk | Problem
    with _line_may_break():
        number, answer = line.recv()
    if isinstance(answer, Problem):
        raise answer
    return number, answer


@contextmanager
def _line_may_break() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise Problem("worker-ended") from None


def _work(line: Connection, match: Match) -> None:
    """What a process does, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number, task = line.recv()
        except EOFError:
            return
        try:
            line.send((number, play_task(match, task)))
        except Problem as problem:
            line.send((number, problem))


@contextmanager
def _deaf() -> Iterator[None]:
    """Ignore Ctrl-C, and have processes started meanwhile ignore it too; only a main thread can."""
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
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_jobs(jobs: int) -> None:
    if not 1 <= jobs <= MOST_JOBS:
        raise Problem("jobs-count", count=jobs, most=MOST_JOBS)


@contextmanager
def worker_pool(match: Match, jobs: int) -> Iterator[WorkerPool]:
    """This process alone or so many processes."""
    check_jobs(jobs)
    # A search may sit in compiled code for minutes, where no Ctrl-C is heard: not in this process.
    if jobs == 1 and not is_slow(match.bots):
        yield SameProcess(match)
        return
    with Processes(match, jobs) as crew:
        yield crew
