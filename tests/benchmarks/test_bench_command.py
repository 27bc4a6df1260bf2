"""`decaphase bench`, as it is run from a shell, and its words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

import decaphase
from bench import measuring
from bench.figures import Unit
from bench.measuring import AREAS
from decaphase.say import CATALOGUE
from support.shell import Shell

SOURCE = Path(decaphase.__file__).parent
QUICK = ("--seconds", "0.05", "--only", "engine.copy.cpython", "--only", "engine.random.cpython")
UNITS = get_args(Unit)
MODULES = ("bench", "engine", "games", "machine", "timing", "serving/host", "serving/postgres")
"""The frame and its first area; what can be wrong with matches stands in another catalogue."""


def test_list_of_areas(shell: Shell) -> None:
    code, out, err = shell.run("bench")
    assert (code, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()[1 : len(AREAS) + 1]] == list(AREAS)
    data = json.loads(shell.run("bench", "--json")[1])
    assert [area["name"] for area in data["areas"]] == list(AREAS)


def test_table_for_people(shell: Shell) -> None:
    code, out, err = shell.run("bench", "engine", *QUICK)
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[0].split() == ["name", "what", "value", "unit", "goal", "met"]
    assert [line.split()[0] for line in lines[1:3]] == ["engine.random.cpython", "engine.copy.cpython"]
    assert "≥ 100,000" in lines[1]
    assert "≤ 20" in lines[2]
    assert "CPU time" in lines[4]


def test_object_for_programs(shell: Shell) -> None:
    code, out, err = shell.run("bench", "engine", "--json", *QUICK)
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert set(data) == {"figures", "machine"}
    assert list(data["figures"]) == ["engine.random.cpython", "engine.copy.cpython"]
    assert all(isinstance(value, float) and value > 0 for value in data["figures"].values())
    assert data["machine"]["decaphase"] == decaphase.__version__
    expected = {"python", "implementation", "platform", "cpu", "core", "numba", "numpy", "date"}
    assert expected <= set(data["machine"])


def test_without_the_compiler_it_says_how_to_have_it(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "is_fast", lambda: False)
    code, out, _ = shell.run("bench", "engine", "--only", "engine.copy", "--seconds", "0.05")
    assert code == 0
    assert "engine.copy.cpython" in out
    assert "engine.copy.compiled" not in out
    assert "install decaphase[fast]" in out.splitlines()[-1]
    only = ("--only", "engine.copy.compiled")
    assert json.loads(shell.run("bench", "engine", "--json", *only)[1])["figures"] == {}
    assert "install decaphase[fast]" in shell.run("bench", "engine", *only)[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("engines",),
            "There is nothing called “engines” to measure; there is: engine, bots, terminal, server, ",
        ),
        (("engine", "--only", "engine.x"), "No figure of engine begins with “engine.x”; they are: engine."),
    ],
)
def test_mistakes_are_one_sentence(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = shell.run("bench", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1


@pytest.mark.parametrize("seconds", ["0", "-1", "a while", "99999"])
def test_seconds_have_to_make_sense(shell: Shell, seconds: str) -> None:
    code, out, err = shell.run("bench", "engine", "--seconds", seconds)
    assert (code, out) == (2, "")
    assert "--seconds" in err


def test_the_catalogue_is_exactly_what_is_used() -> None:
    command = (SOURCE / "command" / "bench.py").read_text(encoding="utf-8")
    arena = "".join((SOURCE / "arena" / f"{name}.py").read_text(encoding="utf-8") for name in MODULES)
    body = FluentParser().parse((CATALOGUE / "en" / "bench.ftl").read_text(encoding="utf-8")).body
    figures = [figure for area in AREAS.values() for figure in area.figures]
    assert {figure.unit for figure in figures} == set(UNITS)
    assert {entry.id.name for entry in body if isinstance(entry, ast.Message)} == {
        *re.findall(r'"(bench-[a-z-]+[a-z])"', command),
        *(f"bench-area-{name}" for name in AREAS),
        *("bench-" + figure.name.replace(".", "-").replace("_", "-") for figure in figures),
        *(f"bench-unit-{unit}" for unit in UNITS),
        *(f"problem-{code}" for code in re.findall(r'Problem\(\s*"([^"]+)"', arena)),
    }
