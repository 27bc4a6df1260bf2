"""Braille laid out in lines and pages, as an embosser sets them: a BRF file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from decaphase.paper.braille.cells import to_ascii
from decaphase.problems import Problem
from decaphase.say.braille_labels import BLANK

HYPHEN: Final = "⠤"
LINE_END: Final = "\r\n"
PAGE_END: Final = "\f"
"""How files for embossers end lines and pages; they understand no other."""

FEWEST_CELLS, MOST_CELLS = 20, 100
FEWEST_LINES, MOST_LINES = 6, 100

Lines: TypeAlias = tuple[str, ...]
"""The lines of a page, in Unicode braille, none with empty cells at its end."""


@dataclass(frozen=True, slots=True)
class BrailleSheet:
    """What fits on a page, and where its number stands: at the right of its first line or of its last."""

    cells: int = 40
    lines: int = 25
    page_numbers: Literal["top", "bottom"] = "bottom"

    def __post_init__(self) -> None:
        if not FEWEST_CELLS <= self.cells <= MOST_CELLS:
            raise Problem("braille-cells", cells=self.cells, least=FEWEST_CELLS, most=MOST_CELLS)
        if not FEWEST_LINES <= self.lines <= MOST_LINES:
            raise Problem("braille-lines", lines=self.lines, least=FEWEST_LINES, most=MOST_LINES)


@dataclass(frozen=True, slots=True)
class BraillePiece:
    """Words that are set together, with empty cells between them.

    The first line begins after `first` empty cells, the others after `then`; where it is `apart`, a line is
    left free above it; a `heading` is kept on the page of what comes after it.
    """

    cells: str
    first: int = 0
    then: int = 0
    centred: bool = False
    apart: bool = False
    heading: bool = False
    new_page: bool = False


def set_lines(piece: BraillePiece, width: int) -> Lines:
    """The lines of a piece; a word is cut only where it is longer than a whole line.

    >>> set_lines(BraillePiece("⠁⠁⠁⠀⠃⠃⠀⠉", first=2), 6)
    ('⠀⠀⠁⠁⠁', '⠃⠃⠀⠉')
    """
    lines: list[str] = []
    line = BLANK * piece.first
    empty = True
    for word in piece.cells.split(BLANK):
        rest = word
        if not empty and len(line) + 1 + len(rest) > width:
            lines.append(line)
            line, empty = BLANK * piece.then, True
        while len(line) + (not empty) + len(rest) > width:  # longer than a line of its own
            cut = width - len(line) - len(HYPHEN)
            lines.append(line + rest[:cut] + HYPHEN)
            line, rest = BLANK * piece.then, rest[cut:]
        line += rest if empty else BLANK + rest
        empty = False
    lines.append(line)
    if piece.centred:
        return tuple(BLANK * ((width - len(cells)) // 2) + cells for cells in lines)
    return tuple(lines)


def set_pages(
    pieces: Sequence[BraillePiece], sheet: BrailleSheet
) -> tuple[tuple[Lines, ...], tuple[int, ...]]:
    """The pages without their numbers, and the page (from 1) on which each piece begins."""
    pages: list[list[str]] = [[]]
    begins: list[int] = []
    room = sheet.lines - 1
    blocks = [set_lines(piece, sheet.cells) for piece in pieces]
    for place, piece in enumerate(pieces):
        lines = blocks[place]
        page = pages[-1]
        gap = 1 if piece.apart and page else 0
        if page and (piece.new_page or len(page) + gap + _kept(pieces, blocks, place) > room):
            page, gap = _turned(pages), 0
        page += [""] * gap
        begins.append(len(pages))
        for line in lines:
            if len(page) == room:
                page = _turned(pages)
            page.append(line)
    return tuple(tuple(page) for page in pages), tuple(begins)


def _turned(pages: list[list[str]]) -> list[str]:
    """A new page."""
    pages.append([])
    return pages[-1]


def _kept(pieces: Sequence[BraillePiece], blocks: Sequence[Lines], place: int) -> int:
    """How many lines from here on must not be parted: headings, and the beginning of what they stand over."""
    count = 0
    while pieces[place].heading:
        count += len(blocks[place])
        place += 1
        if place == len(pieces):
            return count
        count += pieces[place].apart
    return count + min(2, len(blocks[place]))


def numbered(pages: Sequence[Lines], sheet: BrailleSheet, number: Callable[[int], str]) -> Iterator[Lines]:
    """The pages with their numbers, each as long as a page is where the number stands in its last line."""
    for page, lines in enumerate(pages, 1):
        folio = number(page)
        line = BLANK * (sheet.cells - len(folio)) + folio
        if sheet.page_numbers == "top":
            yield (line, *lines)
        else:
            yield (*lines, *[""] * (sheet.lines - 1 - len(lines)), line)


def write_brf(pages: Sequence[Lines]) -> bytes:
    """The file: ASCII braille, each page ended by a form feed."""
    return "".join(
        LINE_END.join(to_ascii(line.rstrip(BLANK)) for line in lines) + LINE_END + PAGE_END for lines in pages
    ).encode("ascii")
