"""Cards in rows and columns on a sheet: their places, cuts and the places of their backs."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final, Literal, TypeAlias

from decaphase.paper.paper_sizes import Paper

Flip: TypeAlias = Literal["long", "short", "none"]
"""The edge over which a sheet is flipped for its back; none: it has no back."""

CUT_MARK_MARGIN: Final = 10
"""Millimetres outside the outermost cards for the cut marks, since few printers reach the edge."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The places of cards of one size on a sheet: their left and top edges in millimetres."""

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
        """The vertical cuts, from the left edge of the sheet."""
        return tuple(edge for left in self.lefts for edge in (left, left + self.width))

    @property
    def cuts_across(self) -> tuple[float, ...]:
        """The horizontal cuts, from the top edge of the sheet."""
        return tuple(edge for top in self.tops for edge in (top, top + self.height))

    def back_place(self, place: tuple[float, float], flip: Flip) -> tuple[float, float]:
        """The place of a card's back on the other side of the sheet, seen upright."""
        left, top = place
        # Flipped over a vertical edge a sheet swaps left and right, over a horizontal one top and bottom.
        if (flip == "long") == (self.paper.height >= self.paper.width):
            return self.paper.width - left - self.width, top
        return left, self.paper.height - top - self.height


def fit_grid(paper: Paper, width: float, height: float, bleed: float = 0) -> Grid:
    """As many cards of this size as fit on a sheet, upright or turned, centred, each with its own bleed.

    >>> from decaphase.paper.paper_sizes import A4
    >>> grid = fit_grid(A4, 63, 88, bleed=3)
    >>> grid.paper.width, grid.lefts, grid.tops
    (297, (13.5, 82.5, 151.5, 220.5), (14.0, 108.0))
    """
    sheets = [
        Grid(sheet, width, height, _centred(sheet.width, width, bleed), _centred(sheet.height, height, bleed))
        for sheet in (paper, paper.turned)
    ]
    return max(sheets, key=lambda grid: len(grid.places))


def _centred(length: float, size: float, bleed: float) -> tuple[float, ...]:
    """The starts of as many items of this size as fit, centred in a length."""
    step = size + 2 * bleed
    count = int((length - 2 * CUT_MARK_MARGIN) // step)
    first = (length - count * step) / 2 + bleed
    return tuple(first + place * step for place in range(count))
