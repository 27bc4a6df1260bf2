"""Knocking where several people share a keyboard: one question for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from decaphase.game import Game, Knock
from decaphase.problems import IllegalMove
from decaphase.say import say
from decaphase.say.cards import say_card
from decaphase.say.problems import explain_at
from decaphase.terminal.console import Console
from decaphase.terminal.play.person import TerminalPlayer


def ask_who_knocks(
    console: Console, game: Game, asked: Sequence[TerminalPlayer]
) -> Knock | TerminalPlayer | None:
    """Who of those asked knocks; somebody who would first look at their cards; None where nobody knocks."""
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
