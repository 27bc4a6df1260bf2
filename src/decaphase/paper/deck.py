"""All 108 cards to print and cut: fronts and backs on alternate pages, after a sheet that tells how."""

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
"""Millimetres by which the colour of a card goes on past its edge."""
CROSS: Final = 40
"""Millimetres from the lower edge of the first sheet to the cross by which both sides are compared."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on a sheet: which picture, and where it and its back are cut."""

    kind: int
    front: tuple[float, float]
    back: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Row:
    """Cards of a colour, or all wilds, or all skips: how many of each, how many together."""

    cards: str
    each: int
    together: int


@dataclass(frozen=True, slots=True)
class Deck:
    """What `deck.typ` sets."""

    steps: tuple[str, ...]
    ruler: str
    check: str
    contents: str
    headings: tuple[str, str, str]
    rows: tuple[Row, ...]
    two_sided: bool
    bleed: float
    width: float
    height: float
    pictures: tuple[Picture, ...]
    back: str
    crosses: tuple[tuple[float, float], ...]
    sheets: tuple[tuple[Placed, ...], ...]
    cuts_down: tuple[float, ...]
    cuts_across: tuple[float, ...]


def prepare_deck(rules: Rules, paper: Paper = A4, *, large: bool = False, flip: Flip = "long") -> Printable:
    """The cards of a table, as it names and draws them; `large`: with large print."""
    grid = fit_grid(paper, WIDTH, HEIGHT, BLEED)
    deck = Deck(
        steps=_say_steps(flip),
        ruler=say("paper-ruler"),
        check=say("paper-deck-check-back"),
        contents=say("paper-deck-contents"),
        headings=(say("paper-deck-cards"), say("paper-deck-each"), say("paper-deck-together")),
        rows=_count(rules),
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


def _place(grid: Grid, flip: Flip) -> tuple[tuple[Placed, ...], ...]:
    """The deck in its order, sheet by sheet."""
    each = len(grid.places)
    return tuple(
        tuple(
            Placed(card, place, grid.behind(place, flip))
            for card, place in zip(FULL_DECK[first : first + each], grid.places, strict=False)
        )
        for first in range(0, len(FULL_DECK), each)
    )


def _cross(grid: Grid, flip: Flip) -> tuple[tuple[float, float], ...]:
    """Where the first sheet has a cross, on its front and on its back."""
    point = replace(grid, width=0, height=0)
    front = grid.paper.width / 2, grid.paper.height - CROSS
    return (front, point.behind(front, flip))


def _say_steps(flip: Flip) -> tuple[str, ...]:
    """How the deck is printed and cut."""
    check = () if flip == "none" else ("paper-deck-check",)
    messages = ("paper-true-size", "paper-deck-stiff", f"paper-deck-flip-{flip}", *check, "paper-deck-cut")
    return tuple(say(message, width=WIDTH, height=HEIGHT) for message in messages)


def _count(rules: Rules) -> tuple[Row, ...]:
    """What the deck holds."""
    rows = []
    for colour in COLOURS:
        ends = numbered(colour, 1), numbered(colour, NUMBERS)
        first, last = (say_card(card, rules) for card in ends)
        copies = COPIES[ends[0]]
        rows.append(Row(say("paper-deck-from-to", first=first, last=last), copies, copies * NUMBERS))
    specials = (CARDS[WILD], CARDS[SKIP])
    return (*rows, *(Row(say_card(card, rules), COPIES[card], COPIES[card]) for card in specials))
