"""The WebSocket endpoint `/live`: handshakes, and serving the client until it disconnects."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Final, cast

from litestar.types import Receive, Send, WebSocketScope

from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.client_address import Headers, Peer, headers_of, peer_of
from decaphase.online.server.http.problem_responses import (
    preferred_language,
    public_problem,
    send_problem,
    status_of,
)
from decaphase.online.server.http.rate_limits import ALL_REQUESTS
from decaphase.online.server.http.security import (
    check_cookie_size,
    check_host,
    check_origin,
    response_headers,
)
from decaphase.online.server.logs import LOGGER, log_connection_failure
from decaphase.online.server.services import Services
from decaphase.online.server.websocket.client import Client, MessageRate
from decaphase.online.server.websocket.client import Receive as ReceiveFrame
from decaphase.online.server.websocket.connections import Connection
from decaphase.online.server.websocket.transport import TRANSPORT_KEY, Transport
from decaphase.problems import Problem

LIVE_PATH: Final = "/live"


async def accept_websocket(services: Services, scope: WebSocketScope, receive: Receive, send: Send) -> None:
    """Accept a handshake and serve the client until it disconnects, or answer with a problem."""
    await receive()
    headers = headers_of(scope)
    peer = peer_of(scope, headers, services.proxies)
    language = preferred_language(headers.get(b"accept-language", ""))
    with ExitStack() as connected:
        rechecks = services.connections.rechecks
        try:
            session = await _authenticate(services, scope, headers, peer)
            language = session.account.language
            connected.enter_context(services.connections.limit(session.account.account_id, peer.limit_key))
        except Problem as problem:
            security_headers = response_headers(peer, scope["path"], None)
            await send_problem(send, problem, language, "websocket.http", security_headers)
            _log_connection(services, peer, status_of(public_problem(problem)), 0.0)
            return
        del headers  # a connection may last for hours
        began = time.perf_counter()
        try:
            await _serve(services, session, peer.limit_key, rechecks, scope, receive, send, connected)
        finally:
            _log_connection(services, peer, 101, time.perf_counter() - began)


async def _authenticate(services: Services, scope: WebSocketScope, headers: Headers, peer: Peer) -> Session:
    """The session of a handshake; raises the Problem for which it is refused."""
    services.limits.count(ALL_REQUESTS, peer.limit_key)
    if scope["path"] != LIVE_PATH:
        raise Problem("server-no-page")
    check_host(peer, scope["server"])
    check_cookie_size(headers)
    check_origin(headers, peer, services.origins)
    session = await services.sessions.authenticate(scope["headers"], encrypted=peer.encrypted)
    if session is None:
        raise Problem("server-sign-in")
    return session


async def _serve(
    services: Services,
    session: Session,
    address: str,
    rechecks: int,
    scope: WebSocketScope,
    receive: Receive,
    send: Send,
    connected: ExitStack,
) -> None:
    transport = cast("Transport", (scope["extensions"] or {})[TRANSPORT_KEY])
    client = Client(
        session,
        services.tables,
        services.people,
        transport,
        MessageRate(services.config.pace, services.config.burst, time.monotonic),
        services.batches,
        services.metrics.count_refusal,
        address,
    )
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    transport.release_request()
    transport.on_text(client.receive)
    connections = services.connections
    connected.enter_context(connections.register(Connection(client, send, transport)))
    if connections.rechecks != rechecks:  # the token may have been revoked since it was checked
        connections.recheck(session.account.account_id)
    transport.on_lost(connected.close)
    try:
        await client.run(cast("ReceiveFrame", receive))
    except Exception as error:  # noqa: BLE001 - it is logged, and other connections go on
        log_connection_failure(error)
        transport.abort()


def _log_connection(services: Services, peer: Peer, status: int, seconds: float) -> None:
    services.metrics.count_request("GET", LIVE_PATH, status, 0.0)
    LOGGER.info(
        "live",
        route=LIVE_PATH,
        status=status,
        seconds=round(seconds, 3),
        address=peer.network,
    )
