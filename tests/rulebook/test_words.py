"""The rulebook's messages: everything in book.ftl is used, and every rule has one place."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import decaphase
from decaphase.rulebook.chapters import CHAPTERS, Choice, Says
from decaphase.rulebook.clauses import CLAUSES
from decaphase.rulebook.example_text import IN_OTHER_WORDS
from decaphase.rulebook.examples import load_examples
from decaphase.rulebook.write import STEPS
from decaphase.rules import OPTIONS
from decaphase.say import CATALOGUE

SOURCE = Path(decaphase.__file__).parent / "rulebook"
OPENING = {"about", "about-edition", "unofficial", "departs", "silences", "examples"}
"""Clauses of the introduction."""


def ids() -> set[str]:
    body = FluentParser().parse((CATALOGUE / "en" / "book.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_the_catalogue_is_exactly_what_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("*.py"))
    quoted = set(re.findall(r'"((?:book|story)-[a-z-]+)"', source))
    columns = {f"column-{name}" for name in ("number", "words", "letters", "card", "points")}
    points = {f"points-{name}" for name in ("low", "high", "skip", "wild")}
    assert ids() == {
        *quoted,
        "book-wild",
        "book-wilds",
        *columns,
        *points,
        "heading-about",
        *(f"heading-{chapter.name}" for chapter in CHAPTERS),
        *(f"clause-{name}" for name in OPENING | set(CLAUSES)),
        *(f"example-{name}" for name in load_examples()),
        *(f"why-{code}" for code in IN_OTHER_WORDS),
    }


def test_every_clause_and_option_has_one_place_in_the_book() -> None:
    parts = [part for chapter in CHAPTERS for part in chapter.parts]
    clauses = [name for part in parts if isinstance(part, Says) for name in part.clauses]
    options = [part.option for part in parts if isinstance(part, Choice)]
    assert len(clauses) == len(set(clauses))
    assert set(clauses) | set(STEPS) | {"steps"} | OPENING & set(CLAUSES) == set(CLAUSES)
    assert sorted([*options, "phases"]) == sorted(OPTIONS)
