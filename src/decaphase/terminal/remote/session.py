"""A session at a remote table: connecting, prompts, and what typed lines do."""

from __future__ import annotations

import sys
from contextlib import closing, suppress
from typing import Final

from decaphase.online.table import TableView
from decaphase.online.table import commands as ask
from decaphase.problems import Problem
from decaphase.say import say, spoken
from decaphase.say.answers import own_phase
from decaphase.say.events import Fullness
from decaphase.say.problems import explain_at
from decaphase.terminal.console import Console, EndOfInput
from decaphase.terminal.play.hand_order import HandOrder
from decaphase.terminal.play.keys import MOVE_COMMANDS, TABLE_COMMANDS, key_of, read_command, say_game_help
from decaphase.terminal.play.player import TerminalPlayer
from decaphase.terminal.play.questions import Questions
from decaphase.terminal.play.turn import ControlCommand, Move, Turn
from decaphase.terminal.remote.connection import TableConnection
from decaphase.terminal.remote.find_table import JoinedTable
from decaphase.terminal.remote.http_client import HttpClient
from decaphase.terminal.remote.inbox import Inbox, read_keyboard
from decaphase.terminal.remote.live_console import LiveConsole
from decaphase.terminal.remote.remote_table import RemoteSeat, can_act
from decaphase.terminal.remote.table_client import TableClient, TableLeft
from decaphase.terminal.remote.table_commands import TableCommands, is_open
from decaphase.terminal.settings import TerminalSettings, save_preferences

SEATED_ONLY: Final = (*MOVE_COMMANDS, "hand", "aim", "hint", "order")
"""Commands only for players with a seat."""
QUESTIONS_WITHOUT_HAND: Final = ("scores", "phases", "list", "aim", "events", "later", "repeat", "words")
"""The questions that can be answered when no hand is being played."""


def play_at_table(
    console: Console, http: HttpClient, joined: JoinedTable, settings: TerminalSettings, fullness: Fullness
) -> None:
    """Play at a table until the user leaves; the table goes on."""
    person = TerminalPlayer(0, "", spoken(), fullness, HandOrder(settings.sort))
    inbox = Inbox()
    with read_keyboard(inbox) as echo:
        live = LiveConsole(inbox, sys.stdout, echo=echo, colour=console.colour, voice=console.voice)
        link = TableConnection(http.server, http.token or "", joined.table, inbox.put)
        client = TableClient(live, link, joined.table, person)
        session = RemoteSession(live, http, client, person)
        with closing(link):
            _run_session(live, session, joined)
        if client.has_view:
            live.say(say("connect-left", link=f"{http.server}/table/{joined.table}"))
    save_preferences(settings, (fullness, settings.sort), (person.fullness, person.order.order))


def _run_session(console: LiveConsole, session: RemoteSession, joined: JoinedTable) -> None:
    """Join, sit down and play; Ctrl-C and the end of the input leave normally."""
    with suppress(TableLeft, EndOfInput, KeyboardInterrupt):
        view = session.arrive()
        try:
            _take_place(session, joined, view)
        except Problem as problem:
            console.say(explain_at(problem, view.rules))
        session.run()


def _take_place(session: RemoteSession, joined: JoinedTable, view: TableView) -> None:
    """Do what was requested before joining: take a seat, add bots, show the invitation."""
    if joined.take_seat and view.you is None:
        session.table_commands.sit(view)
    for _ in range(joined.bots):
        session.table_commands.add_bot("", session.view)
    if joined.invite is not None and any(map(is_open, session.view.seats)):
        session.table_commands.say_invite(joined.invite)


class RemoteSession:
    """Plays at one table until the user leaves."""

    def __init__(
        self, console: LiveConsole, http: HttpClient, client: TableClient, person: TerminalPlayer
    ) -> None:
        self._console = console
        self._client = client
        self._person = person
        self.table_commands = TableCommands(console, http, client.clock, client.do)
        self._turn: Turn | None = None
        self._turn_of: TableView | None = None

    @property
    def view(self) -> TableView:
        """The current view of the table."""
        return self._client.view

    def arrive(self) -> TableView:
        """Join the table and say who sits there; during a hand also say the user's cards."""
        view = self._client.open()
        self.table_commands.say_seats(view)
        self._client.narration.restore_history(view)
        if view.game is not None and view.stage == "playing" and view.you in view.game.playing:
            self._console.say(own_phase(view.game))
            self._client.narration.show_hand(view)
        return view

    def run(self) -> None:
        """Read lines until the user leaves."""
        while True:
            line = self._console.ask(self._prompt)
            try:
                self._read(line)
            except Problem as problem:
                self._console.say(explain_at(problem, self.view.rules))

    # Input

    def _prompt(self) -> str:
        return self._own_turn().prompt() if can_act(self.view) else waiting_prompt(self.view)

    def _own_turn(self) -> Turn:
        """The turn for the current view, kept until the game changes."""
        if self._turn is None or self._turn_of is None or self._turn_of.game != self.view.game:
            self._turn = Turn(self._person, self._console, RemoteSeat(self.view))
            self._turn_of = self.view
        return self._turn

    def _read(self, line: str) -> None:
        """Run a typed line: a table command, a question or a move."""
        command, rest = read_command(line, TABLE_COMMANDS)
        if command:
            self.table_commands.run(command, rest, self.view, self._client.fair_play.noted(self.view))
            return
        command, rest = read_command(line)
        if command == "leave":
            raise TableLeft
        if command == "help":
            self._console.say(say_game_help(remote=True))
        elif self.view.stage == "playing" and self.view.game is not None:
            self._play(line, command)
        else:
            self._between_hands(line, command, rest)

    def _play(self, line: str, command: str) -> None:
        """A question or move during a hand; several hits on one line are sent one by one."""
        if self.view.you is None and command in SEATED_ONLY:
            raise Problem("table-not-seated")
        if not line and not can_act(self.view):
            return
        self._send_move(self._own_turn().interpret(line))
        while self._person.typed_ahead:
            self._send_move(self._own_turn().interpret(self._person.typed_ahead.pop(0)))

    def _send_move(self, move: Move | None) -> None:
        if move is None:
            return
        try:
            self._client.do(ask.TakeBack() if move is ControlCommand.UNDO else ask.Act(str(move)))
        except Problem:
            self._person.typed_ahead.clear()
            raise

    def _between_hands(self, line: str, command: str, rest: str) -> None:
        """Outside a hand: Enter means ready, and some questions can be answered."""
        view = self.view
        if not line.strip():
            if view.you is not None and view.stage in ("lobby", "between"):
                self._client.do(ask.Ready())
        elif (
            command in QUESTIONS_WITHOUT_HAND and view.game is not None and view.stage in ("between", "over")
        ):
            Questions(self._person, self._console, view.game).answer(command, rest)
        else:
            raise Problem("connect-not-now", text=line.strip()[:40], help=key_of("help"))


def waiting_prompt(table: TableView) -> str:
    """The prompt when the user has no move: why, and what can be done instead."""
    if table.stage == "closed":
        return say("connect-prompt-closed", leave=key_of("leave"))
    if table.you is None:
        return say("connect-prompt-looking", sit=key_of("sit"), help=key_of("help"))
    if table.seats[table.you - 1].away:
        return say("connect-prompt-away", key=key_of("return"))
    if table.paused:
        return say("connect-prompt-paused", resume=key_of("resume"))
    match table.stage:
        case "lobby" | "between" | "over":
            return _ready_prompt(table, table.you)
        case "dealing":
            return say("connect-prompt-dealing")
    if table.game is None or table.game.turn is None or table.game.stage == "claim":
        return say("connect-prompt-claim")
    own = "yes" if table.game.turn == table.you else "no"
    player = table.game.players[table.game.turn - 1]
    return say("connect-prompt-playing", own=own, player=player, help=key_of("help"))


def _ready_prompt(table: TableView, you: int) -> str:
    """The prompt before a deal: what the table is waiting for."""
    if table.seats[you - 1].ready:
        return say("connect-prompt-ready", help=key_of("help"))
    if any(map(is_open, table.seats)):
        return say("connect-prompt-open", bot=key_of("bot"), invite=key_of("invite"), help=key_of("help"))
    if table.stage == "over":
        return say("connect-prompt-over", rematch=key_of("rematch"), leave=key_of("leave"))
    return say("connect-prompt-deal", help=key_of("help"), leave=key_of("leave"))
