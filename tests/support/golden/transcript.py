"""Whole terminal games, one for each language.

The player types what the bot `greedy` would do, and once asks every question. Typed text is in ⟦ ⟧.
"""

from __future__ import annotations

from io import StringIO
from unittest.mock import patch

from decaphase.game import Game, Lay
from decaphase.rules import load_rules
from decaphase.say import say, speak
from decaphase.say.card_codes import say_code
from decaphase.terminal.console import Console
from decaphase.terminal.play.game_loop import GameLoop
from decaphase.terminal.play.keys import QUESTION_COMMANDS, key_of
from decaphase.terminal.play.open_game import play_game
from decaphase.terminal.play.setup import GameSetup, Person
from decaphase.terminal.settings import TerminalSettings
from support.terminal.typist import BotInput

EDITIONS = {"en": "classic-en", "nl": "braille-nl", "fr": "classic-fr", "de": "classic-de"}
PHASES = "first-2"
SEED = 7
ASKED = ("help", *(command for command in QUESTION_COMMANDS if command != "hint"), "events", "hint", "hint")
"""The questions of the first turn."""


class Curious(BotInput):
    """Asks every question in the first turn, types nonsense, and undoes the first lay-down once."""

    def __init__(self, loop: GameLoop, shown: StringIO) -> None:
        super().__init__(loop, shown)
        self._extras = ["zebra", "", "99", *(key_of(command) for command in ASKED)]
        self._taken_back = False

    def readline(self) -> str:
        line = self._lines.pop(0) if self._lines else self._next()
        self._shown.write(f"⟦{line}⟧\n")
        return line + "\n"

    def _next(self) -> str:
        game: Game = self._loop._game
        if self._extras and game.turn == 1:
            return self._extras.pop(0)
        laid = game.hands[-1].actions[-1] if game.hands and game.hands[-1].actions else None
        if isinstance(laid, Lay) and laid.seat == 1 and not self._taken_back and game.stage == "play":
            self._taken_back = True
            groups = [" ".join(say_code(card, game.rules) for card in group.cards) for group in laid.groups]
            self._extras = [f"{key_of('lay')} {' / '.join(groups)}", key_of("groups")]
            return key_of("undo")
        return super()._next()


def transcript(language: str) -> str:
    """A game in this language, without its last sentence, which contains a file name."""
    speak(language)
    rules = load_rules(EDITIONS[language], {"selection": PHASES})
    shown = StringIO()
    console = Console(StringIO(), shown)
    party = GameSetup((Person("Ann", language),), ("greedy",), rules, "Greedy")
    sat_down = GameLoop.play

    def play_curiously(self: GameLoop) -> bool:
        console._input = Curious(self, shown)
        return sat_down(self)

    with patch.object(GameLoop, "play", play_curiously):
        play_game(console, party, TerminalSettings(), seed=SEED)
    speak("en")
    last = say("play-kept-over", language, file="|").partition("|")[0].strip()
    return shown.getvalue().rpartition(last)[0]
