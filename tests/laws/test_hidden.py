"""What a seat sees does not depend on what it may not see: other hidden cards, and nothing changes."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test

from decaphase.cards import CARDS, FULL_DECK, SKIP, WILD, Card
from decaphase.core.hand import gain, lose
from decaphase.core.state import NOTHING
from decaphase.game import Action, Discard, Draw, Event, Game, Hit, IllegalMove, Lay
from decaphase.game.events import Drew, HandDealt, HandEnded
from decaphase.rules import load_rules
from laws.machine import EFFORT, TableMachine, trials
from laws.tables import SEEDS
from laws.tries import candidates


def exchanged(game: Game, seat: int | None, dice: Random, action: Action | None = None) -> Game:
    """The same game to a seat's eyes (None: a spectator's), with other cards in the deck and the other hands.

    What everybody knows to be in a hand stays there: the card taken to be played, and those of `action`.
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
    """The cards of a hand that everybody sees in an action."""
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


def said_to(game: Game, action: Action) -> tuple[str, dict[str, str | int]] | None:
    """What somebody is told who tries this; None where it is legal."""
    try:
        game.check(action)
    except IllegalMove as problem:
        return problem.code, problem.values
    return None


def tries(game: Game, seat: int, dice: Random) -> Iterator[Action]:
    """What a seat may try, sensible or not: with its own cards and with some that it may not have."""
    own = game.holding[seat - 1]
    yield from candidates(game, seat, (*own[:3], *dice.sample(CARDS, 2), CARDS[SKIP], CARDS[WILD]))
    for action in game.legal_actions(seat):
        if isinstance(action, Lay):
            yield action
            yield replace(action, groups=action.groups[::-1])
            yield replace(action, phase=dice.randint(0, 11))


def reveals_nothing(action: Action, seat: int | None) -> bool:
    """Whether this seat sees no new card when the action is carried out."""
    return not (isinstance(action, Draw) and action.pile == "deck" and action.seat == seat)


def assert_looks_the_same(one: Game, other: Game, seat: int | None) -> None:
    """Byte by byte."""
    view, view_of_other = one.view(seat), other.view(seat)
    assert view == view_of_other
    assert repr(view) == repr(view_of_other)
    assert pickle.dumps(view) == pickle.dumps(view_of_other)


class HiddenMachine(TableMachine):
    @precondition(lambda self: bool(self.game.hands))
    @rule(dice=st.randoms(use_true_random=False))
    def look(self, dice: Random) -> None:
        """Every seat, and a spectator, sees the same and is told the same."""
        for seat in (None, *range(1, len(self.game.players) + 1)):
            other = exchanged(self.game, seat, dice)
            assert_looks_the_same(self.game, other, seat)
            if seat is not None:
                assert self.game.legal_actions(seat) == other.legal_actions(seat)
                for action in tries(self.game, seat, dice):
                    assert said_to(self.game, action) == said_to(other, action), action

    @precondition(lambda self: self.stage_is("draw", "play", "claim"))
    @rule(seed=SEEDS)
    def act_twice(self, seed: int) -> None:
        """An action that shows a seat no card is the same event to it, whatever is hidden."""
        dice = Random(seed)
        for action in self.actions_to_watch(dice):
            for seat in (None, *range(1, len(self.game.players) + 1)):
                one, other = self.game.copy(), exchanged(self.game, seat, dice, action)
                if not reveals_nothing(action, seat) or not other.can(action):
                    continue
                events, others = one.apply(action), other.apply(action)
                if any(isinstance(event, HandEnded) for event in events):
                    continue  # the cards are on the table then
                seen = tuple(event.seen_by(seat) for event in events)
                assert pickle.dumps(seen) == pickle.dumps(tuple(event.seen_by(seat) for event in others))
                assert_looks_the_same(one, other, seat)

    def actions_to_watch(self, dice: Random) -> list[Action]:
        """Some of every kind."""
        by_kind: dict[type, list[Action]] = {}
        for action in self.game.legal_actions():
            by_kind.setdefault(type(action), []).append(action)
        return [
            action for actions in by_kind.values() for action in dice.sample(actions, min(2, len(actions)))
        ]


@EFFORT
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_see(effort: int) -> None:
    run_state_machine_as_test(HiddenMachine, settings=trials(40, effort))


def test_the_cards_are_exchanged() -> None:
    game = Game(load_rules(), ("Ann", "Bob", "Cas"), seed=5)
    game.start_hand()
    other = exchanged(game, 2, Random(1))
    assert other.holding[1] == game.holding[1]
    assert other.holding[0] != game.holding[0]
    assert other.view(1) != game.view(1)
