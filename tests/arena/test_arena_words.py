"""The messages of the arena: all that are used exist, and all that exist are used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import decaphase
from decaphase.extras import import_from
from decaphase.problems import Problem
from decaphase.say import CATALOGUE, explain

SOURCE = Path(decaphase.__file__).parent
COMMANDS = ("arena", "ladder")
MODULES = ("by_view", "chart", "cluster", "worker_pool", "ladder", "match_files")
ELSEWHERE = {"problem-cannot-write", "problem-decisions-suffix"}


def test_the_catalogue_is_exactly_what_is_used() -> None:
    commands = "".join((SOURCE / "cli" / f"{name}.py").read_text(encoding="utf-8") for name in COMMANDS)
    modules = "".join((SOURCE / "arena" / f"{name}.py").read_text(encoding="utf-8") for name in MODULES)
    body = FluentParser().parse((CATALOGUE / "en" / "arena.ftl").read_text(encoding="utf-8")).body
    problems = {f"problem-{code}" for code in re.findall(r'Problem\(\s*"([^"]+)"', modules)} - ELSEWHERE
    assert {entry.id.name for entry in body if isinstance(entry, ast.Message)} == {
        *re.findall(r'"((?:arena|ladder)-[a-z-]+[a-z])"', commands + modules),
        *problems,
        "problem-jobs-and-ray",
        "problem-missing-package",
    }


def test_a_missing_package_says_what_to_install() -> None:
    with pytest.raises(Problem) as caught:
        import_from("research", "no_such_package.part")
    said = explain(caught.value)
    assert "install decaphase[research]" in said
    assert "package no_such_package," in said
