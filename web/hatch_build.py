"""The hatchling build hook: builds the page and the fonts before packaging."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building.node import WHEEL, BuildProblem
from building.page import Project, build_page, is_built

WITHOUT: Final = "DECAPHASE_NO_WEB"


class PageHook(BuildHookInterface[BuilderConfig]):
    """Builds the page for a wheel, a source archive or an editable installation."""

    def dependencies(self) -> list[str]:
        """Node, unless the page is built already or not wanted."""
        return [] if _unwanted() or is_built(Project(Path(self.root))) else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, list[str]]) -> None:
        if _unwanted():
            return
        project = Project(Path(self.root))
        try:
            build_page(project, self.app.display_info)
        except BuildProblem as problem:
            self.app.abort(str(problem))
        # They are ignored by git, so hatchling would leave them out.
        for folder in project.built:
            build_data["artifacts"].append(f"/{folder.relative_to(project.root).as_posix()}/")


def _unwanted() -> bool:
    return os.environ.get(WITHOUT, "") not in ("", "0")
