"""The ladder as a picture: a dot for each rating, a line for how unsure it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from decaphase.arena.extras import fetch, need
from decaphase.arena.ladder import Rung, written
from decaphase.problems import Problem
from decaphase.say import say

SUFFIXES: Final = (".svg", ".png")
REACH: Final = 1.96
"""Standard deviations to either side: the rating lies there with 95 in 100."""

DOT: Final = "#0072B2"  # told apart from black and grey by every kind of colour vision
INK: Final = "#222222"
GRID: Final = "#DDDDDD"
SETTINGS: Final = {
    "font.family": ["DejaVu Sans", "sans-serif"],
    "font.size": 11,
    "text.parse_math": False,  # a name is a name, dollars and all
    "svg.fonttype": "none",  # text stays text: it can be searched, and read aloud
    "svg.hashsalt": "decaphase",  # the same ladder gives the same file
}


def check_chart(path: Path) -> None:
    """Refuse, before anything is played, a picture that could not be drawn in the end."""
    if path.suffix.lower() not in SUFFIXES:
        raise Problem("chart-suffix", file=str(path), suffixes=", ".join(SUFFIXES))
    need("matplotlib", "research")
    try:
        there = path.exists()
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None


def draw_chart(rungs: Sequence[Rung], about: str, path: Path) -> None:
    """Draw the bots, the strongest on top; `about` is the line under the title."""
    matplotlib: Any = fetch("matplotlib", "research")
    with matplotlib.rc_context(SETTINGS):
        picture = _picture(rungs, about)
        # Without the date of the day the same ladder gives the same file.
        dated = {"Date": None} if path.suffix.lower() == ".svg" else {}
        picture.savefig(
            path, dpi=200, facecolor="white", metadata={"Title": say("ladder-chart-title"), **dated}
        )


def _picture(rungs: Sequence[Rung], about: str) -> Any:  # noqa: ANN401 - a package that may not be there
    picture = fetch("matplotlib.figure", "research").Figure(
        figsize=(8, 1.9 + 0.5 * len(rungs)), layout="constrained"
    )
    picture.get_layout_engine().set(w_pad=0.15, h_pad=0.12)
    axes = picture.add_subplot()
    axes.set_title(say("ladder-chart-title"), loc="left", pad=26, weight="bold", color=INK, fontsize=14)
    axes.annotate(
        about, (0, 1), xycoords="axes fraction", xytext=(0, 9), textcoords="offset points", color=INK
    )
    places = list(range(len(rungs)))
    reaches = [REACH * rung.uncertainty for rung in rungs]
    ratings = [rung.rating for rung in rungs]
    axes.errorbar(ratings, places, xerr=reaches, fmt="o", color=DOT, capsize=4, markersize=8, linewidth=2)
    for place, rung in zip(places, rungs, strict=True):
        axes.annotate(
            written(rung.rating),
            (rung.rating, place),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
            fontsize=10,
            color=INK,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},  # no line runs through a number
        )
    axes.set_yticks(places, [rung.bot for rung in rungs], color=INK)
    axes.set_ylim(len(rungs) - 0.5, -0.7)  # the strongest on top, with room for its number
    axes.set_xlabel(say("ladder-chart-axis"), color=INK)
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(left=False, colors=INK)
    return picture
