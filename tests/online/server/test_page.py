"""The built page is served from memory by exact paths, and its document for every other page path."""

from __future__ import annotations

import gzip
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from decaphase.online.server.http.security import CONTENT_POLICY
from decaphase.online.server.static import read_page
from support.server.crowd.server_process import ServerProcess, server_process
from support.timeouts import TIMEOUT_SECONDS

INDEX = "<!doctype html><title>Decaphase</title>" + "<p>a place at the table</p>" * 20
SCRIPT = "console.log('a table');\n" * 50
STYLE = "main {}"
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
BESIDE = "nobody may read this"
"""The content of a file beside the page's folder."""


def write_page(folder: Path) -> None:
    """A built page; two of its three texts have a compressed copy."""
    texts = {"index.html": INDEX, "assets/index-Ab3_xyz9.js": SCRIPT, "assets/index-Cd4-uvw8.css": STYLE}
    for name, text in texts.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        if name != "assets/index-Cd4-uvw8.css":
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    (folder / "gallery.html").write_text("<!doctype html>all cards", encoding="utf-8")
    (folder / "sw.js").write_text("self.skipWaiting();", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "icon-192.png").write_bytes(b"\x89PNG")
    (folder / ".built-from").write_text("sources", encoding="utf-8")
    (folder.parent / "secret.txt").write_text(BESIDE, encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a page of a few files, for all tests here."""
    folder = tmp_path_factory.mktemp("house")
    write_page(folder / "page")
    with server_process(folder / "server", page=str(folder / "page")) as server:
        yield server


@pytest.fixture
def browser(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, headers={"accept": BROWSER}) as browser:
        yield browser


# Page paths


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/table/abc",
        "/join/x1-Y_2",
        "/replay/a/3",
        "/rules/house-nl",
        "/settings",
        "/keep",
        "/about",
    ],
)
@pytest.mark.parametrize("accept", [BROWSER, "*/*", "text/*", ""])
def test_every_place_is_the_one_document(browser: httpx.Client, path: str, accept: str) -> None:
    answer = browser.get(path, headers={"accept": accept})
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"].encode() == CONTENT_POLICY


def test_a_document_of_its_own_is_found_by_its_name(browser: httpx.Client) -> None:
    assert browser.get("/gallery").text == browser.get("/gallery.html").text == "<!doctype html>all cards"
    assert browser.get("/gallery/7").text == INDEX


def test_programs_are_told_what_answers_here(browser: httpx.Client) -> None:
    for accept in ("application/json", "application/json, */*", "application/json;q=0.5"):
        answer = browser.get("/", headers={"accept": accept})
        assert answer.json()["name"] == "Decaphase"
    page = browser.get("/", headers={"accept": "application/json, text/html;q=0.1"})
    assert page.text == INDEX


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/live", "/live/x", "/health/x", "/metrics/x"],
)
def test_what_is_for_programs_stays_so(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code in (401, 404)
    assert answer.json()["code"] in ("server-no-page", "server-sign-in")


@pytest.mark.parametrize("accept", ["application/json", "image/png", "text/html;q=0"])
def test_who_takes_no_page_gets_none(browser: httpx.Client, accept: str) -> None:
    answer = browser.get("/table/abc", headers={"accept": accept})
    assert (answer.status_code, answer.json()["code"]) == (404, "server-no-page")


@pytest.mark.parametrize(
    "path",
    ["/favicon.ico", "/wp-login.php", "/assets/index-Old12345.js", "/assets/", "/assets/x", "/.built-from"],
)
def test_a_file_that_is_not_there_is_not_the_document(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "server-no-page")


# Files


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
        (
            "/assets/index-Ab3_xyz9.js",
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
        ("/assets/index-Cd4-uvw8.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_hold(
    browser: httpx.Client, path: str, kind: str, kept: str
) -> None:
    answer = browser.get(path, headers={"accept": "*/*"})
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["vary"] == "accept-encoding"


def test_files_come_compressed_to_who_takes_that(browser: httpx.Client) -> None:
    for accepted, small in (("gzip, br", True), ("*", True), ("br", False), ("gzip;q=0", False), ("", False)):
        answer = browser.get("/assets/index-Ab3_xyz9.js", headers={"accept-encoding": accepted})
        assert answer.text == SCRIPT
        assert (answer.headers.get("content-encoding") == "gzip") is small
        assert (int(answer.headers["content-length"]) < len(SCRIPT)) is small
    plain = browser.get("/assets/index-Cd4-uvw8.css", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert plain.text == STYLE


@pytest.mark.parametrize("path", ["/", "/table/abc", "/sw.js", "/assets/index-Ab3_xyz9.js"])
def test_what_a_browser_has_is_not_sent_again(browser: httpx.Client, path: str) -> None:
    tag = browser.get(path).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = browser.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert "cache-control" in again.headers
        assert "vary" in again.headers
        assert again.headers["content-security-policy"]
    assert browser.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_each_form_has_a_tag_of_its_own(browser: httpx.Client) -> None:
    tags = [
        browser.get("/", headers={"accept-encoding": accepted}).headers["etag"]
        for accepted in ("gzip", "identity")
    ]
    assert tags[0] != tags[1]
    crossed = browser.get("/", headers={"accept-encoding": "gzip", "if-none-match": tags[1]})
    assert crossed.status_code == 200


@pytest.mark.parametrize("path", ["/", "/join/x", "/icon.svg", "/assets/index-Ab3_xyz9.js"])
def test_a_head_is_the_answer_without_its_body(browser: httpx.Client, path: str) -> None:
    whole, head = browser.get(path), browser.head(path)
    assert (head.status_code, head.content) == (200, b"")
    same = ("etag", "content-length", "content-type", "cache-control", "vary")
    assert {name: head.headers[name] for name in same} == {name: whole.headers[name] for name in same}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
@pytest.mark.parametrize("path", ["/", "/table/abc", "/sw.js"])
def test_a_page_is_only_looked_at(browser: httpx.Client, method: str, path: str) -> None:
    answer = browser.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (405, "server-wrong-method")
    assert answer.headers["allow"] == "GET, HEAD"


# Path traversal


def ask_exactly(server: ServerProcess, path: bytes) -> tuple[int, bytes]:
    """The response to a raw path that no client library would send."""
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname or "", place.port or 0), timeout=TIMEOUT_SECONDS) as line:
        line.sendall(b"GET " + path + b" HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        told = b"".join(iter(lambda: line.recv(65536), b""))
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


@pytest.mark.parametrize(
    "path",
    [
        b"/../secret.txt",
        b"/..%2fsecret.txt",
        b"/%2e%2e/secret.txt",
        b"/assets/../../secret.txt",
        b"/assets/..%5c..%5csecret.txt",
        b"//secret.txt",
        b"/./index.html/../../secret.txt",
        b"/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        b"/../../../../etc/passwd",
        b"/etc/passwd",
        b"/index.html%00.js",
        b"/%00",
        b"/%ff%fe",
        b"/assets",
        b"/.built-from",
        b"/assets/index-Ab3_xyz9.js.gz",
        b"/INDEX.HTML",
        b"/" + b"x/" * 2000,
    ],
)
def test_nothing_but_the_page_can_be_read(server: ServerProcess, path: bytes) -> None:
    status, body = ask_exactly(server, path)
    assert body == INDEX.encode() if status == 200 else json.loads(body)["code"]
    assert status in (200, 400, 404)
    assert server.health() == 200


# Other routes


def test_a_place_is_not_written_down(server: ServerProcess, browser: httpx.Client) -> None:
    browser.get("/join/a-secret-invitation")
    figures = httpx.get(f"{server.address}/metrics").text
    assert 'route="/{place}"' in figures
    assert "a-secret-invitation" not in figures
    assert not server.complaints()


def test_files_are_fetched_as_often_as_needed(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address, headers={"x-forwarded-for": "203.0.113.9"}) as browser:
        assert {browser.get("/icon.svg").status_code for _ in range(310)} == {200}
        assert {browser.get("/keep").status_code for _ in range(300)} == {200}
        assert browser.get("/keep").status_code == 429


# Without the page


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that was installed without the page."""
    folder = tmp_path_factory.mktemp("bare")
    with server_process(folder / "server", page=str(folder / "nowhere")) as server:
        yield server


@pytest.mark.parametrize(
    ("language", "words"), [("en", "without"), ("nl", "zonder"), ("fr", "sans"), ("de", "ohne")]
)
def test_a_server_without_its_page_says_so(bare: ServerProcess, language: str, words: str) -> None:
    asked = {"accept": BROWSER, "accept-language": f"{language}-XX"}
    for path in ("/", "/table/abc"):
        answer = httpx.get(f"{bare.address}{path}", headers=asked)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in answer.text
        assert words in answer.text
        assert f"decaphase connect {bare.address}" in answer.text


def test_a_made_up_host_is_shown_as_text_or_not_at_all(bare: ServerProcess) -> None:
    asked = {"accept": BROWSER, "host": "<b>&x"}
    assert "<b>" not in httpx.get(bare.address, headers=asked).text


def test_a_server_without_its_page_is_there_for_programs(bare: ServerProcess) -> None:
    about = httpx.get(bare.address, headers={"accept": "application/json"})
    assert about.json()["live"] == "/live"


def test_there_is_no_page_in_an_empty_folder(tmp_path: Path) -> None:
    assert read_page(str(tmp_path)).files == {}
    assert read_page(str(tmp_path / "nowhere")).document("/") is None
