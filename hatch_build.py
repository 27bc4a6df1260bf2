"""The hatchling build hook: builds the page, the fonts and the native engine before packaging."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging import tags

sys.path.insert(0, str(Path(__file__).parent / "web"))

from building import compiler, node
from building.page import Project, build_page, is_built

NO_WEB: Final = "DECAPHASE_NO_WEB"
NO_NATIVE: Final = "DECAPHASE_NO_NATIVE"
TARGET: Final = "DECAPHASE_TARGET"
"""The platform to build a wheel for, instead of this one: see `python -m decaphase.compile --targets`."""

STAMP: Final = "native_engine.json"
"""The file beside the library that says which it is, and for which platform."""


class PackageHook(BuildHookInterface[BuilderConfig]):
    """Builds what a wheel, a source archive or an editable installation holds beside its source."""

    folder: tempfile.TemporaryDirectory[str] | None = None
    """Where the library of another platform is until it is packed."""

    def dependencies(self) -> list[str]:
        """Node and the compiler, unless what they build is up to date or not wanted."""
        page = not _is_set(NO_WEB) and not is_built(Project(Path(self.root)))
        library = self._wants_native() and (_target() or self._compile("--check").returncode == 1)
        compiles = (page or library) and _has_compiler()
        return [*([node.WHEEL] if page else ()), *([compiler.WHEEL] if compiles else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not _is_set(NO_WEB):
            self._build_page(build_data)
        if self._wants_native():
            self._build_native(build_data, editable=version == "editable")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            self.folder.cleanup()

    def _build_page(self, build_data: dict[str, Any]) -> None:
        project = Project(Path(self.root))
        try:
            build_page(project, self.app.display_info)
        except node.BuildProblem as problem:
            self.app.abort(str(problem))
        # They are ignored by git, so hatchling would leave them out.
        for folder in project.built:
            build_data["artifacts"].append(f"/{folder.relative_to(project.root).as_posix()}/")

    def _wants_native(self) -> bool:
        # A source archive is for all platforms.
        return self.target_name == "wheel" and not _is_set(NO_NATIVE)

    def _build_native(self, build_data: dict[str, Any], *, editable: bool) -> None:
        """Build the library; if that fails, say so and leave the package plain Python."""
        target = "" if editable else _target()
        folder = Path(self.root, "src", "decaphase", "engine")
        if target:
            self.folder = tempfile.TemporaryDirectory()
            folder = Path(self.folder.name)
        chosen = ("--target", target, "--folder", str(folder)) if target else ()
        ended = self._compile(*chosen)
        for line in ended.stdout.splitlines():
            self.app.display_info(line)
        if ended.returncode != 0:
            message = ended.stderr.strip().splitlines()[-1]
            if target:  # asked for by name
                self.app.abort(message)
            self.app.display_warning(f"{message} (The package is plain Python, which is slower.)")
        elif not editable:
            _pack(folder, build_data)

    def _compile(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return compiler.run_compiler(Path(self.root), "decaphase.compile", *arguments)


def _pack(folder: Path, build_data: dict[str, Any]) -> None:
    """Put the library and its stamp into the wheel, and its platform into the wheel's name."""
    stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    for name in (STAMP, stamp["file"]):
        build_data["force_include"][str(folder / name)] = f"decaphase/engine/{name}"
    build_data["pure_python"] = False
    build_data["tag"] = f"py3-none-{stamp['wheel']}"


def _has_compiler() -> bool:
    """Whether pip can install the C compiler on this system, and a wheel for one of its platforms."""
    return not {*compiler.PLATFORMS}.isdisjoint(tags.platform_tags())


def _target() -> str:
    return os.environ.get(TARGET, "")


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")
