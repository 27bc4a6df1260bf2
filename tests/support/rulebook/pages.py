"""Test parsers for rulebooks: sentences in order, HTML tags, text without line breaks."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

from decaphase.rulebook import Block, Contrast, Example, Note, Paragraph, Rulebook, Steps, Table

VOID = {"meta", "br"}


class Page(HTMLParser):
    """Parses a page: nesting of tags, ids, headings and text."""

    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.said: list[str] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            assert value is not None
            self.attributes.append((tag, name, value))
            if name == "id":
                self.ids.append(value)
            if name in ("href", "aria-labelledby"):
                self.links.append(value.removeprefix("#"))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"style", "title", "nav"} & set(self.open):
            self.said.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.said).split())


def strings(block: Block) -> Iterator[str]:
    """The texts of a block, in order."""
    match block:
        case Paragraph():
            yield block.text
        case Steps() | Note():
            yield block.intro
            yield from block.items
        case Contrast():
            yield block.here
            yield block.edition
        case Table():
            # A table that is too wide for columns is written row by row, with the headings in each.
            yield block.headings[0]
            yield from (row[-1] for row in block.rows)
        case Example():
            yield block.title
            yield from block.setting
            yield from block.story


def sentences(book: Rulebook) -> Iterator[str]:
    yield book.title
    for section in book.sections:
        yield section.heading
        for block in section.blocks:
            yield from strings(block)


def assert_in_order(book: Rulebook, text: str) -> None:
    place = 0
    for sentence in sentences(book):
        found = text.find(" ".join(sentence.split()), place)
        assert found >= 0, sentence
        place = found + len(sentence)


def flat(text: str) -> str:
    """A text without line breaks, underlines and list marks."""
    lines = (line for line in text.splitlines() if set(line) - set("-= "))
    return " ".join(" ".join(line.removeprefix("- ") for line in lines).split())
