"""Tables on standard output: by Rich on a terminal, as plain aligned columns elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns under their headings."""
    if sys.stdout.isatty():
        _print_rich(headings, rows)
        return
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for row in (headings, *rows):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print(line.rstrip())  # noqa: T201 (a command is meant to print)


def _print_rich(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for number, heading in enumerate(headings):
        # The last column holds sentences; the first holds names, which are not wrapped.
        table.add_column(heading, overflow="fold", no_wrap=number == 0)
    for row in rows:
        # Text, not markup: [2, 5] is a value here, not a style.
        table.add_row(*(Text(cell) for cell in row))
    Console(highlight=False).print(table)
