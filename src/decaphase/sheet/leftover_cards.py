"""What is left in the hands when a hand ends: which points and which cards there can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from decaphase.cards import BY_CODE, COPIES, FULL_DECK, NUMBERS, Card
from decaphase.engine.hand import cost, gain
from decaphase.engine.state import new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules
from decaphase.sheet.model import Left, SheetProblem

MOST_CARDS: Final = 11
"""Nobody ever holds more."""

POINTS_STEP: Final = 5
"""Every card costs a multiple of this."""

NUMBER_COPIES: Final = 8
"""How many cards have the same number."""

NO_CARDS: Final = new_state(1)
"""To be copied, which is far quicker than to make one."""


def points_of(left: Left, rules: Rules) -> int:
    """What is left as points.

    >>> from decaphase.rules import load_rules
    >>> points_of(("w", "s", "12", "g3"), load_rules()), points_of(35, load_rules())
    (55, 35)
    """
    if isinstance(left, int):
        return left
    state = NO_CARDS.copy()
    for code in left:
        gain(state, 0, card_of(code))
    return cost(state, rule_codes(rules), 0)


def card_of(code: str) -> Card:
    """The card with this code; of a bare number the colour does not matter, so it is some card with it."""
    number = number_of(code)
    if number:
        return BY_CODE[f"r{number}"]
    if code not in BY_CODE:
        raise SheetProblem("bad-card", card=code[:40])
    return BY_CODE[code]


def number_of(code: str) -> int:
    """The number of a card that was given by its number alone; 0 where it was not."""
    plain = code.isascii() and code.isdecimal() and len(code) < 3 and not code.startswith("0")
    return int(code) if plain and int(code) <= NUMBERS else 0


def check_left(left: Left, rules: Rules, player: str) -> None:
    """Refuse what nobody can hold who did not go out."""
    if not left:
        raise SheetProblem("sheet-holds-nothing", player=player)
    if isinstance(left, tuple):
        if len(left) > MOST_CARDS:
            raise SheetProblem("sheet-too-many-cards", player=player, count=len(left), most=MOST_CARDS)
        check_cards(left, rules)
    elif not POINTS_STEP <= left <= dearest_hand(rules) or left % POINTS_STEP:
        raise SheetProblem("sheet-bad-points", points=str(left)[:12], most=dearest_hand(rules))


def check_cards(codes: Iterable[str], rules: Rules) -> None:
    """Refuse cards that are not in one deck together."""
    cards = [(code, card_of(code)) for code in codes]
    whole = Counter(card for code, card in cards if not number_of(code))
    numbers = Counter(card.number for _, card in cards if card.number)
    counted = [(card.code, count, COPIES[card]) for card, count in whole.items()]
    counted += [(str(number), count, NUMBER_COPIES) for number, count in numbers.items()]
    for card, count, most in counted:
        if count > most:
            raise SheetProblem("sheet-too-many-alike", card=card, count=count, most=most, cards=rules.cards)


def dearest_hand(rules: Rules) -> int:
    """The most points that one hand can cost."""
    return _dearest(rules.wild_points)


@cache
def _dearest(wild_points: int) -> int:
    return sum(sorted(card.points(wild_points) for card in FULL_DECK)[-MOST_CARDS:])
