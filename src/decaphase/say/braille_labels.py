"""Braille labels for the cards, and the print text of each.

They are in `braille/<language>.toml`; tests compare them with liblouis.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

from decaphase.cards import CARDS, Card
from decaphase.say import spoken

FOLDER: Final = Path(__file__).parent / "braille"
BLANK: Final = "\u2800"
"""The empty cell; the offset of a cell's character from it is the bit set of its dots."""


@dataclass(frozen=True, slots=True)
class Label:
    """A card's label: print text and Unicode braille."""

    card: Card
    ink: str
    cells: str


@dataclass(frozen=True, slots=True)
class Code:
    """The braille of a language: its liblouis table, numbers, place of page numbers and labels."""

    language: str
    table: str
    number_sign: str
    digits: str
    page_numbers: Literal["top", "bottom"]
    colours: tuple[Label, ...]
    packs: tuple[Label, ...]

    def labels(self, cards: str) -> tuple[Label, ...]:
        """The labels of the 50 kinds of card, for this value of the option `cards`."""
        return self.packs if cards == "packs" else self.colours

    def number(self, number: int) -> str:
        """A number in braille cells.

        >>> dot_numbers(braille_code("fr").number(12))
        '6-16-126'
        """
        return self.number_sign + "".join(self.digits[int(digit)] for digit in str(number))


def braille_code(language: str | None = None) -> Code:
    """The braille of a language.

    >>> label = braille_code("en").colours[4]
    >>> label.card, label.ink, dot_numbers(label.cells)
    (r5, 'r5', '1235-3456-15')
    """
    return _read(language or spoken())


@cache
def _read(language: str) -> Code:
    data = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    return Code(
        language=language,
        table=data["table"],
        number_sign=data["number_sign"],
        digits=data["digits"],
        page_numbers=data["page_numbers"],
        colours=_labels(data["colours"]),
        packs=_labels(data["packs"]),
    )


def _labels(written: dict[str, dict[str, str]]) -> tuple[Label, ...]:
    return tuple(Label(card, written[card.code]["ink"], written[card.code]["cells"]) for card in CARDS)


def dot_numbers(cells: str) -> str:
    """Cells as dot numbers; an empty cell is 0.

    >>> dot_numbers("⠗⠀⠼")
    '1235-0-3456'
    """
    return "-".join("".join(map(str, dots_of(cell))) or "0" for cell in cells)


def dots_of(cell: str) -> tuple[int, ...]:
    """The dots of one cell: 1, 2, 3 down the left side, 4, 5, 6 down the right."""
    bits = ord(cell) - ord(BLANK)
    return tuple(dot for dot in range(1, 9) if bits >> (dot - 1) & 1)
