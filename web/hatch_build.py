"""What hatchling does before it puts the package together: it has the page and the fonts made ready."""

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
    """Builds the page for a wheel, a source archive, or an installation that uses the sources themselves."""

    def dependencies(self) -> list[str]:
        """Node, where it is needed: whoever has the page already, or wants none, need not fetch it."""
        return [] if _unwanted() or is_built(Project(Path(self.root))) else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, list[str]]) -> None:
        if _unwanted():
            return
        project = Project(Path(self.root))
        try:
            build_page(project, self.app.display_info)
        except BuildProblem as problem:
            self.app.abort(str(problem))
        # They are no part of the repository, so they would be left out.
        for folder in project.built:
            build_data["artifacts"].append(f"/{folder.relative_to(project.root).as_posix()}/")


def _unwanted() -> bool:
    return os.environ.get(WITHOUT, "") not in ("", "0")
