"""Python that is not restricted Python is refused, by file and line, with the reason."""

from __future__ import annotations

import re
import sys
import warnings
from pathlib import Path
from types import FunctionType

import pytest

from decaphase.compile.program import RefusedError, read_function
from decaphase.compile.types import C_WORDS
from decaphase.compile.write_c import PRELUDE, write_c
from decaphase.engine import CompiledPackage
from decaphase.engine.matching import first_identity
from support.compile.refused import BODIES, FUNCTIONS, refused_source


def compile_module(folder: Path, source: str, patch: pytest.MonkeyPatch, entry: str = "f") -> str:
    """The C of a function of a module."""
    package = folder / "refused"
    package.mkdir()
    (package / "code.py").write_text(source, encoding="utf-8")
    patch.syspath_prepend(str(folder))
    for name in ("refused", "refused.code"):
        patch.delitem(sys.modules, name, raising=False)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)  # of `a is 1`
        return write_c([CompiledPackage("refused", ("code",), (entry,))])


@pytest.mark.parametrize("name", [*BODIES, *FUNCTIONS])
def test_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, reason = refused_source(name)
    line = next(number for number, text in enumerate(source.splitlines(), 1) if "# here" in text)
    with pytest.raises(RefusedError) as refusal:
        compile_module(tmp_path, source, monkeypatch)
    said = str(refusal.value)
    assert said.startswith(f"code.py:{line}: ")
    assert reason in said
    assert said.endswith(".")


def test_a_refusal_names_the_file_within_the_package() -> None:
    assert isinstance(first_identity, FunctionType)
    function = read_function(first_identity)
    said = str(function.refuse(function.tree, "no."))
    assert said == f"engine/matching.py:{first_identity.__code__.co_firstlineno}: no."


def test_two_functions_of_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "from decaphase.engine.dice import roll as other\n"
        "def roll(a: int) -> int:\n    return a\n"
        "def f(row: list[int]) -> int:\n    return roll(1) + other(row, 3)\n"
    )
    with pytest.raises(RefusedError, match=r"two functions, classes or tables are called roll\."):
        compile_module(tmp_path, source, monkeypatch)


def test_an_entry_point_named_by_a_word_of_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "def union(a: int) -> int:\n    return a\n"
    with pytest.raises(RefusedError, match=r"code.py:1: union is no name for what is called from outside\."):
        compile_module(tmp_path, source, monkeypatch, "union")


def test_no_name_of_python_is_one_of_the_prelude() -> None:
    defined = r"#define (\w+)|#if defined\(([A-Z]+)\)|inline \w+ (\w+)\(|void \*(mem\w+)|(\w+);$"
    names = {name for found in re.findall(defined, PRELUDE, re.MULTILINE) for name in found if name}
    assert len(names) > 20
    assert names <= C_WORDS | {"to", "index", "byte"}
