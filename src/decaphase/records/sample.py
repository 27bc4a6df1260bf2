"""Sample games of random players who lay and hit most of the time, for tests and other programs."""

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

LAY_CHANCE: Final = 0.9
HIT_CHANCE: Final = 0.8
TAKE_DISCARD_CHANCE: Final = 0.4
KNOCK_CHANCE: Final = 0.2
DISCARD_WILD_CHANCE: Final = 0.05
VARIATION_CHANCE: Final = 0.5
"""How often a lay-down or hit is varied: extra cards, wilds where none are needed."""

MOST_HAND_ACTIONS: Final = 6000
"""Per hand. Random players need a few hundred; but a hand never ends once every fitting card has been hit."""
MOST_ATTEMPTS: Final = 20

Item = TypeVar("Item")


def sample_record(rules: Rules, players: int, seed: int, number: int) -> Record:
    """The record of a random game, reproducible by seed and number.

    A game with an endless hand is replaced by another attempt; the last attempt may stay unfinished.
    """
    game = play_randomly(rules, NAMES[:players], f"{seed}/{number}")
    for attempt in range(2, MOST_ATTEMPTS + 1):
        if game.stage == "game-over":
            break
        game = play_randomly(rules, NAMES[:players], f"{seed}/{number}/{attempt}")
    return record_of(game, meta={"sample": {"seed": seed, "game": number}}, expect=True)


def play_randomly(rules: Rules, players: Sequence[str], seed: str) -> Game:
    """Play a random game to its end, or until a hand exceeds MOST_HAND_ACTIONS."""
    dice = Random(seed)  # noqa: S311 (not for secrets)
    game = Game(rules, players, seed=int(dice.random() * 2**31))
    while game.stage != "game-over":
        if game.stage == "hand-over":
            game.start_hand()
        elif len(game.hands[-1].actions) == MOST_HAND_ACTIONS:
            break
        else:
            game.apply(choose(game, dice))
    return game


def choose(game: Game, dice: Random) -> Action:
    """A random legal action, with a preference for laying and hitting."""
    actions = game.legal_actions()
    for kind, chance in ((Lay, LAY_CHANCE), (Hit, HIT_CHANCE), (Knock, KNOCK_CHANCE)):
        preferred = [action for action in actions if isinstance(action, kind)]
        if preferred and dice.random() < chance:
            return _varied(game, _pick(preferred, dice), dice)
    rest: list[Action] = [action for action in actions if isinstance(action, Draw | Discard | Pass)]
    return _pick(_mostly_sensible(rest, dice) or rest or actions, dice)


def _mostly_sensible(actions: list[Action], dice: Random) -> list[Action]:
    """Mostly avoid taking discards and discarding wilds: purely random games hardly end."""
    take, discard_wild = dice.random() < TAKE_DISCARD_CHANCE, dice.random() < DISCARD_WILD_CHANCE
    return [
        action
        for action in actions
        if not (isinstance(action, Discard) and action.card == WILD and not discard_wild)
        and not (isinstance(action, Draw) and (action.pile == "discard") is not take)
    ]


def _pick(items: Sequence[Item], dice: Random) -> Item:
    # Of all methods, only random() promises the same numbers in every Python version.
    return items[int(dice.random() * len(items))]


def _varied(game: Game, action: Action, dice: Random) -> Action:
    """Sometimes an equivalent legal action that `legal_actions` does not list."""
    if dice.random() >= VARIATION_CHANCE:
        return action
    if isinstance(action, Lay):
        return _varied_lay(game, action, dice)
    if isinstance(action, Hit):
        said = replace(action, end=_pick(("low", "high", None), dice))
        return said if game.can(said) else action
    return action


def _varied_lay(game: Game, lay: Lay, dice: Random) -> Lay:
    """Try four random changes and keep the legal ones."""
    for _ in range(4):
        changed = _change(game, lay, dice)
        if game.can(changed):
            lay = changed
    return lay


def _change(game: Game, lay: Lay, dice: Random) -> Lay:
    """One group with an extra card, a wild for a natural card, another order, or an explicit `stands_for`."""
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
    """The cards that would stay in the hand."""
    spare = list(game.holding[lay.seat - 1])
    for group in lay.groups:
        for card in group.cards:
            spare.remove(card)
    return spare


def _first_number(group: LaidGroup) -> int | str | None:
    """The number of a set, or of a run that begins with a natural card; a guess for other groups."""
    numbers = [card.number for card in group.cards if card.number]
    return numbers[0] if numbers else group.stands_for
