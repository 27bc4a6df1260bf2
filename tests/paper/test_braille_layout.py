"""Lines and pages of braille, with any content."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.paper.braille.brf import (
    HYPHEN,
    BrailleBlock,
    BrailleSheet,
    Lines,
    paginate,
    with_page_numbers,
    wrap,
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
BLOCKS = st.builds(
    BrailleBlock,
    cells=st.lists(WORDS, min_size=1, max_size=30).map(BLANK.join),
    first_indent=st.sampled_from((0, 2, 4)),
    indent=st.sampled_from((0, 2, 4)),
    centred=st.booleans(),
    space_above=st.booleans(),
    heading=st.booleans(),
    new_page=st.booleans(),
)


def joined_words(lines: Lines, width: int) -> list[str]:
    """The words of some lines, with split words joined again."""
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


@given(BLOCKS, st.integers(20, 60))
def test_no_word_is_lost_and_no_line_too_long(block: BrailleBlock, width: int) -> None:
    lines = wrap(block, width)
    assert all(len(line) <= width for line in lines)
    if not block.centred:
        assert joined_words(lines, width) == block.cells.split(BLANK)


@given(st.lists(st.text(CELLS, min_size=1, max_size=15), min_size=1, max_size=40), st.integers(20, 60))
def test_a_word_that_fits_a_line_is_never_cut_and_lines_are_filled(words: list[str], width: int) -> None:
    lines = wrap(BrailleBlock(BLANK.join(words), first_indent=2), width)
    assert [word for line in lines for word in line.strip(BLANK).split(BLANK)] == words
    for line, after in pairwise(lines):
        assert len(line) + 1 + len(after.split(BLANK)[0]) > width


@given(st.lists(BLOCKS, min_size=1, max_size=12), SHEETS)
def test_a_file_is_one_that_an_embosser_takes(blocks: list[BrailleBlock], sheet: BrailleSheet) -> None:
    code = braille_code("en")
    pages, first_pages = paginate(blocks, sheet)
    embossed = read_brf(write_brf(tuple(with_page_numbers(pages, sheet, code.number))), sheet)
    assert embossed.numbers == tuple(code.number(page) for page in range(1, len(pages) + 1))
    lines = [line for page in embossed.pages for line in page if line]
    assert lines == [line for block in blocks for line in wrap(block, sheet.cells)]
    assert list(first_pages) == sorted(first_pages)
    assert len(first_pages) == len(blocks)
    for block, page in zip(blocks, first_pages, strict=True):
        assert wrap(block, sheet.cells)[0] in embossed.pages[page - 1]
        if block.new_page and page > 1:
            assert embossed.pages[page - 1][0] != ""


@given(st.lists(BLOCKS, min_size=1, max_size=12), SHEETS)
def test_no_page_begins_or_ends_with_a_free_line(blocks: list[BrailleBlock], sheet: BrailleSheet) -> None:
    pages, _ = paginate(blocks, sheet)
    assert all(page[0] and page[-1] for page in pages)


def test_a_heading_stays_with_what_it_stands_over() -> None:
    filling = [BrailleBlock("⠁")] * 22
    heading = BrailleBlock("⠃", heading=True, space_above=True)
    pages, first_pages = paginate([*filling, heading, BrailleBlock("⠉", space_above=True)], BrailleSheet())
    assert first_pages[-2:] == (2, 2)
    assert pages[1] == ("⠃", "", "⠉")


def test_pages_are_numbered_where_the_sheet_says() -> None:
    pages, _ = paginate([BrailleBlock("⠁")], BrailleSheet(20, 6))
    code = braille_code("en")
    (bottom,) = with_page_numbers(pages, BrailleSheet(20, 6, "bottom"), code.number)
    (top,) = with_page_numbers(pages, BrailleSheet(20, 6, "top"), code.number)
    assert bottom == ("⠁", "", "", "", "", BLANK * 18 + "⠼⠁")
    assert top == (BLANK * 18 + "⠼⠁", "⠁")


@pytest.mark.parametrize(("cells", "lines"), [(19, 25), (101, 25), (40, 5), (40, 101)])
def test_pages_that_no_embosser_has(cells: int, lines: int) -> None:
    with pytest.raises(Problem) as caught:
        BrailleSheet(cells, lines)
    assert str(cells if cells != 40 else lines) in explain(caught.value)
