"""The native library is built when its source has changed; without a sound one all runs in plain Python."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from decaphase.compile.build import TARGETS, BuildProblem, is_built, library_in, this_target
from decaphase.engine import native
from support.compile.failing_compiler import SAYS, put_failing_compiler
from support.shell import Shell

ARM, MIPS = 183, 8
"""Machines in the header of an ELF file, at `MACHINE`."""
MACHINE = 18


def forget() -> None:
    """Forget the library that this process has loaded."""
    native.problem.cache_clear()
    native._library.cache_clear()


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the library with its stamp, in use instead of the real one."""
    assert is_built(native.LIBRARY, this_target()), "build it first: make native"
    copy = tmp_path / native.LIBRARY.name
    shutil.copy(native.LIBRARY, copy)
    shutil.copy(native.STAMP, copy.with_suffix(".json"))
    monkeypatch.setattr(native, "LIBRARY", copy)
    monkeypatch.setattr(native, "STAMP", copy.with_suffix(".json"))
    monkeypatch.delenv(native.PLAIN, raising=False)
    forget()
    yield copy
    forget()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the whole package, in a folder to import it from."""
    ignored = shutil.ignore_patterns("__pycache__", "web", "fonts")
    shutil.copytree(native.PACKAGE, tmp_path / "decaphase", ignore=ignored)
    return tmp_path


def run(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a module of the package in this folder."""
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **variables}
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)


# What is wrong with a library


def truncate(library: Path) -> None:
    library.write_bytes(library.read_bytes()[:5000])


def fill_with_garbage(library: Path) -> None:
    library.write_bytes(b"garbage" * 100)


def empty(library: Path) -> None:
    library.write_bytes(b"")


def replace_by_folder(library: Path) -> None:
    library.unlink()
    library.mkdir()


def garble_stamp(library: Path) -> None:
    library.with_suffix(".json").write_bytes(b"\xff{")


def empty_stamp(library: Path) -> None:
    library.with_suffix(".json").write_text("[]", encoding="ascii")


def stamp_anew(library: Path) -> None:
    """Make the stamp name the library as it is now."""
    stamp = library.with_suffix(".json")
    held = json.loads(stamp.read_text(encoding="utf-8"))
    stamp.write_text(json.dumps({**held, "library": native.digest_of(library)}), encoding="utf-8")


def change_architecture(library: Path) -> None:
    held = bytearray(library.read_bytes())
    held[MACHINE] = MIPS if held[MACHINE] == ARM else ARM
    library.write_bytes(held)
    stamp_anew(library)


def fill_with_stamped_garbage(library: Path) -> None:
    fill_with_garbage(library)
    stamp_anew(library)


def change_source(library: Path) -> None:
    stamp = library.with_suffix(".json")
    held = json.loads(stamp.read_text(encoding="utf-8"))
    stamp.write_text(json.dumps({**held, "sources": "other"}), encoding="utf-8")


def remove(library: Path) -> None:
    library.unlink()


def remove_stamp(library: Path) -> None:
    library.with_suffix(".json").unlink()


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(("value", "problem"), [("", ""), ("0", ""), ("1", "asked"), ("true", "asked")])
def test_a_variable_switches_the_library_off(
    monkeypatch: pytest.MonkeyPatch, value: str, problem: str
) -> None:
    monkeypatch.setenv(native.PLAIN, value)
    assert native.problem() == problem


@pytest.mark.usefixtures("library")
def test_a_sound_library_is_used(shell: Shell) -> None:
    assert native.problem() == ""
    assert shell.run("--version")[1].endswith(" (native engine)\n")


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (truncate, "damaged"),
        (fill_with_garbage, "damaged"),
        (empty, "damaged"),
        (replace_by_folder, "damaged"),
        (garble_stamp, "damaged"),
        (empty_stamp, "damaged"),
        (fill_with_stamped_garbage, "refused"),
        pytest.param(
            change_architecture,
            "refused",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="changes the header of an ELF file"),
        ),
        (change_source, "outdated"),
        (remove, "missing"),
        (remove_stamp, "missing"),
    ],
)
def test_an_unsound_library_is_not_used(
    library: Path, shell: Shell, damage: Callable[[Path], None], problem: str
) -> None:
    damage(library)
    assert native.problem() == problem
    code, out, err = shell.run("--version")
    assert (code, err) == (0, "")
    assert out.split()[2:4] == ["(plain", "Python:"]


def test_bots_play_without_a_sound_library(package: Path) -> None:
    match = ("decaphase", "arena", "greedy", "greedy", "--games", "1", "--players", "2", "--seed", "1")
    sound = run(package, *match)
    truncate(package / "decaphase" / "engine" / native.LIBRARY.name)
    damaged = run(package, *match)
    assert "damaged" in run(package, "decaphase", "--version").stdout
    assert (sound.returncode, damaged.returncode) == (0, 0), damaged.stderr
    assert "Traceback" not in damaged.stderr


# Building


def test_a_library_that_is_up_to_date_is_not_built_again(package: Path) -> None:
    put_failing_compiler(package)
    ended = run(package, "decaphase.compile")
    assert (ended.returncode, ended.stdout) == (0, "The native engine is up to date.\n")
    assert run(package, "decaphase.compile", "--check").returncode == 0
    source = package / "decaphase" / "engine" / "act.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert run(package, "decaphase.compile", "--check").returncode == 1
    assert "other source files" in run(package, "decaphase", "--version").stdout


def test_a_failing_compiler_is_reported_in_one_line(package: Path) -> None:
    put_failing_compiler(package)
    before = sorted((package / "decaphase" / "engine").glob("*native*"))
    ended = run(package, "decaphase.compile", "--force")
    assert ended.returncode == 1
    assert ended.stderr == f"The native engine is not built: {SAYS}\n"
    assert sorted((package / "decaphase" / "engine").glob("*native*")) == before
    assert "(native engine)" in run(package, "decaphase", "--version").stdout


def test_a_platform_without_a_library_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "pdp11")
    with pytest.raises(BuildProblem, match="pdp11"):
        this_target()


def test_every_platform_is_listed(package: Path) -> None:
    assert run(package, "decaphase.compile", "--targets").stdout.split() == list(TARGETS)


def test_a_library_is_named_as_its_platform_loads_it() -> None:
    folder = native.LIBRARY.parent
    assert library_in(folder, this_target()) == native.LIBRARY
    names = {library_in(folder, target).name for target in TARGETS.values()}
    assert names == {"native_engine.so", "native_engine.dll", "native_engine.dylib"}
