"""Every problem of a record has a message, and gives all values that the message needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import decaphase.records
from decaphase.problems import Problem
from decaphase.records.replay import _FIELDS
from decaphase.say import explain

PACKAGE = Path(decaphase.records.__file__).parent.parent
SOURCES = [*PACKAGE.glob("records/*.py"), *PACKAGE.glob("game/*.py"), *PACKAGE.glob("cli/sample.py")]
RAISED = {"Impossible", "RecordProblem", "Unreadable", "ExpectationFailed", "Problem", "problem"}

NUMBERS = ("line", "column")


def raised() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The code and the value names of each problem that the sources raise."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in RAISED:
                    yield str(node.args[0].value), tuple(str(keyword.arg) for keyword in node.keywords)


@pytest.mark.parametrize(("code", "values"), sorted(set(raised())))
def test_a_problem_has_its_sentence(code: str, values: tuple[str, ...]) -> None:
    for value in ("other", 0, 1, 2):
        filled = {name: 7 if name in NUMBERS else value for name in values}
        sentence = explain(Problem(code, **filled))
        assert sentence.strip()
        assert "\n" not in sentence


def test_every_objection_with_a_field_is_one_the_game_makes() -> None:
    assert set(_FIELDS) <= {code for code, _ in raised()}
