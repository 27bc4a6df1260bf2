"""The labels of the cards as a table, for embossing by hand, and as a BRF file for an embosser."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import groupby
from typing import Final

from decaphase.cards import COPIES
from decaphase.paper.braille.brf import BrailleSheet, Lines, with_page_numbers, write_brf
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.braille_labels import BLANK, Code, Label, dot_numbers
from decaphase.say.cards import say_card

COLUMNS: Final = ("card", "copies", "ink", "cells", "dots")
LABEL_WIDTH: Final = 8
"""The cells per label on a sheet to cut up: the longest label has 5, and needs some paper around it."""


def label_rows(rules: Rules, code: Code) -> tuple[tuple[str, ...], ...]:
    """For each kind of card its name, number of copies, ink, cells and dots."""
    return tuple(
        (
            say_card(label.card, rules, code.language),
            str(COPIES[label.card]),
            label.ink,
            label.cells,
            dot_numbers(label.cells),
        )
        for label in code.labels(rules.cards)
    )


def label_headings(code: Code) -> tuple[str, ...]:
    return tuple(say(f"braille-column-{column}", code.language) for column in COLUMNS)


def labels_text(rules: Rules, code: Code) -> str:
    """The labels in columns of plain text."""
    rows = (label_headings(code), *label_rows(rules, code))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(line.rstrip() + "\n" for line in lines)


def labels_markdown(rules: Rules, code: Code) -> str:
    """The labels as a Markdown table."""
    headings = label_headings(code)
    rows = (headings, ["---"] * len(headings), *label_rows(rules, code))
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def labels_csv(rules: Rules, code: Code) -> str:
    """The labels as comma-separated values."""
    written = StringIO()
    csv.writer(written).writerows((label_headings(code), *label_rows(rules, code)))
    return written.getvalue()


def labels_brf(rules: Rules, code: Code, sheet: BrailleSheet, *, each: bool = False) -> bytes:
    """The labels side by side, to cut out and stick on, colour by colour.

    There is one for each kind of card or, with `each`, one for each card.
    """
    labels = [label for label in code.labels(rules.cards) for _ in range(COPIES[label.card] if each else 1)]
    rows = list(_rows(labels, sheet.cells // LABEL_WIDTH))
    rows_per_page = sheet.lines // 2  # an empty line between two rows, and one for the page number
    pages = [_page(rows[start : start + rows_per_page]) for start in range(0, len(rows), rows_per_page)]
    return write_brf(tuple(with_page_numbers(pages, sheet, code.number)))


def _rows(labels: Sequence[Label], columns: int) -> Iterator[str]:
    """Lines of labels; each colour, the wilds and the skips start a new line."""
    for _, group in groupby(labels, lambda label: label.card.colour or label.card.code):
        fields = [label.cells.ljust(LABEL_WIDTH, BLANK) for label in group]
        yield from ("".join(fields[start : start + columns]) for start in range(0, len(fields), columns))


def _page(rows: Sequence[str]) -> Lines:
    """The lines of a page, with empty lines between them."""
    lines = [line for row in rows for line in (row.rstrip(BLANK), "")]
    return tuple(lines[:-1])
