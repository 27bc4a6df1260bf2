"""The ladder as a chart: a dot for each rating, with its confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from decaphase.arena.ladder import Rung, format_rating
from decaphase.extras import import_from, require
from decaphase.problems import Problem
from decaphase.say import say

SUFFIXES: Final = (".svg", ".png")
INTERVAL: Final = 1.96
"""Standard deviations to either side of a rating: its 95 % interval."""

DOT: Final = "#0072B2"  # distinct from black and grey in every kind of colour vision
INK: Final = "#222222"
GRID: Final = "#DDDDDD"
SETTINGS: Final = {
    "font.family": ["DejaVu Sans", "sans-serif"],
    "font.size": 11,
    "text.parse_math": False,  # a dollar sign in a name is not mathematics
    "svg.fonttype": "none",  # text stays text, for search and screen readers
    "svg.hashsalt": "decaphase",  # reproducible ids: the same ladder gives the same file
}


def check_chart(path: Path) -> None:
    """Raise a Problem, before anything is played, if the chart could not be drawn or written."""
    if path.suffix.lower() not in SUFFIXES:
        raise Problem("chart-suffix", file=str(path), suffixes=", ".join(SUFFIXES))
    require("research", "matplotlib")
    try:
        there = path.exists()
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None


def draw_chart(rungs: Sequence[Rung], about: str, path: Path) -> None:
    """Draw the bots, the strongest first; `about` is the line below the title."""
    matplotlib: Any = import_from("research", "matplotlib")
    with matplotlib.rc_context(SETTINGS):
        figure = _figure(rungs, about)
        # Without a date, the same ladder gives the same file.
        dated = {"Date": None} if path.suffix.lower() == ".svg" else {}
        figure.savefig(
            path, dpi=200, facecolor="white", metadata={"Title": say("ladder-chart-title"), **dated}
        )


def _figure(rungs: Sequence[Rung], about: str) -> Any:  # noqa: ANN401 - an optional package
    figure = import_from("research", "matplotlib.figure").Figure(
        figsize=(8, 1.9 + 0.5 * len(rungs)), layout="constrained"
    )
    figure.get_layout_engine().set(w_pad=0.15, h_pad=0.12)
    axes = figure.add_subplot()
    axes.set_title(say("ladder-chart-title"), loc="left", pad=26, weight="bold", color=INK, fontsize=14)
    axes.annotate(
        about, (0, 1), xycoords="axes fraction", xytext=(0, 9), textcoords="offset points", color=INK
    )
    rows = list(range(len(rungs)))
    errors = [INTERVAL * rung.uncertainty for rung in rungs]
    ratings = [rung.rating for rung in rungs]
    axes.errorbar(ratings, rows, xerr=errors, fmt="o", color=DOT, capsize=4, markersize=8, linewidth=2)
    for row, rung in zip(rows, rungs, strict=True):
        axes.annotate(
            format_rating(rung.rating),
            (rung.rating, row),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
            fontsize=10,
            color=INK,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},  # keeps lines out of the number
        )
    axes.set_yticks(rows, [rung.bot for rung in rungs], color=INK)
    axes.set_ylim(len(rungs) - 0.5, -0.7)  # the strongest first, with room for its number
    axes.set_xlabel(say("ladder-chart-axis"), color=INK)
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(left=False, colors=INK)
    return figure
