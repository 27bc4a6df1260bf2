"""Build the page and install the fonts for printing, if their sources have changed."""

from __future__ import annotations

import gzip
import hashlib
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from building.compiler import run_compiler
from building.fonts import put_fonts
from building.node import BuildProblem, fetch_packages, run_vite

TEXTS: Final = frozenset({".css", ".ftl", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"})
"""Files worth compressing; images are compressed already."""
ENGINE: Final = "engine.wasm"
ENGINE_FOLDERS: Final = ("", "compile", "engine", "bots/thinking", "rules")
"""Where the Python is that the engine is compiled from, in the package."""
SHARED: Final = frozenset({".ftl", ".json"})
"""Sources shared with the Python package: the catalogues, and the drawings of the cards."""
PASSED_BY: Final = frozenset({"node_modules", "__pycache__", ENGINE, f"{ENGINE}.stamp"})
"""Neither what was fetched nor what was built is a source."""


@dataclass(frozen=True, slots=True)
class Project:
    """The paths of the page's sources and of the built page."""

    root: Path

    @property
    def web(self) -> Path:
        return self.root / "web"

    @property
    def package(self) -> Path:
        return self.root / "src" / "decaphase"

    @property
    def page(self) -> Path:
        return self.package / "web"

    @property
    def fonts(self) -> Path:
        """The fonts for printing."""
        return self.package / "paper" / "fonts"

    @property
    def built(self) -> tuple[Path, Path]:
        """The folders that a build creates."""
        return (self.page, self.fonts)

    @property
    def built_from(self) -> list[Path]:
        """Stamps with the digest of the sources, one in each built folder."""
        return [folder / ".built-from" for folder in self.built]

    @property
    def fetched_by(self) -> Path:
        """A stamp with the lock file's digest and the platform the packages were fetched for."""
        return self.web / "node_modules" / ".fetched-by"

    def sources(self) -> Iterator[Path]:
        """All sources of the page: its own files, the engine's and the shared ones."""
        for file in sorted(self.web.rglob("*")):
            if file.is_file() and PASSED_BY.isdisjoint(file.relative_to(self.web).parts):
                yield file
        for folder in ENGINE_FOLDERS:
            yield from sorted((self.package / folder).glob("*.py"))
        said = self.package / "say"
        yield from sorted(file for file in said.rglob("*") if file.suffix in SHARED)


def is_built(project: Project) -> bool:
    """Whether the page and the fonts are up to date."""
    made_of = _digest(project, project.sources())
    return all(_says(stamp, made_of) for stamp in project.built_from)


def build_page(project: Project, tell: Callable[[str], object]) -> None:
    """Build the page unless it is up to date; `tell` receives progress messages."""
    if is_built(project):
        tell("The page is built already.")
        return
    wanted = _digest(project, [project.web / "package.json", project.web / "package-lock.json"])
    wanted += f" {sys.platform} {platform.machine()}"  # some packages contain binaries for one platform
    if not _says(project.fetched_by, wanted):
        tell("Fetching what the page is built with ...")
        fetch_packages(project.web)
        project.fetched_by.write_text(wanted, encoding="ascii")
    tell("Building the page ...")
    made_of = _digest(project, project.sources())
    for stamp in project.built_from:
        stamp.unlink(missing_ok=True)
    put_fonts(project.web / "node_modules", project.fonts)
    _build_engine(project)
    run_vite(project.web)
    _compress(project.page)
    for stamp in project.built_from:
        stamp.write_text(made_of, encoding="ascii")


def _build_engine(project: Project) -> None:
    """Compile the engine to WebAssembly."""
    module = project.web / "src" / "engine" / ENGINE
    ended = run_compiler(project.root, "decaphase.compile.wasm", str(module))
    if ended.returncode != 0:
        raise BuildProblem(ended.stderr.strip())


def _compress(folder: Path) -> None:
    """Put a compressed copy beside every text file, to be served as it is."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in TEXTS:
            whole = file.read_bytes()
            small = gzip.compress(whole, 9, mtime=0)
            if len(small) < len(whole):
                file.with_name(f"{file.name}.gz").write_bytes(small)


def _digest(project: Project, files: Iterator[Path] | list[Path]) -> str:
    """A digest of the files' names and contents."""
    digest = hashlib.sha256()
    for file in files:
        held = file.read_bytes()
        digest.update(f"{file.relative_to(project.root).as_posix()} {len(held)}\n".encode())
        digest.update(held)
    return digest.hexdigest()


def _says(stamp: Path, expected: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="ascii", errors="replace") == expected
