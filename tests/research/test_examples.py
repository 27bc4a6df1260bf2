"""The examples run, each for a moment."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import decaphase

EXAMPLES = Path(__file__).parents[2] / "examples"

SHORT = {
    "random_pettingzoo.py": ("--games", "2", "--players", "2"),
    "vector_rollouts.py": ("--games", "8", "--steps", "400", "--players", "2", "--against", "greedy"),
    "open_spiel_loop.py": ("decaphase(players=2,rules=classic-en,episode=hand)",),
}

NEEDS = {
    "random_pettingzoo.py": ("pettingzoo", "decaphase.research.decaphase_v0"),
    "vector_rollouts.py": ("gymnasium", "decaphase.research.vector"),
    "open_spiel_loop.py": ("pyspiel", "decaphase.research.open_spiel"),
}


def run(name: str, *arguments: str) -> str:
    """The output of an example."""
    path = os.pathsep.join(filter(None, (str(Path(decaphase.__file__).parents[1]), os.getenv("PYTHONPATH"))))
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_run_here() -> None:
    scripts = {path.name for path in EXAMPLES.glob("*.py")}
    assert scripts == {*SHORT, "imitate.py", "imitation_bot.py"}


@pytest.mark.parametrize("name", SHORT)
def test_an_example_runs(name: str) -> None:
    for module in NEEDS[name]:
        if find_spec(module) is None:
            pytest.skip(f"needs {module}")
    assert re.search(r"\d+ decisions", run(name, *SHORT[name]))


QUICK = (
    "--games",
    "4",
    "--rivals",
    "greedy",
    "--epochs",
    "1",
    "--hidden",
    "16",
    "--arena-games",
    "2",
    "--against",
    "steady",
)
"""Against a player who ends its hands: two untrained ones would play for ever."""


@pytest.mark.parametrize("way", ["numpy", "torch"])
def test_a_policy_is_trained_and_sits_in_the_arena(way: str, tmp_path: Path) -> None:
    for package in ("numpy", "pyarrow", *(["torch"] if way == "torch" else [])):
        pytest.importorskip(package)
    said = run("imitate.py", "--out", str(tmp_path), *QUICK, *(["--torch"] if way == "torch" else []))
    told, epoch, trained, won = said.splitlines()
    assert epoch.strip() == "time 1 of 1 through all of them"
    learned, tested = map(int, re.findall(r"\d+", told))
    assert learned > tested > 0
    found = re.search(r"agreement ([\d.]+)%", trained)
    assert found is not None
    assert float(found[1]) > 10
    assert won.startswith("wins ")
    assert "of 2 games against steady" in won
    assert (tmp_path / "imitation.npz").exists()
