"""A build that traps on overflow, negative division and wrong indices plays every bot without a trap."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from decaphase.compile.build import CHECKS, FLAGS, LIBRARY_FLAGS, compile_c, engine_c
from decaphase.compile.write_c import write_c
from decaphase.engine import CompiledPackage
from support.compile.checked_games import BROKEN
from support.compile.trapped import TRAPS
from support.laws.variants import COVER, VARIANTS

# Zig's driver leaves the sanitizers off wherever this flag stands.
CHECKED: Final = (*(flag for flag in FLAGS if flag != "-fno-sanitize=all"), *LIBRARY_FLAGS, *CHECKS)


@pytest.fixture(scope="module")
def small_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("checked") / "trapped.so"
    package = CompiledPackage("support.compile", ("trapped",), tuple(TRAPS))
    compile_c(write_c([package]), path, *CHECKED)
    return path


def run(module: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """A module of the tests, run as a program that may trap."""
    command = [sys.executable, "-m", f"support.compile.{module}", *map(str, arguments)]
    paths = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(command, env=paths, capture_output=True, text=True, check=False, timeout=600)


def is_trapped(process: subprocess.CompletedProcess[str]) -> bool:
    """Whether a program ended as a trap ends it, on any processor."""
    return process.returncode in (-signal.SIGILL, -signal.SIGTRAP, -signal.SIGABRT)


@pytest.mark.parametrize("name", TRAPS)
def test_a_checked_build_traps(small_library: Path, name: str) -> None:
    assert run("trapped", small_library, name, 1).returncode == 0
    for number in TRAPS[name]:
        assert is_trapped(run("trapped", small_library, name, number)), number


@pytest.mark.parametrize(
    ("names", "tables"),
    [(COVER, 2), pytest.param(tuple(VARIANTS), 5, marks=pytest.mark.slow)],
    ids=["cover", "all"],
)
def test_no_bot_traps(names: tuple[str, ...], tables: int, tmp_path: Path) -> None:
    """Every bot, in every variant, at tables of two to six; one test, so that one process compiles."""
    path = tmp_path / "checked.so"
    compile_c(engine_c(), path, *CHECKED)
    played = run("checked_games", path, tables, *names)
    assert played.returncode == 0, played.stderr
    assert [line.split()[0] for line in played.stdout.splitlines()] == list(names)
    assert all(int(line.split()[1]) > 200 * tables for line in played.stdout.splitlines()), played.stdout
    assert is_trapped(run("checked_games", path, tables, BROKEN))
