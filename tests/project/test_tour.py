"""docs/tour.md names only files that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOUR = ROOT / "docs" / "tour.md"


def named_files() -> list[str]:
    """Every file the tour names; a bare name is in the folder of the path before it."""
    found = []
    for cell in re.split(r"\||\n\n", TOUR.read_text(encoding="utf-8")):
        folder = ""
        for path in re.findall(r"`([\w./-]+\.(?:py|ts|svelte))`", cell):
            folder = path.rpartition("/")[0] or folder
            found.append(path if "/" in path else f"{folder}/{path}")
    return found


def test_every_file_of_the_tour_exists() -> None:
    missing = [
        path
        for path in named_files()
        if "/" in path.strip("/")
        and not (ROOT / path).exists()
        and not (ROOT / "src/decaphase" / path).exists()
    ]
    assert not missing
