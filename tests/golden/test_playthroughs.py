"""A playthrough for each edition and each variant: played again it comes out as it stands there."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest
from laws.variants import VARIANTS

from golden.playthrough import read_script, write_playthrough

FOLDER: Final = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("name", VARIANTS)
def test_playthrough(name: str, regenerate: bool) -> None:
    path = FOLDER / f"{name}.txt"
    golden = path.read_bytes()
    text = write_playthrough(read_script(golden.decode()))
    if regenerate:
        path.write_bytes(text.encode())
    elif golden != text.encode():
        diff = unified_diff(golden.decode().splitlines(), text.splitlines(), "golden", "now", lineterm="")
        pytest.fail("\n".join(diff), pytrace=False)


def test_every_table_has_its_playthrough() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(VARIANTS)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_playthrough_is_a_whole_game(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert text.count("game over, won by") == 1
