"""Measuring by CPU time: repeats and their median, one core, processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

import decaphase
from bench.figures import BenchError

if sys.platform != "win32":
    import resource

LEAST_REPEATS: Final = 5
SLICES: Final = 20
"""Into so many repeats the time for a figure is cut, where one repeat can be made that short."""

PATHS: Final = (str(Path(decaphase.__file__).parents[1]), str(Path(__file__).parents[1]))
"""Where `decaphase` and `bench` are imported from; other processes have to find the same ones."""


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much is done in a second of CPU time; `work(n)` does n rounds and says how much that was.

    It is the median of repeats that take so many seconds in all. What is done before, to find how many
    rounds make a repeat, does not count.
    """
    shortest = max(seconds / SLICES, 10 * time.get_clock_info("process_time").resolution)
    rounds = 1
    while _timed(work, rounds)[1] < shortest:
        rounds *= 2

    def one() -> float:
        done, elapsed = _timed(work, rounds)
        return done / elapsed

    return median(repeat(one, seconds))


def loops(seconds: float) -> float:
    """How many rounds of a plain loop this machine makes in a second just now.

    A core that has to share its parts with a busy neighbour is slower even in CPU time; where two runs differ
    in this as well, it was the machine and not the code.
    """

    def count(rounds: int) -> int:
        done = 0
        for _ in range(rounds * 1000):
            done += 1
        return done

    return rate(count, seconds)


def _timed(work: Callable[[int], int], rounds: int) -> tuple[int, float]:
    start = time.process_time()
    done = work(rounds)
    return done, time.process_time() - start


def repeat(measure: Callable[[], float], seconds: float, least: int = LEAST_REPEATS) -> list[float]:
    """What is measured, again and again until the seconds are over, and at least so many times."""
    end = time.perf_counter() + seconds
    values: list[float] = []
    while len(values) < least or time.perf_counter() < end:
        values.append(measure())
    return values


@contextmanager
def one_core() -> Iterator[int | None]:
    """Stay on one core, with the processes started meanwhile; its number, or None where none can be had."""
    if sys.platform != "linux":
        yield None
        return
    allowed = os.sched_getaffinity(0)
    core = max(allowed)  # the first one is the busiest, with what the system has to do
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, allowed)


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a Python of its own, which finds the same `decaphase`; what it printed."""
    done = subprocess.run(  # noqa: S603 (this very interpreter, with arguments of ours)
        [sys.executable, "-P", *arguments],  # -P: whatever lies in this folder stays out of it
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=environment_with(environment),
    )
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["nothing"])[-1]
        raise BenchError(f"`python {' '.join(arguments)}` ended with {done.returncode} and said: {said}")
    return done


def environment_with(changes: Mapping[str, str]) -> dict[str, str]:
    paths = os.pathsep.join(filter(None, (*PATHS, os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", **changes}


def process_seconds(*arguments: str) -> float:
    """The CPU time of a Python of its own, from its start to its end."""
    start = _children()
    python(*arguments)
    return _children() - start


def _children() -> float:
    """The CPU time of the processes that were started here and have ended."""
    if sys.platform == "win32":
        return time.perf_counter()  # their CPU time cannot be had, so the clock has to do
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def imported(*arguments: str) -> set[str]:
    """The names of the modules that a Python with these arguments imports."""
    lines = python("-X", "importtime", *arguments).stderr.splitlines()
    return {line.rpartition("|")[2].strip() for line in lines if line.startswith("import time:")}
