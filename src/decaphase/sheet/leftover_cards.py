"""The cards left when a hand ends: their points, and which are possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from decaphase.cards import BY_CODE, COPIES, FULL_DECK, MOST_HELD, NUMBERS, Card
from decaphase.engine.hand import cost, gain
from decaphase.engine.state import new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules
from decaphase.sheet.model import Left, SheetProblem

MOST_CARDS: Final = MOST_HELD

POINTS_STEP: Final = 5
"""All points are multiples of this."""

NUMBER_COPIES: Final = 8
"""Cards of each number in a deck."""

EMPTY_STATE: Final = new_state(1)
"""Copying it is far faster than making a new one."""


def points_of(left: Left, rules: Rules) -> int:
    """The points of what is left.

    >>> from decaphase.rules import load_rules
    >>> points_of(("w", "s", "12", "g3"), load_rules()), points_of(35, load_rules())
    (55, 35)
    """
    if isinstance(left, int):
        return left
    state = EMPTY_STATE.copy()
    for code in left:
        gain(state, 0, card_of(code))
    return cost(state, rule_codes(rules), 0)


def card_of(code: str) -> Card:
    """The card with this code; for a bare number, any card with that number."""
    number = number_of(code)
    if number:
        return BY_CODE[f"r{number}"]
    if code not in BY_CODE:
        raise SheetProblem("bad-card", card=code[:40])
    return BY_CODE[code]


def number_of(code: str) -> int:
    """The number of a code that is a bare number; otherwise 0."""
    plain = code.isascii() and code.isdecimal() and len(code) < 3 and not code.startswith("0")
    return int(code) if plain and int(code) <= NUMBERS else 0


def check_left(left: Left, rules: Rules, player: str) -> None:
    """Refuse what a player who did not go out cannot hold."""
    if not left:
        raise SheetProblem("sheet-holds-nothing", player=player)
    if isinstance(left, tuple):
        if len(left) > MOST_CARDS:
            raise SheetProblem("sheet-too-many-cards", player=player, count=len(left), most=MOST_CARDS)
        check_cards(left, rules)
    elif not POINTS_STEP <= left <= dearest_hand(rules) or left % POINTS_STEP:
        raise SheetProblem("sheet-bad-points", points=str(left)[:12], most=dearest_hand(rules))


def check_cards(codes: Iterable[str], rules: Rules) -> None:
    """Refuse more copies of a card than a deck has."""
    cards = [(code, card_of(code)) for code in codes]
    whole = Counter(card for code, card in cards if not number_of(code))
    numbers = Counter(card.number for _, card in cards if card.number)
    counted = [(card.code, count, COPIES[card]) for card, count in whole.items()]
    counted += [(str(number), count, NUMBER_COPIES) for number, count in numbers.items()]
    for card, count, most in counted:
        if count > most:
            raise SheetProblem("sheet-too-many-alike", card=card, count=count, most=most, cards=rules.cards)


def dearest_hand(rules: Rules) -> int:
    """The most points that one hand can cost a player."""
    return dearest_by(rules.wild_points)


@cache
def dearest_by(wild_points: int) -> int:
    """The most points that one hand can cost where a wild costs so many."""
    return sum(sorted(card.points(wild_points) for card in FULL_DECK)[-MOST_CARDS:])
