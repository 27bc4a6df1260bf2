"""`decaphase bench`: how fast this machine plays, and whether the goals are met."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from bench.figures import DEFAULT_SECONDS, Area, Figure
from bench.measuring import AREAS, Measurements, choose_figures, find_area, run
from decaphase.cli._help import SaidCommand
from decaphase.cli._tables import print_table
from decaphase.say import say
from decaphase.say.numbers import say_number

HEADINGS = ("bench-name", "bench-what", "bench-value", "bench-unit", "bench-goal", "bench-met")
SIGNIFICANT = 6
"""So many digits are printed for programs; a measurement never has more."""


def register(app: typer.Typer) -> None:
    app.command("bench", cls=SaidCommand)(bench)


def bench(
    area: Annotated[
        str | None,
        typer.Argument(metavar="AREA", show_default=False),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME"),
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.01, max=3600)] = DEFAULT_SECONDS,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure how fast things are, in CPU time on one core: the median of a few seconds' repeats."""
    if area is None:
        _print_json(_areas_data()) if as_json else _print_areas()
        return
    found = find_area(area)
    with _progress(found, only or []) as watch:
        results = run(found, only or [], seconds, watch)
    _print_json(_data(results)) if as_json else _print(results)


def _print_json(data: dict[str, object]) -> None:
    typer.echo(json.dumps(data, indent=2))


# The list of areas


def _print_areas() -> None:
    rows = [(name, say(f"bench-area-{name}")) for name in AREAS]
    print_table((say("bench-area"), say("bench-about")), rows)
    typer.echo("\n" + say("bench-hint"))


def _areas_data() -> dict[str, object]:
    return {"areas": [{"name": name, "about": say(f"bench-area-{name}")} for name in AREAS]}


# What was measured


def _print(results: Measurements) -> None:
    rows = [_row(figure, value) for figure, value in results.values.items()]
    print_table([say(heading) for heading in HEADINGS], rows)
    machine = {name: str(value) for name, value in results.machine.items() if value is not None}
    typer.echo("\n" + say("bench-machine", **{"numba": "none", "numpy": "none", "core": "any", **machine}))
    if "numba_import_seconds" in results.machine:
        seconds = _number(float(machine["numba_import_seconds"]))
        typer.echo(say("bench-numba-import", seconds=seconds))
    if results.left_out:
        typer.echo(say("bench-left-out", count=len(results.left_out)))
    for figure in results.alone:
        typer.echo(say("bench-alone", name=figure.name, package=figure.beside))


def _row(figure: Figure, value: float) -> tuple[str, ...]:
    sign = "≥" if figure.better == "more" else "≤"
    met = figure.met(value)
    return (
        figure.name,
        _what(figure),
        _number(value),
        say(f"bench-unit-{figure.unit}"),
        "" if figure.goal is None else f"{sign} {_number(figure.goal)}",
        "" if met is None else say("bench-yes" if met else "bench-no"),
    )


def _what(figure: Figure) -> str:
    return say("bench-" + figure.name.replace(".", "-").replace("_", "-"))


def _number(value: float) -> str:
    """Three digits that matter, and thousands set apart: 4,620,000 and 0.0712."""
    return say_number(value, ",.0f" if value >= 100 else ".3g")


def _data(results: Measurements) -> dict[str, object]:
    figures = {figure.name: _rounded(value) for figure, value in results.values.items()}
    machine = {
        name: _rounded(value) if isinstance(value, float) else value
        for name, value in results.machine.items()
    }
    return {"figures": figures, "machine": machine}


def _rounded(value: float) -> float:
    return float(f"{value:.{SIGNIFICANT}g}")


# Somebody who watches


@contextmanager
def _progress(area: Area, only: list[str]) -> Iterator[Callable[[Figure], None]]:
    """A bar on a terminal that says what is being measured, and nothing elsewhere."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    # It is drawn between figures only: a bar that moves by itself would be measured as well.
    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=len(choose_figures(area, only)))
        begun = 0

        def watch(figure: Figure) -> None:
            nonlocal begun
            description = say("bench-measuring", what=_what(figure))
            progress.update(task, completed=begun, description=description, refresh=True)
            begun += 1

        yield watch
