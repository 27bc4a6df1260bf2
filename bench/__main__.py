"""`python -m bench [AREA]`: how fast this machine plays, and whether the goals are met."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from bench.figures import DEFAULT_SECONDS, Area, BenchError, Figure
from bench.measuring import AREAS, Measurements, choose_figures, find_area, run

SIGNIFICANT_DIGITS: Final = 6
"""Digits printed for programs; no measurement has more."""
SECONDS_RANGE: Final = (0.01, 3600)
UNITS: Final = {
    "per-second": "decisions/s",
    "hands-per-second": "hands/s",
    "playouts-per-second": "playouts/s",
    "microseconds": "µs",
    "milliseconds": "ms",
    "seconds": "s",
    "times": "times",
    "moves": "moves",
    "kilobytes": "kB",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure an area, or list the areas; returns the exit code."""
    asked = parser().parse_args(arguments)
    try:
        if asked.area is None:
            print_json(areas_data()) if asked.json else print_areas()
            return 0
        area = find_area(asked.area)
        with progress_bar(area, asked.only) as watch:
            results = run(area, asked.only, asked.seconds, watch)
    except BenchError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    print_json(results_data(results)) if asked.json else print_results(results)
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line."""
    options = argparse.ArgumentParser("python -m bench", description=(main.__doc__ or "").partition(";")[0])
    options.add_argument("area", nargs="?", metavar="AREA", help="what to measure; without it, the areas")
    options.add_argument("--only", action="append", default=[], metavar="NAME", help="figures that begin so")
    options.add_argument("--seconds", type=seconds, default=DEFAULT_SECONDS, metavar="N", help="for a figure")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    return options


def seconds(text: str) -> float:
    """The value of `--seconds`."""
    least, most = SECONDS_RANGE
    value = float(text)
    if not least <= value <= most:
        raise ValueError(text)
    return value


def print_json(data: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(data, indent=2) + "\n")


def print_areas() -> None:
    print_columns([("area", "what is measured"), *((area.name, area.about) for area in AREAS.values())])
    sys.stdout.write("\n`python -m bench AREA` measures one; it takes a minute or two.\n")


def areas_data() -> dict[str, object]:
    return {"areas": [{"name": area.name, "about": area.about} for area in AREAS.values()]}


def print_columns(rows: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        sys.stdout.write(line.rstrip() + "\n")


def print_results(results: Measurements) -> None:
    rows = [row_of(figure, value) for figure, value in results.values.items()]
    print_columns([("name", "what", "value", "unit", "goal", "met"), *rows])
    notes = ["", f"CPU time, medians of repeats; {describe(results)}"]
    if results.left_out:
        notes.append(f"{len(results.left_out)} figures need the native engine; `make native` builds it.")
    notes += [
        f"{figure.name} compares with {figure.beside}, which is not installed." for figure in results.alone
    ]
    sys.stdout.write("\n".join(notes) + "\n")


def describe(results: Measurements) -> str:
    """What the figures were measured on, in a line."""
    return ", ".join(f"{name} {value}" for name, value in results.machine.items() if value is not None)


def row_of(figure: Figure, value: float) -> tuple[str, ...]:
    sign = "≥" if figure.better == "more" else "≤"
    goal = "" if figure.goal is None else f"{sign} {three_digits(figure.goal)}"
    met = {None: "", True: "yes", False: "no"}[figure.met(value)]
    return figure.name, figure.about, three_digits(value), UNITS[figure.unit], goal, met


def three_digits(value: float) -> str:
    """Three significant digits, thousands separated.

    >>> three_digits(4620000.0), three_digits(0.07123)
    ('4,620,000', '0.0712')
    """
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def results_data(results: Measurements) -> dict[str, object]:
    figures = {figure.name: rounded(value) for figure, value in results.values.items()}
    facts = results.machine.items()
    machine = {name: rounded(value) if isinstance(value, float) else value for name, value in facts}
    return {"figures": figures, "machine": machine}


def rounded(value: float) -> float:
    return float(f"{value:.{SIGNIFICANT_DIGITS}g}")


@contextmanager
def progress_bar(area: Area, only: Sequence[str]) -> Iterator[Callable[[Figure], None]]:
    """A progress bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    # It is drawn between figures only: a bar that refreshes itself would be measured too.
    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=len(choose_figures(area, only)))
        begun = 0

        def watch(figure: Figure) -> None:
            nonlocal begun
            progress.update(task, completed=begun, description=figure.about, refresh=True)
            begun += 1

        yield watch


if __name__ == "__main__":
    sys.exit(main())
