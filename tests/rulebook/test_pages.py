"""Text and HTML of a rulebook: the same sentences in the same order, and a self-contained page."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decaphase.rulebook import (
    Block,
    Contrast,
    Example,
    Note,
    Paragraph,
    Rulebook,
    Section,
    Steps,
    Table,
    render_html,
    render_text,
    write_rulebook,
)
from decaphase.rulebook.departures import departures
from decaphase.rules import Rules
from decaphase.say import languages
from support.laws.tables import all_rules
from support.laws.variants import VARIANT_PARAMETERS
from support.rulebook.books import book_of
from support.rulebook.pages import Page, assert_in_order, flat

NASTY = "<b>&amp; \"quoted\" 'too'</b>"


@settings(max_examples=40)
@given(all_rules(), st.sampled_from(languages()))
def test_any_rules_have_a_rulebook(rules: Rules, language: str) -> None:
    book = write_rulebook(rules, language)
    text, page = render_text(book), Page(render_html(book))
    assert max(map(len, text.splitlines())) <= 100
    assert not set("{}$") & set(text)
    assert_in_order(book, flat(text))
    assert_in_order(book, page.text)
    assert page.open == []
    pairs = [block for section in book.sections for block in section.blocks if isinstance(block, Contrast)]
    assert len(pairs) == sum(option != "phases" for option in departures(rules))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
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


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
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
    book = Rulebook(NASTY, "en", NASTY, (Section("one", NASTY, blocks),))
    page = Page(render_html(book))
    assert "b" not in page.tags
    assert_in_order(book, page.text)


def test_a_wide_table_becomes_a_list_in_the_text() -> None:
    table = Table(("Phase", "You lay"), (("1", "word " * 30),))
    text = render_text(Rulebook("T", "en", "C", (Section("one", "One", (table,)),)))
    assert "- Phase: 1; You lay: word word" in text
    assert max(map(len, text.splitlines())) <= 100
