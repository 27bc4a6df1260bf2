"""Answers with the page: its files by their exact names, and at every other place its one document."""

from __future__ import annotations

from typing import Final

from litestar.types import HTTPScope, Send

from decaphase.online.server.http.client_address import Headers, Peer
from decaphase.online.server.http.problem_responses import send_problem
from decaphase.online.server.static.files import ASK_AGAIN, ASSETS, KINDS, Page, PageFile
from decaphase.online.server.static.missing import write_missing
from decaphase.online.server.static.request_headers import has_already, takes_gzip, wants_page
from decaphase.problems import Problem

NOT_OURS: Final = ("api", "live", "health", "metrics")
"""What begins with one of these is for programs."""
METHODS: Final = ("GET", "HEAD")
FILE_ROUTE: Final = "/{file}"
PLACE_ROUTE: Final = "/{place}"
"""What the log says: a place may be an invitation."""


async def answer_page(
    page: Page, scope: HTTPScope, headers: Headers, caller: Peer, language: str, send: Send
) -> bool:
    """Answer, if the page is what was asked for; False where it was something else."""
    path = scope["path"]
    file = page.files.get(path)
    if file is None and not (_is_place(path) and wants_page(headers.get(b"accept", ""))):
        return False
    scope["path_template"] = PLACE_ROUTE if file is None else FILE_ROUTE
    if scope["method"] not in METHODS:
        allowed = [(b"allow", b", ".join(method.encode() for method in METHODS))]
        await send_problem(send, Problem("server-wrong-method"), language, kept=allowed)
    elif file is not None:
        await _send_file(file, headers, b"accept-encoding", send)
    elif (document := page.document(path)) is not None:
        await _send_file(document, headers, b"accept, accept-encoding", send)
    else:
        await _send_missing(write_missing(caller, language), send)
    return True


def _is_place(path: str) -> bool:
    """Whether the page may have something to show here: a name with a dot is a file, and not there."""
    first, _, rest = path.lstrip("/").partition("/")
    last = rest.rpartition("/")[2] if rest else first
    return first not in NOT_OURS and "." not in last and not path.startswith(ASSETS)


async def _send_file(file: PageFile, headers: Headers, varies: bytes, send: Send) -> None:
    """A file as the browser can take it, or the news that it has it already."""
    small = file.small if takes_gzip(headers.get(b"accept-encoding", "")) else None
    tag = f'"{file.tag}"' if small is None else f'"{file.tag}-gz"'
    told = [(b"etag", tag.encode()), (b"cache-control", file.kept), (b"vary", varies)]
    if has_already(headers.get(b"if-none-match", ""), tag):
        await _send(304, told, b"", send)
        return
    told.append((b"content-type", file.kind))
    if small is not None:
        told.append((b"content-encoding", b"gzip"))
    body = file.whole if small is None else small
    await _send(200, [*told, (b"content-length", str(len(body)).encode())], body, send)


async def _send_missing(body: bytes, send: Send) -> None:
    told = [
        (b"content-type", KINDS[".html"]),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", ASK_AGAIN),
        (b"vary", b"accept, accept-language"),
    ]
    await _send(404, told, body, send)


async def _send(status: int, headers: list[tuple[bytes, bytes]], body: bytes, send: Send) -> None:
    """Send it all; to whoever asks for the head alone, uvicorn sends no more than that."""
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
