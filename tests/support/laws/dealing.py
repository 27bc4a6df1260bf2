"""Interesting deals: hands close to a phase, and tables with nearly all cards laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from decaphase.cards import CARDS, COLOURS, FULL_DECK, NUMBERS, SKIP, WILD, Card
from decaphase.game import Game, LaidGroup, LaidPhase, Position
from decaphase.rules import Group, Phase, Rules, load_rules

HAND_SIZE: Final = 10
W: Final = CARDS[WILD]
S: Final = CARDS[SKIP]


def kind_deck(game: Game, dice: Random) -> list[Card]:
    """A deck that deals every player much of their phase."""
    coming = game.copy()
    coming.start_hand()
    assert coming.dealer is not None
    rest = list(FULL_DECK)
    dice.shuffle(rest)
    hands = []
    for seat in clockwise(coming.playing, coming.dealer):
        phase = coming.phases[seat - 1] or dice.choice(open_phases(coming, seat))
        hands.append(_kind_hand(game.rules.phases[phase - 1], rest, dice))
    return [hand[card] for card in range(HAND_SIZE) for hand in hands] + rest


def clockwise(playing: Sequence[int], dealer: int) -> list[int]:
    """The seats in the order of the deal."""
    return sorted(playing, key=lambda seat: (seat <= dealer, seat))


def open_phases(game: Game, seat: int) -> list[int]:
    """A seat's open phases; the last phase if it has completed all and replays a tie."""
    selected = game.rules.selected
    return [phase for phase in selected if phase not in game.done[seat - 1]] or [selected[-1]]


def _kind_hand(phase: Phase, rest: list[Card], dice: Random) -> list[Card]:
    """Ten cards out of the rest: some or all of a phase, then random ones."""
    hand: list[Card] = []
    for group in phase:
        for wanted in _wanted(group, dice):
            fitting = [card for card in rest if card in wanted]
            if fitting and len(hand) < HAND_SIZE and dice.random() < 0.9:
                card = W if W in rest and dice.random() < 0.1 else fitting[0]
                rest.remove(card)
                hand.append(card)
    while len(hand) < HAND_SIZE:
        hand.append(rest.pop())
    dice.shuffle(hand)
    return hand


def _wanted(group: Group, dice: Random) -> Iterator[set[Card]]:
    """The cards that fit each place of a group."""
    if group.kind == "run":
        low = dice.randint(1, NUMBERS + 1 - group.size)
        for number in range(low, low + group.size):
            yield {card for card in CARDS if card.number == number}
        return
    number, colour = dice.randint(1, NUMBERS), dice.choice(COLOURS)
    for _ in range(group.size):
        if group.kind == "set":
            yield {card for card in CARDS if card.number == number}
        else:
            yield {card for card in CARDS if card.colour == colour}


def spent_game(rules: Rules, names: Sequence[str], dice: Random) -> Game:
    """A game with a nearly empty deck and a large discard pile: a reshuffle is near."""
    cards = list(FULL_DECK)
    dice.shuffle(cards)
    holding = tuple(tuple(cards.pop() for _ in range(HAND_SIZE)) for _ in names)
    draw = tuple(cards.pop() for _ in range(dice.randint(0, 4)))
    position = replace(_first_hand(rules, holding, dice), draw=draw, discard=tuple(cards))
    return Game.from_position(rules, names, position, seed=dice.getrandbits(32))


def _first_hand(rules: Rules, holding: tuple[tuple[Card, ...], ...], dice: Random) -> Position:
    """A position with these hands and no completed phases."""
    players, any_order = len(holding), rules.order == "any"
    return Position(
        turn=dice.randint(1, players),
        holding=holding,
        phases=None if any_order else (rules.selected[0],) * players,
        done=((),) * players if any_order else None,
    )


THIN_PHASES: Final = ["colour 2 + colour 2", "set 2 + run 4"]


def thin_rules(rules: Rules) -> Rules:
    """The same rules, with phases that can hold all cards."""
    return load_rules(rules.edition, dict(rules.overrides) | {"phases": THIN_PHASES, "selection": "all"})


def thin_game(rules: Rules, names: Sequence[str], dice: Random) -> Game:
    """A game with nearly all cards laid by seats 1 and 2: a blocked hand is near."""
    cards = list(FULL_DECK)
    dice.shuffle(cards)
    holding = tuple(tuple(cards.pop() for _ in range(dice.randint(1, 2))) for _ in names)
    draw = tuple(cards.pop() for _ in range(max(0, dice.randint(-3, 2))))
    discard = tuple(cards.pop() for _ in range(dice.randint(0, 2)))
    skips: tuple[int, ...] = ()
    for seat in range(1, len(names) + 1):
        if S in cards and dice.random() < 0.7:  # a skip in hand, or one to sit out
            cards.remove(S)
            if dice.random() < 0.2:
                skips = (*skips, seat)
            else:
                holding = (*holding[: seat - 1], (*holding[seat - 1], S), *holding[seat:])
    piles = [tuple(card for card in cards if card.colour == colour) for colour in COLOURS]
    piles[0] += tuple(card for card in cards if card == W)
    groups = [LaidGroup(pile) for pile in piles]
    named = 1 if rules.order == "any" else None
    position = replace(
        _first_hand(rules, holding, dice),
        table=(LaidPhase(1, tuple(groups[:2]), named), LaidPhase(2, tuple(groups[2:]), named)),
        discard=(*discard, *(card for card in cards if card == S)) if dice.random() < 0.5 else discard,
        draw=draw,
        skips=skips,
    )
    return Game.from_position(rules, names, position, seed=dice.getrandbits(32))
