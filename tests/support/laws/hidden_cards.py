"""The same game with other cards where a seat cannot see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from decaphase.cards import CARDS, FULL_DECK, SKIP, WILD, Card
from decaphase.engine.hand import gain, lose
from decaphase.engine.state import NOTHING
from decaphase.game import Action, Discard, Event, Game, Hit, Lay
from decaphase.game.events import Drew, HandDealt
from support.laws.tries import candidates


def exchanged(game: Game, seat: int | None, dice: Random, action: Action | None = None) -> Game:
    """The same game for a seat (None: a spectator), with other cards in the deck and the other hands.

    Publicly known cards stay: a must-play pickup, and the cards of `action`.
    """
    other = game.copy()
    state = other._state
    known: dict[int, list[int]] = {} if action is None else {action.seat - 1: list(cards_shown(action))}
    if state.taken != NOTHING:
        known.setdefault(state.turn, []).append(state.taken)
    hidden = state.deck[: state.deck_count]
    places: list[int] = []
    for index in range(state.players):
        cards = Counter(dict(enumerate(state.held[index]))) - Counter(known.get(index, ()))
        for card in cards.elements() if index + 1 != seat else ():
            lose(state, index, card)
            hidden.append(card)
            places.append(index)
    dice.shuffle(hidden)
    for index in places:
        gain(state, index, hidden.pop())
    state.deck[: state.deck_count] = hidden
    other._events = [with_other_cards(event, seat, dice) for event in other._events]
    return other


def cards_shown(action: Action) -> tuple[Card, ...]:
    """The cards of a hand that an action makes public."""
    match action:
        case Hit() | Discard():
            return (action.card,)
        case Lay():
            return tuple(card for group in action.groups for card in group.cards)
    return ()


def with_other_cards(event: Event, seat: int | None, dice: Random) -> Event:
    """An event, with other cards where this seat cannot see them."""
    if isinstance(event, Drew) and event.pile == "deck" and event.seat != seat:
        return replace(event, card=dice.choice(FULL_DECK))
    if isinstance(event, HandDealt):
        dealt = [
            hand if number == seat or hand is None else tuple(dice.sample(FULL_DECK, len(hand)))
            for number, hand in enumerate(event.hands, 1)
        ]
        return replace(event, hands=tuple(dealt))
    return event


def tries(game: Game, seat: int, dice: Random) -> Iterator[Action]:
    """Actions a seat may try, sensible or not, with its own cards and others."""
    own = game.holding[seat - 1]
    yield from candidates(game, seat, (*own[:3], *dice.sample(CARDS, 2), CARDS[SKIP], CARDS[WILD]))
    for action in game.legal_actions(seat):
        if isinstance(action, Lay):
            yield action
            yield replace(action, groups=action.groups[::-1])
            yield replace(action, phase=dice.randint(0, 11))
