"""docs/braille.md is correct."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from decaphase.cards import Card
from decaphase.say import languages
from decaphase.say.braille_labels import braille_code

DOCS = Path(__file__).parents[2] / "docs" / "braille.md"
NAMES = {"en": "English", "nl": "Dutch", "fr": "French", "de": "German"}
SHOWN = ("r5", "g12", "y1", "w", "s"), ("g12", "w", "s")
"""The columns of its table: cards of the colours, then cards of ordinary packs."""


@pytest.mark.parametrize("language", languages())
def test_the_labels_in_the_table(language: str) -> None:
    row = re.search(rf"^\| {NAMES[language]} \| (.*) \|$", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    code = braille_code(language)
    colours, packs = ([Card.read(card) for card in cards] for cards in SHOWN)
    labels = [*(code.colours[card] for card in colours), *(code.packs[card] for card in packs)]
    assert row[1].split(" | ") == [f"{label.ink} {label.cells}" for label in labels]


def test_the_tables_of_liblouis_are_named() -> None:
    for language in languages():
        assert f"`{braille_code(language).table}`" in DOCS.read_text(encoding="utf-8")


def test_the_examples() -> None:
    results = doctest.testfile(str(DOCS), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0
