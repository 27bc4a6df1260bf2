"""axe-core looks whether everybody can use what a page shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypedDict, cast

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
RUN: Final = "tags => axe.run(document, {runOnly: tags, resultTypes: ['violations']})"


class _Node(TypedDict):
    target: list[str]
    failureSummary: str


class _Violation(TypedDict):
    id: str
    help: str
    nodes: list[_Node]


def violations_on(page: Page, tags: Sequence[str] = TAGS) -> list[str]:
    """What is wrong on the page as it is now: which rule, and where."""
    # The page's policy allows no script but its own; what comes through the devtools protocol is not the page's.
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found = cast("dict[str, list[_Violation]]", page.evaluate(RUN, list(tags)))
    return [
        f"{violation['id']} ({violation['help']}): {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")
