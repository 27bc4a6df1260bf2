"""Braille: labels for the cards, the reference and the rulebook in the braille of each language.

The labels are data (`decaphase.say.braille_labels`); liblouis translates text, if it is installed.

>>> from decaphase.rules import load_rules
>>> braille_table(load_rules(), "csv").decode().splitlines()[12]
'red 12,2,r12,⠗⠼⠁⠃,1235-3456-1-12'
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from decaphase.paper.braille.books import book_brf
from decaphase.paper.braille.brf import ASCII_BRAILLE, LINE_END, PAGE_END, BrailleSheet
from decaphase.paper.braille.labels import labels_brf, labels_csv, labels_markdown, labels_text
from decaphase.paper.braille.reference import reference_book
from decaphase.rulebook import write_rulebook
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.braille_labels import braille_code

BrailleContent: TypeAlias = Literal["labels", "reference", "rulebook"]
BrailleForm: TypeAlias = Literal["table", "csv", "markdown", "brf", "pdf"]
"""The file formats: a table as text, CSV or Markdown, a BRF file for an embosser, dots in true size."""

TABLES: Final = {"table": labels_text, "csv": labels_csv, "markdown": labels_markdown}
TITLES: Final = {"labels": "braille-labels", "reference": "braille-reference", "rulebook": "book-title"}
BRF_BYTES: Final = frozenset((ASCII_BRAILLE + LINE_END + PAGE_END).encode("ascii"))


def braille_table(rules: Rules, form: Literal["table", "csv", "markdown"] = "table") -> bytes:
    """The labels of the cards as a table, in the current language."""
    return TABLES[form](rules, braille_code()).encode()


def braille_brf(
    rules: Rules, content: BrailleContent, sheet: BrailleSheet | None = None, *, each: bool = False
) -> bytes:
    """Labels (with `each`, one per card), reference or rulebook as a BRF file, in the current language."""
    code = braille_code()
    sheet = sheet or BrailleSheet(page_numbers=code.page_numbers)
    match content:
        case "labels":
            return labels_brf(rules, code, sheet, each=each)
        case "reference":
            return book_brf(reference_book(rules, code), code, sheet, contents=False)
        case "rulebook":
            return book_brf(write_rulebook(rules, code.language), code, sheet)


def title_of(rules: Rules, content: BrailleContent) -> str:
    return say(TITLES[content], edition=say(f"edition-{rules.edition}"))


def is_brf(written: bytes) -> bool:
    """Whether a file can be a BRF file."""
    return BRF_BYTES.issuperset(written) and written.endswith(PAGE_END.encode())
