"""The labels of the cards: their properties, and agreement with liblouis."""

from __future__ import annotations

import csv
from io import StringIO
from itertools import pairwise

import pytest

from decaphase.cards import CARDS, COPIES, SKIP, WILD
from decaphase.paper.braille.brf import ASCII_BRAILLE, BrailleSheet, to_ascii
from decaphase.paper.braille.labels import labels_brf, labels_csv, labels_markdown, labels_text
from decaphase.rules import Rules, load_rules
from decaphase.say import languages
from decaphase.say.braille_labels import BLANK, Label, braille_code, dot_numbers, dots_of
from decaphase.say.card_codes import read_typed_cards, say_code
from support.paper.brf_files import from_ascii
from support.paper.liblouis import NO_LIBRARY, translations

STYLES = ("colours", "packs")
EVERY = [(language, style) for language in languages() for style in STYLES]


def labels_of(language: str, style: str) -> tuple[Label, ...]:
    return braille_code(language).labels(style)


def rules_of(style: str) -> Rules:
    return load_rules("classic-en", {"cards": style})


def changed(cells: str, places: str) -> str:
    """Cells in reverse order with permuted dots: as they feel upside down, or from behind."""
    return "".join(
        chr(ord(BLANK) + sum(1 << (int(places[dot - 1]) - 1) for dot in dots_of(cell)))
        for cell in reversed(cells)
    )


def upside_down(cells: str) -> str:
    return changed(cells, "654321")


def from_behind(cells: str) -> str:
    return changed(cells, "456123")


@pytest.mark.parametrize(("language", "style"), EVERY)
def test_every_card_has_a_label_of_its_own(language: str, style: str) -> None:
    labels = labels_of(language, style)
    assert [label.card for label in labels] == list(CARDS)
    assert len({label.cells for label in labels}) == len(CARDS)
    assert len({label.ink for label in labels}) == len(CARDS)


@pytest.mark.parametrize(("language", "style"), EVERY)
def test_labels_are_short_and_of_six_dots(language: str, style: str) -> None:
    for label in labels_of(language, style):
        assert 2 <= len(label.cells) <= 5
        assert all(BLANK < cell <= "⠿" for cell in label.cells)


@pytest.mark.parametrize(("language", "style"), EVERY)
def test_only_a_one_is_the_beginning_of_another_label(language: str, style: str) -> None:
    """A 1 begins a 10, an 11 and a 12, as in print; all other labels are prefix-free."""
    labels = labels_of(language, style)
    beginnings = {
        (one.ink, other.ink)
        for one in labels
        for other in labels
        if one != other and other.cells.startswith(one.cells)
    }
    ones = [label.ink for label in labels if label.card.number == 1]
    expected = {(one, f"{one}{digit}") for one in ones for digit in "012"} if style == "colours" else set()
    assert beginnings == expected


@pytest.mark.parametrize(("language", "style"), EVERY)
def test_a_label_upside_down_is_no_label(language: str, style: str) -> None:
    """A finger at the wrong corner feels no label and no beginning of one."""
    labels = [label.cells for label in labels_of(language, style)]
    for cells in map(upside_down, labels):
        assert not [other for other in labels if other.startswith(cells) or cells.startswith(other)]


@pytest.mark.parametrize(("language", "style"), EVERY)
def test_a_label_from_behind_is_no_other_label(language: str, style: str) -> None:
    """A label written from behind with a stylus, but not mirrored, is not another card."""
    labels = {label.cells for label in labels_of(language, style)}
    assert not [cells for cells in labels if from_behind(cells) in labels - {cells}]


@pytest.mark.parametrize(("language", "style"), EVERY)
def test_the_ink_is_what_one_types(language: str, style: str) -> None:
    """Labels, the terminal and the printed corners use the same letters for a card."""
    rules = rules_of(style)
    for label in labels_of(language, style):
        if label.card not in (WILD, SKIP):
            assert label.ink == say_code(label.card, rules, language)
        assert read_typed_cards(label.ink, rules, language) == (label.card,)


@pytest.mark.parametrize("language", languages())
def test_numbers_are_written_by_the_habit_of_the_language(language: str) -> None:
    code = braille_code(language)
    for label in code.colours[:12]:
        assert label.cells[1:] == code.number(label.card.number)
    sign = {"fr": "6"}.get(language, "3456")
    assert dot_numbers(code.number_sign) == sign


@pytest.mark.parametrize("language", languages())
def test_labels_and_numbers_are_what_liblouis_makes_of_their_ink(language: str) -> None:
    code = braille_code(language)
    labels = code.colours + code.packs
    numbers = [*range(30), 108, 1000]
    inks = [*(label.ink for label in labels), *map(str, numbers)]
    cells = translations(inks, code.table)
    if cells is None:
        pytest.skip(NO_LIBRARY)
    assert cells == [*(label.cells for label in labels), *map(code.number, numbers)]


# Tables


@pytest.mark.parametrize(("language", "style"), EVERY)
def test_the_tables_have_the_label_of_every_card(language: str, style: str) -> None:
    rules, code = rules_of(style), braille_code(language)
    _, *rows = csv.reader(StringIO(labels_csv(rules, code)))
    assert [row[1:] for row in rows] == [
        [str(COPIES[label.card]), label.ink, label.cells, dot_numbers(label.cells)]
        for label in code.labels(style)
    ]
    _, _, *lines = labels_markdown(rules, code).splitlines()
    assert [line.strip("| ").split(" | ") for line in lines] == rows
    _, *lines = labels_text(rules, code).splitlines()
    for row, line in zip(rows, lines, strict=True):
        assert line.split() == " ".join(row).split()


# BRF files


@pytest.mark.parametrize("each", [False, True])
@pytest.mark.parametrize(("language", "style"), EVERY)
def test_labels_for_an_embosser_are_as_many_as_asked_for(language: str, style: str, each: bool) -> None:
    code = braille_code(language)
    written = labels_brf(
        rules_of(style), code, BrailleSheet(page_numbers=code.page_numbers), each=each
    ).decode()
    pages = [page.split("\r\n") for page in written.split("\f")][:-1]
    number_line = 0 if code.page_numbers == "top" else -2  # each page ends with the end of a line
    numbers = [from_ascii(page.pop(number_line)).strip(BLANK) for page in pages]
    assert numbers == [code.number(page) for page in range(1, len(pages) + 1)]
    found = [label for page in pages for line in page for label in line.split()]
    assert found == [
        to_ascii(label.cells)
        for label in code.labels(style)
        for _ in range(COPIES[label.card] if each else 1)
    ]
    for page in pages:
        assert not any(one and other for one, other in pairwise(page)), "no room for scissors"


def test_ascii_braille_has_a_character_for_each_cell() -> None:
    cells = "".join(chr(ord(BLANK) + bits) for bits in range(64))
    assert to_ascii(cells) == ASCII_BRAILLE
    assert from_ascii(ASCII_BRAILLE) == cells
    assert to_ascii("⠼⠁⠃⠀⠨⠗⠑⠙⠲") == "#AB .RED4"
