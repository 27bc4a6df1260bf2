"""The package as others get it: what the wheel holds, what an import costs."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import decaphase
from decaphase.compile.build import this_target
from decaphase.engine.native import LIBRARY
from decaphase.records import check_text
from support.compile.failing_compiler import SAYS, put_failing_compiler

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


def wheel_of(root: Path, folder: Path) -> tuple[str, dict[str, bytes]]:
    """The tag of the wheel of a project, and its files."""
    (wheel,) = WheelBuilder(str(root)).build(directory=str(folder), versions=["standard"])
    with zipfile.ZipFile(wheel) as opened:
        files = {name: opened.read(name) for name in opened.namelist()}
    return Path(wheel).stem.removeprefix(f"decaphase-{decaphase.__version__}-"), files


def libraries(files: dict[str, bytes]) -> list[str]:
    return sorted(Path(name).name for name in files if Path(name).stem == "native_engine")


def metadata(files: dict[str, bytes]) -> str:
    return files[f"decaphase-{decaphase.__version__}.dist-info/WHEEL"].decode()


def test_wheel_with_the_native_engine_names_its_platform(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DECAPHASE_NO_WEB", "1")
    tag, files = wheel_of(ROOT, tmp_path)
    assert tag == f"py3-none-{this_target().wheel}"
    assert libraries(files) == ["native_engine.json", LIBRARY.name]
    assert files[f"decaphase/engine/{LIBRARY.name}"] == LIBRARY.read_bytes()
    assert "Root-Is-Purelib: false\n" in metadata(files)
    for platform in this_target().wheel.split("."):
        assert f"Tag: py3-none-{platform}\n" in metadata(files)


def test_wheel_for_another_platform(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECAPHASE_NO_WEB", "1")
    monkeypatch.setenv("DECAPHASE_TARGET", "macos-arm64")
    monkeypatch.setenv("ZIG_GLOBAL_CACHE_DIR", str(Path.home() / ".cache" / "zig"))  # compiles faster
    tag, files = wheel_of(ROOT, tmp_path)
    assert tag == "py3-none-macosx_11_0_arm64"
    assert libraries(files) == ["native_engine.dylib", "native_engine.json"]
    library = files["decaphase/engine/native_engine.dylib"]
    assert library.startswith(b"\xcf\xfa\xed\xfe")
    assert b"/.native-" not in library  # the path of the build


def test_wheel_without_the_native_engine_is_for_all_platforms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DECAPHASE_NO_WEB", "1")
    monkeypatch.setenv("DECAPHASE_NO_NATIVE", "1")
    tag, files = wheel_of(ROOT, tmp_path)
    assert (tag, libraries(files)) == ("py3-none-any", [])
    assert "Root-Is-Purelib: true\n" in metadata(files)


def test_a_failing_compiler_leaves_a_wheel_in_plain_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root, home = tmp_path / "project", tmp_path / "home"
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "native_engine.*")
    for folder in ("src/decaphase", "web/building"):
        shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, root / name)
    unfinished = root / "src" / "decaphase" / "engine" / ".native-1"  # of a build that was killed
    unfinished.mkdir()
    (unfinished / "native_engine.so").touch()
    put_failing_compiler(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("DECAPHASE_NO_WEB", "1")
    assert WheelBuilder(str(root)).config.dependencies == ["ziglang==0.17.0"]
    tag, files = wheel_of(root, tmp_path)
    assert (tag, libraries(files)) == ("py3-none-any", [])
    assert f"The native engine is not built: {SAYS}" in capsys.readouterr().err
    assert not home.exists()  # the compiler's cache went elsewhere
    monkeypatch.setattr("packaging.tags.platform_tags", lambda: iter(["android_24_arm64_v8a"]))
    assert WheelBuilder(str(root)).config.dependencies == []


def test_the_compiler_is_pinned_once() -> None:
    described = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (pinned,) = (need for need in described["project"]["optional-dependencies"]["dev"] if "ziglang" in need)
    assert f'WHEEL: Final = "{pinned}"' in (ROOT / "web/building/compiler.py").read_text(encoding="utf-8")


def test_examples_in_the_readme() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_import_loads_next_to_nothing() -> None:
    program = "import sys; before = set(sys.modules); import decaphase; print(*set(sys.modules) - before)"
    run = [sys.executable, "-c", program]
    loaded = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in loaded if name.startswith("decaphase")] == ["decaphase"]
    assert {"numpy", "typer", "typst", "fluent", "dataclasses"}.isdisjoint(loaded)


def test_names_are_fetched_when_asked_for() -> None:
    assert decaphase.load_rules() == decaphase.load_rules(decaphase.DEFAULT_EDITION)
    assert set(decaphase._HOMES) == set(decaphase.__all__) - {"__version__"}
    assert set(decaphase.__all__) <= set(dir(decaphase))
    with pytest.raises(AttributeError, match="nosuch"):
        decaphase.nosuch  # noqa: B018 (asking for it is the test)


def test_the_record_in_the_readme_holds() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert [check_text(block).ok for block in blocks] == [True]
