"""Build the page into the Python package unless it is up to date: `python web/build.py`."""

from __future__ import annotations

import sys
from pathlib import Path

from building.node import BuildProblem
from building.page import Project, build_page

if __name__ == "__main__":
    try:
        build_page(Project(Path(__file__).parents[1]), lambda line: sys.stdout.write(f"{line}\n"))
    except BuildProblem as problem:
        sys.exit(str(problem))
