"""The area `terminal`: waiting times at the terminal."""

from __future__ import annotations

from functools import partial
from statistics import median
from typing import Final

from bench.bots import decision
from bench.figures import Area, Bench, Figure
from bench.timing import process_seconds, repeat

COMMAND: Final = ("-m", "decaphase", "play")
"""With empty input it ends at its first prompt."""


def prompt_seconds(bench: Bench) -> float:
    """CPU time from the start of the process to its first prompt."""
    process_seconds(*COMMAND)  # writes the byte code
    return median(repeat(lambda: process_seconds(*COMMAND), bench.seconds))


TERMINAL: Final = Area(
    "terminal",
    "How long one waits at the terminal.",
    (
        Figure(
            "terminal.prompt",
            "from the command to the first prompt",
            "seconds",
            "less",
            prompt_seconds,
            goal=0.5,
        ),
        Figure(
            "terminal.answer",
            "an answer of steady, plain Python, median",
            "milliseconds",
            "less",
            partial(decision, "steady"),
            goal=50,
        ),
    ),
)
