"""The engine as WebAssembly for the page: `python -m decaphase.compile.wasm [FILE]` builds it."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Final, TypeAlias, cast

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.random_player import play_random
from decaphase.bots.thinking.self_play import play_game
from decaphase.compile.build import FLAGS, WASM_FLAGS, BuildProblem, compile_c
from decaphase.compile.program import Program
from decaphase.compile.write_c import write_program
from decaphase.engine.act import act
from decaphase.engine.deal import deal_hand
from decaphase.engine.hand import cost, gain
from decaphase.engine.legal import legal_moves
from decaphase.engine.score import close_hand, standing
from decaphase.engine.score_sheet import cross_off, open_hand

Functions: TypeAlias = tuple[Callable[..., object], ...]

WASM: Final = Path(__file__).parents[3] / "web" / "src" / "engine" / "engine.wasm"

SHEET_FUNCTIONS: Final[Functions] = (
    open_hand,
    cross_off,
    close_hand,
    gain,
    cost,
    standing,
)
"""What a score sheet needs."""

PLAY_FUNCTIONS: Final[Functions] = (
    deal_hand,
    legal_moves,
    act,
    player_move,
    play_random,
    play_game,
)
"""What playing needs, and measuring it."""

SMALL: Final = ("-s",)
"""No names of functions. Without unrolled loops it is an eighth smaller, but sharp takes a seventh longer."""


@cache
def sheet_program() -> Program:
    """The functions that a score sheet needs."""
    return _program(SHEET_FUNCTIONS)


@cache
def wasm_program() -> Program:
    """All functions of the page."""
    return _program(SHEET_FUNCTIONS + PLAY_FUNCTIONS)


def _program(functions: Functions) -> Program:
    return Program((), cast("tuple[FunctionType, ...]", functions))


def build_wasm(output: Path = WASM) -> None:
    """Build the module unless it is up to date; it exports functions, memory and where free memory begins."""
    program = wasm_program()
    source = write_program(program)
    exports = [f"-Wl,--export={name}" for name in (*program.entries, "__heap_base")]
    flags = (*FLAGS, *WASM_FLAGS, *SMALL, *exports)
    stamp = output.with_name(f"{output.name}.stamp")
    wanted = hashlib.sha256("\n".join((source, *flags)).encode()).hexdigest()
    if output.is_file() and stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    output.parent.mkdir(parents=True, exist_ok=True)
    compile_c(source, output, *flags)
    stamp.write_text(wanted, encoding="ascii")


if __name__ == "__main__":
    try:
        build_wasm(*map(Path, sys.argv[1:]))
    except BuildProblem as problem:
        sys.exit(f"The engine of the page is not built: {problem}")
