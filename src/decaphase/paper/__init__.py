"""Things to print: PDFs for exactly the rules that a table plays, in the language now spoken.

>>> from decaphase.paper import deck_pdf
>>> from decaphase.rules import load_rules
>>> deck_pdf(load_rules("classic-en"))[:8]
b'%PDF-1.7'

To add a kind NAME:

1. A module `NAME.py` here with a function `prepare_NAME(rules, ...) -> Printable`. It says every word from
   the catalogue (`paper-NAME.ftl`), puts it into a frozen dataclass of plain values, and hands that to
   `prepare("NAME", title, paper, data)`. Cards are drawn by `art.draw_card`, as SVG in a string; `grid.py`
   spreads cards of any size over a sheet and finds the places of their backs.
2. A template `templates/NAME.typ`, which begins with `#import "page.typ": *` and `#show: sheets`; `data` is
   the dataclass. No word stands in it. Pictures have a name (`drawing(svg, name: ...)`, `image(alt: ...)`)
   or are ornaments (`pdf.artifact`); headings are `heading`s, tables `table`s with a `table.header`: then
   typst tags everything as PDF/UA asks, and refuses what it cannot.
3. `NAME_pdf(rules, ...) -> bytes` below, which is `typeset(prepare_NAME(rules, ...))`.
4. The command: `decaphase/command/printing/NAME.py`, whose package says how.
5. Tests in `tests/paper/test_NAME.py`; `reading.py` there reads a PDF back: its tags, alternative texts and
   places, and `goldens.py` compares its pages with the pictures in `tests/golden/paper/`.
"""

from __future__ import annotations

from decaphase.paper.deck import prepare_deck
from decaphase.paper.grid import Flip
from decaphase.paper.papers import A4, LETTER, PAPERS, Paper, find_paper
from decaphase.paper.printable import Printable, prepare
from decaphase.paper.typeset import picture, typeset
from decaphase.rules import Rules

__all__ = [
    "A4",
    "LETTER",
    "PAPERS",
    "Flip",
    "Paper",
    "Printable",
    "deck_pdf",
    "find_paper",
    "picture",
    "prepare",
    "prepare_deck",
    "typeset",
]


def deck_pdf(rules: Rules, paper: Paper = A4, *, large: bool = False, flip: Flip = "long") -> bytes:
    """All 108 cards to print and cut, fronts and backs on alternate pages."""
    return typeset(prepare_deck(rules, paper, large=large, flip=flip))
