"""Middleware of every HTTP request: authentication, limits, security headers, logging and metrics."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Send

from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.client_address import Headers, Peer, headers_of, peer_of
from decaphase.online.server.http.problem_responses import preferred_language, send_problem
from decaphase.online.server.http.rate_limits import ALL_REQUESTS
from decaphase.online.server.http.security import (
    SAFE_METHODS,
    check_cookie,
    check_cookie_size,
    check_host,
    check_json,
    check_origin,
    normalize_origin,
    own_origin,
    preflight_headers,
    response_headers,
)
from decaphase.online.server.logs import LOGGER, error_fields
from decaphase.online.server.services import Services
from decaphase.online.server.static import serve_page
from decaphase.problems import Problem

CONTEXT_KEY: Final = "context"
"""The key of the `RequestContext` in a request's state."""


@dataclass(slots=True)
class RequestContext:
    """The client of a request, its language and its session."""

    peer: Peer
    language: str
    session: Session | None = None


class HeaderSender:
    """Adds headers to a response and remembers its status."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = {**message, "headers": [*message["headers"], *self._headers]}
        await self._send(message)


async def handle_request(
    services: Services, api: Litestar, scope: HTTPScope, receive: Receive, send: Send
) -> None:
    """Answer a preflight, the page's files, or (by Litestar) the API."""
    began = time.perf_counter()
    headers = headers_of(scope)
    peer = peer_of(scope, headers, services.proxies)
    foreign = _foreign_origin(headers, peer, services)
    reply = HeaderSender(send, response_headers(peer, scope["path"], foreign))
    context = RequestContext(peer, preferred_language(headers.get(b"accept-language", "")))
    scope["state"][CONTEXT_KEY] = context
    try:
        check_host(peer, scope["server"])
        if foreign is not None and scope["method"] == "OPTIONS":
            await _answer_preflight(reply)
        else:
            await _authorize(services, scope, headers, context)
            if not await serve_page(services.page, scope, headers, peer, context.language, reply.send):
                await api(scope, receive, reply.send)
    except Problem as problem:
        await send_problem(reply.send, problem, context.language)
    except Exception as error:  # noqa: BLE001 - logged, and answered like any other problem
        LOGGER.error("request-failed", **error_fields(error))
        if not reply.status:
            await send_problem(reply.send, Problem("server-failed"), context.language)
    finally:
        _log_request(services, scope, peer, reply.status, time.perf_counter() - began)


def _foreign_origin(headers: Headers, peer: Peer, services: Services) -> str | None:
    """The allowed origin of a cross-origin request; None for any other request."""
    origin = normalize_origin(headers.get(b"origin", ""))
    return origin if origin in services.origins and origin != own_origin(peer) else None


async def _authorize(services: Services, scope: HTTPScope, headers: Headers, context: RequestContext) -> None:
    """Apply limits and find the session; raises the Problem for which the request is refused."""
    if scope["path"] in services.page.files:
        return  # unlimited: cheap, and a family behind one address loads many at once
    services.limits.count(ALL_REQUESTS, context.peer.limit_key)
    check_cookie_size(headers)
    if not scope["path"].startswith("/api"):
        return
    changes = scope["method"] not in SAFE_METHODS
    if changes:
        check_origin(headers, context.peer, services.origins)
    context.session = session = await services.sessions.authenticate(
        scope["headers"], encrypted=context.peer.encrypted
    )
    if session is not None:
        context.language = session.account.language
    if changes:
        check_cookie(headers, context.peer, session)
        check_json(headers)


async def _answer_preflight(reply: HeaderSender) -> None:
    await reply.send({"type": "http.response.start", "status": 204, "headers": preflight_headers()})
    await reply.send({"type": "http.response.body", "body": b"", "more_body": False})


def _log_request(services: Services, scope: HTTPScope, peer: Peer, status: int, seconds: float) -> None:
    """Log and count a request by its path template: the path may hold an invite code."""
    route = scope.get("path_template", "")
    services.metrics.count_request(scope["method"], route, status, seconds)
    LOGGER.info(
        "request",
        method=scope["method"],
        route=route,
        status=status,
        ms=round(1000 * seconds, 1),
        address=peer.network,
    )
