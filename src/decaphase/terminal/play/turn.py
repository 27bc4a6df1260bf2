"""A person's turn: typed lines become answers or moves."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, TypeAlias

from decaphase.game import Action, Discard, Draw, Hit, Knock, Lay, Pass, View
from decaphase.problems import IllegalMove, Problem, Unreadable
from decaphase.say import say
from decaphase.say.card_codes import read_typed_cards, say_code
from decaphase.say.cards import say_card
from decaphase.say.problems import explain_at
from decaphase.terminal.console import Console
from decaphase.terminal.play.keys import key_of, read_command
from decaphase.terminal.play.moves import ask_discard, ask_hit, ask_lay, read_own_cards
from decaphase.terminal.play.player import PlayerSeat, TerminalPlayer
from decaphase.terminal.play.questions import Questions


class ControlCommand(Enum):
    """A request that is not an action of the game."""

    UNDO = auto()
    LEAVE = auto()


Move: TypeAlias = Action | ControlCommand

PILES: Final = {"draw": "deck", "take": "discard"}


class Turn:
    """Asks one person until there is a move."""

    def __init__(self, person: TerminalPlayer, console: Console, seat: PlayerSeat) -> None:
        self._person = person
        self._console = console
        self._seat = seat
        self._can_undo = seat.can_undo
        self._view = seat.view
        self._choices = self._available_commands()
        self.questions = Questions(person, console, self._view)

    def ask(self) -> Move:
        """The person's next move: a legal action or a control command."""
        typed_ahead = self._person.typed_ahead
        while True:
            text = typed_ahead.pop(0) if typed_ahead else self._console.ask(self.prompt())
            move = self.interpret(text)
            if move is not None:
                return move

    def interpret(self, text: str) -> Move | None:
        """The move a typed line means; None for a question, or for an illegal move, whose reason is said."""
        try:
            move = self._read(text)
            if move is not None and not isinstance(move, ControlCommand):
                self._seat.check(move)
        except Problem as problem:
            self._person.typed_ahead.clear()
            self._console.say(explain_at(problem, self._view.rules))
            return None
        return move

    def _available_commands(self) -> list[str]:
        """The commands that are possible now, in the order of their numbers."""
        kinds = {type(action) for action in self._view.legal}
        match self._view.stage:
            case "draw":
                piles = {action.pile for action in self._view.legal if isinstance(action, Draw)}
                return [command for command, pile in PILES.items() if pile in piles]
            case "claim":
                return ["knock", "pass"] if Knock in kinds else ["pass"]
        moves = {
            "lay": Lay in kinds,
            "hit": Hit in kinds,
            "discard": Discard in kinds,
            "undo": self._can_undo,
        }
        return [command for command, possible in moves.items() if possible]

    def prompt(self) -> str:
        """The question that lists the possible moves."""
        view = self._view
        if self._person.fullness == "brief":
            return say("play-prompt-brief", stage=view.stage)
        card = say_card(view.discard[-1], view.rules, the=True) if view.discard else ""
        said = [
            say("play-prompt-choice", number=number, choice=say(f"play-choice-{command}", card=card))
            for number, command in enumerate(self._choices, 1)
        ]
        return say("play-prompt", choices=", ".join(said))

    def _read(self, text: str) -> Move | None:
        """The typed move; None for a question, or if the player went back."""
        command, rest = self._command(text)
        seat = self._person.seat
        match command:
            case "draw":
                return Draw(seat, "deck")
            case "take":
                return Draw(seat, "discard")
            case "knock":
                return Knock(seat)
            case "pass":
                return Pass(seat)
            case "lay" | "hit" | "discard":
                return self._play(command, rest)
            case "undo":
                if not self._can_undo:
                    raise IllegalMove("nothing-to-undo")
                return ControlCommand.UNDO
            case "leave":
                return ControlCommand.LEAVE
        self.questions.answer(command, rest)
        return None

    def _play(self, command: str, rest: str) -> Action | None:
        """A lay-down, hit or discard."""
        view, console = self._view, self._console
        if view.stage != "play":  # the check says what has to be done first
            self._seat.check(Discard(self._person.seat, view.holding[0]))
        if command == "lay":
            return ask_lay(view, console, rest)
        if command == "discard":
            return ask_discard(view, console, self._person, rest)
        cards = read_own_cards(rest, view) if rest else ()
        self._person.typed_ahead[:] = [f"{key_of('hit')} {say_code(card, view.rules)}" for card in cards[1:]]
        return ask_hit(view, console, self._seat, cards)

    def _command(self, text: str) -> tuple[str, str]:
        """The typed command, by number, key or word, and its argument."""
        number, _, rest = text.strip().partition(" ")
        if number.isdecimal() and len(number) < 3 and not _is_card(text, self._view):
            if not 1 <= int(number) <= len(self._choices):
                raise Unreadable("no-such-choice", count=len(self._choices), help=key_of("help"))
            return self._choices[int(number) - 1], rest.strip()
        command, rest = read_command(text)
        if command:
            return command, rest
        if not rest and self._view.stage == "claim":
            return "pass", ""
        raise self._not_understood(rest)

    def _not_understood(self, text: str) -> Problem:
        """Why a line is not a command: it is empty, just a card, or unknown."""
        if not text:
            return Unreadable("nothing-typed", help=key_of("help"))
        if not _is_card(text, self._view):
            return Unreadable("not-a-command", text=text[:40], help=key_of("help"))
        code = say_code(read_typed_cards(text, self._view.rules)[0], self._view.rules)
        return Unreadable("card-without-verb", hit=key_of("hit"), discard=key_of("discard"), code=code)


def _is_card(text: str, view: View) -> bool:
    """Whether a line is a card and nothing else: “5 red” is not choice 5."""
    try:
        return bool(read_typed_cards(text, view.rules))
    except Unreadable:
        return False
