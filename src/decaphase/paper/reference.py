"""Reference cards: the phases of the table on the front, the steps of a turn and the points on the back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from decaphase.paper.grid import Flip, Grid
from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.phases import PrintedPhase, show_phases
from decaphase.paper.printable import Printable, prepare
from decaphase.paper.score_sheet import say_rules
from decaphase.rulebook.tables import points_table
from decaphase.rules import Rules
from decaphase.say import say, spoken

ReferenceSize: TypeAlias = Literal["card", "a5"]
"""As large as a bank card, one for each of six; or two of half a sheet for the whole table."""

WIDTH: Final = 85.6
HEIGHT: Final = 54
"""A bank card, in millimetres."""
BESIDE: Final = 8
"""Between two cards."""
STEPS: Final = ("step-draw", "step-lay", "step-hit", "step-discard")
COPIES: Final[dict[ReferenceSize, int]] = {"card": 6, "a5": 2}


@dataclass(frozen=True, slots=True)
class Kind:
    """Where cards of one size stand, their inner margin, and the largest type on them, in points."""

    grid: Grid
    margin: float
    largest: float


@dataclass(frozen=True, slots=True)
class Reference:
    """What `reference.typ` sets; `fronts` and `backs`: where the cards of each sheet stand."""

    how: tuple[str, ...]
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
    largest: float
    fronts: tuple[tuple[tuple[float, float], ...], ...]
    backs: tuple[tuple[tuple[float, float], ...], ...]


def prepare_reference(
    rules: Rules, paper: Paper = A4, *, size: ReferenceSize = "card", large: bool = False, flip: Flip = "long"
) -> Printable:
    """The cards that lie beside everybody; in large print of half a sheet, those for the table of a whole."""
    kind = _kind(paper, size, large)
    grid, copies = kind.grid, COPIES[size]
    each = len(grid.places)
    sheets = [grid.places[: min(each, copies - first)] for first in range(0, copies, each)]
    card = Reference(
        how=_say_how(flip) if len(grid.places) > 2 else (),
        headings=tuple(say(f"paper-head-{column}") for column in ("number", "words", "letters", "example")),
        phases_title=say("heading-phases"),
        turn_title=say("heading-turn"),
        points_title=say("paper-reference-points"),
        rules=say_rules(rules),
        phases=show_phases(rules, pictures=True),
        steps=tuple(say(f"clause-{step}", cards=rules.cards) for step in STEPS),
        differences=tuple(_differences(rules)),
        points=points_table(rules, spoken()).rows if rules.scoring == "points" else (),
        width=grid.width,
        height=grid.height,
        margin=kind.margin,
        largest=kind.largest,
        fronts=tuple(sheets),
        backs=tuple(tuple(grid.behind(place, flip) for place in sheet) for sheet in sheets),
    )
    return prepare("reference", say("paper-reference-title"), grid.paper, card)


def _kind(paper: Paper, size: ReferenceSize, large: bool) -> Kind:
    turned = paper.turned
    if size == "card" and not large:
        return Kind(_six(paper), 3.2, 8.5)
    if size == "a5" and large:
        return Kind(Grid(paper, paper.width, paper.height, (0,), (0,)), 16, 28)
    half = turned.width / 2
    return Kind(Grid(turned, half, turned.height, (0, half), (0,)), 11, 19)


def _six(paper: Paper) -> Grid:
    """Six cards in the middle of a sheet, in two columns."""
    left = (paper.width - 2 * WIDTH - BESIDE) / 2
    top = (paper.height - 3 * HEIGHT - 2 * BESIDE) / 2
    tops = tuple(top + row * (HEIGHT + BESIDE) for row in range(3))
    return Grid(paper, WIDTH, HEIGHT, (left, left + WIDTH + BESIDE), tops)


def _say_how(flip: Flip) -> tuple[str, ...]:
    return say("paper-true-size"), say(f"paper-deck-flip-{flip}"), say("paper-reference-cut")


def _differences(rules: Rules) -> Iterator[str]:
    """What is not the same at every table, in a few words each."""
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
