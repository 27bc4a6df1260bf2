"""Knocking where several people share a keyboard: one question for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from decaphase.game import Game, Knock
from decaphase.problems import IllegalMove
from decaphase.say import say
from decaphase.say.cards import say_card
from decaphase.say.problems import explain_at
from decaphase.terminal.console import Console
from decaphase.terminal.person import Person


def ask_who_knocks(console: Console, game: Game, asked: Sequence[Person]) -> Knock | None:
    """Who of those asked knocks; None where nobody does."""
    card = say_card(game.discard[-1], game.rules, the=True)
    names = [person.name for person in asked]
    while True:
        picked = console.choose(
            say("play-who-knocks", card=card), [*names, say("play-nobody")], default=len(names)
        )
        if picked == len(names):
            return None
        knock = Knock(asked[picked].seat)
        try:
            game.check(knock)
        except IllegalMove as problem:
            console.say(explain_at(problem, game.rules))
        else:
            return knock
