"""Reads BRF files back: their pages, page numbers and words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from decaphase.paper.braille.brf import ASCII_BRAILLE, BrailleSheet
from decaphase.rulebook import Block, Example, Rulebook, Section, Steps, Table
from decaphase.say.braille_labels import BLANK, Code
from support.paper.liblouis import back_translate

WORD = re.compile(r"\w+")
ALIKE: dict[str, dict[str, str | int | None]] = {"nl": {"\x89": "éé", "ò": "ó"}}
"""Characters with the same cells as another, which only the word tells apart, and the intended one."""


CELLS = {ord(character): chr(ord(BLANK) + bits) for bits, character in enumerate(ASCII_BRAILLE)}


@dataclass(frozen=True)
class Embossed:
    """A BRF file: the lines of each page in cells, without the page numbers."""

    pages: tuple[tuple[str, ...], ...]
    numbers: tuple[str, ...]


def from_ascii(written: str) -> str:
    """The cells that ASCII braille stands for."""
    return written.translate(CELLS)


def read_brf(brf: bytes, sheet: BrailleSheet) -> Embossed:
    """The pages of a file, after checking that it is valid."""
    written = brf.decode("ascii")
    assert set(written) <= {*ASCII_BRAILLE, "\r", "\n", "\f"}
    *pages, rest = written.split("\f")
    assert rest == ""
    read, numbers = [], []
    for page in pages:
        *lines, end = page.split("\r\n")
        assert end == ""
        assert not set("".join(lines)) & {"\r", "\n"}
        assert len(lines) <= sheet.lines
        assert all(len(line) <= sheet.cells for line in lines)
        assert all(line == line.rstrip() for line in lines)
        if sheet.page_numbers == "bottom":
            assert len(lines) == sheet.lines
        number = lines.pop(0 if sheet.page_numbers == "top" else -1)
        assert len(number) == sheet.cells
        numbers.append(from_ascii(number).strip(BLANK))
        read.append(tuple(map(from_ascii, lines)))
    return Embossed(tuple(read), tuple(numbers))


def words_in_braille(lines: Iterator[str], code: Code) -> list[str]:
    """The words of lines of braille, as far as the table's cells tell them apart."""
    cells = BLANK.join(line.strip(BLANK) for line in lines if line)
    return words_of(back_translate(cells, code.table).translate(str.maketrans(ALIKE.get(code.language, {}))))


def words_of(text: str) -> list[str]:
    """The words and numbers of a text in lower case, since German braille does not mark capitals."""
    return WORD.findall(text.casefold())


def text_of(book: Rulebook) -> Iterator[str]:
    """All text of a book's chapters, in reading order."""
    for section in book.sections:
        yield from _text_in(section)


def _text_in(section: Section) -> Iterator[str]:
    yield section.heading
    for block in section.blocks:
        yield from _strings(block)


def _strings(block: Block) -> Iterator[str]:
    match block:
        case Table():
            for row in (block.headings, *block.rows):
                yield from row
        case Steps():
            yield block.intro
            yield from (f"{number}. {item}" for number, item in enumerate(block.items, 1))
        case Example():
            yield from (block.title, *block.setting, *block.story)
        case _:
            for name in block.__slots__:
                value = getattr(block, name)
                yield from (value,) if isinstance(value, str) else value
