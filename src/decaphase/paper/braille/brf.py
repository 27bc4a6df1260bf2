"""BRF files: braille in lines and pages for an embosser, in North American ASCII braille."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from decaphase.problems import Problem
from decaphase.say.braille_labels import BLANK

HYPHEN: Final = "⠤"
LINE_END: Final = "\r\n"
PAGE_END: Final = "\f"
"""The only ends of lines and pages that embossers understand."""

ASCII_BRAILLE: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""The characters of the 64 cells, in the order of Unicode: their dots read as bits."""
_TO_ASCII: Final = {ord(BLANK) + bits: character for bits, character in enumerate(ASCII_BRAILLE)}

MIN_LINE_CELLS, MAX_LINE_CELLS = 20, 100
MIN_PAGE_LINES, MAX_PAGE_LINES = 6, 100

Lines: TypeAlias = tuple[str, ...]
"""Lines in Unicode braille, without empty cells at their ends."""


@dataclass(frozen=True, slots=True)
class BrailleSheet:
    """The size of a page, and the line whose right end has the page number: the first or the last."""

    cells: int = 40
    lines: int = 25
    page_numbers: Literal["top", "bottom"] = "bottom"

    def __post_init__(self) -> None:
        if not MIN_LINE_CELLS <= self.cells <= MAX_LINE_CELLS:
            raise Problem("braille-cells", cells=self.cells, least=MIN_LINE_CELLS, most=MAX_LINE_CELLS)
        if not MIN_PAGE_LINES <= self.lines <= MAX_PAGE_LINES:
            raise Problem("braille-lines", lines=self.lines, least=MIN_PAGE_LINES, most=MAX_PAGE_LINES)


@dataclass(frozen=True, slots=True)
class BrailleBlock:
    """A paragraph, heading or list item: words separated by empty cells.

    `space_above` leaves an empty line above it; a `heading` stays on the page of the block that follows.
    """

    cells: str
    first_indent: int = 0
    indent: int = 0
    centred: bool = False
    space_above: bool = False
    heading: bool = False
    new_page: bool = False


def wrap(block: BrailleBlock, width: int) -> Lines:
    """The lines of a block; a word is split only if it is longer than a line.

    >>> wrap(BrailleBlock("⠁⠁⠁⠀⠃⠃⠀⠉", first_indent=2), 6)
    ('⠀⠀⠁⠁⠁', '⠃⠃⠀⠉')
    """
    lines: list[str] = []
    line = BLANK * block.first_indent
    empty = True
    for word in block.cells.split(BLANK):
        rest = word
        if not empty and len(line) + 1 + len(rest) > width:
            lines.append(line)
            line, empty = BLANK * block.indent, True
        while len(line) + (not empty) + len(rest) > width:  # longer than a line of its own
            cut = width - len(line) - len(HYPHEN)
            lines.append(line + rest[:cut] + HYPHEN)
            line, rest = BLANK * block.indent, rest[cut:]
        line += rest if empty else BLANK + rest
        empty = False
    lines.append(line)
    if block.centred:
        return tuple(BLANK * ((width - len(cells)) // 2) + cells for cells in lines)
    return tuple(lines)


def paginate(
    blocks: Sequence[BrailleBlock], sheet: BrailleSheet
) -> tuple[tuple[Lines, ...], tuple[int, ...]]:
    """The pages without their numbers, and the page (from 1) on which each block starts."""
    pages: list[list[str]] = [[]]
    first_pages: list[int] = []
    height = sheet.lines - 1
    wrapped = [wrap(block, sheet.cells) for block in blocks]
    for place, block in enumerate(blocks):
        page = pages[-1]
        gap = 1 if block.space_above and page else 0
        if page and (block.new_page or len(page) + gap + _unbroken(blocks, wrapped, place) > height):
            page, gap = _new_page(pages), 0
        page += [""] * gap
        first_pages.append(len(pages))
        for line in wrapped[place]:
            if len(page) == height:
                page = _new_page(pages)
            page.append(line)
    return tuple(tuple(page) for page in pages), tuple(first_pages)


def _new_page(pages: list[list[str]]) -> list[str]:
    pages.append([])
    return pages[-1]


def _unbroken(blocks: Sequence[BrailleBlock], wrapped: Sequence[Lines], place: int) -> int:
    """How many lines must stay on one page: headings, and the first two lines of the block below them."""
    count = 0
    while blocks[place].heading:
        count += len(wrapped[place])
        place += 1
        if place == len(blocks):
            return count
        count += blocks[place].space_above
    return count + min(2, len(wrapped[place]))


def with_page_numbers(
    pages: Sequence[Lines], sheet: BrailleSheet, number: Callable[[int], str]
) -> Iterator[Lines]:
    """The pages with their numbers; if the number is in the last line, every page has its full height."""
    for page, lines in enumerate(pages, 1):
        folio = number(page)
        line = BLANK * (sheet.cells - len(folio)) + folio
        if sheet.page_numbers == "top":
            yield (line, *lines)
        else:
            yield (*lines, *[""] * (sheet.lines - 1 - len(lines)), line)


def to_ascii(cells: str) -> str:
    """Cells of six dots in ASCII braille.

    >>> to_ascii("⠗⠼⠁⠃")
    'R#AB'
    """
    return cells.translate(_TO_ASCII)


def write_brf(pages: Sequence[Lines]) -> bytes:
    """The file: ASCII braille, with a form feed after each page."""
    return "".join(
        LINE_END.join(to_ascii(line.rstrip(BLANK)) for line in lines) + LINE_END + PAGE_END for lines in pages
    ).encode("ascii")
