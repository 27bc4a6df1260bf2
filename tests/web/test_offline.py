"""Without a server the page comes up all the same, from what the browser has kept of it."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from decaphase.online.server.static import read_page
from support.server.crowd.server_process import ServerProcess, server_process
from support.web.visits import LANGUAGES, Language, Visits, until

PUBLIC = Path(__file__).parents[2] / "web" / "public"
KEPT = "navigator.serviceWorker.ready.then((kept) => kept.active.state === 'activated')"
HELD = """async () => {
    const names = await caches.keys();
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map((request) => new URL(request.url).pathname);
}"""
FORGET_WORKERS = """async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
}"""
OUT_OF_REACH = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_FAILED")
"""What the browser itself says of a server that is gone."""


@pytest.fixture
def house(built: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own, which it may end."""
    with server_process(tmp_path / "house", page=str(built)) as house:
        yield house


def kept_page(page_at: Visits, path: str = "/", language: Language = "en") -> Page:
    """The page, after the browser has kept it."""
    page = page_at(path, language, kept=True, forgive=OUT_OF_REACH)
    until(page, KEPT)
    until(page, "navigator.serviceWorker.controller !== null")
    return page


def test_it_opens_offline_and_continues_online(page_at: Visits, house: ServerProcess) -> None:
    pages = {language: kept_page(page_at, language=language) for language in LANGUAGES}
    house.stop()
    for language, page in pages.items():
        for path in ("/", "/table/abc"):
            page.goto(house.address + path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert page.locator("html").get_attribute("lang") == language
    house.start()
    pages["en"].goto(f"{house.address}/settings")
    figures = httpx.get(f"{house.address}/metrics").text
    assert 'decaphase_http_requests_total{method="GET",route="/{place}",status="200"} 1.0' in figures


def test_what_only_the_server_knows_is_never_kept(page_at: Visits, house: ServerProcess) -> None:
    page = kept_page(page_at)
    page.evaluate("fetch('/api/rules').then((answer) => answer.text())")
    held = page.evaluate(HELD)
    files = {path for path in read_page().files if path != "/sw.js" and not path.endswith(".png")}
    assert set(held) == files
    house.stop()
    refused = page.evaluate("fetch('/api/rules').then(() => 'answered', () => 'refused')")
    assert refused == "refused"


def test_an_older_page_is_forgotten(page_at: Visits) -> None:
    page = page_at("/", kept=True)
    page.evaluate("caches.open('decaphase-older').then((cache) => cache.put('/old.js', new Response('old')))")
    page.evaluate("caches.open('another').then((cache) => cache.put('/x', new Response('x')))")
    page.evaluate(FORGET_WORKERS)
    page.reload()
    until(page, KEPT)
    until(page, "caches.keys().then((names) => !names.includes('decaphase-older'))")
    names = page.evaluate("caches.keys()")
    assert "another" in names
    assert len(names) == 2


# The page as an app


def test_it_can_be_installed(house: ServerProcess) -> None:
    manifest = httpx.get(f"{house.address}/manifest.webmanifest").json()
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = httpx.get(house.address + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert httpx.get(house.address + manifest["start_url"]).status_code == 200


def test_the_colours_of_the_app_are_the_pages() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    style = (PUBLIC.parent / "src" / "style.css").read_text(encoding="utf-8")
    document = (PUBLIC.parent / "index.html").read_text(encoding="utf-8")
    colours = re.search(r"--page: light-dark\((#\w+), (#\w+)\)", style)
    assert colours is not None
    assert re.findall(r'theme-color" content="(#\w+)"', document) == list(colours.groups())
    assert manifest["theme_color"] == manifest["background_color"] == colours[1]
