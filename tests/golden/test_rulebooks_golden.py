"""Golden rulebooks: four whole ones, each in the language of its edition."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

from decaphase.rulebook import render_text, write_rulebook
from decaphase.rules import load_edition, load_rules

FOLDER: Final = Path(__file__).parent / "rulebooks"


@pytest.mark.parametrize("edition", ["classic-en", "house-nl", "classic-fr", "classic-de"])
def test_rulebook(edition: str, regenerate: bool) -> None:
    path = FOLDER / f"{edition}.txt"
    text = render_text(write_rulebook(load_rules(edition), load_edition(edition).language))
    if regenerate:
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    golden = path.read_bytes().decode()
    if golden != text:
        diff = unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="")
        pytest.fail("\n".join(diff), pytrace=False)
