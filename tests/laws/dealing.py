"""Hands worth playing: deals that come near to a phase, and tables that nearly all cards lie on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from decaphase.cards import CARDS, COLOURS, FULL_DECK, NUMBERS, SKIP, WILD, Card
from decaphase.game import Game, LaidGroup, LaidPhase, Position
from decaphase.rules import Group, Phase, Rules, load_rules

HAND_SIZE: Final = 10
W: Final = CARDS[WILD]
S: Final = CARDS[SKIP]


def kind_deck(game: Game, dice: Random) -> list[Card]:
    """A deck that deals everybody much of the phase they will play for."""
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
    """The seats in the order in which they are dealt to."""
    return sorted(playing, key=lambda seat: (seat <= dealer, seat))


def open_phases(game: Game, seat: int) -> list[int]:
    """What a seat has still to do; the last phase where it has done all and plays a tie again."""
    selected = game.rules.selected
    return [phase for phase in selected if phase not in game.done[seat - 1]] or [selected[-1]]


def _kind_hand(phase: Phase, rest: list[Card], dice: Random) -> list[Card]:
    """Ten cards out of the rest: some or all of a phase, then any."""
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
    """For each card of a group those that would do."""
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


THIN_PHASES: Final = ["colour 2 + colour 2", "set 2 + run 4"]


def thin_rules(rules: Rules) -> Rules:
    """The same rules, but for a phase that all cards can lie in."""
    return load_rules(rules.edition, dict(rules.overrides) | {"phases": THIN_PHASES, "selection": "all"})


def thin_game(rules: Rules, names: Sequence[str], dice: Random) -> Game:
    """A game in which nearly all cards lie on the table: reshuffles and blocked hands are near."""
    players = len(names)
    rest = [card for card in FULL_DECK if card < WILD]
    rare = [card for card in FULL_DECK if card >= WILD]
    dice.shuffle(rest)
    dice.shuffle(rare)
    holding = []
    for _ in range(players):
        rares = [rare.pop() for _ in range(dice.randint(0, 1))]
        holding.append((*rares, *(rest.pop() for _ in range(dice.randint(1, 3)))))
    draw = tuple((rare if rare and dice.random() < 0.3 else rest).pop() for _ in range(dice.randint(0, 3)))
    discard = tuple((rare if rare and dice.random() < 0.3 else rest).pop() for _ in range(dice.randint(0, 2)))
    skips = ()
    if S in rare and dice.random() < 0.3:
        rare.remove(S)
        skips = (dice.randint(1, players),)
    draw += tuple(card for card in rare if card == S)
    wilds = [card for card in rare if card == W]
    piles = [LaidGroup(tuple(card for card in rest if card.colour == colour)) for colour in COLOURS]
    piles[0] = LaidGroup((*piles[0].cards, *wilds))
    named = 1 if rules.order == "any" else None
    position = Position(
        turn=dice.randint(1, players),
        holding=tuple(holding),
        phases=None if rules.order == "any" else (1,) * players,
        done=((),) * players if rules.order == "any" else None,
        table=(LaidPhase(1, tuple(piles[:2]), named), LaidPhase(2, tuple(piles[2:]), named)),
        discard=discard,
        draw=draw,
        skips=skips,
    )
    return Game.from_position(rules, names, position, seed=dice.getrandbits(32))
