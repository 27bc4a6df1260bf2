"""The engine's modules are compiled in one namespace, so that no two of their functions may have one name."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import decaphase.core


def test_no_two_functions_have_one_name() -> None:
    folder = Path(decaphase.core.__file__).parent
    names = Counter(
        node.name
        for file in folder.glob("*.py")
        if file.name not in {"compiled.py", "fields.py"}
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    )
    assert [name for name, times in names.items() if times > 1] == []


def test_no_two_numbers_have_one_name() -> None:
    pytest.importorskip("numba")
    from decaphase.core.compiled import MODULES

    values: dict[str, object] = {}
    for module in MODULES:
        for name, value in vars(import_module(f"decaphase.core.{module}")).items():
            if name.isupper() and isinstance(value, int | float | list | tuple):
                assert values.setdefault(name, value) == value, name
