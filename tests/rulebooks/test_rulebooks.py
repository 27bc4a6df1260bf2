"""Every record here is a clause of a rulebook and passes the checker; so do the examples."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from decaphase.records.files import check_file
from decaphase.rulebook import examples
from decaphase.terminal.check_text import check_line

FOLDER = Path(__file__).parent
EXAMPLES = sorted(examples.FOLDER.glob("*.toml"))
CLAUSES = sorted(file.relative_to(FOLDER) for file in FOLDER.rglob("*.toml"))


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("clause", CLAUSES, ids=str)
def test_clause(clause: Path) -> None:
    result = check_file(FOLDER / clause)
    assert result.ok, check_line(str(clause), result)


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)
def test_example(example: Path) -> None:
    result = check_file(example)
    assert result.ok, check_line(example.name, result)


@pytest.mark.parametrize("listing", ["CLAUSES.md", "shared/CLAUSES.md"])
def test_every_record_is_in_the_list_of_clauses(listing: str) -> None:
    text = (FOLDER / listing).read_text(encoding="utf-8")
    shared = listing.startswith("shared")
    stems = {clause.stem for clause in CLAUSES if (clause.parts[0] == "shared") == shared}
    named = set(re.findall(r"`(?:[a-z-]+/)?([a-z0-9-]+)`", text))
    assert stems
    assert stems <= named
