"""Reference and rulebook in braille: valid BRF files with the same words as the book."""

from __future__ import annotations

import re
from itertools import chain
from unicodedata import combining, normalize

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from decaphase.paper.braille import liblouis
from decaphase.paper.braille.books import book_brf, table_lines
from decaphase.paper.braille.brf import BrailleSheet
from decaphase.paper.braille.reference import reference_book
from decaphase.paper.braille.translation import BASE_LETTERS, to_cells, transliterate
from decaphase.problems import Problem
from decaphase.rulebook import Paragraph, Rulebook, Section, Table, write_rulebook
from decaphase.rules import EDITIONS
from decaphase.say import explain, languages
from decaphase.say.braille_labels import BLANK, Code, braille_code
from support.laws.variants import variant
from support.paper.brf_files import Embossed, read_brf, text_of, words_in_braille, words_of
from support.paper.liblouis import NO_LIBRARY
from support.parameters import each_value_once

needs_louis = pytest.mark.skipif(not liblouis.is_installed(), reason=NO_LIBRARY)
TABLES = (*EDITIONS, "cards-packs", "phases-own", "knocking-must-play", "advance-every-hand")
ODD = "Łukasz Zoë-Çağla Ñúñez Ørsted Δημήτρης 李小龍 דנה نور 🂡 x\u0336 \u202eabc"


def embossed(book: Rulebook, code: Code, *, contents: bool, cells: int = 40, lines: int = 25) -> Embossed:
    sheet = BrailleSheet(cells, lines, code.page_numbers)
    return read_brf(book_brf(book, code, sheet, contents=contents), sheet)


def check_all_words(pages: Embossed, book: Rulebook, code: Code, first: int = 0) -> None:
    """The pages from `first` on contain exactly the words of the book's chapters, in order."""
    lines = chain.from_iterable(pages.pages[first:])
    expected = words_of(" ".join(transliterate(text, code) for text in text_of(book)))
    assert words_in_braille(lines, code) == expected


@needs_louis
@pytest.mark.parametrize(("table", "language"), each_value_once(TABLES, languages()))
def test_the_rulebook_says_the_same_under_the_fingers(table: str, language: str) -> None:
    book, code = write_rulebook(variant(table), language), braille_code(language)
    pages = embossed(book, code, contents=True)
    assert pages.numbers == tuple(code.number(page) for page in range(1, len(pages.pages) + 1))
    start = next(page for page, lines in enumerate(pages.pages) if page and heading_in(book, 0, lines, code))
    check_all_words(pages, book, code, start)


def heading_in(book: Rulebook, chapter: int, lines: tuple[str, ...], code: Code) -> bool:
    """Whether a chapter starts on a page."""
    words = to_cells(book.sections[chapter].heading, code)
    return words in BLANK.join(line.strip(BLANK) for line in lines)


@needs_louis
@pytest.mark.parametrize("language", languages())
def test_the_contents_name_the_page_of_every_chapter(language: str) -> None:
    book, code = write_rulebook(variant("classic-en"), language), braille_code(language)
    pages = embossed(book, code, contents=True, cells=28, lines=12)  # to make the contents several pages long
    listed = words_in_braille(chain.from_iterable(pages.pages), code)
    for chapter, section in enumerate(book.sections):
        (page,) = [
            page
            for page, lines in enumerate(pages.pages, 1)
            if page > 2 and heading_in(book, chapter, lines, code) and not is_contents(lines, code, language)
        ][:1]
        heading = words_of(transliterate(section.heading, code))
        entries = [
            listed[place + len(heading) + 1]
            for place in range(len(listed))
            if listed[place : place + len(heading)] == heading
        ]
        assert entries[0] == str(page)


def is_contents(lines: tuple[str, ...], code: Code, language: str) -> bool:
    word = {"en": "page", "nl": "bladzijde", "fr": "page", "de": "seite"}[language]
    return words_in_braille(iter(lines), code).count(word) > 1


@needs_louis
@pytest.mark.parametrize(("table", "language"), each_value_once(TABLES, languages()))
def test_the_reference_says_the_same_under_the_fingers(table: str, language: str) -> None:
    code = braille_code(language)
    rules = variant(table)
    book = reference_book(rules, code)
    names = [section.name for section in book.sections]
    points = ["points"] if rules.scoring == "points" else []
    assert names == ["phases", "turn", *points, "labels"]
    phases = book.sections[0].blocks[0]
    assert isinstance(phases, Table)
    assert [int(row[0]) for row in phases.rows] == list(rules.selected)
    pages = embossed(book, code, contents=False)
    assert len(pages.pages) <= 4
    title = len(words_of(book.title))
    assert words_in_braille(chain.from_iterable(pages.pages), code)[title:] == words_of(
        " ".join(transliterate(text, code) for text in text_of(book))
    )


@needs_louis
def test_the_reference_tells_what_the_letters_on_the_cards_mean() -> None:
    letters = reference_book(variant("cards-packs"), braille_code("nl")).sections[-1].blocks[0]
    assert isinstance(letters, Table)
    assert letters.rows == (
        ("h", "harten"),
        ("sp", "schoppen"),
        ("k", "klaver"),
        ("ru", "ruiten"),
        ("a", "aas"),
        ("bo", "boer"),
        ("v", "vrouw"),
        ("heer", "heer"),
        ("joker", "joker"),
    )


@needs_louis
@pytest.mark.parametrize("language", languages())
def test_names_of_odd_characters_are_written_as_well_as_the_table_can(language: str) -> None:
    """Which accented letters a table knows depends on its version; none of them is lost."""
    code = braille_code(language)
    written = transliterate(ODD, code)
    parts = normalize("NFKD", "".join(BASE_LETTERS.get(character, character) for character in written))
    plain = "".join(part for part in parts if not combining(part))
    assert re.fullmatch(r"Lukasz Zoe-Cagla Nunez Orsted (Δημητρης|\?{8}) \?{3} \?{3} \?{3} \? x abc", plain)
    assert set(to_cells(ODD, code)) <= {chr(ord(BLANK) + bits) for bits in range(64)}


@needs_louis
def test_a_letter_that_a_table_knows_keeps_its_accent() -> None:
    assert transliterate("één garçon, Größe", braille_code("nl")) == "één garçon, Größe"
    assert transliterate("déjà, Œuvre", braille_code("fr")) == "déjà, Œuvre"
    assert transliterate("cœur", braille_code("nl")) == "coeur"


@needs_louis
@pytest.mark.parametrize("language", languages())
@given(st.text(max_size=60))
@example("1─ ‥1")
@example("5 %.np")
def test_any_text_can_be_embossed(language: str, text: str) -> None:
    code = braille_code(language)
    cells = to_cells(text, code)
    assert set(cells) <= {chr(ord(BLANK) + bits) for bits in range(64)}
    assert BLANK * 2 not in cells
    assert bool(cells) >= any(character.isalnum() for character in text)


@needs_louis
@pytest.mark.parametrize("name", [ODD, "Wolfeschlegelsteinhausenbergerdorff-Senior", "x" * 90, "?", "..."])
@pytest.mark.parametrize("language", languages())
def test_a_book_with_any_name_in_it_keeps_to_its_sheet(language: str, name: str) -> None:
    code = braille_code(language)
    block = Paragraph(f"First {name} draws. Then {name} plays.")
    book = Rulebook(name, language, "Contents", (Section("a", name, (block,)), Section("b", "Two", (block,))))
    pages = embossed(book, code, contents=True, cells=20, lines=6)
    assert words_in_braille(chain.from_iterable(pages.pages), code)[-1] == "plays"


@needs_louis
def test_french_punctuation_stands_at_its_word() -> None:
    code = braille_code("fr")
    assert (
        transliterate("Vraiment\u202f? «\u00a0Oui\u00a0»\u00a0: 5\u00a0cartes", code)
        == "Vraiment? «Oui»: 5 cartes"
    )


def test_a_table_becomes_a_list() -> None:
    table = Table(("Phase", "You lay", "In letters"), (("1", "two sets of 3", "AAA + BBB"),))
    assert list(table_lines(table)) == ["Phase: You lay; In letters", "1: two sets of 3; AAA + BBB"]


@needs_louis
def test_a_table_that_liblouis_does_not_have_is_named() -> None:
    with pytest.raises(Problem) as caught:
        liblouis.translate("a", "no-such-table.utb")
    assert "no-such-table.utb" in explain(caught.value)


def test_without_liblouis_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(liblouis.VARIABLE, "/nowhere/liblouis.so")
    liblouis._library.cache_clear()
    try:
        assert not liblouis.is_installed()
        with pytest.raises(Problem) as caught:
            liblouis.translate("a", "en-ueb-g1.ctb")
    finally:
        monkeypatch.undo()
        liblouis._library.cache_clear()
    assert "liblouis20" in explain(caught.value)
    assert liblouis.VARIABLE in explain(caught.value)
