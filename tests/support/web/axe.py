"""axe-core looks whether everybody can use what a page shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypedDict, cast

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
RUN: Final = """tags => axe.run(document, {
    runOnly: tags, resultTypes: ["violations"], rules: {"label-content-name-mismatch": {enabled: false}}})"""
MISNAMED: Final = """() => [...document.querySelectorAll(":is(button, a)[aria-label]")].filter((control) => {
    const copy = control.cloneNode(true);
    copy.querySelectorAll("svg, .unseen").forEach((picture) => picture.remove());
    const [shown, name] = [copy.textContent, control.ariaLabel].map((text) => text.toLowerCase().trim());
    return !name.includes(shown.replace(/^[^\\p{L}\\p{N}]+$/u, ""));
}).map((control) => `does not say its own words: ${control.ariaLabel}: ${control.textContent}`)"""
"""What axe means by a label that its name lacks, but without the numbers in the picture of a card."""


class _Node(TypedDict):
    target: list[str]
    failureSummary: str


class _Violation(TypedDict):
    id: str
    help: str
    nodes: list[_Node]


def violations_on(page: Page, tags: Sequence[str] = TAGS) -> list[str]:
    """What is wrong on the page as it is now: which rule, and where."""
    # The page's policy allows no script but its own; this one comes by the devtools, which do not ask it.
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found = cast("dict[str, list[_Violation]]", page.evaluate(RUN, list(tags)))
    misnamed = cast("list[str]", page.evaluate(MISNAMED))
    return misnamed + [
        f"{one['id']}: {one['help']}: {' '.join(map(str, node['target']))} ({node['failureSummary']})"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")
