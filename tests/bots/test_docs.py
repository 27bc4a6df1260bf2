"""docs/bots.md: its examples run, and its bot can be installed and plays."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from decaphase.bots.registry import BUILT_IN, ENTRY_POINTS

PAGE: Final = Path(__file__).parents[2] / "docs" / "bots.md"

PROGRAM: Final = """
import sys
sys.path.insert(0, sys.argv[1])
from decaphase import Game, load_rules
from decaphase.bots import bot_names, make_bot

print(bot_names()[-1])
for rules in ("classic-en", "house-nl"):
    for spec in ("miser", "miser:wilds=throw"):
        game = Game(load_rules(rules), ["Ann", "Bob"], seed=7)
        game.start_hand()
        bots = {1: make_bot(spec, seed=1), 2: make_bot("greedy")}
        while game.stage not in ("hand-over", "game-over"):
            game.apply(bots[game.turn].choose(game.view(game.turn)))
        print(rules, spec, "played")
"""


def block(language: str, holding: str) -> str:
    """The only example in this language that contains this text."""
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (found,) = [text for text in blocks if holding in text]
    return str(found)


def test_examples_in_the_page() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0


def test_every_bot_has_its_line() -> None:
    lines = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(lines) == BUILT_IN


def test_the_bot_of_the_page_can_be_installed_and_plays(tmp_path: Path) -> None:
    source = block("python", "class Miser")
    body = source.strip().splitlines()
    assert len([line for line in body if line and not line.startswith('"""')]) <= 20
    (points,) = tomllib.loads(block("toml", "entry-points"))["project"]["entry-points"].items()
    assert points[0] == ENTRY_POINTS
    about = tmp_path / "miser_bot-1.0.dist-info"
    about.mkdir()
    (tmp_path / "miser_bot.py").write_text(source, encoding="utf-8")
    (about / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: miser-bot\nVersion: 1.0\n", encoding="utf-8"
    )
    entries = "\n".join(f"{name} = {value}" for name, value in points[1].items())
    (about / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\n{entries}\n", encoding="utf-8")
    run = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    out = subprocess.run(run, capture_output=True, text=True, check=True).stdout.splitlines()
    assert out[0] == "miser"
    assert out[1:] == [
        f"{rules} {spec} played"
        for rules in ("classic-en", "house-nl")
        for spec in ("miser", "miser:wilds=throw")
    ]
