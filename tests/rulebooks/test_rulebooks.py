"""Every record here is a clause of a rulebook, and must come out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from decaphase.command.check import line_of
from decaphase.records.files import check_file

FOLDER = Path(__file__).parent
CLAUSES = sorted(file.relative_to(FOLDER) for file in FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("clause", CLAUSES, ids=str)
def test_clause(clause: Path) -> None:
    result = check_file(FOLDER / clause)
    assert result.ok, line_of(str(clause), result)


def test_there_are_clauses() -> None:
    assert CLAUSES
