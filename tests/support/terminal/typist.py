"""Typed input for tests of the terminal: prepared lines, or a bot's moves as keys and card codes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO

from decaphase.bots import make_bot
from decaphase.cards import Card
from decaphase.game import Action, Discard, Draw, Game, Hit, Knock, LaidPhase, Lay, Pass, View
from decaphase.records import read_action
from decaphase.rules import Rules, load_rules
from decaphase.say import speak
from decaphase.say.card_codes import say_code
from decaphase.terminal.console import Console
from decaphase.terminal.play.game_loop import BotPlayer, GameLoop
from decaphase.terminal.play.hand_order import HandOrder
from decaphase.terminal.play.keys import key_of
from decaphase.terminal.play.player import TerminalPlayer
from decaphase.terminal.play.saves import SaveFile


class Typist(StringIO):
    """Lines to be typed; each is echoed as it is read, as on a real terminal.

    The line "^C" stands for an interrupt.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.screen = StringIO()
        self.console = Console(self, self.screen)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as in StringIO itself
        line = super().readline()
        if line == "^C\n":
            raise KeyboardInterrupt
        self.screen.write(line)
        return line

    @property
    def seen(self) -> str:
        """The contents of the screen."""
        return self.screen.getvalue()


class EchoedLines:
    """Lines typed one by one, each echoed after its prompt."""

    def __init__(self, lines: Iterable[str], shown: StringIO) -> None:
        self._lines = iter(lines)
        self._shown = shown

    def readline(self) -> str:
        line = next((line + "\n" for line in self._lines), "")
        self._shown.write(line)
        return line


def laid(text: str) -> LaidPhase:
    """A phase on the table, written as its lay-down."""
    action = read_action(text, 6)
    assert isinstance(action, Lay)
    return LaidPhase(action.seat, action.groups, action.phase)


TABLE = (laid("1 lay r1 b1 g1 / r12 b12 g12"), laid("2 lay r3 b3 g3 / y5 r5 g5"))
"""Two phases on the table."""


def console_for(*lines: str) -> tuple[Console, StringIO]:
    """A console with these typed lines, and its output."""
    shown = StringIO()
    return Console(EchoedLines(lines, shown), shown), shown


def typed(action: Action, view: View) -> list[str]:
    """The lines to type for this action, including answers to questions."""

    def code(card: Card) -> str:
        return say_code(card, view.rules)

    match action:
        case Draw():
            return [key_of("draw" if action.pile == "deck" else "take")]
        case Knock():
            return [key_of("knock")]
        case Pass():
            return [key_of("pass")]
        case Lay():
            return [key_of("lay"), "1"]
        case Hit():
            hits = [hit for hit in view.legal if isinstance(hit, Hit) and hit.card == action.card]
            line = f"{key_of('hit')} {code(action.card)}"
            return [line] if len(hits) == 1 else [line, str(hits.index(action) + 1)]
        case Discard(victim=None):
            return [f"{key_of('discard')} {code(action.card)}"]
        case Discard():
            victim = view.players[(action.victim or 1) - 1]
            return [f"{key_of('discard')} {code(action.card)} {victim}"]


class BotInput:
    """Types a bot's moves in the people's seats, so that whole games can be played."""

    def __init__(self, loop: GameLoop, shown: StringIO) -> None:
        self._loop = loop
        self._shown = shown
        self._bot = make_bot("greedy")
        self._lines: list[str] = []

    def readline(self) -> str:
        line = (self._lines.pop(0) if self._lines else self._next()) + "\n"
        self._shown.write(line)
        return line

    def _next(self) -> str:
        game: Game = self._loop._game
        at_keyboard = self._loop._at_keyboard
        asked_together = game.stage == "claim" and len(self._loop._people) > 1
        if game.turn != at_keyboard.seat or not self._loop._keyboard_taken or asked_together:
            return ""
        view = game.view(at_keyboard.seat)
        self._lines = typed(self._bot.choose(view), view)
        return self._lines.pop(0)


def new_loop(
    console: Console,
    save_file: SaveFile,
    people: Sequence[str] = ("Ann",),
    bots: Sequence[str] = ("greedy",),
    rules: Rules | None = None,
    *,
    language: str = "en",
    game: Game | None = None,
) -> GameLoop:
    """A game with these people and bots."""
    speak(language)
    names = [*people, *(f"Bot {number}" for number in range(1, len(bots) + 1))]
    game = game or Game(rules or load_rules(), names, seed=7)
    seats: list[TerminalPlayer | BotPlayer] = [
        TerminalPlayer(seat, name, language, "normal", HandOrder("number"))
        for seat, name in enumerate(people, 1)
    ]
    seats += [BotPlayer(len(people) + number, make_bot(bot, number)) for number, bot in enumerate(bots, 1)]
    return GameLoop(console, game, seats, save_file, 1)
