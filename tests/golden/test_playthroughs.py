"""A golden playthrough for each edition and variant."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from support.golden.new_games import FOLDER
from support.golden.playthrough import read_script, write_playthrough
from support.laws.variants import VARIANTS


@pytest.mark.usefixtures("engine")
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
