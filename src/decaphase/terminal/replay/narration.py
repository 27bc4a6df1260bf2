"""What is told of a record to who watches it: its steps, and answers to what they ask in between."""

from __future__ import annotations

from dataclasses import dataclass

from decaphase.game import Game
from decaphase.records import Step
from decaphase.say import say
from decaphase.say.cards import say_card, say_cards
from decaphase.say.events import Fullness
from decaphase.say.steps import say_step
from decaphase.terminal.console import Console


@dataclass(frozen=True, slots=True)
class ReplayViewer:
    """Who watches: somebody in a seat, or (None) a spectator; `every_card`: all cards lie open to them."""

    seat: int | None = None
    every_card: bool = False
    fullness: Fullness = "normal"


def tell_step(console: Console, step: Step, game: Game, watcher: ReplayViewer) -> None:
    """All that a step brought, as this watcher saw it; `game` is the one just after it."""
    view = game.view(watcher.seat)
    for text in say_step(step.events, view, fullness=watcher.fullness, every_card=watcher.every_card):
        console.say(text)
    if step.action == 0:
        _tell_hands(console, game, watcher)


def tell_hand(console: Console, game: Game, watcher: ReplayViewer) -> None:
    """The cards in the hands that lie open to this watcher."""
    if watcher.seat is None and not watcher.every_card:
        console.say(say("replay-no-hand"))
    _tell_hands(console, game, watcher)


def _tell_hands(console: Console, game: Game, watcher: ReplayViewer) -> None:
    for seat, cards in enumerate(game.holding, 1):
        if seat == watcher.seat or (watcher.every_card and seat in game.playing):
            names = {say_card(card, game.rules): card.code[0] for card in cards}
            said = say_cards(cards, game.rules)
            own, player = "yes" if seat == watcher.seat else "no", game.players[seat - 1]
            console.show(say("replay-holds", own=own, player=player, count=len(cards), cards=said), names)
