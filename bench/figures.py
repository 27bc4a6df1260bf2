"""What a figure is: a name, how it is measured, and the goal it has to reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

Better: TypeAlias = Literal["more", "less"]
Unit: TypeAlias = Literal[
    "per-second",
    "hands-per-second",
    "playouts-per-second",
    "microseconds",
    "milliseconds",
    "seconds",
    "times",
    "moves",
    "kilobytes",
]

DEFAULT_SECONDS: Final = 3.0
"""How long the repeats of one figure take, where nobody says otherwise."""


class BenchError(Exception):
    """Why something cannot be measured, in one sentence."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that is measured; `better` says whether more or less of it is wanted.

    >>> figure = Figure("engine.import", "import decaphase", "seconds", "less", lambda bench: 0.07, goal=0.1)
    >>> figure.met(0.07), figure.met(0.2)
    (True, False)
    """

    name: str
    about: str
    unit: Unit
    better: Better
    measure: Callable[[Bench], float]
    goal: float | None = None
    fast: bool = False
    """Whether it needs the extra `fast`."""
    beside: str = ""
    """The package of others that it is measured beside; no extra of ours brings it."""
    cores: Literal["one", "all"] = "one"
    """What it is measured on; all of them only where that is the question."""

    def met(self, value: float) -> bool | None:
        """Whether the goal is reached; None where there is none."""
        if self.goal is None:
            return None
        return value >= self.goal if self.better == "more" else value <= self.goal


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the project with its figures, in the order in which they are measured."""

    name: str
    about: str
    figures: tuple[Figure, ...]


class Bench:
    """One run: how long each figure may take, and what has been measured so far."""

    def __init__(self, figures: Iterable[Figure], seconds: float, folder: Path) -> None:
        self.seconds = seconds
        self.folder = folder
        """An empty folder, for what has to be written; it goes when the run ends."""
        self.notes: dict[str, float] = {}
        """What was measured beside the figures and helps to read them."""
        self._figures = {figure.name: figure for figure in figures}
        self._values: dict[str, float] = {}

    def value(self, name: str) -> float:
        """A figure's value, measured when it is first asked for: a ratio has both its sides from one run."""
        if name not in self._values:
            self._values[name] = self._figures[name].measure(self)
        return self._values[name]
