"""Cards in rows and columns on a sheet, where they are cut, and where their backs go."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final, Literal, TypeAlias

from decaphase.paper.paper_sizes import Paper

Flip: TypeAlias = Literal["long", "short", "none"]
"""The edge about which a sheet is turned for its other side; none: there is no other side."""

ROOM: Final = 10
"""Millimetres beside the outermost cards, for the marks to cut by: few printers come near the edge."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where cards of one size stand on a sheet: the left and upper edges to cut, in millimetres."""

    paper: Paper
    width: float
    height: float
    lefts: tuple[float, ...]
    tops: tuple[float, ...]

    @property
    def places(self) -> tuple[tuple[float, float], ...]:
        """The upper left corner of each card, row by row."""
        return tuple((left, top) for top, left in product(self.tops, self.lefts))

    @property
    def cuts_down(self) -> tuple[float, ...]:
        """How far from the left a sheet is cut downwards."""
        return tuple(edge for left in self.lefts for edge in (left, left + self.width))

    @property
    def cuts_across(self) -> tuple[float, ...]:
        """How far from the top a sheet is cut across."""
        return tuple(edge for top in self.tops for edge in (top, top + self.height))

    def behind(self, place: tuple[float, float], flip: Flip) -> tuple[float, float]:
        """Where the back of a card stands on the other side of the sheet, which is seen upright."""
        left, top = place
        # Turned about its upright edge a sheet changes left and right, about its level edge top and bottom.
        if (flip == "long") == (self.paper.height >= self.paper.width):
            return self.paper.width - left - self.width, top
        return left, self.paper.height - top - self.height


def fit_grid(paper: Paper, width: float, height: float, bleed: float = 0) -> Grid:
    """As many cards of this size as fit in the middle of a sheet, upright or turned, each with its own bleed.

    >>> from decaphase.paper.paper_sizes import A4
    >>> grid = fit_grid(A4, 63, 88, bleed=3)
    >>> grid.paper.width, grid.lefts, grid.tops
    (297, (13.5, 82.5, 151.5, 220.5), (14.0, 108.0))
    """
    sheets = [
        Grid(sheet, width, height, _spread(sheet.width, width, bleed), _spread(sheet.height, height, bleed))
        for sheet in (paper, paper.turned)
    ]
    return max(sheets, key=lambda grid: len(grid.places))


def _spread(length: float, size: float, bleed: float) -> tuple[float, ...]:
    """Where things of this size begin that stand in the middle of a length."""
    step = size + 2 * bleed
    count = int((length - 2 * ROOM) // step)
    first = (length - count * step) / 2 + bleed
    return tuple(first + place * step for place in range(count))
