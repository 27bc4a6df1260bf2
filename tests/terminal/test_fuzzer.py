"""Fuzzing the real programs: bytes of all kinds at every prompt never cause a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from decaphase.records import load_record, replay

WORDS = (
    *"?abcdefghiklmnoprstuvwy12349/:=",
    *("draw", "take", "lay", "hit", "discard", "undo", "sheet", "edit", "back", "next", "end", "all", "none"),
    *("ann", "bea", "r5", "g12", "b7", "y1", "wild", "skip", "99", "d s bea", "l 1", "o r5 1", "v full"),
    *("edit 1", "3.2", "", " ", "\t", "ß", "é"),
)
LINES = 250


def typed(dice: Random) -> bytes:
    """Lines of meaningful words, and of arbitrary bytes."""
    lines = []
    for _ in range(LINES):
        if dice.random() < 0.2:
            line = dice.randbytes(dice.randint(0, 30)).replace(b"\n", b" ")
        else:
            line = " ".join(dice.choice(WORDS) for _ in range(dice.randint(1, 3))).encode()
        lines.append(line)
    return b"\n".join(lines)


def run(home: Path, text: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "decaphase", *arguments],
        input=text,
        capture_output=True,
        check=False,
        timeout=120,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
    )


@pytest.mark.parametrize("seed", range(6))
def test_random_bytes_during_a_game(tmp_path: Path, seed: int) -> None:
    options = ("--option", "knocking=true") if seed % 2 else ("--option", "order=any")
    people = ("Ann", "Bea")[: 1 + seed % 2]
    done = run(tmp_path, typed(Random(seed)), "play", *people, "--bots", "2 random", *options)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    assert b"Traceback" not in done.stdout
    kept = list((tmp_path / ".local/share/decaphase/games").glob("*.toml"))
    assert len(kept) == 1
    replay(load_record(kept[0]))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("arguments", [("play",), ("keep",), ("keep", "--players", "Ann,Bea"), ("resume",)])
def test_random_bytes_at_the_first_question(tmp_path: Path, seed: int, arguments: tuple[str, ...]) -> None:
    done = run(tmp_path, typed(Random(seed)), *arguments)
    assert done.returncode == 0, done.stderr.decode()
    assert b"Traceback" not in done.stdout + done.stderr
