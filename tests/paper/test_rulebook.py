"""The printed rulebook: in reading order it is the written book, and its examples have pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.paper import A4, LETTER, Paper, prepare_rulebook, rulebook_pdf
from decaphase.paper.rulebook import PrintedBlock, PrintedText, RulebookData
from decaphase.rulebook import (
    Block,
    Contrast,
    Example,
    Note,
    Paragraph,
    Rulebook,
    Steps,
    Table,
    render_text,
    write_rulebook,
)
from decaphase.rules import EDITIONS, Rules, load_rules
from decaphase.say import say, speak
from support.laws.machine import EFFORT, trials
from support.laws.tables import all_rules
from support.paper.accessible import faults
from support.paper.boxes import on_lines, on_one_another, outside, whole_page
from support.paper.goldens import check_pages
from support.paper.pdf_text import Reading, unspaced
from support.parameters import each_value_once

LANGUAGES = ("en", "nl", "fr", "de")
PICTURE = "Figure"


def book_of(rules: Rules) -> RulebookData:
    data = prepare_rulebook(rules).data
    assert isinstance(data, RulebookData)
    return data


def text_of(block: Block) -> Iterator[str]:
    """The text of a block, as a screen reader says it."""
    match block:
        case Paragraph():
            yield block.text
        case Steps():
            yield block.intro
            yield from (f"{number}.{item}" for number, item in enumerate(block.items, 1))
        case Note():
            yield block.intro
            yield from (f"•{item}" for item in block.items)
        case Contrast():
            yield from (f"•{item}" for item in (block.here, block.edition))
        case Table():
            yield from block.headings
            yield from (cell for row in block.rows for cell in row)
        case Example():
            yield block.title
            yield from block.setting
            yield from (f"•{sentence}" for sentence in block.story)


def without_pictures(reading: Reading) -> str:
    return unspaced("".join(tag.text for tag in reading.tags if tag.kind != PICTURE))


def whole(book: Rulebook) -> str:
    """The text of all chapters of a book."""
    said = [
        text
        for section in book.sections
        for text in (section.heading, *(said for block in section.blocks for said in text_of(block)))
    ]
    return unspaced("".join(said))


def pictures(book: RulebookData) -> list[PrintedText]:
    blocks: list[PrintedBlock] = [block for chapter in book.chapters for block in chapter.blocks]
    return [sentence for block in blocks for sentence in (*block.setting, *block.story) if sentence.svg]


@pytest.mark.parametrize(("edition", "language"), each_value_once(EDITIONS, LANGUAGES))
def test_read_in_order_it_is_the_book(edition: str, language: str) -> None:
    speak(language)
    rules = load_rules(edition)
    book = write_rulebook(rules)
    reading = Reading(rulebook_pdf(rules))
    assert faults(reading) == []
    assert (reading.title, reading.language) == (book.title, language)
    said = without_pictures(reading)
    assert said.endswith(whole(book))
    opening = said.removesuffix(whole(book))
    assert opening.startswith(unspaced(book.title + book.contents))
    places = [opening.index(unspaced(section.heading)) for section in book.sections]
    assert places == sorted(places)


def test_every_picture_is_named_and_stands_behind_its_sentence() -> None:
    rules = load_rules()
    shown = pictures(book_of(rules))
    reading = Reading(rulebook_pdf(rules))
    assert reading.alts() == [sentence.alt for sentence in shown]
    assert all(sentence.alt.startswith("Picture: ") for sentence in shown)
    for sentence in shown:
        assert unspaced(sentence.text + sentence.alt) in reading.said
    assert any("wild for 4" in sentence.alt for sentence in shown)


def test_the_examples_show_the_cards_that_they_tell_of() -> None:
    rules = load_rules()
    examples = [
        block
        for part in write_rulebook(rules).sections
        for block in part.blocks
        if isinstance(block, Example)
    ]
    assert len(examples) > 10
    for example in examples:
        sentences = (*example.setting, *example.story)
        assert example.shown
        assert all(shown.sentence in sentences for shown in example.shown)


def test_chapters_are_headings_under_the_title_and_examples_below_them() -> None:
    book = write_rulebook(load_rules())
    tags = [tag for tag in Reading(rulebook_pdf(load_rules())).tags if tag.kind in ("H1", "H2", "H3")]
    assert unspaced(tags[0].text) == unspaced(book.title)
    chapters = [unspaced(tag.text) for tag in tags if tag.kind == "H2"]
    assert chapters == [unspaced(text) for text in (book.contents, *(one.heading for one in book.sections))]
    titles = [block.title for one in book.sections for block in one.blocks if isinstance(block, Example)]
    assert [unspaced(tag.text) for tag in tags if tag.kind == "H3"] == list(map(unspaced, titles))


def test_it_says_what_the_text_says() -> None:
    """The printed book and the plain text agree."""
    rules = load_rules("house-nl", {"cards": "packs", "knocking": True})
    words = set(render_text(write_rulebook(rules)).split())
    said = Reading(rulebook_pdf(rules)).said
    missing = {word for word in words if word not in said and not set(word) <= set("=-")}
    assert missing == set()


@EFFORT
def test_any_rules_make_a_book(effort: int) -> None:
    @trials(3, effort)
    @given(all_rules(), st.sampled_from(LANGUAGES), st.sampled_from([A4, LETTER]))
    def check(rules: Rules, language: str, paper: Paper) -> None:
        speak(language)
        reading = Reading(rulebook_pdf(rules, paper))
        assert faults(reading) == []
        assert without_pictures(reading).endswith(whole(write_rulebook(rules)))
        for page in range(1, len(reading.pages) + 1):
            assert outside(reading, page, whole_page(reading, page, 10)) == []
            assert on_lines(reading, page) == []
            assert on_one_another(reading, page) == []

    check()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_look_as_before(language: str, regenerate: bool) -> None:
    speak(language)
    rules = load_rules("classic-de", {"knocking": True, "pickup": "must-play"})
    check_pages(f"rulebook-{language}", rulebook_pdf(rules), [1, 2, 4], regenerate=regenerate)


def test_pictures_of_ordinary_packs() -> None:
    shown = pictures(book_of(load_rules("house-nl", {"cards": "packs"})))
    assert any(say("card-packs-wild") in sentence.alt for sentence in shown)
