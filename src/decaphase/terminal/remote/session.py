"""A session at a remote table: connecting, prompts, and what typed lines do."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
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
from decaphase.terminal.play.keys import AT_TABLE, MOVES, key_of, read_command, say_game_help
from decaphase.terminal.play.player import TerminalPlayer
from decaphase.terminal.play.questions import Questions
from decaphase.terminal.play.turn import Move, Turn, Wish
from decaphase.terminal.remote.connection import TableConnection
from decaphase.terminal.remote.find_table import Joined
from decaphase.terminal.remote.following import Following, Left
from decaphase.terminal.remote.http_client import HttpClient
from decaphase.terminal.remote.inbox import Inbox, keyboard
from decaphase.terminal.remote.live_console import LiveConsole
from decaphase.terminal.remote.remote_table import RemoteSeat, can_act
from decaphase.terminal.remote.table_commands import TableCommands
from decaphase.terminal.settings import TerminalSettings, save_settings

OWN: Final = (*MOVES, "hand", "aim", "hint", "order")
"""What only somebody with a seat can do, or ask."""
BETWEEN: Final = ("scores", "phases", "list", "aim", "events", "later", "repeat", "words")
"""What can be asked when no hand is played."""


def connect(
    console: Console, web: HttpClient, joined: Joined, settings: TerminalSettings, fullness: Fullness
) -> None:
    """Play at a table until one leaves it; the table goes on."""
    person = TerminalPlayer(0, "", spoken(), fullness, HandOrder(settings.sort))
    with _live_console(console) as (live, inbox):
        link = TableConnection(web.server, web.token or "", joined.table, inbox.put)
        following = Following(live, link, joined.table, person)
        evening = RemoteSession(live, web, following, person)
        with closing(link):
            _stay(live, evening, joined)
        if following.came:
            live.say(say("connect-left", link=f"{web.server}/table/{joined.table}"))
    if (person.fullness, person.order.order) != (fullness, settings.sort):
        with suppress(Problem):  # what cannot be remembered is set again
            save_settings(replace(settings, fullness=person.fullness, sort=person.order.order))


def _stay(console: LiveConsole, evening: RemoteSession, joined: Joined) -> None:
    """Come, take a place, and play; Ctrl-C and the end of input leave as politely as the key for it."""
    with suppress(Left, EndOfInput, KeyboardInterrupt):
        view = evening.arrive()
        try:
            _settle(evening, joined, view)
        except Problem as problem:
            console.say(explain_at(problem, view.rules))
        evening.stay()


def _settle(evening: RemoteSession, joined: Joined, view: TableView) -> None:
    """What was wished for on the way here: a seat, bots, a link for others."""
    if joined.sits and view.you is None:
        evening.at_table.sit(view)
    for _ in range(joined.bots):
        evening.at_table.add_bot("", evening.view)
    if joined.invite is not None and any(not (seat.person or seat.bot) for seat in evening.view.seats):
        evening.at_table.say_invite(joined.invite)


@contextmanager
def _live_console(console: Console) -> Iterator[tuple[LiveConsole, Inbox]]:
    inbox = Inbox()
    with keyboard(inbox) as echo:
        yield LiveConsole(inbox, sys.stdout, echo=echo, colour=console.colour, voice=console.voice), inbox


class RemoteSession:
    """Plays at one table until somebody leaves it."""

    def __init__(
        self, console: LiveConsole, web: HttpClient, following: Following, person: TerminalPlayer
    ) -> None:
        self._console = console
        self._following = following
        self._person = person
        self.at_table = TableCommands(console, web, following.clock, following.do)
        self._turn: Turn | None = None
        self._turn_of: TableView | None = None

    @property
    def view(self) -> TableView:
        """How the table looks now."""
        return self._following.view

    def arrive(self) -> TableView:
        """Come to the table, and hear who sits there; in the middle of a hand, what one holds."""
        view = self._following.come()
        self.at_table.say_seats(view)
        self._following.telling.recall(view)
        if view.game is not None and view.stage == "playing" and view.you in view.game.playing:
            self._console.say(own_phase(view.game))
            self._following.telling.show_hand(view)
        return view

    def stay(self) -> None:
        """Play, until somebody leaves."""
        while True:
            line = self._console.ask(self._prompt)
            try:
                self._read(line)
            except Problem as problem:
                self._console.say(explain_at(problem, self.view.rules))

    # What is typed

    def _prompt(self) -> str:
        return self._own_turn().prompt() if can_act(self.view) else waiting_prompt(self.view)

    def _own_turn(self) -> Turn:
        """The turn that somebody has, or looks on at; the same as long as nothing has changed in the game."""
        if self._turn is None or self._turn_of is None or self._turn_of.game != self.view.game:
            self._turn = Turn(self._person, self._console, RemoteSeat(self.view))
            self._turn_of = self.view
        return self._turn

    def _read(self, line: str) -> None:
        """See to what was typed: something for the table, a question, or a move."""
        command, rest = read_command(line, AT_TABLE)
        if command:
            self.at_table.answer(command, rest, self.view, self._following.fair.noted(self.view))
            return
        command, rest = read_command(line)
        if command == "leave":
            raise Left
        if command == "help":
            self._console.say(say_game_help(far=True))
        elif self.view.stage == "playing" and self.view.game is not None:
            self._play(line, command)
        else:
            self._look(line, command, rest)

    def _play(self, line: str, command: str) -> None:
        """A question or a move while a hand is played; several hits in one line go one after the other."""
        if self.view.you is None and command in OWN:
            raise Problem("table-not-seated")
        if not line and not can_act(self.view):
            return
        self._make(self._own_turn().hear(line))
        while self._person.typed_ahead:
            self._make(self._own_turn().hear(self._person.typed_ahead.pop(0)))

    def _make(self, move: Move | None) -> None:
        if move is None:
            return
        try:
            self._following.do(ask.TakeBack() if move is Wish.UNDO else ask.Act(str(move)))
        except Problem:
            self._person.typed_ahead.clear()
            raise

    def _look(self, line: str, command: str, rest: str) -> None:
        """When no hand is played: Enter says that one is ready, and some questions have an answer."""
        view = self.view
        if not line.strip():
            if view.you is not None and view.stage in ("lobby", "between"):
                self._following.do(ask.Ready())
        elif command in BETWEEN and view.game is not None and view.stage in ("between", "over"):
            Questions(self._person, self._console, view.game).answer(command, rest)
        else:
            raise Problem("connect-not-now", text=line.strip()[:40], help=key_of("help"))


def waiting_prompt(table: TableView) -> str:
    """Why nothing has to be done in the game now, and what can be done instead."""
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
    """What the table waits for before it deals."""
    keys = {"help": key_of("help"), "leave": key_of("leave")}
    if table.seats[you - 1].ready:
        return say("connect-prompt-ready", help=keys["help"])
    if any(not (seat.person or seat.bot) for seat in table.seats):
        return say("connect-prompt-open", None, bot=key_of("bot"), invite=key_of("invite"), help=keys["help"])
    if table.stage == "over":
        return say("connect-prompt-over", None, rematch=key_of("rematch"), leave=keys["leave"])
    return say("connect-prompt-deal", None, help=keys["help"], leave=keys["leave"])
