"""Figures: what is measured, how, and the goal."""

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
"""How long the repeats of one figure take by default."""


class BenchError(Exception):
    """Why something cannot be measured, in one sentence."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured quantity; `better` says whether more or less of it is wanted.

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
    """Whether it needs the native engine."""
    beside: str = ""
    """The third-party package it is compared with; no extra installs it."""
    cores: Literal["one", "all"] = "one"
    """The cores it runs on; all only where scaling is measured."""

    def met(self, value: float) -> bool | None:
        """Whether a value reaches the goal; None without a goal."""
        if self.goal is None:
            return None
        return value >= self.goal if self.better == "more" else value <= self.goal


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the project and its figures, in the order of measuring."""

    name: str
    about: str
    figures: tuple[Figure, ...]


class Bench:
    """One run: the time for each figure, and the values measured so far."""

    def __init__(self, figures: Iterable[Figure], seconds: float, folder: Path) -> None:
        self.seconds = seconds
        self.folder = folder
        """An empty folder for files, deleted at the end of the run."""
        self.notes: dict[str, float] = {}
        """Further measurements that help to read the figures."""
        self._figures = {figure.name: figure for figure in figures}
        self._values: dict[str, float] = {}

    def value(self, name: str) -> float:
        """A figure's value, measured on first use, so that both sides of a ratio come from one run."""
        if name not in self._values:
            self._values[name] = self._figures[name].measure(self)
        return self._values[name]
