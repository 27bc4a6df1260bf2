"""Commands at a remote table besides moves: seats, bots, pauses, chat, invitations, the record."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from decaphase.online.protocol.http import InviteGiven
from decaphase.online.table import REACTIONS, PersonCommand, TableView
from decaphase.online.table import commands as ask
from decaphase.online.table.view import SeatView
from decaphase.problems import Problem, Unreadable
from decaphase.records.verify import PlayerNotes, verify_text
from decaphase.say import say
from decaphase.terminal.console import Console
from decaphase.terminal.folders import data_folder, new_path, write_atomically
from decaphase.terminal.remote.http_client import HttpClient
from decaphase.terminal.remote.remote_table import ServerClock, can_act
from decaphase.terminal.verify_text import explanation_lines, verdict_lines

DEFAULT_BOT: Final = "steady"
SIMPLE_COMMANDS: Final[dict[str, Callable[[], PersonCommand]]] = {
    "ready": ask.Ready,
    "wait": ask.NotReady,
    "pause": ask.Pause,
    "resume": ask.Resume,
    "away": ask.StepAway,
    "return": ask.ComeBack,
    "rematch": ask.WantRematch,
}
"""Commands without an argument."""


class TableCommands:
    """Runs one user's table commands; `do` sends a command and waits for the answer."""

    def __init__(
        self, console: Console, http: HttpClient, clock: ServerClock, do: Callable[[PersonCommand], None]
    ) -> None:
        self._console = console
        self._http = http
        self._clock = clock
        self._do = do

    def run(self, command: str, rest: str, table: TableView, noted: PlayerNotes) -> None:
        """Run a typed command; a Problem says why it is not possible."""
        if command in SIMPLE_COMMANDS:
            self._do(SIMPLE_COMMANDS[command]())
            return
        match command:
            case "seats":
                self.say_seats(table)
            case "sit" | "rise" | "bot" | "dismiss":
                self._change_seats(command, rest, table)
            case "invite":
                given = self._http.send("POST", f"/api/tables/{table.table}/invites", InviteGiven)
                self.say_invite(given.invite)
            case "say":
                self._do(ask.Say(rest))
            case "react":
                self._react(rest)
            case "clock":
                self._say_time(table)
            case "record":
                self._keep_record(table)
            case "verify":
                self._verify(table, noted)

    # Seats

    def say_seats(self, table: TableView) -> None:
        """Say who sits where."""
        edition = say(f"edition-{table.rules.edition}")
        self._console.say(say("connect-table", edition=edition, seats=len(table.seats)))
        for seat in table.seats:
            self._console.say(_say_seat(seat, table))

    def _change_seats(self, command: str, rest: str, table: TableView) -> None:
        match command:
            case "sit":
                self.sit(table, rest)
            case "bot":
                self.add_bot(rest, table)
            case "dismiss":
                self._do(ask.RemoveBot(_seat_number(rest)))
            case "rise":
                if table.stage in ("lobby", "over") or self._console.confirm(say("connect-rise-sure")):
                    self._do(ask.Leave())

    def sit(self, table: TableView, rest: str = "") -> None:
        """Take the given seat, or the next free one."""
        self._do(ask.Sit(_seat_number(rest) if rest else _free_seat(table, offered=True)))

    def add_bot(self, rest: str, table: TableView) -> None:
        """Seat a bot: `3 sharp`, `sharp`, or the default bot in the next free seat."""
        words = rest.split()
        numbers = [word for word in words if word.isdecimal()]
        kinds = [word for word in words if not word.isdecimal()]
        seat = _seat_number(numbers[0]) if numbers else _free_seat(table, offered=False)
        kind = kinds[0].casefold() if kinds else DEFAULT_BOT
        self._do(ask.AddBot(seat, kind, _bot_name(kind, table)))

    def say_invite(self, code: str) -> None:
        """Say the invitation link."""
        self._console.say(say("connect-invite", link=f"{self._http.server}/join/{code}"))

    # Chat and clock

    def _react(self, rest: str) -> None:
        said = [say(f"live-reaction-{reaction}") for reaction in REACTIONS]
        if rest.isdecimal() and len(rest) < 3 and 1 <= int(rest) <= len(REACTIONS):
            picked: int | None = int(rest) - 1
        elif rest in REACTIONS:
            picked = REACTIONS.index(rest)
        else:
            picked = self._console.choose_or_back(say("connect-which-reaction"), said)
        if picked is not None:
            self._do(ask.React(REACTIONS[picked]))

    def _say_time(self, table: TableView) -> None:
        if table.deadline is None:
            self._console.say(say("connect-no-clock"))
            return
        turn = table.game.turn if table.game is not None and table.stage == "playing" else None
        mine = turn is None or can_act(table)
        seconds = self._clock.seconds_to(table.deadline)
        player = "" if turn is None else table.seats[turn - 1].name
        self._console.say(say("connect-time", own="yes" if mine else "no", player=player, seconds=seconds))

    # The record

    def _record(self, table: TableView) -> str:
        return self._http.text(f"/api/tables/{table.table}/record")

    def _verify(self, table: TableView, noted: PlayerNotes) -> None:
        """Recompute every deal of the record, compare it with our notes, and say the result."""
        result = verify_text(self._record(table), noted)
        for line in (*verdict_lines(table.table, result, noted), *explanation_lines([result], noted)):
            self._console.say(line.strip())

    def _keep_record(self, table: TableView) -> None:
        names = " ".join(seat.name for seat in table.seats)
        path = new_path(data_folder() / "records", f"{datetime.now().astimezone():%Y-%m-%d %H%M} {names}")
        write_atomically(path, self._record(table))
        self._console.say(say("connect-record", file=str(path)))


def _seat_number(text: str) -> int:
    word = text.strip()
    if not word.isdecimal() or len(word) > 2 or not 1 <= int(word) <= 6:
        raise Unreadable("connect-which-seat", text=word[:40])
    return int(word)


def _free_seat(table: TableView, *, offered: bool) -> int:
    """The next available seat: offered to the user, open, or abandoned."""
    for wanted in (lambda seat: seat.offered_to_you, is_open, lambda seat: seat.left):
        for seat in table.seats:
            if wanted(seat) and (offered or is_open(seat)):
                return seat.seat
    raise Problem("connect-no-free-seat")


def is_open(seat: SeatView) -> bool:
    """Whether the seat has neither a person nor a bot."""
    return not seat.person and seat.bot is None


def _bot_name(kind: str, table: TableView) -> str:
    """A bot's name: its kind, numbered if the name is taken."""
    taken = {seat.name.casefold() for seat in table.seats}
    plain = kind.capitalize()
    names = (plain, *(f"{plain} {number}" for number in range(2, 9)))
    return next(name for name in names if name.casefold() not in taken)


def _say_seat(seat: SeatView, table: TableView) -> str:
    who = "you" if seat.seat == table.you else "bot" if seat.bot else "person" if seat.person else "open"
    state = "left" if seat.left else "away" if seat.away else "ready" if seat.ready else "none"
    opener = "yes" if seat.seat == table.opener else "no"
    return say(
        "connect-seat",
        None,
        seat=seat.seat,
        who=who,
        player=seat.name,
        bot=seat.bot or "",
        state=state,
        opener=opener,
    )
