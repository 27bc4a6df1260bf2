"""Somebody at a table far away, from the moment they come until they leave."""

from __future__ import annotations

import secrets
from typing import Final

from decaphase.problems import Problem
from decaphase.protocol.commands import asked_of
from decaphase.protocol.messages import Do, Done, FromServer, Gone, Happened, NotDone, Now, Trouble, Welcome
from decaphase.say import say
from decaphase.say.problems import explain_at
from decaphase.table import Command, Seen, TableView
from decaphase.table import commands as ask
from decaphase.table import entries as log
from decaphase.terminal.play.answers import own_phase
from decaphase.terminal.play.help import say_game_help
from decaphase.terminal.play.keys import AT_TABLE, MOVES, key_of, read_command
from decaphase.terminal.play.person import Person
from decaphase.terminal.play.questions import Questions
from decaphase.terminal.play.turn import Move, Turn, Wish
from decaphase.terminal.remote.at_table import AtTable
from decaphase.terminal.remote.fair_play import FairPlay
from decaphase.terminal.remote.far_table import FarTable, SeatFar, ServerClock, can_act
from decaphase.terminal.remote.link import Link
from decaphase.terminal.remote.live_console import LiveConsole
from decaphase.terminal.remote.news import Back, FromWire, Lost, Told, TurnedAway
from decaphase.terminal.remote.prompts import waiting_prompt
from decaphase.terminal.remote.telling import Telling
from decaphase.terminal.remote.web import Web, told

OWN: Final = (*MOVES, "hand", "aim", "hint", "order")
"""What only somebody with a seat can do, or ask."""
BETWEEN: Final = ("scores", "phases", "list", "aim", "events", "later", "repeat", "words")
"""What can be asked when no hand is played."""


class Left(Exception):
    """Somebody leaves, or there is nothing more to stay for."""


class Evening:
    """Plays at one table until somebody leaves it."""

    def __init__(self, console: LiveConsole, web: Web, link: Link, table: str, person: Person) -> None:
        self._console = console
        self._link = link
        self._table_id = table
        self._person = person
        self._telling = Telling(console, person)
        self._clock = ServerClock()
        self._fair = FairPlay()
        self.at_table = AtTable(console, web, self._clock, self.do)
        self._table: FarTable | None = None
        self._turn: Turn | None = None
        self._turn_of: TableView | None = None
        self._shown: tuple[int, int] | None = None
        self._lost = False
        self._missed: list[Seen] | None = None
        self._unanswered: str | None = None
        self._refusal: Problem | None = None
        console.hear = self._hear

    @property
    def came(self) -> bool:
        """Whether the table has been seen."""
        return self._table is not None

    @property
    def view(self) -> TableView:
        """How the table looks now."""
        if self._table is None:
            raise Problem("connect-not-there")
        return self._table.view

    def arrive(self) -> TableView:
        """Come to the table, and see it."""
        self._link.start()
        self._console.wait(lambda: self._table is not None)
        view = self.view
        self.at_table.say_seats(view)
        self._telling.recall(view)
        if view.game is not None and view.stage == "playing" and view.you in view.game.playing:
            self._console.say(own_phase(view.game))
            self._telling.show_hand(view)
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
            self._turn = Turn(self._person, self._console, SeatFar(self.view))
            self._turn_of = self.view
        return self._turn

    def _read(self, line: str) -> None:
        """See to what was typed: something for the table, a question, or a move."""
        command, rest = read_command(line, AT_TABLE)
        if command:
            self.at_table.answer(command, rest, self.view, self._fair.noted(self.view))
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
            self.do(ask.TakeBack() if move is Wish.UNDO else ask.Act(str(move)))
        except Problem:
            self._person.typed_ahead.clear()
            raise

    def _look(self, line: str, command: str, rest: str) -> None:
        """When no hand is played: Enter says that one is ready, and some questions have an answer."""
        view = self.view
        if not line.strip():
            if view.you is not None and view.stage in ("lobby", "between"):
                self.do(ask.Ready())
        elif command in BETWEEN and view.game is not None and view.stage in ("between", "over"):
            Questions(self._person, self._console, view.game).answer(command, rest)
        else:
            raise Problem("connect-not-now", text=line.strip()[:40], help=key_of("help"))

    # What is done at the table

    def do(self, command: Command) -> None:
        """Ask the table for something and wait for its answer; a Problem says why it was refused."""
        move = Do(self._table_id, secrets.token_hex(8), asked_of(command))
        self._unanswered, self._refusal = move.id, None
        self._link.send(move)
        self._console.wait(lambda: self._unanswered != move.id)
        if self._refusal is not None:
            raise self._refusal

    def _answered(self, move_id: str | None, refusal: Problem | None = None) -> None:
        if move_id is not None and move_id == self._unanswered:
            self._unanswered, self._refusal = None, refusal

    # What comes over the wire

    def _hear(self, news: FromWire) -> None:
        match news:
            case Lost():
                if not self._lost:
                    self._console.say(say("connect-lost"))
                self._lost = True
            case Back(again):
                if self._lost:
                    self._console.say(say("connect-back"))
                self._lost, self._missed = False, [] if again else None
            case TurnedAway(problem):
                raise problem
            case Told(message):
                self._take(message)

    def _take(self, message: FromServer) -> None:
        match message:
            case Welcome():
                self._clock.set(message.now)
            case Now():
                self._see(message)
            case Happened():
                self._happened(message)
            case Done():
                self._answered(message.id)
            case NotDone():
                self._answered(message.id, told(message.code, message.words, message.values))
            case Trouble():
                problem = told(message.code, message.words, message.values)
                if self._table is None:
                    raise problem
                self._console.say(explain_at(problem, self.view.rules))
            case Gone():
                self._console.say(say("connect-gone"))
                raise Left

    def _see(self, now: Now) -> None:
        """The whole table: at the beginning, and after the connection was lost."""
        if self._table is None:
            self._table = FarTable(now)
            self._shown = _moment(self.view)
        else:
            before = self.view
            self._table.show(now)
            self._telling.tell_missed(self._missed or (), self.view, before)
        self._missed = None
        self._looked()

    def _happened(self, happened: Happened) -> None:
        if self._table is None:
            return
        before = self.view
        entries = self._table.take(happened)
        self._answered(happened.id)
        if self._missed is not None:
            self._missed += entries
            return
        self._person.seat = self.view.you or 0
        self._telling.tell(entries, self.view, before)
        if any(isinstance(seen.entry, log.HandBegan) for seen in entries):
            self._shown = _moment(self.view)
        self._looked()

    def _looked(self) -> None:
        """See to what a changed table asks for by itself."""
        view = self.view
        self._person.seat = view.you or 0
        nonce = self._fair.contribution(view)
        if nonce is not None:
            self._link.send(Do(self._table_id, secrets.token_hex(8), asked_of(ask.Contribute(nonce))))
        self._fair.follow(view)
        for doubt in self._fair.doubts(view):
            self._console.say(explain_at(doubt, view.rules))
        self._show_hand_in_turn(view)
        if view.stage == "closed":
            raise Left

    def _show_hand_in_turn(self, view: TableView) -> None:
        """Whoever has to draw or to answer a knock sees their cards first, unless they want few words."""
        if view.game is None or not can_act(view) or view.game.stage not in ("draw", "claim"):
            return
        moment = _moment(view)
        if self._shown != moment and self._person.fullness != "brief":
            self._telling.show_hand(view)
        self._shown = moment


def _moment(view: TableView) -> tuple[int, int] | None:
    """Where the game has got to."""
    return None if view.game is None else (view.game.hand, len(view.game.events))
