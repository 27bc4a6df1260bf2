"""A remote table without a network: its messages come from a table in this process."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from io import StringIO

from decaphase.online.protocol.messages import (
    SEEN,
    VIEW,
    Do,
    FromServer,
    Happened,
    NotDone,
    Welcome,
    read_answer,
    write_message,
    write_now,
)
from decaphase.online.table import table_view
from decaphase.problems import Problem
from decaphase.say import explain
from decaphase.terminal.play.hand_order import HandOrder
from decaphase.terminal.play.player import TerminalPlayer
from decaphase.terminal.remote.http_client import HttpClient
from decaphase.terminal.remote.inbox import (
    Connected,
    ConnectionEvent,
    ConnectionLost,
    Inbox,
    InboxItem,
    InputEnded,
    ServerMessage,
    TypedText,
)
from decaphase.terminal.remote.live_console import LiveConsole
from decaphase.terminal.remote.session import RemoteSession
from decaphase.terminal.remote.table_client import TableClient, TableLeft
from support.table.live import ANN, Live
from support.table.seen import seen_of


class Script(Inbox):
    """Items from the table come first, then the next typed line."""

    def __init__(self, type_next: Callable[[], str | None]) -> None:
        super().__init__()
        self.waiting: deque[InboxItem] = deque()
        self._type_next = type_next

    def put(self, news: InboxItem) -> None:
        self.waiting.append(news)

    def take(self, seconds: float | None = None) -> InboxItem | None:
        if self.waiting:
            return self.waiting.popleft()
        if seconds is not None:
            return None
        line = self._type_next()
        return InputEnded() if line is None else TypedText(line + "\n")


class InProcessLink:
    """Carries Ann's moves to the table, and its messages to her."""

    def __init__(self, live: Live, notify: Callable[[ConnectionEvent], None]) -> None:
        self._live = live
        self._narrate = notify
        self._sent = 0
        self.down = False

    def start(self) -> None:
        self._narrate(Connected(reconnected=False))
        server_clock = self._live.now + 3_600_000  # it was set; the table's own time is what counts
        self._say(Welcome(1, "1", ANN.account, ANN.name, server_clock))
        self.show()

    def show(self) -> None:
        self._say(write_now(table_view(self._live.state, ANN.account), clock=self._live.now))
        self._sent = self._live.state.number_for(ANN.account)

    def send(self, move: Do) -> None:
        try:
            self._live.do(move.command, ANN)
        except Problem as problem:
            self._say(NotDone(move.table, move.id, problem.code, explain(problem), problem.values))
            return
        self.send_news(move.id)
        while self._live.state.bot_turn() is not None:
            self._live.play_one()
            self.send_news()

    def send_news(self, move_id: str | None = None) -> None:
        state = self._live.state
        entries = tuple(map(SEEN.write, seen_of(self._live.log, ANN.account, self._sent)))
        self._sent = state.number_for(ANN.account)
        view = VIEW.write(table_view(state, ANN.account))
        self._say(Happened(state.table, self._sent, entries, move_id, view=view))

    def lose(self, meanwhile: Callable[[], None]) -> None:
        """Lose the connection; `meanwhile` runs before it is back."""
        self._narrate(ConnectionLost())
        self._narrate(ConnectionLost())
        meanwhile()
        self._narrate(Connected(reconnected=True))
        self.send_news()
        self.show()

    def close(self) -> None:
        pass

    def _say(self, message: FromServer) -> None:
        self._narrate(ServerMessage(read_answer(write_message(message))))


class InProcessSession:
    """Ann at such a table, typing the lines that a function gives."""

    def __init__(self, live: Live, type_next: Callable[[], str | None]) -> None:
        self.shown = StringIO()
        self.inbox = Script(type_next)
        self.link = InProcessLink(live, self.inbox.put)
        console = LiveConsole(self.inbox, self.shown, echo=True)
        self.person = TerminalPlayer(0, "Ann", "en", "normal", HandOrder("number"))
        client = TableClient(console, self.link, live.state.table, self.person)
        self.session = RemoteSession(console, HttpClient("http://nowhere.example"), client, self.person)

    def play(self) -> str:
        """All output until Ann leaves."""
        try:
            self.session.arrive()
            self.session.run()
        except TableLeft:
            pass
        return self.shown.getvalue()
