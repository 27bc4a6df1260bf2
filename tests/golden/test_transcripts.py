"""Golden transcripts of a terminal game in each language.

Read them after `pytest tests/golden --regenerate-golden`.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from support.golden.transcript import EDITIONS, PHASES, SEED, transcript
from support.timeouts import TIMEOUT_SECONDS

FOLDER = Path(__file__).parent / "transcripts"
TYPED = re.compile("⟦(.*?)⟧\n")


@pytest.mark.parametrize("language", EDITIONS)
def test_a_game_at_a_terminal(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, regenerate: bool
) -> None:
    monkeypatch.setenv("COLUMNS", "101")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    path = FOLDER / f"play-{language}.txt"
    if regenerate:
        path.write_text(transcript(language), encoding="utf-8")
    pieces = TYPED.split(path.read_text(encoding="utf-8"))
    child = pexpect.spawn(
        sys.executable,
        [
            *("-m", "decaphase", "play", "Ann", "--bots", "greedy", "--dealer", "Greedy", "--plain"),
            *("--rules", EDITIONS[language], "--option", f"selection={PHASES}"),
            *("--seed", str(SEED), "--lang", language),
        ],
        dimensions=(50, 101),
        encoding="utf-8",
        timeout=TIMEOUT_SECONDS,
        env={**os.environ, "TERM": "xterm"},
    )
    child.delaybeforesend = None
    heard = ""
    typed = ""
    for told, following in zip(pieces[::2], [*pieces[1::2], None], strict=True):
        expected = typed + told.replace("\n", "\r\n")
        child.expect_exact(expected)
        assert child.before == ""
        heard += expected
        if following is not None:
            child.sendline(following)
            typed = following + "\r\n"
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    heard += str(child.before)
    assert "\x1b" not in heard
    assert all(len(line) <= 100 for line in heard.split("\r\n"))
