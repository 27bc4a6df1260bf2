"""CPU timing: medians of repeats, on one core, in separate processes."""

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
"""Repeats that the time for a figure is divided into, if one repeat can be that short."""

PATHS: Final = (str(Path(decaphase.__file__).parents[1]), str(Path(__file__).parents[1]))
"""Import paths of `decaphase` and `bench`, for child processes."""


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Work done per CPU second; `work(n)` does n rounds and returns how much that was.

    The median of repeats that take `seconds` in all; calibrating the rounds of a repeat does not count.
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
    """Rounds per CPU second of a plain loop on this machine now.

    A core that shares its caches with a busy neighbour is slower even in CPU time: where two runs
    differ in this too, the machine differed, not the code.
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
    """Measure again and again until the time is up, at least `least` times."""
    end = time.perf_counter() + seconds
    values: list[float] = []
    while len(values) < least or time.perf_counter() < end:
        values.append(measure())
    return values


@contextmanager
def one_core() -> Iterator[int | None]:
    """Pin this process and its children to one core; yields its number, or None where that is impossible."""
    if sys.platform != "linux":
        yield None
        return
    allowed = os.sched_getaffinity(0)
    core = max(allowed)  # the first core is the busiest
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, allowed)


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a child process that imports the same `decaphase`; returns its output."""
    done = subprocess.run(  # noqa: S603 (this very interpreter, with arguments of ours)
        [sys.executable, "-P", *arguments],  # -P: keep the current folder off the import path
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
    """The CPU time of a Python process, from start to end."""
    start = _children()
    python(*arguments)
    return _children() - start


def _children() -> float:
    """The CPU time of finished child processes."""
    if sys.platform == "win32":
        return time.perf_counter()  # without their CPU time, wall-clock time has to do
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def imported(*arguments: str) -> set[str]:
    """The modules that a Python process with these arguments imports."""
    lines = python("-X", "importtime", *arguments).stderr.splitlines()
    return {line.rpartition("|")[2].strip() for line in lines if line.startswith("import time:")}
