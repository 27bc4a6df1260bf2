"""A game at one keyboard: ask people and bots in turn, announce what happens, save the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from decaphase.bots import Bot, make_bot
from decaphase.game import Action, Event, Game, Hit, Knock, Lay, Pass, View
from decaphase.game.events import ClaimOpened, Drew, Passed, TurnBegan
from decaphase.problems import IllegalMove, Unreadable
from decaphase.say import explain, say, speak
from decaphase.say.answers import ANSWER_FUNCTIONS, own_phase, scores
from decaphase.say.cards import say_card
from decaphase.say.events import say_event
from decaphase.say.problems import explain_at
from decaphase.terminal.console import Console, EndOfInput
from decaphase.terminal.play.keys import key_of, read_command
from decaphase.terminal.play.player import LocalSeat, TerminalPlayer
from decaphase.terminal.play.saves import SaveFile
from decaphase.terminal.play.turn import ControlCommand, Turn

QUESTIONS_BETWEEN_HANDS = ("scores", "phases", "list", "aim")
"""The questions that can be answered when no hand is being played."""


@dataclass(slots=True)
class BotPlayer:
    """A bot in a seat."""

    seat: int
    bot: Bot


@dataclass(frozen=True, slots=True)
class _UndoPoint:
    """A game before a move that can be undone, and each person's count of unread and history lines."""

    game: Game
    line_counts: dict[int, tuple[int, int]]


class _GameLeft(Exception):
    """A person has left the game."""


class GameLoop:
    """Plays a game until it ends or a person leaves."""

    def __init__(
        self,
        console: Console,
        game: Game,
        seats: Sequence[TerminalPlayer | BotPlayer],
        save_file: SaveFile,
        dealer: int | None,
    ) -> None:
        self._console = console
        self._game = game
        self._seats = {seat.seat: seat for seat in seats}
        self._people = [seat for seat in seats if isinstance(seat, TerminalPlayer)]
        self._save_file = save_file
        self._first_dealer = dealer
        self._undo_points: list[_UndoPoint] = []
        self._at_keyboard = self._people[0]
        self._keyboard_taken = len(self._people) == 1
        """Whether the person at the keyboard has confirmed that they sit there."""

    def play(self) -> bool:
        """Play; whether the game ended. Ctrl-C and the end of the input save it and leave."""
        try:
            while self._game.stage != "game-over":
                self._step()
            self._save()
        except (_GameLeft, EndOfInput, KeyboardInterrupt):
            self._leave()
            return False
        self._console.say(say("play-final") + "\n" + scores(self._game.view(self._at_keyboard.seat)))
        self._console.say(say("play-kept-over", file=str(self._save_file.path)))
        return True

    def _step(self) -> None:
        """Do whatever comes next: deal, or ask the player whose turn it is."""
        game = self._game
        if game.stage == "hand-over":
            self._start_next_hand()
            return
        seat = self._seats[game.turn or 0]
        if isinstance(seat, BotPlayer):
            self._apply(self._ask_bot(seat))
        elif game.stage == "claim" and len(self._people) > 1:
            self._ask_people_to_knock()
        else:
            self._ask_person(seat)

    # Hands

    def _start_next_hand(self) -> None:
        if self._game.hands:
            self._save()
            speak(self._at_keyboard.language)
            if not ask_next_hand(self._console, self._game.view(self._at_keyboard.seat)):
                raise _GameLeft
        for person in self._people:
            person.unread.clear()
            person.history.clear()
            person.hand_unseen = True
        first = not self._game.hands
        dealt, *events = self._game.start_hand(dealer=self._first_dealer if first else None)
        self._announce([dealt])
        for person in self._people:
            if person.seat in self._game.playing:
                speak(person.language)
                person.notify(own_phase(self._game.view(person.seat)))
        self._announce(events)

    # Moves

    def _ask_person(self, person: TerminalPlayer) -> None:
        self._pass_keyboard(person)
        turn = Turn(person, self._console, LocalSeat(self._game, person.seat, bool(self._undo_points)))
        begins = self._game.stage in ("draw", "claim") and person.fullness != "brief"
        if begins or person.hand_unseen:
            turn.questions.show_hand()
            person.hand_unseen = False
        self._save()
        move = turn.ask()
        if move is ControlCommand.LEAVE:
            raise _GameLeft
        if move is ControlCommand.UNDO:
            self._undo()
        else:
            self._apply(move)
            self._save()

    def _ask_bot(self, player: BotPlayer) -> Action:
        """The bot's move; a bot that fails is replaced, and the table is told."""
        view = self._game.view(player.seat)
        try:
            action = player.bot.choose(view)
            self._game.check(action)
        except Exception:  # noqa: BLE001 - a bot may be foreign code, and the game must go on
            self._console.say(say("play-bot-replaced", player=self._game.players[player.seat - 1]))
            player.bot = make_bot("steady", player.seat)
            action = player.bot.choose(view)
        return action

    def _ask_people_to_knock(self) -> None:
        """Ask several people at once, openly: a claim reveals nothing about a hand."""
        asked = [person for person in self._people if person.seat in self._game.view(person.seat).asked]
        speak(self._at_keyboard.language)
        self._say_unread()
        self._save()
        answer = ask_who_knocks(self._console, self._game, asked)
        if isinstance(answer, TerminalPlayer):
            self._show_hand(answer)
            return
        if answer is not None:
            self._apply(answer)
            return
        for person in asked:
            if self._game.stage == "claim" and person.seat in self._game.view(person.seat).asked:
                self._apply(Pass(person.seat))

    def _show_hand(self, person: TerminalPlayer) -> None:
        """Show a person their cards before they answer openly."""
        self._pass_keyboard(person)
        Turn(person, self._console, LocalSeat(self._game, person.seat)).questions.show_hand()
        self._console.ask(say("play-hide"))
        self._console.clear()

    def _apply(self, action: Action) -> None:
        can_undo = isinstance(action, Lay | Hit)
        if can_undo and isinstance(self._seats[action.seat], TerminalPlayer):
            line_counts = {person.seat: (len(person.unread), len(person.history)) for person in self._people}
            self._undo_points.append(_UndoPoint(self._game.copy(), line_counts))
        elif not can_undo:
            self._undo_points.clear()
        events = self._game.apply(action)
        if self._game.stage in ("hand-over", "game-over"):
            self._undo_points.clear()
        self._announce(events)

    def _undo(self) -> None:
        """Undo the last lay-down or hit of this turn, which no other player has seen yet."""
        before = self._undo_points.pop()
        self._game = before.game
        for person in self._people:
            waiting, history = before.line_counts[person.seat]
            del person.unread[waiting:]
            del person.history[history:]
        self._console.say(say("play-undone"))
        self._save()

    # Output

    def _announce(self, events: Sequence[Event]) -> None:
        """Announce events to each person, in their language."""
        for person in self._people:
            view = self._game.view(person.seat)
            speak(person.language)
            for line in event_lines(events, view, person):
                person.notify(line)
        self._say_unread()

    def _say_unread(self) -> None:
        """Say what the person at the keyboard has not read yet."""
        if self._keyboard_taken:
            speak(self._at_keyboard.language)
            for line in self._at_keyboard.unread:
                self._console.say(line)
            self._at_keyboard.unread.clear()

    def _pass_keyboard(self, person: TerminalPlayer) -> None:
        """With several people, pass the keyboard on before a hand is shown."""
        if person is self._at_keyboard and self._keyboard_taken:
            return
        self._save()
        self._console.clear()
        speak(person.language)
        self._console.ask(say("play-hand-over", player=person.name))
        self._at_keyboard, self._keyboard_taken = person, True
        self._say_unread()

    # Saving

    def _save(self) -> None:
        """Save the game; report a failure once."""
        if self._save_file.save(self._game) and self._save_file.problem is not None:
            self._console.say(explain(self._save_file.problem) + " " + say("play-not-kept"))

    def _leave(self) -> None:
        """Save and leave; say where the game is and how to resume it."""
        game, save_file = self._game, self._save_file
        save_file.save(game)
        if save_file.problem is None:
            self._console.say(say("play-put-away"))
            return
        elsewhere = save_file.save_elsewhere(game)
        if elsewhere is not None:
            self._console.say(say("play-put-away-elsewhere", file=str(elsewhere)))
            return
        self._console.say(explain(save_file.problem) + " " + say("play-printed"))
        self._console.say(save_file.text_of(game))


def event_lines(events: Sequence[Event], view: View, person: TerminalPlayer) -> Iterator[str]:
    """The announcements of events to a person, without what they may not know."""
    for event in events:
        if not is_implied(event, person):
            yield say_event(event.seen_by(person.seat), view, fullness=person.fullness)


def is_implied(event: Event, person: TerminalPlayer) -> bool:
    """Whether the next announcements imply this event; at verbosity `full` everything is announced."""
    if person.fullness == "full":
        return False
    match event:
        case TurnBegan(seat):
            return seat != person.seat
        case ClaimOpened() | Passed():
            return True
        case Drew(seat, pile):
            return person.fullness == "brief" and seat != person.seat and pile == "deck"
    return False


def ask_who_knocks(
    console: Console, game: Game, asked: Sequence[TerminalPlayer]
) -> Knock | TerminalPlayer | None:
    """Who knocks; or the person who wants to look at their cards first; or None."""
    card = say_card(game.discard[-1], game.rules, the=True)
    names = [person.name for person in asked]
    choices = [*names, say("play-nobody"), say("play-look-first")]
    while True:
        picked = console.choose(say("play-who-knocks", card=card), choices, default=len(names))
        if picked == len(names):
            return None
        if picked > len(names):
            return _ask_who_looks(console, asked)
        knock = Knock(asked[picked].seat)
        try:
            game.check(knock)
        except IllegalMove as problem:
            console.say(explain_at(problem, game.rules))
        else:
            return knock


def _ask_who_looks(console: Console, asked: Sequence[TerminalPlayer]) -> TerminalPlayer:
    if len(asked) == 1:
        return asked[0]
    return asked[console.choose(say("play-who-looks"), [person.name for person in asked], default=0)]


def ask_next_hand(console: Console, view: View) -> bool:
    """Ask whether to deal the next hand or leave the game."""
    prompt = say("play-next-hand", scores=key_of("scores"), leave=key_of("leave"))
    while True:
        text = console.ask(prompt)
        command, rest = read_command(text)
        if not text.strip():
            return True
        if command == "leave":
            return False
        if command in QUESTIONS_BETWEEN_HANDS:
            console.say(ANSWER_FUNCTIONS[command](view))
        else:
            problem = Unreadable("between-hands", text=(rest or text.strip())[:40], leave=key_of("leave"))
            console.say(explain(problem))
