"""The labels as dots in true size, for checking by eye what a finger will feel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.printable import Printable, prepare
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.braille_labels import Label, braille_code, dot_numbers, dots_of
from decaphase.say.cards import say_card

# Marburg Medium, the size that EN ISO 17351 asks for on boxes of medicine, in millimetres between middles.
BETWEEN_DOTS: Final = 2.5
BETWEEN_CELLS: Final = 6.0
DOT: Final = 1.5
"""The width of a dot at its foot: what an eye can measure of it."""

EMPTY: Final = 0.3
"""A faint point where a dot could be, so that the eye sees which ones are there."""

HEIGHT: Final = 2 * BETWEEN_DOTS + DOT


@dataclass(frozen=True, slots=True)
class Drawn:
    """A label as it is drawn: its dots, what they are, and below them the ink and the card."""

    svg: str
    width: float
    name: str
    ink: str
    card: str


@dataclass(frozen=True, slots=True)
class DotSheet:
    """What `braille.typ` sets."""

    steps: tuple[str, ...]
    ruler: str
    height: float
    labels: tuple[Drawn, ...]


def prepare_braille(rules: Rules, paper: Paper = A4) -> Printable:
    """The labels of a table's cards, in the language now spoken."""
    steps = ("paper-true-size", "braille-labels-size", "braille-labels-turn")
    data = DotSheet(
        steps=tuple(map(say, steps)),
        ruler=say("paper-ruler"),
        height=HEIGHT,
        labels=tuple(_draw(label, rules) for label in braille_code().labels(rules.cards)),
    )
    title = say("braille-labels", edition=say(f"edition-{rules.edition}"))
    return prepare("braille", title, paper, data)


def _draw(label: Label, rules: Rules) -> Drawn:
    card = say_card(label.card, rules)
    name = say("braille-label", card=card, ink=label.ink, dots=dot_numbers(label.cells))
    return Drawn(draw_cells(label.cells), width(label.cells), name, label.ink, card)


def width(cells: str) -> float:
    """How wide some cells are, from the first dot's edge to the last one's."""
    return (len(cells) - 1) * BETWEEN_CELLS + BETWEEN_DOTS + DOT


def draw_cells(cells: str) -> str:
    """Cells as a drawing (SVG) in millimetres."""
    points = []
    for place, cell in enumerate(cells):
        raised = dots_of(cell)
        for dot in range(1, 7):
            across, down = divmod(dot - 1, 3)
            x = DOT / 2 + place * BETWEEN_CELLS + across * BETWEEN_DOTS
            y = DOT / 2 + down * BETWEEN_DOTS
            if dot in raised:
                points.append(f'<circle cx="{x}" cy="{y}" r="{DOT / 2}"/>')
            else:
                points.append(f'<circle cx="{x}" cy="{y}" r="{EMPTY / 2}" fill="#8A949E"/>')
    box = f'viewBox="0 0 {width(cells)} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} fill="#111111">{"".join(points)}</svg>'
