"""Editions and clauses cite the rulebooks that docs/rulebooks.md lists, and no others."""

from __future__ import annotations

import re
from pathlib import Path

from decaphase.rulebook.clauses import ALL, CLAUSES
from decaphase.rules import EDITIONS, load_edition

DOCS = Path(__file__).parents[2] / "docs" / "rulebooks.md"
ROW = re.compile(r"^\| `([a-z-]+)` \|.*\| (.*) \|$", re.MULTILINE)


def listed() -> dict[str, set[str]]:
    """The editions that follow each rulebook of the table."""
    rows = ROW.findall(DOCS.read_text(encoding="utf-8"))
    return {name: set(re.findall(r"`([a-z-]+)`", editions)) for name, editions in rows}


def test_every_edition_follows_the_rulebook_it_is_listed_under() -> None:
    followed: dict[str, set[str]] = {}
    for edition in EDITIONS:
        followed.setdefault(load_edition(edition).rulebook, set()).add(edition)
    assert listed() == followed


def test_clauses_cite_the_listed_rulebooks_and_no_others() -> None:
    assert set(ALL.split()) == set(listed())
    cited = [clause.rulebooks.split() for clause in CLAUSES.values()]
    assert {name for names in cited for name in names} == set(listed())
    assert all(len(names) == len(set(names)) for names in cited)
