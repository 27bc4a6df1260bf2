"""The book as text and as a page: the same sentences in the same order, and a page that stands by itself."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from laws.variants import VARIANTS

from decaphase.rulebook import (
    Block,
    Book,
    Contrast,
    Example,
    Note,
    Paragraph,
    Section,
    Steps,
    Table,
    render_html,
    render_text,
)
from decaphase.say import languages
from rulebook.books import book_of

VOID = {"meta", "br"}
NASTY = "<b>&amp; \"quoted\" 'too'</b>"


class Page(HTMLParser):
    """Reads a page: its tags as they nest, its ids, its headings and what it says."""

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
    """What a block says, in order."""
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
            yield from block.headings
            for row in block.rows:
                yield from row
        case Example():
            yield block.title
            yield from block.setting
            yield from block.story


def sentences(book: Book) -> Iterator[str]:
    yield book.title
    for section in book.sections:
        yield section.heading
        for block in section.blocks:
            yield from strings(block)


def assert_in_order(book: Book, text: str) -> None:
    place = 0
    for sentence in sentences(book):
        found = text.find(" ".join(sentence.split()), place)
        assert found >= 0, sentence
        place = found + len(sentence)


def flat(text: str) -> str:
    """A text without its lines, underlines and list marks."""
    lines = (line for line in text.splitlines() if set(line) - set("-= "))
    return " ".join(" ".join(line.removeprefix("- ") for line in lines).split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", VARIANTS)
def test_text_and_page_say_the_same_in_the_same_order(name: str, language: str) -> None:
    book = book_of(name, language)
    assert_in_order(book, flat(render_text(book)))
    assert_in_order(book, Page(render_html(book)).text)


@pytest.mark.parametrize("language", languages())
def test_the_page_is_well_formed_and_stands_by_itself(language: str) -> None:
    source = render_html(book_of("knocking-order-any-own-phases", language))
    page = Page(source)
    assert source.startswith("<!DOCTYPE html>\n")
    assert page.open == []
    assert ("html", "lang", language) in page.attributes
    assert len(page.ids) == len(set(page.ids))
    assert set(page.links) <= set(page.ids)
    assert page.tags.count("h1") == page.tags.count("main") == page.tags.count("nav") == 1
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert "://" not in source
    assert "url(" not in source
    assert "@import" not in source
    scopes = [value for tag, name, value in page.attributes if (tag, name) == ("th", "scope")]
    assert len(scopes) == page.tags.count("th")
    assert page.tags.count("th") > 0
    assert "prefers-color-scheme: dark" in source


@pytest.mark.parametrize("name", VARIANTS)
def test_headings_come_in_order(name: str) -> None:
    levels = [int(tag[1]) for tag in Page(render_html(book_of(name))).tags if tag in ("h1", "h2", "h3")]
    assert levels[0] == 1
    assert all(level <= before + 1 for before, level in pairwise(levels))


def test_every_part_is_escaped() -> None:
    blocks: tuple[Block, ...] = (
        Paragraph(NASTY),
        Steps(NASTY, (NASTY,)),
        Note(NASTY, (NASTY,)),
        Contrast(NASTY, NASTY),
        Table((NASTY, NASTY), ((NASTY, NASTY),)),
        Example(NASTY, (NASTY,), (NASTY,)),
    )
    book = Book(NASTY, "en", NASTY, (Section("one", NASTY, blocks),))
    page = Page(render_html(book))
    assert "b" not in page.tags
    assert_in_order(book, page.text)


def test_a_wide_table_becomes_a_list_in_the_text() -> None:
    table = Table(("Phase", "You lay"), (("1", "word " * 30),))
    text = render_text(Book("T", "en", "C", (Section("one", "One", (table,)),)))
    assert "- Phase: 1; You lay: word word" in text
    assert max(map(len, text.splitlines())) <= 100
