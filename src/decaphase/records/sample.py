"""Games of random players who lay and hit most of the time, for tests and for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, TypeVar

from decaphase.cards import CARDS, WILD, Card
from decaphase.game import Game
from decaphase.game.actions import Action, Discard, Draw, Hit, Knock, LaidGroup, Lay, Pass
from decaphase.records.model import Record
from decaphase.records.write import record_of
from decaphase.rules import Rules

NAMES: Final = ("Ann", "Bob", "Cas", "Dee", "Eve", "Flo")

LAY: Final = 0.9
HIT: Final = 0.8
TAKE_DISCARD: Final = 0.4
KNOCK: Final = 0.2
THROW_WILD: Final = 0.05
OWN_WAY: Final = 0.5
"""How often a move is made in another way than the plainest: more cards laid, wilds where none is needed."""

MOST_ACTIONS: Final = 6000
"""In one hand. Random players need a few hundred; but once every card that fits what lies on the table has
been hit, nobody can go out, and the rules let such a hand go round for ever."""
MOST_TRIES: Final = 20

Item = TypeVar("Item")


def sample_record(rules: Rules, players: int, seed: int, number: int) -> Record:
    """The record of a game of random players, the same for the same seed and number.

    A game with a hand that does not end is played anew; should that never help, it is left unfinished.
    """
    game = play_randomly(rules, NAMES[:players], f"{seed}/{number}")
    for attempt in range(2, MOST_TRIES + 1):
        if game.stage == "game-over":
            break
        game = play_randomly(rules, NAMES[:players], f"{seed}/{number}/{attempt}")
    return record_of(game, meta={"sample": {"seed": seed, "game": number}}, expect=True)


def play_randomly(rules: Rules, players: Sequence[str], seed: str) -> Game:
    """A game played by random players to its end, or until a hand has gone on for too long."""
    dice = Random(seed)  # noqa: S311 (a game to look at, nobody's secret)
    game = Game(rules, players, seed=int(dice.random() * 2**31))
    while game.stage != "game-over":
        if game.stage == "hand-over":
            game.start_hand()
        elif len(game.hands[-1].actions) == MOST_ACTIONS:
            break
        else:
            game.apply(choose(game, dice))
    return game


def choose(game: Game, dice: Random) -> Action:
    """A legal action at random, with a liking for laying and hitting."""
    actions = game.legal_actions()
    for kind, chance in ((Lay, LAY), (Hit, HIT), (Knock, KNOCK)):
        liked = [action for action in actions if isinstance(action, kind)]
        if liked and dice.random() < chance:
            return _own_way(game, _pick(liked, dice), dice)
    rest: list[Action] = [action for action in actions if isinstance(action, Draw | Discard | Pass)]
    return _pick(_mostly_sensible(rest, dice) or rest or actions, dice)


def _mostly_sensible(actions: list[Action], dice: Random) -> list[Action]:
    """Without the discard pile and without wilds to throw, mostly: games of pure chance hardly end."""
    take, throw = dice.random() < TAKE_DISCARD, dice.random() < THROW_WILD
    return [
        action
        for action in actions
        if not (isinstance(action, Discard) and action.card == WILD and not throw)
        and not (isinstance(action, Draw) and (action.pile == "discard") is not take)
    ]


def _pick(items: Sequence[Item], dice: Random) -> Item:
    # random() alone is promised to give the same numbers in every Python to come.
    return items[int(dice.random() * len(items))]


def _own_way(game: Game, action: Action, dice: Random) -> Action:
    """The same move in another legal way, sometimes: what is legal is more than what is listed."""
    if dice.random() >= OWN_WAY:
        return action
    if isinstance(action, Lay):
        return _lay_own_way(game, action, dice)
    if isinstance(action, Hit):
        said = replace(action, end=_pick(("low", "high", None), dice))
        return said if game.can(said) else action
    return action


def _lay_own_way(game: Game, lay: Lay, dice: Random) -> Lay:
    """Try changes one after the other and keep those that are legal."""
    for _ in range(4):
        changed = _change(game, lay, dice)
        if game.can(changed):
            lay = changed
    return lay


def _change(game: Game, lay: Lay, dice: Random) -> Lay:
    """One group with a card more, a wild for a natural card, in another order, or saying what it is."""
    number = int(dice.random() * len(lay.groups))
    group = lay.groups[number]
    spare = _spare(game, lay)
    way = _pick(("more", "wild", "order", "say"), dice)
    if way == "more" and spare:
        card = _pick(spare, dice)
        cards = (card, *group.cards) if dice.random() < 0.5 else (*group.cards, card)
        group = replace(group, cards=cards)
    elif way == "wild" and WILD in spare:
        place = int(dice.random() * len(group.cards))
        cards = (*group.cards[:place], CARDS[WILD], *group.cards[place + 1 :])
        group = replace(group, cards=cards)
    elif way == "order":
        turned = int(dice.random() * len(group.cards))
        group = replace(group, cards=group.cards[turned:] + group.cards[:turned])
    elif way == "say":
        group = replace(group, stands_for=_first_number(group))
    return replace(lay, groups=(*lay.groups[:number], group, *lay.groups[number + 1 :]))


def _spare(game: Game, lay: Lay) -> list[Card]:
    """What would stay in the hand."""
    spare = list(game.holding[lay.seat - 1])
    for group in lay.groups:
        for card in group.cards:
            spare.remove(card)
    return spare


def _first_number(group: LaidGroup) -> int | str | None:
    """What a set, or a run that begins with a natural card, stands for; a guess for others."""
    numbers = [card.number for card in group.cards if card.number]
    return numbers[0] if numbers else group.stands_for
