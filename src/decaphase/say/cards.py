"""Names of cards and of groups on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from decaphase.cards import SKIP, WILD, Card
from decaphase.game import End, View
from decaphase.rules import Rules
from decaphase.say import say

RankForm: TypeAlias = Literal["several", "a", "from", "to", "as"]
"""The grammatical form of a number: plural, singular, either end of a run, the value of a wild."""


def say_card(card: Card, rules: Rules, language: str | None = None, *, the: bool = False) -> str:
    """The name of a card at this table; `the`: as part of a sentence.

    >>> from decaphase.rules import load_rules
    >>> say_card(Card.read("r5"), load_rules()), say_card(Card.read("w"), load_rules(), the=True)
    ('red 5', 'a wild')
    >>> say_card(Card.read("g12"), load_rules("house-nl", {"cards": "packs"}), the=True)
    'the queen of clubs'
    """
    special = {WILD: "-wild", SKIP: "-skip"}.get(card, "")
    message = f"card-{rules.cards}{special}" + (".the" if the else "")
    return say(message, language, colour=card.colour, number=card.number)


def say_cards(cards: Iterable[Card], rules: Rules, language: str | None = None) -> str:
    """Names of cards, separated by commas."""
    return ", ".join(say_card(card, rules, language) for card in cards)


def say_laid_cards(cards: Iterable[Card], rules: Rules, language: str | None = None, *, low: int = 0) -> str:
    """The cards of a group; in a run from `low`, each wild with what it stands for."""
    said = []
    for place, card in enumerate(cards):
        name = say_card(card, rules, language)
        if card == WILD and low:
            number = say_rank(low + place, rules, language, form="as")
            name = say("event-wild-as", language, card=name, number=number)
        said.append(name)
    return ", ".join(said)


def say_groups(groups: Sequence[str], language: str | None = None) -> str:
    """The texts of a phase's groups, joined."""
    said = groups[-1]
    for group in reversed(groups[:-1]):
        said = say("event-groups", language, one=group, more=said)
    return said


def say_rank(number: int, rules: Rules, language: str | None = None, *, form: RankForm | None = None) -> str:
    """The name of a number at this table.

    >>> from decaphase.rules import load_rules
    >>> packs = load_rules("house-nl", {"cards": "packs"})
    >>> say_rank(11, packs), say_rank(1, packs, form="several"), say_rank(11, load_rules(), form="several")
    ('jack', 'aces', '11s')
    """
    return say(f"rank-{rules.cards}" + (f".{form}" if form else ""), language, number=number)


def say_colour(colour: str, rules: Rules, language: str | None = None) -> str:
    """The name of a colour, or of its suit at this table."""
    return say(f"card-{rules.cards}-colour", language, colour=colour)


def say_table_group(
    view: View,
    owner: int,
    group: int,
    language: str | None = None,
    *,
    actor: int | None = None,
    grown: End | None = None,
) -> str:
    """A group on the table, as the player of this view would name it: your run from 3 to 6, Bob's set of 5s.

    `actor`: the player who acts on it; their own group is “their own”. `grown`: the end of a run to which a
    card was just added; the run is named as it was before.
    """
    found = next(lies for lies in view.table if (lies.seat, lies.group) == (owner, group))
    values: dict[str, str | int] = {
        "own": "yes" if owner == view.seat else "theirs" if owner == actor else "no",
        "player": view.players[owner - 1],
    }
    if isinstance(found.stands_for, str):
        values["colour"] = say_colour(found.stands_for, view.rules, language)
    elif found.kind == "set":
        values["numbers"] = say_rank(found.stands_for, view.rules, language, form="several")
    else:
        low = found.stands_for + (grown == "low")
        length = len(found.cards) - (grown is not None)
        values |= say_ends(low, length, view.rules, language)
    return say(f"table-{found.kind}", language, **values)


def say_ends(low: int, length: int, rules: Rules, language: str | None = None) -> dict[str, str]:
    """The lowest and highest number of a run, as message values."""
    return {
        "low": say_rank(low, rules, language, form="from"),
        "high": say_rank(low + length - 1, rules, language, form="to"),
    }
