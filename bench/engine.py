"""The area `engine`: playing, copying, compiling, loading and checking games."""

from __future__ import annotations

import json
from statistics import median
from typing import Final

from bench import games
from bench.figures import Area, Bench, BenchError, Figure
from bench.timing import imported, process_seconds, python, rate, repeat

COPIES: Final = 32
"""Records to copy between: more than fit into the first-level cache, as in a search."""

IMPORT: Final = "import decaphase"
TIMED_IMPORT: Final = (
    f"import time; start = time.process_time(); {IMPORT}; print(time.process_time() - start)"
)
"""Timed inside the new process, which is less noisy than subtracting an empty process."""


def random_cpython(bench: Bench) -> float:
    play = games.cpython_play()
    return rate(lambda count: play(count, games.NO_LIMIT), bench.seconds)


def random_compiled(bench: Bench) -> float:
    play = games.compiled_play()
    play(1, 1)
    return rate(lambda count: play(count, games.NO_LIMIT), bench.seconds)


def speedup(bench: Bench) -> float:
    return bench.value("engine.random.compiled") / bench.value("engine.random.cpython")


def copy_cpython(bench: Bench) -> float:
    state = games.mid_game()

    def copies(times: int) -> int:
        for _ in range(times):
            state.copy()
        return times

    return 1e6 / rate(copies, bench.seconds)


def copy_compiled(bench: Bench) -> float:
    import numba
    import numpy as np

    from decaphase.engine.compiled import record_of

    record = record_of(games.mid_game())
    states = np.full(COPIES, record, record.dtype)
    copy_around: games.CopyAround = numba.njit(nogil=True)(games.copy_around)
    copy_around(states, COPIES)
    return 1e6 / rate(lambda times: copy_around(states, times), bench.seconds)


def compile_cold(bench: Bench) -> float:
    """Measured once: it takes longer than all repeats of another figure."""
    return _first_call(bench)["engine"]


def compile_cached(bench: Bench) -> float:
    bench.value("engine.compile.cold")  # fills the cache
    calls: list[dict[str, float]] = []

    def again() -> float:
        calls.append(_first_call(bench))
        return calls[-1]["engine"]

    value = median(repeat(again, bench.seconds))
    bench.notes["numba_import_seconds"] = median(call["numba"] for call in calls)
    return value


def _first_call(bench: Bench) -> dict[str, float]:
    """The output of `first_call`, with a cache of its own."""
    cache = bench.folder / "cache"
    cache.mkdir(exist_ok=True)
    done = python("-m", "bench.first_call", XDG_CACHE_HOME=str(cache))
    seconds: dict[str, float] = json.loads(done.stdout)
    bench.notes["numba_import_seconds"] = seconds["numba"]
    return seconds


def import_seconds(bench: Bench) -> float:
    _without_numpy("-c", IMPORT)
    return median(repeat(lambda: float(python("-c", TIMED_IMPORT).stdout), bench.seconds))


def check_seconds(bench: Bench) -> float:
    """CPU time of `decaphase check` on a whole game, process start included."""
    from decaphase.records import save_record
    from decaphase.records.sample import sample_record
    from decaphase.rules import load_rules

    record = bench.folder / "game.toml"
    save_record(sample_record(load_rules(), games.PLAYERS, games.SEED, 1), record)
    command = ("-m", "decaphase", "check", str(record))
    _without_numpy(*command)
    return median(repeat(lambda: process_seconds(*command), bench.seconds))


def _without_numpy(*arguments: str) -> None:
    """Check that this command imports no NumPy; this also writes its byte code."""
    heavy = sorted({"numba", "numpy"} & imported(*arguments))
    if heavy:
        raise BenchError(f"`python {' '.join(arguments)}` imports {heavy[0]}, which it must not.")


ENGINE: Final = Area(
    "engine",
    "How fast games are played, copied, compiled, loaded and checked.",
    (
        Figure(
            "engine.random.cpython",
            "four random players, plain Python",
            "per-second",
            "more",
            random_cpython,
            goal=100_000,
        ),
        Figure(
            "engine.random.compiled",
            "four random players, compiled",
            "per-second",
            "more",
            random_compiled,
            goal=4_000_000,
            fast=True,
        ),
        Figure("engine.speedup", "compiled against plain Python", "times", "more", speedup, fast=True),
        Figure(
            "engine.copy.cpython",
            "copy of a game, plain Python",
            "microseconds",
            "less",
            copy_cpython,
            goal=20,
        ),
        Figure(
            "engine.copy.compiled",
            "copy of a game, compiled",
            "microseconds",
            "less",
            copy_compiled,
            goal=1,
            fast=True,
        ),
        Figure(
            "engine.compile.cold",
            "compiling for the first time",
            "seconds",
            "less",
            compile_cold,
            goal=40,
            fast=True,
        ),
        Figure(
            "engine.compile.cached",
            "loading what was compiled",
            "seconds",
            "less",
            compile_cached,
            goal=0.5,
            fast=True,
        ),
        Figure("engine.import", "import decaphase", "seconds", "less", import_seconds, goal=0.1),
        Figure("engine.check", "decaphase check of a whole game", "seconds", "less", check_seconds, goal=0.3),
    ),
)
