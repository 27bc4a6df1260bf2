"""Health, metrics, statistics and the protocol's schema."""

from __future__ import annotations

import hmac
from dataclasses import asdict
from functools import cache
from typing import Final

import msgspec
from litestar import Response, get

from decaphase import __version__
from decaphase.online.protocol.http import About, Health, ResultShown, Statistics, TotalsShown
from decaphase.online.protocol.messages import message_schema
from decaphase.online.server.api.dependencies import PROBLEMS, SIGNED_IN, ApiRequest, json_response
from decaphase.online.server.auth.sessions import token_from
from decaphase.online.server.http.client_address import is_loopback
from decaphase.online.server.metrics import CONTENT_TYPE
from decaphase.online.store import StoreProblem
from decaphase.problems import Problem
from decaphase.say import say

LAST_RESULTS: Final = 50


@get("/", responses=PROBLEMS)
async def show_about(request: ApiRequest) -> About:
    """The server's name, version and entry points."""
    words = say("server-about", request.context.language)
    return About("Decaphase", __version__, words, "/api/openapi.json", "/live")


@get("/health", responses=PROBLEMS)
async def show_health(request: ApiRequest) -> Health:
    """Whether the server is ready and can write to its database."""
    try:
        await request.services.heartbeat.beat()
    except StoreProblem as problem:
        raise Problem("server-cannot-write", reason=problem.code) from problem
    return Health("ok", __version__)


@get("/metrics", media_type="text/plain", responses=PROBLEMS)
async def show_figures(request: ApiRequest) -> Response[bytes]:
    """Prometheus metrics, for this machine, a trusted proxy, or with the metrics token."""
    services, peer = request.services, request.context.peer
    local = peer.direct and (peer.trusted or is_loopback(peer.address))
    given = token_from(request.scope["headers"], encrypted=peer.encrypted)[0] or ""
    expected = services.config.metrics_token
    if not local and not (expected and hmac.compare_digest(given.encode(), expected.encode())):
        raise Problem("server-figures")
    return Response(services.metrics.export(), headers={"content-type": CONTENT_TYPE})


@get("/api/statistics", responses=PROBLEMS, security=SIGNED_IN)
async def show_statistics(request: ApiRequest) -> Statistics:
    """Your results."""
    people, account = request.services.people, request.require_session().account.account_id
    totals = await people.totals_of(account)
    results = await people.results_of(account, LAST_RESULTS)
    return Statistics(
        msgspec.convert(asdict(totals), TotalsShown),
        [msgspec.convert(asdict(result), ResultShown) for result in results],
    )


@get("/api/protocol", responses=PROBLEMS)
async def show_protocol() -> Response[dict[str, object]]:
    """The messages of the WebSocket protocol, as a JSON Schema."""
    return json_response(_messages())


@cache
def _messages() -> bytes:
    return msgspec.json.encode(message_schema())
