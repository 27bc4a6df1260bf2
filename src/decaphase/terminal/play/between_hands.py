"""Between two hands: time to look at the scores, or to put the game away."""

from __future__ import annotations

from decaphase.game import View
from decaphase.problems import Unreadable
from decaphase.say import explain, say
from decaphase.say.answers import QUESTIONS
from decaphase.terminal.console import Console
from decaphase.terminal.play.keys import key_of, read_command

LOOKS = ("scores", "phases", "list", "aim")
"""The questions that mean something when no hand is played."""


def ask_next_hand(console: Console, view: View) -> bool:
    """Whether the next hand is to be dealt; otherwise the game is put away."""
    prompt = say("play-next-hand", scores=key_of("scores"), leave=key_of("leave"))
    while True:
        text = console.ask(prompt)
        command, rest = read_command(text)
        if not text.strip():
            return True
        if command == "leave":
            return False
        if command in LOOKS:
            console.say(QUESTIONS[command](view))
        else:
            problem = Unreadable("between-hands", text=(rest or text.strip())[:40], leave=key_of("leave"))
            console.say(explain(problem))
