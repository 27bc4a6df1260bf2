"""What is told of a record to who watches it: its steps, and answers to what they ask in between."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from decaphase.cards import Card
from decaphase.game import Game
from decaphase.records import Step
from decaphase.say import say
from decaphase.say.cards import say_card, say_cards, say_table_group
from decaphase.say.events import Fullness, say_event
from decaphase.say.rules import say_phase
from decaphase.terminal.console import Console, paint


@dataclass(frozen=True, slots=True)
class Watcher:
    """Who watches: somebody in a seat, or (None) a spectator; `every_card`: all cards lie open to them."""

    seat: int | None = None
    every_card: bool = False
    fullness: Fullness = "normal"


def tell_step(console: Console, step: Step, game: Game, watcher: Watcher) -> None:
    """All that a step brought, as this watcher saw it; `game` is the one just after it."""
    view = game.view(watcher.seat)
    if not step.events:
        turn = 0 if game.turn is None else game.turn
        player = game.players[turn - 1] if turn else ""
        console.say(say("replay-position", own=_own(turn, watcher), player=player))
        tell_top(console, game, watcher)
    for event in step.events:
        seen = event if watcher.every_card else event.seen_by(watcher.seat)
        console.say(say_event(seen, view, fullness=watcher.fullness))
    if step.action == 0:
        tell_table(console, game, watcher, unless_empty=True)
        _tell_hands(console, game, watcher)


def tell_hand(console: Console, game: Game, watcher: Watcher) -> None:
    """The cards in the hands that lie open to this watcher."""
    if watcher.seat is None and not watcher.every_card:
        console.say(say("replay-no-hand"))
    _tell_hands(console, game, watcher)


def _tell_hands(console: Console, game: Game, watcher: Watcher) -> None:
    for seat, cards in enumerate(game.holding, 1):
        if seat == watcher.seat or (watcher.every_card and seat in game.playing):
            words = [say_card(card, game.rules) for card in cards]
            painted = [_painted(card, word) for card, word in zip(cards, words, strict=True)]
            console.show(_holds(seat, words, game, watcher), _holds(seat, painted, game, watcher))


def _holds(seat: int, cards: list[str], game: Game, watcher: Watcher) -> str:
    own, player = _own(seat, watcher), game.players[seat - 1]
    return say("replay-holds", own=own, player=player, count=len(cards), cards=", ".join(cards))


def _painted(card: Card, word: str) -> str:
    return paint(word, card.code[0])


def tell_table(console: Console, game: Game, watcher: Watcher, *, unless_empty: bool = False) -> None:
    """The groups on the table."""
    view = game.view(watcher.seat)
    for lies in view.table:
        group = say_table_group(view, lies.seat, lies.group)
        console.say(say("replay-group", group=group, cards=say_cards(lies.cards, view.rules)))
    if not view.table and not unless_empty:
        console.say(say("replay-no-groups"))


def tell_top(console: Console, game: Game, _watcher: Watcher) -> None:
    """The card on the discard pile, and how many the deck has."""
    count = game.draw_count
    if game.discard:
        card = say_card(game.discard[-1], game.rules, the=True)
        console.say(say("replay-top", card=card, count=count))
    else:
        console.say(say("replay-no-top", count=count))


def tell_scores(console: Console, game: Game, watcher: Watcher) -> None:
    """The points of everybody."""
    if game.rules.scoring == "none":
        console.say(say("replay-no-scores"))
        return
    for seat, score in enumerate(game.scores, 1):
        own, player = _own(seat, watcher), game.players[seat - 1]
        console.say(say("replay-score", own=own, player=player, score=score))


def tell_phases(console: Console, game: Game, watcher: Watcher) -> None:
    """What everybody plays for, whether it lies on the table, and what they have done."""
    for seat, phase in enumerate(game.phases, 1):
        done = game.done[seat - 1]
        console.say(
            say(
                "replay-phase",
                own=_own(seat, watcher),
                player=game.players[seat - 1],
                phase=phase or 0,
                groups=say_phase(game.rules.phases[phase - 1]) if phase else "",
                down="yes" if seat in game.down else "no",
                count=len(done),
                done=_numbers(done),
            )
        )


def _numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _own(seat: int, watcher: Watcher) -> str:
    return "nobody" if seat == 0 else "yes" if seat == watcher.seat else "no"
