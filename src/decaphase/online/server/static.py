"""The built web page, read once and served from memory: its files, and its document for every other path."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from litestar.types import HTTPScope, Send

import decaphase
from decaphase.online.server.http.client_address import Headers, Peer
from decaphase.online.server.http.problem_responses import send_problem
from decaphase.online.server.http.security import own_origin
from decaphase.problems import Problem
from decaphase.say import say

BUILT_PAGE: Final = Path(decaphase.__file__).parent / "web"
"""The page in the package, if it was built with one."""
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"
"""Files here have a content hash in their names."""
IMMUTABLE: Final = b"public, max-age=31536000, immutable"
REVALIDATE: Final = b"no-cache"
CONTENT_TYPES: Final = {
    ".css": b"text/css; charset=utf-8",
    ".ftl": b"text/plain; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".wasm": b"application/wasm",
    ".webmanifest": b"application/manifest+json",
    ".woff2": b"font/woff2",
}
DEFAULT_CONTENT_TYPE: Final = b"application/octet-stream"
API_PREFIXES: Final = ("api", "live", "health", "metrics")
"""First path segments that are not the page's."""
METHODS: Final = ("GET", "HEAD")
FILE_ROUTE: Final = "/{file}"
PLACE_ROUTE: Final = "/{place}"
"""Routes for the log: the path itself may hold an invite code."""


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file, its compressed copy if there is one, and its headers."""

    content: bytes
    gzipped: bytes | None
    etag: str
    content_type: bytes
    cache_control: bytes


@dataclass(frozen=True, slots=True)
class Page:
    """All files by URL path; empty if the package was built without the page."""

    files: Mapping[str, PageFile]

    def document(self, path: str) -> PageFile | None:
        """The HTML document for a path: its own, or the page's main one."""
        return self.files.get(f"{path}.html") or self.files.get(INDEX)


def read_page(folder: str = "") -> Page:
    """The page in this folder, by default in the package."""
    root = Path(folder) if folder else BUILT_PAGE
    found = sorted(file for file in root.rglob("*") if file.is_file() and not file.name.startswith("."))
    paths = {f"/{file.relative_to(root).as_posix()}": file for file in found}
    return Page({path: _read(path, file) for path, file in paths.items() if not path.endswith(".gz")})


def _read(path: str, file: Path) -> PageFile:
    content, compressed = file.read_bytes(), file.with_name(f"{file.name}.gz")
    return PageFile(
        content,
        compressed.read_bytes() if compressed.is_file() else None,
        hashlib.sha256(content).hexdigest()[:24],
        CONTENT_TYPES.get(file.suffix, DEFAULT_CONTENT_TYPE),
        IMMUTABLE if path.startswith(ASSETS) else REVALIDATE,
    )


async def serve_page(
    page: Page, scope: HTTPScope, headers: Headers, peer: Peer, language: str, send: Send
) -> bool:
    """Answer a request for the page; False if it is for something else."""
    path = scope["path"]
    file = page.files.get(path)
    if file is None and not (_is_page_path(path) and accepts_html(headers.get(b"accept", ""))):
        return False
    scope["path_template"] = PLACE_ROUTE if file is None else FILE_ROUTE
    if scope["method"] not in METHODS:
        allowed = [(b"allow", b", ".join(method.encode() for method in METHODS))]
        await send_problem(send, Problem("server-wrong-method"), language, extra=allowed)
    elif file is not None:
        await _send_file(file, headers, b"accept-encoding", send)
    elif (document := page.document(path)) is not None:
        await _send_file(document, headers, b"accept, accept-encoding", send)
    else:
        await _send_missing(missing_page_html(peer, language), send)
    return True


def _is_page_path(path: str) -> bool:
    """Whether the page handles this path: a name with a dot would be a file, which is missing."""
    first, _, rest = path.lstrip("/").partition("/")
    last = rest.rpartition("/")[2] if rest else first
    return first not in API_PREFIXES and "." not in last and not path.startswith(ASSETS)


async def _send_file(file: PageFile, headers: Headers, varies: bytes, send: Send) -> None:
    """Send a file, compressed if possible, or 304 if the browser has it."""
    gzipped = file.gzipped if accepts_gzip(headers.get(b"accept-encoding", "")) else None
    etag = f'"{file.etag}"' if gzipped is None else f'"{file.etag}-gz"'
    response_headers = [(b"etag", etag.encode()), (b"cache-control", file.cache_control), (b"vary", varies)]
    if etag_matches(headers.get(b"if-none-match", ""), etag):
        await _send(304, response_headers, b"", send)
        return
    response_headers.append((b"content-type", file.content_type))
    if gzipped is not None:
        response_headers.append((b"content-encoding", b"gzip"))
    body = file.content if gzipped is None else gzipped
    await _send(200, [*response_headers, (b"content-length", str(len(body)).encode())], body, send)


async def _send_missing(body: bytes, send: Send) -> None:
    response_headers = [
        (b"content-type", CONTENT_TYPES[".html"]),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", REVALIDATE),
        (b"vary", b"accept, accept-language"),
    ]
    await _send(404, response_headers, body, send)


async def _send(status: int, headers: list[tuple[bytes, bytes]], body: bytes, send: Send) -> None:
    """Send a whole response; for HEAD uvicorn leaves out the body."""
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def accepts_html(accepted: str) -> bool:
    """Whether a client wants HTML rather than data.

    >>> accepts_html("text/html,application/xhtml+xml,*/*;q=0.8"), accepts_html("*/*"), accepts_html("")
    (True, True, True)
    >>> accepts_html("application/json"), accepts_html("application/json, */*"), accepts_html("image/png")
    (False, False, False)
    """
    kinds = set(_accepted(accepted or "*/*"))
    return "text/html" in kinds or ("application/json" not in kinds and bool(kinds & {"*/*", "text/*"}))


def accepts_gzip(accepted: str) -> bool:
    """Whether the response may be compressed.

    >>> accepts_gzip("gzip, deflate, br"), accepts_gzip("*"), accepts_gzip("gzip;q=0, *"), accepts_gzip("br")
    (True, True, False, False)
    """
    refused = any(part.partition(";")[0].strip() == "gzip" for part in accepted.lower().split(","))
    encodings = set(_accepted(accepted))
    return "gzip" in encodings or ("*" in encodings and not refused)


def etag_matches(known: str, tag: str) -> bool:
    """Whether the browser has the version with this tag.

    >>> etag_matches('"a", W/"b"', '"b"'), etag_matches("*", '"b"'), etag_matches('"bb"', '"b"')
    (True, True, False)
    """
    tags = {part.strip().removeprefix("W/") for part in known.split(",")}
    return tag in tags or "*" in tags


def _accepted(listed: str) -> Iterator[str]:
    """The items of a header that are not refused by `q=0`."""
    for part in listed.lower().split(","):
        name, *settings = (piece.strip().replace(" ", "") for piece in part.split(";"))
        weights = [setting[2:] for setting in settings if setting.startswith("q=")]
        if not any(weight.strip("0") in ("", ".") for weight in weights):
            yield name


def missing_page_html(peer: Peer, language: str) -> bytes:
    """HTML that says how to play in the terminal instead, and how to install the page."""
    command = f"decaphase connect {own_origin(peer) or 'http://127.0.0.1:8010'}"
    name = say("web-name", language)
    lines = (
        say("server-without-page", language),
        say("server-without-page.terminal", language, command=command),
        say("server-without-page.mend", language),
    )
    paragraphs = "".join(f"<p>{escape(line)}</p>\n" for line in lines)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{escape(name)}</title>\n</head>\n'
        f"<body>\n<main>\n<h1>{escape(name)}</h1>\n{paragraphs}</main>\n</body>\n</html>\n"
    ).encode()
