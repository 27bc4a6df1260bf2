"""Measure all figures of an area, or those with the given prefixes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.bots import BOTS
from bench.engine import ENGINE
from bench.figures import DEFAULT_SECONDS, Area, Bench, BenchError, Figure
from bench.machine import Fact, describe
from bench.research import RESEARCH
from bench.server.area import SERVER
from bench.terminal import TERMINAL
from bench.timing import loops, one_core
from bench.wasm import WASM_AREA
from decaphase.engine.native import has_native

AREAS: Final[Mapping[str, Area]] = {
    area.name: area for area in (ENGINE, BOTS, TERMINAL, SERVER, RESEARCH, WASM_AREA)
}


@dataclass(frozen=True, slots=True)
class Measurements:
    """The values of a run, and the machine."""

    values: dict[Figure, float]
    left_out: tuple[Figure, ...]
    """Figures left out because there is no native engine."""
    alone: tuple[Figure, ...]
    """Figures left out because the package they compare with is not installed."""
    machine: dict[str, Fact]


def find_area(name: str) -> Area:
    """The area with this name."""
    if name not in AREAS:
        raise BenchError(f"Unknown area {name!r}; the areas are {', '.join(AREAS)}.")
    return AREAS[name]


def choose_figures(area: Area, only: Sequence[str] = ()) -> tuple[Figure, ...]:
    """The figures of an area whose names, with the area or without, begin so, or all.

    >>> [figure.name for figure in choose_figures(ENGINE, ["engine.copy", "engine.import"])]
    ['engine.copy.cpython', 'engine.copy.compiled', 'engine.import']
    """
    starts = tuple(start for begun in only for start in (begun, f"{area.name}.{begun}"))
    for start in only:
        if not any(figure.name.startswith((start, f"{area.name}.{start}")) for figure in area.figures):
            names = ", ".join(figure.name for figure in area.figures)
            raise BenchError(f"No figure of {area.name} begins with {start!r}; they are {names}.")
    return tuple(figure for figure in area.figures if not only or figure.name.startswith(starts))


def is_installed(package: str) -> bool:
    """Whether a package is installed."""
    return find_spec(package) is not None


def run(
    area: Area,
    only: Sequence[str] = (),
    seconds: float = DEFAULT_SECONDS,
    watch: Callable[[Figure], None] = lambda _: None,
) -> Measurements:
    """Measure on one core, unless a figure is about several; `watch` is called before each figure."""
    chosen = choose_figures(area, only)
    left_out = () if has_native() else tuple(figure for figure in chosen if figure.fast)
    alone = tuple(figure for figure in chosen if figure.beside and not is_installed(figure.beside))
    values: dict[Figure, float] = {}
    with TemporaryDirectory() as folder:
        bench = Bench(area.figures, seconds, Path(folder))
        with one_core() as core:
            pace = loops(seconds / 10)
        for figure in chosen:
            if figure not in (*left_out, *alone):
                watch(figure)
                with one_core() if figure.cores == "one" else nullcontext():
                    values[figure] = bench.value(figure.name)
        return Measurements(
            values, left_out, alone, {**describe(core), "loops_per_second": pace, **bench.notes}
        )
