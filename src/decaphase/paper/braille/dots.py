"""The labels as printed dots in true size, to check them by eye."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.printable import Printable, prepare
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.braille_labels import Label, braille_code, dot_numbers, dots_of
from decaphase.say.cards import say_card

# Marburg Medium, which EN ISO 17351 requires on medicine boxes: millimetres between centres.
BETWEEN_DOTS: Final = 2.5
BETWEEN_CELLS: Final = 6.0
DOT: Final = 1.5
"""The diameter of a dot at its base."""

EMPTY_DOT: Final = 0.3
"""The diameter of the faint point at the place of a missing dot."""

HEIGHT: Final = 2 * BETWEEN_DOTS + DOT


@dataclass(frozen=True, slots=True)
class DrawnLabel:
    """A label: its dots with their alternative text, and below them the ink and the card."""

    svg: str
    width: float
    name: str
    ink: str
    card: str


@dataclass(frozen=True, slots=True)
class BrailleData:
    """The data of `braille.typ`."""

    steps: tuple[str, ...]
    ruler: str
    height: float
    labels: tuple[DrawnLabel, ...]


def prepare_braille(rules: Rules, paper: Paper = A4) -> Printable:
    """The labels of the cards by these rules, in the current language."""
    steps = ("paper-true-size", "braille-labels-size", "braille-labels-turn")
    data = BrailleData(
        steps=tuple(map(say, steps)),
        ruler=say("paper-ruler"),
        height=HEIGHT,
        labels=tuple(_draw(label, rules) for label in braille_code().labels(rules.cards)),
    )
    title = say("braille-labels", edition=say(f"edition-{rules.edition}"))
    return prepare("braille", title, paper, data)


def _draw(label: Label, rules: Rules) -> DrawnLabel:
    card = say_card(label.card, rules)
    name = say("braille-label", card=card, ink=label.ink, dots=dot_numbers(label.cells))
    return DrawnLabel(draw_cells(label.cells), cells_width(label.cells), name, label.ink, card)


def cells_width(cells: str) -> float:
    """The width of cells, from the edge of the first dot to that of the last."""
    return (len(cells) - 1) * BETWEEN_CELLS + BETWEEN_DOTS + DOT


def draw_cells(cells: str) -> str:
    """Cells as an SVG drawing in millimetres."""
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
                points.append(f'<circle cx="{x}" cy="{y}" r="{EMPTY_DOT / 2}" fill="#8A949E"/>')
    box = f'viewBox="0 0 {cells_width(cells)} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} fill="#111111">{"".join(points)}</svg>'
