"""The door to everything live: who may open a WebSocket, and what becomes of it."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Final, cast

from litestar.types import Receive, Send, WebSocketScope

from decaphase.online.protocol.messages import FromServer, NotDone
from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.client_address import (
    Headers,
    Peer,
    find_caller,
    headers_of,
    limited_as,
    neighbourhood,
)
from decaphase.online.server.http.problem_responses import (
    language_asked,
    problem_to_say,
    send_problem,
    status_of,
)
from decaphase.online.server.http.rate_limits import ANYTHING
from decaphase.online.server.http.security import check_origin, headers_for
from decaphase.online.server.logs import LOGGER, write_failure
from decaphase.online.server.services import Services
from decaphase.online.server.websocket.client import Client
from decaphase.online.server.websocket.client import Receive as ReceiveFrame
from decaphase.online.server.websocket.connections import Connection
from decaphase.online.server.websocket.message_rate import MessageRate
from decaphase.online.server.websocket.transport import WIRE, Transport
from decaphase.problems import Problem

LIVE: Final = "/live"


class CountedClient(Client):
    """A client whose refusals are counted."""

    def __init__(self, running: Services, session: Session, wire: Transport, pace: MessageRate) -> None:
        super().__init__(session, running.tables, running.people, wire, pace, running.rounds)
        self._figures = running.figures

    def _say(self, message: FromServer) -> None:
        if isinstance(message, NotDone):
            self._figures.refused()
        super()._say(message)


async def accept_websocket(running: Services, scope: WebSocketScope, receive: Receive, send: Send) -> None:
    """Let somebody in, and listen until they go; or say why not, as an answer to their handshake."""
    await receive()
    headers = headers_of(scope)
    caller = find_caller(scope, headers, running.proxies)
    language = language_asked(headers.get(b"accept-language", ""))
    with ExitStack() as until_they_go:
        try:
            session = await _let_in(running, scope, headers, caller)
            language = session.account.language
            until_they_go.enter_context(
                running.lines.room(session.account.account_id, limited_as(caller.address))
            )
        except Problem as problem:
            kept = headers_for(caller, scope["path"], None)
            await send_problem(send, problem, language, "websocket.http", kept)
            _write_down(running, caller, status_of(problem_to_say(problem)), 0.0)
            return
        del headers  # a connection may last for hours
        began = time.perf_counter()
        try:
            await _talk(running, session, scope, receive, send)
        finally:
            _write_down(running, caller, 101, time.perf_counter() - began)


async def _let_in(running: Services, scope: WebSocketScope, headers: Headers, caller: Peer) -> Session:
    """Who stands at the door; a Problem says why they may not come in."""
    running.limits.count(ANYTHING, limited_as(caller.address))
    if scope["path"] != LIVE:
        raise Problem("server-no-page")
    check_origin(headers, caller, running.origins)
    session = await running.sessions.find(scope["headers"])
    if session is None:
        raise Problem("server-sign-in")
    return session


async def _talk(
    running: Services, session: Session, scope: WebSocketScope, receive: Receive, send: Send
) -> None:
    wire = cast("Transport", (scope["extensions"] or {})[WIRE])
    pace = MessageRate(running.config.pace, running.config.burst, time.monotonic)
    client = CountedClient(running, session, wire, pace)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    wire.settle()
    wire.listen(client.hear)
    with running.lines.open(Connection(client, send, wire)):
        try:
            await client.talk(cast("ReceiveFrame", receive))
        except Exception as error:  # noqa: BLE001 - it is written down, and everybody else plays on
            write_failure(error)
            wire.hang_up()


def _write_down(running: Services, caller: Peer, status: int, seconds: float) -> None:
    running.figures.answered("GET", LIVE, status, 0.0)
    LOGGER.info(
        "live", route=LIVE, status=status, seconds=round(seconds, 3), address=neighbourhood(caller.address)
    )
