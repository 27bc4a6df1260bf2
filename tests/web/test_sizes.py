"""The page stays light: what a first visit and a table load, as it comes over the line."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from decaphase.online.server.static import read_page
from support.web.opening import open_table
from support.web.visits import Visits

A_TABLE = 65_000
A_FIRST_VISIT = 150_000


def loaded(page: Page) -> set[str]:
    """The files that this document has asked for so far, itself among them."""
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    return {urlsplit(name).path for name in (*names, page.url)}


def weight(paths: Iterable[str]) -> int:
    """The bytes of these files as they are sent."""
    page = read_page()
    ours = {path for path in paths if not path.startswith(("/api", "/live"))}
    files = {page.files.get(path) or page.document("/") for path in ours}
    return sum(len(file.gzipped or file.content) for file in files if file is not None)


def test_a_first_visit_is_light(page_at: Visits) -> None:
    page = page_at("/")
    page.wait_for_load_state("networkidle")
    assert 0 < weight(loaded(page)) <= A_FIRST_VISIT


def test_the_programs_of_a_table_are_light(page_at: Visits) -> None:
    page = page_at("/")
    page.goto(f"{page_at.address}/table/{open_table(page, {})}")
    expect(page.locator("[data-stage=playing]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    scripts = {path for path in loaded(page) if path.endswith(".js")}
    assert any("table" in path.lower() for path in scripts)
    assert 0 < weight(scripts) <= A_TABLE
