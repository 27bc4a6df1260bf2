"""The labels of the cards as a table, for who embosses by hand, and as a file for an embosser."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import groupby
from typing import Final

from decaphase.cards import COPIES
from decaphase.paper.braille.brf import BrailleSheet, Lines, numbered, write_brf
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.braille_labels import BLANK, Code, Label, dot_numbers
from decaphase.say.cards import say_card

COLUMNS: Final = ("card", "copies", "ink", "cells", "dots")
FIELD: Final = 8
"""So many cells for each label on a sheet to cut up: the longest has 5, and needs some paper around it."""


def label_rows(rules: Rules, code: Code) -> tuple[tuple[str, ...], ...]:
    """For each kind of card its name, how many there are, the ink, the cells and their dots."""
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
    """What stands over the columns."""
    return tuple(say(f"braille-column-{column}", code.language) for column in COLUMNS)


def labels_text(rules: Rules, code: Code) -> str:
    """The labels in columns of plain text."""
    rows = (label_headings(code), *label_rows(rules, code))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(line.rstrip() + "\n" for line in lines)


def labels_markdown(rules: Rules, code: Code) -> str:
    """The labels as a table of Markdown."""
    headings = label_headings(code)
    rows = (headings, ["---"] * len(headings), *label_rows(rules, code))
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def labels_csv(rules: Rules, code: Code) -> str:
    """The labels as comma-separated values."""
    written = StringIO()
    csv.writer(written).writerows((label_headings(code), *label_rows(rules, code)))
    return written.getvalue()


def labels_brf(rules: Rules, code: Code, sheet: BrailleSheet, *, each: bool = False) -> bytes:
    """The labels side by side, to cut up and stick on, a colour after the other.

    One for each kind of card or, with `each`, one for each card.
    """
    labels = [label for label in code.labels(rules.cards) for _ in range(COPIES[label.card] if each else 1)]
    rows = list(_rows(labels, sheet.cells // FIELD))
    fitting = sheet.lines // 2  # a line free between two of them, and one for the page's number
    pages = [_page(rows[start : start + fitting]) for start in range(0, len(rows), fitting)]
    return write_brf(tuple(numbered(pages, sheet, code.number)))


def _rows(labels: Sequence[Label], columns: int) -> Iterator[str]:
    """Lines of labels; each colour, the wilds and the skips begin a line of their own."""
    for _, alike in groupby(labels, lambda label: label.card.colour or label.card.code):
        fields = [label.cells.ljust(FIELD, BLANK) for label in alike]
        yield from ("".join(fields[start : start + columns]) for start in range(0, len(fields), columns))


def _page(rows: Sequence[str]) -> Lines:
    """The lines of a page, every second one free."""
    lines = [line for row in rows for line in (row.rstrip(BLANK), "")]
    return tuple(lines[:-1])
