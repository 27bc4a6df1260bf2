"""All 108 cards to print and cut: instructions, then fronts and backs on alternate pages."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from decaphase.cards import CARDS, COLOURS, COPIES, FULL_DECK, NUMBERS, SKIP, WILD
from decaphase.paper.art import HEIGHT, WIDTH, draw_back, draw_card
from decaphase.paper.grid import Flip, Grid, fit_grid
from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.printable import Picture, Printable, prepare
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.card_codes import numbered
from decaphase.say.cards import say_card

BLEED: Final = 3
"""Millimetres by which the colour of a card extends past its edge."""
CROSS_HEIGHT: Final = 40
"""Millimetres from the lower edge of the first sheet to the cross that checks the alignment of both sides."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card on a sheet: the index of its picture, and the places of its front and back."""

    kind: int
    front: tuple[float, float]
    back: tuple[float, float]


@dataclass(frozen=True, slots=True)
class ContentsRow:
    """A row of the table of contents: cards of a colour, wilds or skips; how many of each, and in total."""

    cards: str
    each: int
    total: int


@dataclass(frozen=True, slots=True)
class DeckData:
    """The data of `deck.typ`."""

    steps: tuple[str, ...]
    ruler: str
    check: str
    contents: str
    headings: tuple[str, str, str]
    rows: tuple[ContentsRow, ...]
    two_sided: bool
    bleed: float
    width: float
    height: float
    pictures: tuple[Picture, ...]
    back: str
    crosses: tuple[tuple[float, float], ...]
    sheets: tuple[tuple[PlacedCard, ...], ...]
    cuts_down: tuple[float, ...]
    cuts_across: tuple[float, ...]


def prepare_deck(rules: Rules, paper: Paper = A4, *, large: bool = False, flip: Flip = "long") -> Printable:
    """The cards by these rules; `large`: in large print."""
    grid = fit_grid(paper, WIDTH, HEIGHT, BLEED)
    deck = DeckData(
        steps=_say_steps(flip),
        ruler=say("paper-ruler"),
        check=say("paper-deck-check-back"),
        contents=say("paper-deck-contents"),
        headings=(say("paper-deck-cards"), say("paper-deck-each"), say("paper-deck-together")),
        rows=_contents(rules),
        two_sided=flip != "none",
        bleed=BLEED,
        width=WIDTH,
        height=HEIGHT,
        pictures=tuple(
            Picture(say_card(card, rules), draw_card(card, rules, large=large, bleed=BLEED)) for card in CARDS
        ),
        back=draw_back(bleed=BLEED),
        crosses=_cross(grid, flip),
        sheets=_place(grid, flip),
        cuts_down=grid.cuts_down,
        cuts_across=grid.cuts_across,
    )
    return prepare("deck", say("paper-deck-title", cards=rules.cards), grid.paper, deck)


def _place(grid: Grid, flip: Flip) -> tuple[tuple[PlacedCard, ...], ...]:
    """The deck in order, sheet by sheet."""
    each = len(grid.places)
    return tuple(
        tuple(
            PlacedCard(card, place, grid.back_place(place, flip))
            for card, place in zip(FULL_DECK[first : first + each], grid.places, strict=False)
        )
        for first in range(0, len(FULL_DECK), each)
    )


def _cross(grid: Grid, flip: Flip) -> tuple[tuple[float, float], ...]:
    """The places of the cross on the front and the back of the first sheet."""
    point = replace(grid, width=0, height=0)
    front = grid.paper.width / 2, grid.paper.height - CROSS_HEIGHT
    return (front, point.back_place(front, flip))


def _say_steps(flip: Flip) -> tuple[str, ...]:
    """How to print and cut the deck."""
    check = () if flip == "none" else ("paper-deck-check",)
    messages = ("paper-true-size", "paper-deck-stiff", f"paper-deck-flip-{flip}", *check, "paper-deck-cut")
    return tuple(say(message, width=WIDTH, height=HEIGHT) for message in messages)


def _contents(rules: Rules) -> tuple[ContentsRow, ...]:
    """What the deck contains."""
    rows = []
    for colour in COLOURS:
        ends = numbered(colour, 1), numbered(colour, NUMBERS)
        first, last = (say_card(card, rules) for card in ends)
        copies = COPIES[ends[0]]
        cards = say("paper-deck-from-to", first=first, last=last)
        rows.append(ContentsRow(cards, copies, copies * NUMBERS))
    specials = (CARDS[WILD], CARDS[SKIP])
    return (*rows, *(ContentsRow(say_card(card, rules), COPIES[card], COPIES[card]) for card in specials))
