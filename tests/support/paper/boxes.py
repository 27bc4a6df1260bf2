"""The positions of a page's letters, and checks of their layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from ctypes import c_double
from dataclasses import dataclass
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
    return [letter for letter in letters(reading, page) if any(_crosses(line, letter) for line in lines)]


def _crosses(line: Outline, letter: Letter) -> bool:
    x, y = line.left + line.width / 2, line.top + line.height / 2
    if line.width < line.height:
        beside = line.top < (letter.top + letter.bottom) / 2 < line.top + line.height
        return beside and letter.left + SLACK < x < letter.right - SLACK
    beside = line.left < (letter.left + letter.right) / 2 < line.left + line.width
    return beside and letter.top + SLACK < y < letter.bottom - SLACK


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
            small = min(_area(one), _area(other))
            if high > 0 and wide * high > small / 3:
                yield one, other


def _area(letter: Letter) -> float:
    return (letter.right - letter.left) * (letter.bottom - letter.top)


def whole_page(reading: Reading, page: int, margin: float) -> Outline:
    """A page without its margins."""
    width, height = reading.size(page)
    return Outline(margin, margin, width - 2 * margin, height - 2 * margin)
