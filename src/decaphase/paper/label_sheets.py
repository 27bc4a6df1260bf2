"""Common label sheets by size; any other is given by its measures."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import ceil
from typing import Final

from decaphase.paper.paper_sizes import A4, LETTER, Paper
from decaphase.problems import Problem
from decaphase.rules.echo import echo

MAX_STICKER_WIDTH: Final = 46
"""Millimetres: a wider label is cut into pieces, since a card is at most 63 wide."""
INCH: Final = 25.4
MAX_LABELS: Final = 500
"""Labels on a sheet, more than any has."""
ROUND: Final = "round"


@dataclass(frozen=True, slots=True)
class LabelSheet:
    """A label sheet: columns and rows, the size of a label, the first place, the steps to the next ones."""

    name: str
    paper: Paper
    columns: int
    rows: int
    width: float
    height: float
    left: float
    top: float
    across: float
    down: float
    round: bool = False

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def places(self) -> tuple[tuple[float, float], ...]:
        """The upper left corner of each label, row by row."""
        lefts = [self.left + column * self.across for column in range(self.columns)]
        tops = [self.top + row * self.down for row in range(self.rows)]
        return tuple((left, top) for top, left in product(tops, lefts))

    @property
    def pieces(self) -> int:
        """How many stickers a label is cut into."""
        return 1 if self.round else ceil(self.width / MAX_STICKER_WIDTH)


def _inches(name: str, columns: int, rows: int, *inches: float, is_round: bool = False) -> LabelSheet:
    """A Letter sheet, measured in inches."""
    width, height, left, top, across, down = (round(INCH * measure, 2) for measure in inches)
    return LabelSheet(name, LETTER, columns, rows, width, height, left, top, across, down, is_round)


SHEETS: Final = (
    LabelSheet("38x21", A4, 5, 13, 38.1, 21.2, 4.7, 10.7, 40.6, 21.2),
    LabelSheet("25x10", A4, 7, 27, 25.4, 10, 8.5, 13.5, 27.9, 10),
    LabelSheet("36x17", A4, 5, 16, 35.6, 16.9, 11, 13, 38.1, 16.9),
    LabelSheet("46x21", A4, 4, 12, 45.7, 21.2, 9.7, 21.3, 48.3, 21.2),
    LabelSheet("70x36", A4, 3, 8, 70, 36, 0, 4.5, 70, 36),
    LabelSheet("70x37", A4, 3, 8, 70, 37, 0, 0.5, 70, 37),
    _inches("44x13", 4, 20, 1.75, 0.5, 0.28125, 0.5, 2.0625, 0.5),
    _inches("25x10", 7, 22, 1, 0.375, 0.45, 0.346, 1.1, 0.473),
    _inches("38x13", 5, 20, 1.5, 0.5, 0.5, 0.5, 1.5, 0.5),
    _inches("67x25", 3, 10, 2.625, 1, 0.15625, 0.5, 2.78125, 1),
    _inches("round-16", 11, 14, 0.625, 0.625, 0.5125, 0.735, 0.685, 0.685, is_round=True),
    _inches("round-19", 9, 12, 0.75, 0.75, 0.625, 0.656, 0.813, 0.813, is_round=True),
)
"""Named by width and height in millimetres; the first of each paper is the default."""


def sheets_of(paper: Paper) -> list[str]:
    """The names of the sheets of this paper, the default first."""
    return [sheet.name for sheet in SHEETS if sheet.paper == paper]


def find_labels(paper: Paper, asked: str | None = None) -> LabelSheet:
    """The sheet of this paper by its name or its measures; without either, the default.

    The measures are columns, rows, width, height, left, top, the steps across and down, and “round” for round
    labels.

    >>> find_labels(A4).count, find_labels(LETTER, "44x13").count
    (65, 80)
    >>> find_labels(A4, "8,12,20,20,17,18,22.3,22,round").count
    96
    """
    known = {sheet.name: sheet for sheet in SHEETS if sheet.paper == paper}
    if asked is None:
        return next(iter(known.values()))
    if asked in known:
        return known[asked]
    if "," in asked:
        return _read_labels(paper, asked)
    raise Problem("labels-unknown", asked=echo(asked), paper=paper.name, known=", ".join(known))


def _read_labels(paper: Paper, asked: str) -> LabelSheet:
    """A sheet from its measures; all of its labels must be on the paper."""
    parts = [part.strip() for part in asked.split(",")]
    is_round = parts[-1] == ROUND
    try:
        columns, rows, *measures = map(float, parts[:-1] if is_round else parts)
        width, height, left, top, across, down = measures
    except ValueError:
        raise Problem("labels-unreadable", asked=echo(asked)) from None
    right = left + (columns - 1) * across + width
    bottom = top + (rows - 1) * down + height
    fits = 0 <= left < right <= paper.width + 0.1 and 0 <= top < bottom <= paper.height + 0.1
    apart = across >= width > 5 and down >= height > 5
    if not (fits and apart and columns >= 1 and rows >= 1 and columns * rows <= MAX_LABELS):
        raise Problem("labels-do-not-fit", asked=echo(asked), paper=paper.name)
    name = f"{width:g}x{height:g}"
    return LabelSheet(name, paper, int(columns), int(rows), width, height, left, top, across, down, is_round)
