"""The packages that are compiled share one namespace: names must be unique."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module
from pathlib import Path

import decaphase.research.stepping  # noqa: F401 - registers itself and the bots' thinking
from decaphase.compile.build import PACKAGES
from decaphase.engine import COMPILED_PACKAGES

NOT_COMPILED = {"__init__.py", "fields.py", "native.py"}


def test_no_two_functions_have_one_name() -> None:
    folders = [Path(str(import_module(name).__file__)).parent for name in PACKAGES]
    names = Counter(
        node.name
        for folder in folders
        for file in folder.glob("*.py")
        if file.name not in NOT_COMPILED
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    )
    assert [name for name, times in names.items() if times > 1] == []


def test_no_two_numbers_have_one_name() -> None:
    values: dict[str, object] = {}
    for package in map(COMPILED_PACKAGES.__getitem__, PACKAGES):
        for module in package.modules:
            for name, value in vars(import_module(f"{package.name}.{module}")).items():
                if name.isupper() and isinstance(value, int | float | list | tuple):
                    assert values.setdefault(name, value) == value, name
