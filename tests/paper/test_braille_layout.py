"""Lines and pages of braille, whatever is set on them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.paper.braille.brf import (
    HYPHEN,
    BraillePiece,
    BrailleSheet,
    Lines,
    numbered,
    set_lines,
    set_pages,
    write_brf,
)
from decaphase.problems import Problem
from decaphase.say import explain
from decaphase.say.braille_labels import BLANK, braille_code
from support.paper.brf_files import read_brf

CELLS = st.characters(min_codepoint=ord(BLANK) + 1, max_codepoint=ord("⠿"), exclude_characters=HYPHEN)
WORDS = st.one_of(st.text(CELLS, min_size=1, max_size=12), st.text(CELLS, min_size=1, max_size=130))
SHEETS = st.builds(
    BrailleSheet,
    cells=st.integers(20, 60),
    lines=st.integers(6, 30),
    page_numbers=st.sampled_from(("top", "bottom")),
)
PIECES = st.builds(
    BraillePiece,
    cells=st.lists(WORDS, min_size=1, max_size=30).map(BLANK.join),
    first=st.sampled_from((0, 2, 4)),
    then=st.sampled_from((0, 2, 4)),
    centred=st.booleans(),
    apart=st.booleans(),
    heading=st.booleans(),
    new_page=st.booleans(),
)


def put_together(lines: Lines, width: int) -> list[str]:
    """The words of some lines; where one was cut, its parts are one word again."""
    words: list[str] = []
    cut = False
    for line in lines:
        parts = line.strip(BLANK).split(BLANK)
        if cut:
            words[-1] = words[-1].removesuffix(HYPHEN) + parts.pop(0)
        words += parts
        cut = words[-1].endswith(HYPHEN)
        assert not cut or len(line.rstrip(BLANK)) >= width - 4, "cut where it was not needed"
    return words


@given(PIECES, st.integers(20, 60))
def test_no_word_is_lost_and_no_line_too_long(piece: BraillePiece, width: int) -> None:
    lines = set_lines(piece, width)
    assert all(len(line) <= width for line in lines)
    if not piece.centred:
        assert put_together(lines, width) == piece.cells.split(BLANK)


@given(st.lists(st.text(CELLS, min_size=1, max_size=15), min_size=1, max_size=40), st.integers(20, 60))
def test_a_word_that_fits_a_line_is_never_cut_and_lines_are_filled(words: list[str], width: int) -> None:
    lines = set_lines(BraillePiece(BLANK.join(words), first=2), width)
    assert [word for line in lines for word in line.strip(BLANK).split(BLANK)] == words
    for line, after in pairwise(lines):
        assert len(line) + 1 + len(after.split(BLANK)[0]) > width


@given(st.lists(PIECES, min_size=1, max_size=12), SHEETS)
def test_a_file_is_one_that_an_embosser_takes(pieces: list[BraillePiece], sheet: BrailleSheet) -> None:
    code = braille_code("en")
    pages, begins = set_pages(pieces, sheet)
    embossed = read_brf(write_brf(tuple(numbered(pages, sheet, code.number))), sheet)
    assert embossed.numbers == tuple(code.number(page) for page in range(1, len(pages) + 1))
    lines = [line for page in embossed.pages for line in page if line]
    assert lines == [line for piece in pieces for line in set_lines(piece, sheet.cells)]
    assert list(begins) == sorted(begins)
    assert len(begins) == len(pieces)
    for piece, page in zip(pieces, begins, strict=True):
        assert set_lines(piece, sheet.cells)[0] in embossed.pages[page - 1]
        if piece.new_page and page > 1:
            assert embossed.pages[page - 1][0] != ""


@given(st.lists(PIECES, min_size=1, max_size=12), SHEETS)
def test_no_page_begins_or_ends_with_a_free_line(pieces: list[BraillePiece], sheet: BrailleSheet) -> None:
    pages, _ = set_pages(pieces, sheet)
    assert all(page[0] and page[-1] for page in pages)


def test_a_heading_stays_with_what_it_stands_over() -> None:
    filling = [BraillePiece("⠁")] * 22
    heading = BraillePiece("⠃", heading=True, apart=True)
    pages, begins = set_pages([*filling, heading, BraillePiece("⠉", apart=True)], BrailleSheet())
    assert begins[-2:] == (2, 2)
    assert pages[1] == ("⠃", "", "⠉")


def test_pages_are_numbered_where_the_sheet_says() -> None:
    pages, _ = set_pages([BraillePiece("⠁")], BrailleSheet(20, 6))
    code = braille_code("en")
    (bottom,) = numbered(pages, BrailleSheet(20, 6, "bottom"), code.number)
    (top,) = numbered(pages, BrailleSheet(20, 6, "top"), code.number)
    assert bottom == ("⠁", "", "", "", "", BLANK * 18 + "⠼⠁")
    assert top == (BLANK * 18 + "⠼⠁", "⠁")


@pytest.mark.parametrize(("cells", "lines"), [(19, 25), (101, 25), (40, 5), (40, 101)])
def test_pages_that_no_embosser_has(cells: int, lines: int) -> None:
    with pytest.raises(Problem) as caught:
        BrailleSheet(cells, lines)
    assert str(cells if cells != 40 else lines) in explain(caught.value)
