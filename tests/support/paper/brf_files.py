"""A file for an embosser, read back: its pages, their numbers, and what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from decaphase.paper.braille.brf import BrailleSheet
from decaphase.paper.braille.cells import ASCII, from_ascii
from decaphase.paper.braille.liblouis import back_translate
from decaphase.rulebook import Block, Example, Rulebook, Section, Steps, Table
from decaphase.say.braille_labels import BLANK, Code

WORD = re.compile(r"\w+")
ALIKE: dict[str, dict[str, str | int | None]] = {"nl": {"\x89": "éé", "ò": "ó"}}
"""Where a table has the same cells for two signs, and only the word tells them apart: what is meant."""


@dataclass(frozen=True)
class Embossed:
    """What came out of an embosser: each page's lines in cells, its number taken out."""

    pages: tuple[tuple[str, ...], ...]
    numbers: tuple[str, ...]


def read_brf(brf: bytes, sheet: BrailleSheet) -> Embossed:
    """The pages of a file, once it is seen that an embosser can take it."""
    written = brf.decode("ascii")
    assert set(written) <= {*ASCII, "\r", "\n", "\f"}
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


def words_under_fingers(lines: Iterator[str], code: Code) -> list[str]:
    """The words that lines of braille say, as far as the table's cells tell them apart."""
    cells = BLANK.join(line.strip(BLANK) for line in lines if line)
    return words_of(back_translate(cells, code.table).translate(str.maketrans(ALIKE.get(code.language, {}))))


def words_of(text: str) -> list[str]:
    """The words and numbers of a text; capitals are not marked in German braille, so they do not count."""
    return WORD.findall(text.casefold())


def told(book: Rulebook) -> Iterator[str]:
    """Everything that the chapters of a book say, in the order in which it is read."""
    for section in book.sections:
        yield from _told_in(section)


def _told_in(section: Section) -> Iterator[str]:
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
