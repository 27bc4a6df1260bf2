"""Printables: PDFs for exactly the rules of a table, in the current language.

>>> from decaphase.paper import deck_pdf
>>> from decaphase.rules import load_rules
>>> deck_pdf(load_rules("classic-en"))[:8]
b'%PDF-1.7'

To add a kind NAME:

1. Add a module `NAME.py` with a function `prepare_NAME(rules, ...) -> Printable`. It takes all text from the
   catalogue (`paper-NAME.ftl`), puts it into a frozen dataclass of plain values, and passes that to
   `prepare("NAME", title, paper, data)`. `art.draw_card` draws cards as SVG text; `grid.py` lays out cards of
   any size on a sheet and finds the places of their backs.
2. Add a template `templates/NAME.typ` that begins with `#import "page.typ": *` and `#show: sheets`; `data` is
   the dataclass. A template contains no text. Pictures have a name (`drawing(svg, name: ...)`,
   `image(alt: ...)`) or are ornaments (`pdf.artifact`); headings are `heading`s, tables are `table`s with a
   `table.header`. Then typst tags everything for PDF/UA, and refuses what it cannot tag.
3. Add `NAME_pdf(rules, ...) -> bytes` below: `typeset(prepare_NAME(rules, ...))`.
4. Add the command, a function in `decaphase/cli/print.py`; that module's docstring says how.
5. Add tests in `tests/paper/test_NAME.py`. `support/paper/pdf_text.py` reads the tags, alternative texts and
   shapes of a PDF; `support/paper/goldens.py` compares pages with the pictures in `tests/golden/paper/`.
"""

from __future__ import annotations

from decaphase.paper.braille import braille_brf, braille_table
from decaphase.paper.braille.dots import prepare_braille
from decaphase.paper.deck import prepare_deck
from decaphase.paper.game_score import Score, blank_score, score_of_record, score_of_sheet
from decaphase.paper.grid import Flip
from decaphase.paper.label_sheets import SHEETS, LabelSheet, find_labels
from decaphase.paper.paper_sizes import A4, LETTER, PAPERS, Paper, find_paper
from decaphase.paper.pause import prepare_pause
from decaphase.paper.printable import Printable, prepare
from decaphase.paper.reference import ReferenceSize, prepare_reference
from decaphase.paper.rulebook import prepare_rulebook
from decaphase.paper.score_sheet import prepare_sheet
from decaphase.paper.stickers import prepare_stickers
from decaphase.paper.typeset import picture, typeset
from decaphase.rules import Rules

__all__ = [
    "A4",
    "LETTER",
    "PAPERS",
    "SHEETS",
    "Flip",
    "LabelSheet",
    "Paper",
    "Printable",
    "ReferenceSize",
    "Score",
    "blank_score",
    "braille_brf",
    "braille_pdf",
    "braille_table",
    "deck_pdf",
    "find_labels",
    "find_paper",
    "pause_pdf",
    "picture",
    "prepare",
    "prepare_braille",
    "prepare_deck",
    "prepare_pause",
    "prepare_reference",
    "prepare_rulebook",
    "prepare_sheet",
    "prepare_stickers",
    "reference_pdf",
    "rulebook_pdf",
    "score_of_record",
    "score_of_sheet",
    "sheet_pdf",
    "stickers_pdf",
    "typeset",
]


def braille_pdf(rules: Rules, paper: Paper = A4) -> bytes:
    """The braille labels of the cards as dots in true size; `braille_brf` makes files for an embosser."""
    return typeset(prepare_braille(rules, paper))


def deck_pdf(rules: Rules, paper: Paper = A4, *, large: bool = False, flip: Flip = "long") -> bytes:
    """All 108 cards to print and cut, fronts and backs on alternate pages."""
    return typeset(prepare_deck(rules, paper, large=large, flip=flip))


def pause_pdf(score: Score, paper: Paper = A4) -> bytes:
    """A slip to keep with the cards of an unfinished game: the score, all phases, the next dealer."""
    return typeset(prepare_pause(score, paper))


def reference_pdf(
    rules: Rules,
    paper: Paper = A4,
    *,
    size: ReferenceSize = "card",
    large: bool = False,
    flip: Flip = "long",
) -> bytes:
    """Reference cards: the phases in words, letters and pictures; the steps of a turn on the back."""
    return typeset(prepare_reference(rules, paper, size=size, large=large, flip=flip))


def rulebook_pdf(rules: Rules, paper: Paper = A4) -> bytes:
    """The rulebook of exactly these rules, with pictures of its examples."""
    return typeset(prepare_rulebook(rules, paper))


def sheet_pdf(score: Score, paper: Paper = A4) -> bytes:
    """A score sheet: blank (`blank_score`) or filled in (`score_of_record`, `score_of_sheet`)."""
    return typeset(prepare_sheet(score, paper))


def stickers_pdf(
    rules: Rules,
    labels: LabelSheet | None = None,
    *,
    aces: bool = False,
    each: int = 2,
    first: int = 1,
    shift: tuple[float, float] = (0, 0),
) -> bytes:
    """Labels that turn two ordinary packs into a deck; by default 65 on a sheet of A4."""
    sheet = labels or find_labels(A4)
    return typeset(prepare_stickers(rules, sheet, aces=aces, each=each, first=first, shift=shift))
