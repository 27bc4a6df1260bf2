"""Cards as people type them: `r5`, `5 red`, `groen 7`, `joker`, in each language.

`codes.ftl` has a message for each colour, rank and special card; its first word is the short code that is
printed. Record letters work in every language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final
from unicodedata import normalize

from decaphase.cards import COLOURS, NUMBERS, SKIP, WILD, Card
from decaphase.problems import Unreadable
from decaphase.rules import Rules
from decaphase.say import say, spoken

NAMED_RANKS: Final = {1: "ace", 11: "jack", 12: "queen"}
"""Numbers with a name in an ordinary pack."""

PART: Final = re.compile(r"\d+|[^\W\d_]+")
"""The tokens of typed cards: numbers and words."""


def say_code(card: Card, rules: Rules, language: str | None = None) -> str:
    """The short code of a card, as typed at this table.

    >>> from decaphase.rules import load_rules
    >>> say_code(Card.read("g5"), load_rules()), say_code(Card.read("w"), load_rules())
    ('g5', 'w')
    """
    if card in (WILD, SKIP):
        return _words(_special(card, rules.cards), language)[0]
    rank = NAMED_RANKS.get(card.number) if rules.cards == "packs" else None
    number = _words(f"code-packs-{rank}", language)[0] if rank else str(card.number)
    return _words(f"code-{rules.cards}-{card.colour}", language)[0] + number


def say_letter(card: Card, rules: Rules, language: str | None = None) -> str:
    """The corner letter of a card: its colour, or wild or skip.

    >>> from decaphase.rules import load_rules
    >>> say_letter(Card.read("g5"), load_rules()), say_letter(Card.read("s"), load_rules(), "nl")
    ('G', 'P')
    """
    special = card in (WILD, SKIP)
    message = _special(card, rules.cards) if special else f"code-{rules.cards}-{card.colour}"
    return _words(message, language)[0].upper()


def say_sign(card: Card, rules: Rules, language: str | None = None) -> str:
    """The corner number of a card; in packs A, J, Q and (for the wild) K in the language's letters.

    >>> from decaphase.rules import load_rules
    >>> packs = load_rules(options={"cards": "packs"})
    >>> [say_sign(Card.read(code), packs, "de") for code in ("r1", "r5", "r11", "w")]
    ['A', '5', 'B', 'K']
    """
    rank = "wild" if card == WILD else NAMED_RANKS.get(card.number)
    if rules.cards == "packs" and rank:
        return _words(f"code-packs-{rank}", language)[0][0].upper()
    return str(card.number or "")


def read_typed_cards(text: str, rules: Rules, language: str | None = None) -> tuple[Card, ...]:
    """Parse typed cards; colour and number in either order.

    >>> from decaphase.rules import load_rules
    >>> read_typed_cards("r5, blue 12 7g wild", load_rules())
    (r5, b12, g7, w)
    """
    words = _Words.of(rules.cards, language or spoken())
    plain = normalize("NFC", text).casefold().replace("-", "")  # NFC composes é; passe-tour becomes one word
    parts = [part for part in PART.findall(plain) if part not in words.fillers]
    cards: list[Card] = []
    place = 0
    while place < len(parts):
        one, two = parts[place], parts[place + 1] if place + 1 < len(parts) else ""
        colour, number = words.colours.get(one), words.number(two)
        if colour is None or not number:
            colour, number = words.colours.get(two), words.number(one)
        if colour is not None and number:
            cards.append(numbered(colour, number))
            place += 2
        elif one in words.colours and words.has_suit(two):  # hearts king
            cards.append(words.whole[two])
            place += 2
        elif one in words.whole:
            cards.append(words.whole[one])
            place += 2 if words.has_suit(one) and two in words.colours else 1  # the king of hearts
        else:
            known = one in words.colours or words.number(one)
            code = "typed-card-half" if known else "typed-card-unknown"
            raise Unreadable(code, word=one[:40], example=_example(rules, language))
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class _Words:
    """The vocabulary for cards in one language: colours or suits, ranks, and words for whole cards."""

    colours: Mapping[str, str]
    ranks: Mapping[str, int]
    whole: Mapping[str, Card]
    fillers: frozenset[str]

    @classmethod
    @cache
    def of(cls, style: str, language: str) -> _Words:
        """The vocabulary for this value of the option `cards`, including record letters."""
        colours = {word: colour for colour in COLOURS for word in _words(f"code-{style}-{colour}", language)}
        specials = {
            word: Card(card) for card in (WILD, SKIP) for word in _words(_special(card, style), language)
        }
        ranks = {}
        if style == "packs":
            names = {number: _words(f"code-packs-{rank}", language) for number, rank in NAMED_RANKS.items()}
            ranks = {word: number for number, words in names.items() for word in words}
        joined = {
            word: numbered(colour, number)
            for suit, colour in colours.items()
            for rank, number in ranks.items()
            for word in (suit + rank, rank + suit)
        }
        letters = {colour: colour for colour in COLOURS}
        whole = {"w": Card(WILD), "s": Card(SKIP), **specials, **joined}
        fillers = frozenset(_words("code-fillers", language)) - whole.keys() - colours.keys() - ranks.keys()
        return cls({**letters, **colours}, ranks, whole, fillers)

    def has_suit(self, word: str) -> bool:
        """Whether a word is a king, which may be typed with its suit."""
        return bool(self.ranks) and self.whole.get(word) == WILD

    def number(self, word: str) -> int:
        """The number a word stands for, 1 to 12, or 0."""
        number = int(word) if word.isdecimal() and len(word) < 3 else self.ranks.get(word, 0)
        return number if number <= NUMBERS else 0


def numbered(colour: str, number: int) -> Card:
    """The card with this colour and number."""
    return Card(COLOURS.index(colour) * NUMBERS + number - 1)


def _words(message: str, language: str | None) -> tuple[str, ...]:
    return tuple(say(message, language).split())


def _special(card: int, style: str) -> str:
    return f"code-{style}-{'wild' if card == WILD else 'skip'}"


def _example(rules: Rules, language: str | None) -> str:
    """Two typed cards, for an error message."""
    return " ".join(say_code(card, rules, language) for card in (Card.read("g5"), Card.read("y12")))
