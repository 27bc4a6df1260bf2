"""The client of one table: announces what the server reports, and sends commands."""

from __future__ import annotations

import secrets
from typing import Protocol

from decaphase.online.protocol.messages import (
    Do,
    Done,
    FromServer,
    Gone,
    Happened,
    NotDone,
    Now,
    Trouble,
    Unknown,
    Welcome,
)
from decaphase.online.table import PersonCommand, Seen, TableView
from decaphase.online.table import entries as log
from decaphase.problems import Problem
from decaphase.say import say
from decaphase.say.problems import explain_at
from decaphase.terminal.play.player import TerminalPlayer
from decaphase.terminal.remote.fair_play import FairPlay
from decaphase.terminal.remote.http_client import server_problem
from decaphase.terminal.remote.inbox import (
    Connected,
    ConnectionEvent,
    ConnectionLost,
    Rejected,
    ServerMessage,
)
from decaphase.terminal.remote.live_console import LiveConsole
from decaphase.terminal.remote.narration import RemoteNarration
from decaphase.terminal.remote.remote_table import RemoteTable, ServerClock, can_act


class TableLeft(Exception):
    """The user leaves, or the table is closed."""


class CommandSender(Protocol):
    """Sends commands to the table; the answers come as events."""

    def start(self) -> None:
        """Start following the table."""

    def send(self, move: Do) -> None:
        """Deliver a command exactly once."""


class TableClient:
    """One user's connection to one table."""

    def __init__(
        self, console: LiveConsole, sender: CommandSender, table: str, person: TerminalPlayer
    ) -> None:
        self._console = console
        self._sender = sender
        self._table_id = table
        self._person = person
        self.narration = RemoteNarration(console, person)
        self.clock = ServerClock()
        self.fair_play = FairPlay()
        self._table: RemoteTable | None = None
        self._hand_shown_at: tuple[int, int] | None = None
        self._lost = False
        self._missed: list[Seen] | None = None
        self._unanswered: str | None = None
        self._uncertain: str | None = None
        self._refusal: Problem | None = None
        console.on_event = self._handle_event

    @property
    def has_view(self) -> bool:
        """Whether a view has arrived."""
        return self._table is not None

    @property
    def view(self) -> TableView:
        """The current view of the table."""
        if self._table is None:
            raise Problem("connect-not-there")
        return self._table.view

    def open(self) -> TableView:
        """Connect, and wait for the first view."""
        self._sender.start()
        self._console.wait(lambda: self.has_view)
        return self.view

    # Commands

    def do(self, command: PersonCommand) -> None:
        """Send a command and wait for the answer; a Problem says why it was refused."""
        move = Do(self._table_id, secrets.token_hex(8), command)
        self._unanswered, self._refusal = move.id, None
        self._sender.send(move)
        self._console.wait(lambda: self._unanswered != move.id)
        if self._refusal is not None:
            raise self._refusal

    def _answered(self, move_id: str | None, refusal: Problem | None = None) -> None:
        if move_id is not None and move_id == self._unanswered:
            self._unanswered, self._refusal = None, refusal

    def _tell_uncertain(self, message: Unknown) -> None:
        """Say once that the answer takes longer; the connection asks again."""
        if message.id == self._unanswered and message.id != self._uncertain:
            self._uncertain = message.id
            self._console.say(message.words)

    # Events

    def _handle_event(self, event: ConnectionEvent) -> None:
        match event:
            case ConnectionLost():
                if not self._lost:
                    self._console.say(say("connect-lost"))
                self._lost = True
            case Connected(reconnected):
                if self._lost:
                    self._console.say(say("connect-back"))
                self._lost, self._missed = False, [] if reconnected else None
            case Rejected(problem):
                raise problem
            case ServerMessage(message):
                self._handle_message(message)

    def _handle_message(self, message: FromServer) -> None:
        match message:
            case Welcome():
                self.clock.set(message.now)
            case Now():
                if message.clock:  # an older server leaves it out
                    self.clock.set(message.clock)
                self._show_table(message)
            case Happened():
                self._apply(message)
            case Done():
                self._answered(message.id)
            case NotDone():
                self._answered(message.id, server_problem(message.code, message.words, message.values))
            case Unknown():
                self._tell_uncertain(message)
            case Trouble():
                problem = server_problem(message.code, message.words, message.values)
                if self._table is None:
                    raise problem
                self._console.say(explain_at(problem, self.view.rules))
            case Gone():
                self._console.say(say("connect-gone"))
                raise TableLeft

    def _show_table(self, now: Now) -> None:
        """Show a complete view: the first one, or the one after reconnecting."""
        if self._table is None:
            self._table = RemoteTable(now)
            self._hand_shown_at = _position(self.view)
        else:
            before = self.view
            self._table.replace(now)
            self.narration.announce_missed(self._missed or (), self.view, before)
        self._missed = None
        self._react()

    def _apply(self, happened: Happened) -> None:
        if self._table is None:
            return
        before = self.view
        entries = self._table.apply(happened)
        if self.view.now != before.now:  # talk leaves it as it was
            self.clock.set(self.view.now)
        for seen in entries:
            if isinstance(seen.entry, log.Contributed):
                self.fair_play.mark_accepted(bytes.fromhex(seen.entry.nonce))
        self._answered(happened.id)
        if self._missed is not None:
            self._missed += entries
            return
        self._person.seat = self.view.you or 0
        self.narration.announce(entries, self.view, before)
        if any(isinstance(seen.entry, log.HandBegan) for seen in entries):
            self._hand_shown_at = _position(self.view)
        self._react()

    def _react(self) -> None:
        """React to a changed view: contribute to the deal, check the last one, show the hand."""
        view = self.view
        self._person.seat = view.you or 0
        command = self.fair_play.command(view)
        if command is not None:
            self._sender.send(Do(self._table_id, secrets.token_hex(8), command))
        self.fair_play.note_events(view)
        for problem in self.fair_play.problems(view):
            self._console.say(explain_at(problem, view.rules))
        self._show_hand_in_turn(view)
        if view.stage == "closed":
            raise TableLeft

    def _show_hand_in_turn(self, view: TableView) -> None:
        """Show the hand before a draw or a claim, unless verbosity is `brief`."""
        if view.game is None or not can_act(view) or view.game.stage not in ("draw", "claim"):
            return
        moment = _position(view)
        if self._hand_shown_at != moment and self._person.fullness != "brief":
            self.narration.show_hand(view)
        self._hand_shown_at = moment


def _position(view: TableView) -> tuple[int, int] | None:
    """The hand and the number of its events."""
    return None if view.game is None else (view.game.hand, len(view.game.events))
