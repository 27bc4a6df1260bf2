"""What comes before every answer over HTTP: who asks, whether they may, and what is written down of it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Send

from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.client_address import (
    Headers,
    Peer,
    find_caller,
    headers_of,
    limited_as,
    neighbourhood,
)
from decaphase.online.server.http.origins import own_origin, plain_origin
from decaphase.online.server.http.problem_responses import language_asked, send_problem
from decaphase.online.server.http.rate_limits import ANYTHING
from decaphase.online.server.http.security import (
    SAFE_METHODS,
    check_cookie,
    check_json,
    check_origin,
    headers_for,
    preflight_headers,
)
from decaphase.online.server.logs import LOGGER, described
from decaphase.online.server.services import Services
from decaphase.online.server.static import answer_page
from decaphase.problems import Problem

ASKING: Final = "asking"
"""Under this name a request's state says who asks."""


@dataclass(slots=True)
class RequestContext:
    """Who asks, and in which language they are answered."""

    caller: Peer
    language: str
    session: Session | None = None


class HeaderSender:
    """The way back: every answer gets the headers that all have, and its status is noted."""

    def __init__(self, send: Send, kept: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._kept = kept
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = {**message, "headers": [*message["headers"], *self._kept]}
        await self._send(message)


async def answer(running: Services, pages: Litestar, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """Answer a request, whatever it is."""
    began = time.perf_counter()
    headers = headers_of(scope)
    caller = find_caller(scope, headers, running.proxies)
    foreign = _foreign(headers, caller, running)
    reply = HeaderSender(send, headers_for(caller, scope["path"], foreign))
    asking = RequestContext(caller, language_asked(headers.get(b"accept-language", "")))
    scope["state"][ASKING] = asking
    try:
        if foreign is not None and scope["method"] == "OPTIONS":
            await _answer_preflight(reply)
        else:
            await _let_in(running, scope, headers, asking)
            if not await answer_page(running.page, scope, headers, caller, asking.language, reply.send):
                await pages(scope, receive, reply.send)
    except Problem as problem:
        await send_problem(reply.send, problem, asking.language)
    except Exception as error:  # noqa: BLE001 - it is written down, and answered like any other problem
        LOGGER.error("request-failed", **described(error))
        if not reply.status:
            await send_problem(reply.send, Problem("server-failed"), asking.language)
    finally:
        _write_down(running, scope, caller, reply.status, time.perf_counter() - began)


def _foreign(headers: Headers, caller: Peer, running: Services) -> str | None:
    """The origin of a page that is not ours and that may speak to us all the same."""
    origin = plain_origin(headers.get(b"origin", ""))
    return origin if origin in running.origins and origin != own_origin(caller) else None


async def _let_in(running: Services, scope: HTTPScope, headers: Headers, asking: RequestContext) -> None:
    """Find out who asks; a Problem says why they may not."""
    if scope["path"] in running.page.files:
        return  # they cost nothing, and a family at one address fetches many at once
    running.limits.count(ANYTHING, limited_as(asking.caller.address))
    if not scope["path"].startswith("/api"):
        return
    changes = scope["method"] not in SAFE_METHODS
    if changes:
        check_origin(headers, asking.caller, running.origins)
    asking.session = session = await running.sessions.find(scope["headers"])
    if session is not None:
        asking.language = session.account.language
    if changes:
        check_cookie(headers, asking.caller, session)
        check_json(headers)


async def _answer_preflight(reply: HeaderSender) -> None:
    await reply.send({"type": "http.response.start", "status": 204, "headers": preflight_headers()})
    await reply.send({"type": "http.response.body", "body": b"", "more_body": False})


def _write_down(running: Services, scope: HTTPScope, caller: Peer, status: int, seconds: float) -> None:
    """One line for each request; a path may hold an invitation, its template does not."""
    route = scope.get("path_template", "")
    running.figures.answered(scope["method"], route, status, seconds)
    LOGGER.info(
        "request",
        method=scope["method"],
        route=route,
        status=status,
        ms=round(1000 * seconds, 1),
        address=neighbourhood(caller.address),
    )
