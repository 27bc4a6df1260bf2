"""The server about itself: whether it is ready, how much it has to do, and what can be asked of it."""

from __future__ import annotations

import hmac
from dataclasses import asdict
from functools import cache
from typing import Final

import msgspec
from litestar import Response, get

from decaphase import __version__
from decaphase.online.protocol.http import About, Health, ResultShown, Statistics, TotalsShown
from decaphase.online.protocol.schema import message_schema
from decaphase.online.server.api.dependencies import (
    PROBLEMS,
    SIGNED,
    Call,
    asking_of,
    ready_made,
    running_of,
    session_of,
)
from decaphase.online.server.auth.sessions import token_in
from decaphase.online.server.http.client_address import is_loopback
from decaphase.online.server.metrics import CONTENT_TYPE
from decaphase.problems import Problem
from decaphase.say import say

LAST_RESULTS: Final = 50


@get("/", responses=PROBLEMS)
async def show_about(request: Call) -> About:
    """What answers here."""
    words = say("server-about", asking_of(request).language)
    return About("Decaphase", __version__, words, "/api/openapi.json", "/live")


@get("/health", responses=PROBLEMS)
async def show_health(request: Call) -> Health:
    """Whether the server is ready, and can ask its database."""
    running = running_of(request)
    await running.people.runs(running.now())
    return Health("ok", __version__)


@get("/metrics", media_type="text/plain", responses=PROBLEMS)
async def show_figures(request: Call) -> Response[bytes]:
    """Figures for Prometheus, for this machine, a proxy of ours, or who shows the token for them."""
    running, caller = running_of(request), asking_of(request).caller
    near = caller.direct and (caller.trusted or is_loopback(caller.address))
    wanted, shown = running.config.metrics_token, token_in(request.scope["headers"])[0] or ""
    if not near and not (wanted and hmac.compare_digest(shown.encode(), wanted.encode())):
        raise Problem("server-figures")
    return Response(running.figures.write(), headers={"content-type": CONTENT_TYPE})


@get("/api/statistics", responses=PROBLEMS, security=SIGNED)
async def show_statistics(request: Call) -> Statistics:
    """How you have fared."""
    people, account = running_of(request).people, session_of(request).account.account_id
    totals = await people.totals_of(account)
    results = await people.results_of(account, LAST_RESULTS)
    return Statistics(
        msgspec.convert(asdict(totals), TotalsShown),
        [msgspec.convert(asdict(result), ResultShown) for result in results],
    )


@get("/api/protocol", responses=PROBLEMS)
async def show_protocol() -> Response[dict[str, object]]:
    """The messages of the live protocol, as a JSON Schema."""
    return ready_made(_messages())


@cache
def _messages() -> bytes:
    return msgspec.json.encode(message_schema())
