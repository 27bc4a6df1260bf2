"""The connection to a table reconnects, and delivers every move once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from http import HTTPStatus
from queue import SimpleQueue
from threading import Thread

import pytest
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from decaphase.online.protocol.messages import (
    Do,
    Done,
    FromClient,
    Happened,
    Subscribe,
    Unknown,
    read_request,
    write_message,
)
from decaphase.online.table.commands import Ready
from decaphase.terminal.remote import connection
from decaphase.terminal.remote.connection import TableConnection
from decaphase.terminal.remote.inbox import (
    Connected,
    ConnectionEvent,
    ConnectionLost,
    Rejected,
    ServerMessage,
)
from support.timeouts import TIMEOUT_SECONDS

MOVE = Do("table", "move-1", Ready())


class Forgetful:
    """A server that does not know at first what became of a move."""

    def __init__(self) -> None:
        self.asked: list[Do] = []

    def __call__(self, client: ServerConnection) -> None:
        for frame in client:
            move = read_request(frame)
            if isinstance(move, Do):
                self.asked.append(move)
                uncertain = Unknown(move.table, move.id, "store-outcome-unknown", "It is not known.")
                answer = uncertain if len(self.asked) < 3 else Done(move.table, move.id, 8)
                client.send(write_message(answer).decode())


class Script:
    """A server that answers each connection in another way."""

    def __init__(self) -> None:
        self.asked: list[list[FromClient]] = []

    def __call__(self, client: ServerConnection) -> None:
        asked: list[FromClient] = []
        self.asked.append(asked)
        for frame in client:
            asked.append(read_request(frame))
            if isinstance(asked[-1], Subscribe):
                client.send(write_message(Happened("table", 7, ())).decode())
            elif len(self.asked) == 1:
                client.close(1012)  # it stops before it answers the move
            else:
                client.send(write_message(Done("table", "move-1", 8)).decode())


@contextmanager
def linked(
    script: Script | Forgetful, refuse: HTTPStatus | None = None
) -> Iterator[tuple[TableConnection, SimpleQueue[ConnectionEvent]]]:
    def check_token(client: ServerConnection, request: Request) -> Response | None:
        assert request.headers["Authorization"] == "Bearer a-token"
        return None if refuse is None else client.respond(refuse, "")

    news: SimpleQueue[ConnectionEvent] = SimpleQueue()
    with serve(script, "127.0.0.1", 0, process_request=check_token) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        with closing(TableConnection(f"http://127.0.0.1:{port}", "a-token", "table", news.put)) as link:
            link.start()
            yield link, news
        server.shutdown()
        thread.join()


def test_a_move_without_an_answer_is_sent_again_with_its_id() -> None:
    script = Script()
    with linked(script) as (link, news):
        assert news.get(timeout=TIMEOUT_SECONDS) == Connected(reconnected=False)
        assert isinstance(news.get(timeout=TIMEOUT_SECONDS), ServerMessage)
        link.send(MOVE)
        assert news.get(timeout=TIMEOUT_SECONDS) == ConnectionLost()
        assert news.get(timeout=TIMEOUT_SECONDS) == Connected(reconnected=True)
        told = [news.get(timeout=TIMEOUT_SECONDS) for _ in range(2)]
        assert told[-1] == ServerMessage(Done("table", "move-1", 8))
    assert script.asked == [[Subscribe("table"), MOVE], [Subscribe("table", since=7), MOVE]]


def test_a_move_of_unknown_outcome_is_sent_again_with_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "ASK_AGAIN_SECONDS", 0.01)
    script = Forgetful()
    with linked(script) as (link, news):
        assert news.get(timeout=TIMEOUT_SECONDS) == Connected(reconnected=False)
        link.send(MOVE)
        told = [news.get(timeout=TIMEOUT_SECONDS) for _ in range(3)]
        assert told[-1] == ServerMessage(Done("table", "move-1", 8))
    assert script.asked == [MOVE] * 3


def test_a_rejected_user_is_told_so() -> None:
    with linked(Script(), HTTPStatus.UNAUTHORIZED) as (_, news):
        turned_away = news.get(timeout=TIMEOUT_SECONDS)
        assert isinstance(turned_away, Rejected)
        assert turned_away.problem.code == "connect-signed-out"
