"""The area `engine`: playing, copying, loading and checking games."""

from __future__ import annotations

from statistics import median
from typing import Final

from bench import games
from bench.figures import Area, Bench, BenchError, Figure
from bench.timing import imported, process_seconds, python, rate, repeat
from decaphase.engine.native import copy_of, flat_of

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
    state = flat_of(games.mid_game())

    def copies(times: int) -> int:
        for _ in range(times):
            copy_of(state)
        return times

    return 1e6 / rate(copies, bench.seconds)


def first_move(bench: Bench) -> float:
    """CPU time of a new process until a bot that searches has made its first move."""
    return median(repeat(lambda: process_seconds("-m", "bench.first_move"), bench.seconds))


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
    heavy = sorted({"numpy"} & imported(*arguments))
    if heavy:
        raise BenchError(f"`python {' '.join(arguments)}` imports {heavy[0]}, which it must not.")


ENGINE: Final = Area(
    "engine",
    "How fast games are played, copied, loaded and checked.",
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
            "four random players, native",
            "per-second",
            "more",
            random_compiled,
            goal=4_000_000,
            fast=True,
        ),
        Figure("engine.speedup", "native against plain Python", "times", "more", speedup, fast=True),
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
            "copy of a game, native",
            "microseconds",
            "less",
            copy_compiled,
            goal=1,
            fast=True,
        ),
        Figure(
            "engine.first_move",
            "a new process until a bot's first move",
            "seconds",
            "less",
            first_move,
            goal=0.3,
            fast=True,
        ),
        Figure("engine.import", "import decaphase", "seconds", "less", import_seconds, goal=0.1),
        Figure("engine.check", "decaphase check of a whole game", "seconds", "less", check_seconds, goal=0.3),
    ),
)
