"""The package as others get it: what the wheel holds, what an import costs."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import decaphase
from decaphase.records import check_text

ROOT = Path(__file__).parents[2]


def test_wheel_holds_the_data(tmp_path: Path) -> None:
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    held = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    for file in source.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            assert file.relative_to(source).as_posix() in held
    assert {
        "decaphase/py.typed",
        "decaphase/rules/editions/base.toml",
        "decaphase/say/catalogue/en/rules.ftl",
        "decaphase/paper/templates/page.typ",
        "decaphase/paper/fonts/noto-sans-LICENCE.txt",
        f"decaphase-{decaphase.__version__}.dist-info/licenses/LICENSE",
        f"decaphase-{decaphase.__version__}.dist-info/entry_points.txt",
    } <= held
    assert not any("tests" in name for name in held)


def test_examples_in_the_readme() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_import_loads_next_to_nothing() -> None:
    program = "import sys; before = set(sys.modules); import decaphase; print(*set(sys.modules) - before)"
    run = [sys.executable, "-c", program]
    loaded = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in loaded if name.startswith("decaphase")] == ["decaphase"]
    assert {"numpy", "numba", "typer", "typst", "fluent", "dataclasses"}.isdisjoint(loaded)


def test_names_are_fetched_when_asked_for() -> None:
    assert decaphase.load_rules() == decaphase.load_rules(decaphase.DEFAULT_EDITION)
    assert set(decaphase._HOMES) == set(decaphase.__all__) - {"__version__"}
    assert set(decaphase.__all__) <= set(dir(decaphase))
    with pytest.raises(AttributeError, match="nosuch"):
        decaphase.nosuch  # noqa: B018 (asking for it is the test)


def test_the_record_in_the_readme_holds() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert [check_text(block).ok for block in blocks] == [True]
