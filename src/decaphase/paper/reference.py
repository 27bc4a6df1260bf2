"""Reference cards: the phases on the front, the steps of a turn and the points on the back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from decaphase.paper.grid import Flip, Grid
from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.phases import PrintedPhase, printed_phases
from decaphase.paper.printable import Printable, prepare
from decaphase.paper.score_sheet import say_rules
from decaphase.rulebook.tables import points_table
from decaphase.rulebook.write import STEPS
from decaphase.rules import Rules
from decaphase.say import say, spoken

ReferenceSize: TypeAlias = Literal["card", "a5"]
"""Six cards of bank card size, one per player; or two of half a sheet for the table."""

WIDTH: Final = 85.6
HEIGHT: Final = 54
"""A bank card, in millimetres."""
GUTTER: Final = 8
"""Millimetres between two cards."""
COPIES: Final[dict[ReferenceSize, int]] = {"card": 6, "a5": 2}


@dataclass(frozen=True, slots=True)
class CardFormat:
    """The places of cards of one size, their inner margin, and the largest type on them in points."""

    grid: Grid
    margin: float
    largest_type: float


@dataclass(frozen=True, slots=True)
class ReferenceData:
    """The data of `reference.typ`; `fronts` and `backs`: the places of the cards on each sheet."""

    instructions: tuple[str, ...]
    headings: tuple[str, ...]
    phases_title: str
    turn_title: str
    points_title: str
    rules: str
    phases: tuple[PrintedPhase, ...]
    steps: tuple[str, ...]
    differences: tuple[str, ...]
    points: tuple[tuple[str, ...], ...]
    width: float
    height: float
    margin: float
    largest_type: float
    fronts: tuple[tuple[tuple[float, float], ...], ...]
    backs: tuple[tuple[tuple[float, float], ...], ...]


def prepare_reference(
    rules: Rules, paper: Paper = A4, *, size: ReferenceSize = "card", large: bool = False, flip: Flip = "long"
) -> Printable:
    """The cards of a size; in large print they are half a sheet each, those for the table a whole sheet."""
    card_format = _format(paper, size, large)
    grid, copies = card_format.grid, COPIES[size]
    each = len(grid.places)
    instructions = ("paper-true-size", f"paper-deck-flip-{flip}", "paper-reference-cut")
    sheets = [grid.places[: min(each, copies - first)] for first in range(0, copies, each)]
    card = ReferenceData(
        instructions=tuple(map(say, instructions)) if each > 2 else (),
        headings=tuple(say(f"paper-head-{column}") for column in ("number", "words", "letters", "example")),
        phases_title=say("heading-phases"),
        turn_title=say("heading-turn"),
        points_title=say("paper-reference-points"),
        rules=say_rules(rules),
        phases=printed_phases(rules, pictures=True),
        steps=tuple(say(f"clause-{step}", cards=rules.cards) for step in STEPS),
        differences=tuple(_differences(rules)),
        points=points_table(rules, spoken()).rows if rules.scoring == "points" else (),
        width=grid.width,
        height=grid.height,
        margin=card_format.margin,
        largest_type=card_format.largest_type,
        fronts=tuple(sheets),
        backs=tuple(tuple(grid.back_place(place, flip) for place in sheet) for sheet in sheets),
    )
    return prepare("reference", say("paper-reference-title"), grid.paper, card)


def _format(paper: Paper, size: ReferenceSize, large: bool) -> CardFormat:
    turned = paper.turned
    if size == "card" and not large:
        return CardFormat(_six(paper), 3.2, 8.5)
    if size == "a5" and large:
        return CardFormat(Grid(paper, paper.width, paper.height, (0,), (0,)), 16, 28)
    half = turned.width / 2
    return CardFormat(Grid(turned, half, turned.height, (0, half), (0,)), 11, 19)


def _six(paper: Paper) -> Grid:
    """Six cards in the middle of a sheet, in two columns."""
    left = (paper.width - 2 * WIDTH - GUTTER) / 2
    top = (paper.height - 3 * HEIGHT - 2 * GUTTER) / 2
    tops = tuple(top + row * (HEIGHT + GUTTER) for row in range(3))
    return Grid(paper, WIDTH, HEIGHT, (left, left + WIDTH + GUTTER), tops)


def _differences(rules: Rules) -> Iterator[str]:
    """The rules that differ between tables, in a few words each."""
    named = {"cards": rules.cards, "style": rules.skip_style}
    if rules.order == "any":
        yield say("paper-reference-any-order")
    if rules.advance == "every-hand":
        yield say("paper-reference-every-hand")
    yield say("paper-reference-wild", naturals=rules.naturals, **named)
    yield say("paper-reference-skip", **named)
    if rules.pickup == "must-play":
        yield say("paper-reference-must-play")
    if rules.knocking:
        yield say("paper-reference-knocking")
