"""Builds the native library and the WebAssembly of the engine with the C compiler of `ziglang`."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from decaphase.compile.write_c import write_c
from decaphase.engine import COMPILED_PACKAGES
from decaphase.engine.native import LIBRARY, PACKAGE, digest_of

PACKAGES: Final = ("decaphase.engine", "decaphase.bots.thinking", "decaphase.research.stepping")
"""The packages that are compiled, each after those that it calls."""
FLAGS: Final = (
    "-O2",
    "-std=c11",
    "-ffp-contract=off",
    "-fno-math-errno",  # a square root is an instruction then, not a call
    "-fno-sanitize=all",
    "-g0",
    "-fvisibility=hidden",
)
LIBRARY_FLAGS: Final = (
    "-shared",
    "-fPIC",
    "-s",
    "-fno-asynchronous-unwind-tables",
    "-fno-semantic-interposition",  # no function of the process that has the same name comes between
    # Linked with no C library, one file serves glibc and musl: every Python on Linux has memcpy loaded.
    "-nostdlib",
    "-Wl,--no-entry",
)
WASM_FLAGS: Final = (
    "-target",
    "wasm32-freestanding",
    "-nostdlib",
    "-Wl,--no-entry",
    "-mcpu=generic+bulk_memory",
)
CHECKS: Final = ("-DCHECKED", "-fsanitize=undefined,bounds", "-fsanitize-trap=all", "-O1")


class Target(NamedTuple):
    """A platform that the library is compiled for."""

    name: str
    zig: str
    """Its name in the compiler, with the oldest supported version of the system."""
    ending: str
    wheel: str
    """Its names in the tag of a wheel."""


TARGETS: Final = {
    target.name: target
    for target in (
        Target(
            "linux-x86_64",
            "x86_64-linux-gnu.2.17",
            ".so",
            "manylinux_2_17_x86_64.musllinux_1_1_x86_64",
        ),
        Target(
            "linux-arm64",
            "aarch64-linux-gnu.2.17",
            ".so",
            "manylinux_2_17_aarch64.musllinux_1_1_aarch64",
        ),
        Target("windows-x86_64", "x86_64-windows-gnu", ".dll", "win_amd64"),
        Target("macos-x86_64", "x86_64-macos.11.0", ".dylib", "macosx_11_0_x86_64"),
        Target("macos-arm64", "aarch64-macos.11.0", ".dylib", "macosx_11_0_arm64"),
    )
}


class BuildProblem(Exception):
    """Why the engine cannot be compiled, in one line."""


def this_target() -> Target:
    """The platform that this Python runs on."""
    machine = platform.machine().lower()
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(machine, machine)
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    bits = "" if sys.maxsize > 1 << 32 else ", 32 bits"  # a small Python on a large machine
    name = f"{system}-{machine}{bits}"
    if name not in TARGETS:
        raise BuildProblem(f"there is none for {name}")
    return TARGETS[name]


def engine_c() -> str:
    """The whole engine as C."""
    for name in PACKAGES:
        import_module(name)
    return write_c([COMPILED_PACKAGES[name] for name in PACKAGES])


def source_files() -> list[str]:
    """The files that the library is built from."""
    folders = ("compile", *(name.removeprefix("decaphase.").replace(".", "/") for name in PACKAGES))
    paths = [path for folder in folders for path in sorted((PACKAGE / folder).glob("*.py"))]
    return ["cards.py", "rules/options.py", *(path.relative_to(PACKAGE).as_posix() for path in paths)]


def compile_c(source: str, output: Path, *flags: str) -> None:
    """Compile C; if that fails, raise BuildProblem with the compiler's first error."""
    if find_spec("ziglang") is None:
        raise BuildProblem("the C compiler is missing; fetch it with: python -m pip install ziglang")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "engine.c"
        path.write_text(source, encoding="utf-8")
        command = [sys.executable, "-m", "ziglang", "cc", *flags, str(path), "-o", str(output)]
        ended = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if ended.returncode != 0:
        words = ended.stderr.strip().splitlines() or [f"the C compiler ended with {ended.returncode}"]
        raise BuildProblem(next((line for line in words if "error" in line), words[-1]))


def _flags_for(library: Path) -> tuple[str, ...]:
    """What a library needs on its system alone."""
    match library.suffix:
        case ".dylib":  # else it would hold the path at which it was built
            return (f"-Wl,-install_name,{library.name}",)
        case ".dll":  # has to know all names; elsewhere this would double the time of a first build
            return ("-rtlib=compiler-rt",)
    return ()


def build_library(library: Path, target: Target) -> None:
    """Build the library for a platform, with its stamp beside it; a failure leaves an older one as it was."""
    with tempfile.TemporaryDirectory(dir=library.parent, prefix=".native-") as folder:
        built = Path(folder) / library.name
        flags = *FLAGS, *LIBRARY_FLAGS, *_flags_for(library), "-target", target.zig
        compile_c(engine_c(), built, *flags)
        stamp = built.with_suffix(".json")
        stamp.write_text(json.dumps(_stamp(built, target)) + "\n", encoding="utf-8")
        # A process that uses the old library keeps it: the file is replaced, not written over.
        built.replace(library)
        stamp.replace(library.with_suffix(".json"))


def is_built(library: Path, target: Target) -> bool:
    """Whether the library is there, undamaged, for this platform and from the present source."""
    try:
        stamp = json.loads(library.with_suffix(".json").read_text(encoding="utf-8"))
        return bool(stamp == _stamp(library, target))
    except (OSError, ValueError):
        return False


def library_in(folder: Path, target: Target) -> Path:
    """The path of the library for a platform in a folder."""
    return folder / f"{LIBRARY.stem}{target.ending}"


def _stamp(library: Path, target: Target) -> dict[str, object]:
    files = source_files()
    return {
        "file": library.name,
        "library": digest_of(library),
        "sources": digest_of(*(PACKAGE / name for name in files)),
        "files": files,
        "wheel": target.wheel,
    }
