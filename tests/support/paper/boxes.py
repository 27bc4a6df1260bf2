"""The positions of a page's letters, and checks of their layout."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from ctypes import c_double
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final
from unicodedata import bidirectional, combining

import pypdfium2.raw as pdfium

from support.paper.pdf_text import POINT, Outline, Reading

SLACK: Final = 0.15
"""Millimetres by which a letter may touch a line."""
THIN: Final = 0.8
"""A shape no thicker than this is a line."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter on a page, in millimetres from its upper left corner."""

    sign: str
    left: float
    top: float
    right: float
    bottom: float

    def within(self, place: Outline) -> bool:
        return (
            self.left >= place.left - SLACK
            and self.top >= place.top - SLACK
            and self.right <= place.left + place.width + SLACK
            and self.bottom <= place.top + place.height + SLACK
        )


@lru_cache(maxsize=8)
def letters(reading: Reading, page: int) -> list[Letter]:
    """All visible letters of a page (from 1)."""
    of = reading.pages[page - 1]
    lines, high = of.get_textpage(), of.get_size()[1]
    found = []
    for place in range(lines.count_chars()):
        sign = chr(pdfium.FPDFText_GetUnicode(lines, place))
        edges = [c_double() for _ in range(4)]
        pdfium.FPDFText_GetCharBox(lines, place, *edges)
        left, right, bottom, top = (edge.value for edge in edges)
        if sign.strip() and right > left and top > bottom:
            found.append(
                Letter(sign, left * POINT, (high - top) * POINT, right * POINT, (high - bottom) * POINT)
            )
    return found


def outside(reading: Reading, page: int, *places: Outline) -> list[Letter]:
    """The letters that are in none of these places."""
    return [letter for letter in letters(reading, page) if not any(map(letter.within, places))]


def on_lines(reading: Reading, page: int) -> list[Letter]:
    """The letters that a line crosses."""
    lines = [shape for shape in reading.shapes(page) if min(shape.width, shape.height) < THIN]
    upright = sorted(
        (line.left + line.width / 2, line.top, line.top + line.height)
        for line in lines
        if line.width < line.height
    )
    level = sorted(
        (line.top + line.height / 2, line.left, line.left + line.width)
        for line in lines
        if line.width >= line.height
    )
    return [
        letter
        for letter in letters(reading, page)
        if _crossed(upright, letter.left, letter.right, (letter.top + letter.bottom) / 2)
        or _crossed(level, letter.top, letter.bottom, (letter.left + letter.right) / 2)
    ]


def _crossed(lines: Sequence[tuple[float, float, float]], low: float, high: float, middle: float) -> bool:
    """Whether one of the sorted lines runs between two places, and past the middle between its own ends."""
    near = lines[
        bisect_right(lines, (low + SLACK, inf, inf)) : bisect_left(lines, (high - SLACK, -inf, -inf))
    ]
    return any(start < middle < end for _, start, end in near)


def on_one_another(reading: Reading, page: int) -> list[tuple[Letter, Letter]]:
    """Letters that overlap, except in scripts whose letters join or carry marks."""
    plain = [letter for letter in letters(reading, page) if _stands_alone(letter.sign)]
    return list(_covering(sorted(plain, key=lambda letter: letter.left)))


def _stands_alone(sign: str) -> bool:
    return not combining(sign) and bidirectional(sign) in ("L", "EN")


def _covering(found: Sequence[Letter]) -> Iterator[tuple[Letter, Letter]]:
    for place, one in enumerate(found):
        for other in found[place + 1 :]:
            if other.left >= one.right:
                break
            wide = min(one.right, other.right) - other.left
            high = min(one.bottom, other.bottom) - max(one.top, other.top)
            if high > 0 and wide * high > min(_area(one), _area(other)) / 3:
                yield one, other


def _area(letter: Letter) -> float:
    return (letter.right - letter.left) * (letter.bottom - letter.top)


def whole_page(reading: Reading, page: int, margin: float) -> Outline:
    """A page without its margins."""
    width, height = reading.size(page)
    return Outline(margin, margin, width - 2 * margin, height - 2 * margin)
