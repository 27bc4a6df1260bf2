"""`python -m bench`, as it is run from a shell."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

import decaphase
from bench import measuring
from bench.__main__ import UNITS, main
from bench.figures import Unit
from bench.measuring import AREAS

ROOT = Path(__file__).parents[2]
QUICK = ("--seconds", "0.05", "--only", "engine.copy.cpython", "--only", "engine.random.cpython")


def test_list_of_areas(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert [line.split()[0] for line in out.splitlines()[1 : len(AREAS) + 1]] == list(AREAS)
    assert main(["--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [area["name"] for area in data["areas"]] == list(AREAS)


def test_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", *QUICK]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == ""
    assert lines[0].split() == ["name", "what", "value", "unit", "goal", "met"]
    assert [line.split()[0] for line in lines[1:3]] == ["engine.random.cpython", "engine.copy.cpython"]
    assert "≥ 100,000" in lines[1]
    assert "≤ 20" in lines[2]
    assert "CPU time" in lines[4]


def test_object_for_programs() -> None:
    """From the root of the repository, in a process of its own, as the documentation says."""
    done = subprocess.run(
        [sys.executable, "-m", "bench", "engine", "--json", *QUICK],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    data = json.loads(done.stdout)
    assert set(data) == {"figures", "machine"}
    assert list(data["figures"]) == ["engine.random.cpython", "engine.copy.cpython"]
    assert all(isinstance(value, float) and value > 0 for value in data["figures"].values())
    assert data["machine"]["decaphase"] == decaphase.__version__
    expected = {"python", "implementation", "platform", "cpu", "core", "numpy", "date"}
    assert expected <= set(data["machine"])


def test_without_the_compiler_it_says_how_to_have_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring, "has_native", lambda: False)
    assert main(["engine", "--only", "engine.copy", "--seconds", "0.05"]) == 0
    out = capsys.readouterr().out
    assert "engine.copy.cpython" in out
    assert "engine.copy.compiled" not in out
    assert "make native" in out.splitlines()[-1]
    assert main(["engine", "--json", "--only", "engine.copy.compiled"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"] == {}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("engines",),
            "Unknown area 'engines'; the areas are engine, bots, terminal, server, research, wasm.",
        ),
        (("engine", "--only", "engine.x"), "No figure of engine begins with 'engine.x'; they are engine."),
    ],
)
def test_mistakes_are_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert err.count("\n") == 1


@pytest.mark.parametrize("seconds", ["0", "-1", "a while", "99999"])
def test_seconds_have_to_make_sense(capsys: pytest.CaptureFixture[str], seconds: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["engine", "--seconds", seconds])
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (2, "")
    assert "--seconds" in err


def test_every_figure_says_what_it_is() -> None:
    figures = [figure for area in AREAS.values() for figure in area.figures]
    assert {figure.unit for figure in figures} == set(get_args(Unit)) == set(UNITS)
    assert all(figure.about for figure in figures)
    assert len({figure.about for figure in figures}) == len(figures)
