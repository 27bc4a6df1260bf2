"""A rulebook in braille: its chapters and table of contents in the layout of braille books."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, chain
from typing import Final

from decaphase.paper.braille.brf import BrailleBlock, BrailleSheet, paginate, with_page_numbers, write_brf
from decaphase.paper.braille.translation import to_cells
from decaphase.rulebook.model import (
    Block,
    Contrast,
    Example,
    Note,
    Paragraph,
    Rulebook,
    Section,
    Steps,
    Table,
)
from decaphase.say import say
from decaphase.say.braille_labels import Code

INDENT: Final = 2
"""A paragraph starts in the third cell, and so do the later lines of a list item."""

SUBHEADING_INDENT: Final = 4
"""A heading of the second level starts in the fifth cell."""


def book_brf(book: Rulebook, code: Code, sheet: BrailleSheet, *, contents: bool = True) -> bytes:
    """The book as a BRF file, with its table of contents on separate pages at the start."""
    chapters = [
        list(_section(section, code, new_page=contents and place == 0))
        for place, section in enumerate(book.sections)
    ]
    pages_of = [1] * len(chapters)
    # The contents grow with the page numbers in them. No page number ever decreases, so this ends.
    while True:
        opening = [_title(book.title, code), *(_contents(book, pages_of, code) if contents else ())]
        pages, first_pages = paginate([*opening, *chain.from_iterable(chapters)], sheet)
        found = [first_pages[place] for place in accumulate(map(len, chapters[:-1]), initial=len(opening))]
        if found == pages_of or not contents:
            return write_brf(tuple(with_page_numbers(pages, sheet, code.number)))
        pages_of = found


def _contents(book: Rulebook, pages_of: Sequence[int], code: Code) -> Iterator[BrailleBlock]:
    yield _heading(book.contents, code)
    for section, page in zip(book.sections, pages_of, strict=True):
        line = say("braille-contents", code.language, heading=section.heading, page=page)
        yield _item(line, code)


def _section(section: Section, code: Code, *, new_page: bool = False) -> Iterator[BrailleBlock]:
    yield _heading(section.heading, code, new_page=new_page)
    first, *others = chain.from_iterable(_block(block, code) for block in section.blocks)
    yield replace(first, space_above=True)
    yield from others


def _block(block: Block, code: Code) -> Iterator[BrailleBlock]:
    match block:
        case Paragraph():
            yield _paragraph(block.text, code)
        case Note():
            yield _paragraph(block.intro, code)
            yield from (_item(item, code) for item in block.items)
        case Steps():
            yield _paragraph(block.intro, code)
            for number, item in enumerate(block.items, 1):
                yield _item(f"{number}. {item}", code)
        case Contrast():
            yield from (_item(item, code) for item in (block.here, block.edition))
        case Table():
            yield from (_item(line, code) for line in table_lines(block))
        case Example():
            yield _subheading(block.title, code)
            yield _paragraph(" ".join(block.setting), code)
            yield from (_item(step, code) for step in block.story)


def table_lines(table: Table) -> Iterator[str]:
    """A table as a list, since columns are hard to follow by touch: “first: second; third”."""
    for first, *others in (table.headings, *table.rows):
        yield f"{first}: {'; '.join(others)}"


def _title(text: str, code: Code) -> BrailleBlock:
    return BrailleBlock(to_cells(text, code), centred=True, heading=True)


def _heading(text: str, code: Code, *, new_page: bool = False) -> BrailleBlock:
    return BrailleBlock(to_cells(text, code), centred=True, space_above=True, heading=True, new_page=new_page)


def _subheading(text: str, code: Code) -> BrailleBlock:
    return BrailleBlock(
        to_cells(text, code),
        first_indent=SUBHEADING_INDENT,
        indent=SUBHEADING_INDENT,
        space_above=True,
        heading=True,
    )


def _paragraph(text: str, code: Code) -> BrailleBlock:
    return BrailleBlock(to_cells(text, code), first_indent=INDENT)


def _item(text: str, code: Code) -> BrailleBlock:
    return BrailleBlock(to_cells(text, code), indent=INDENT)
