"""A rulebook as plain text for terminal, printer or screen reader: no boxes, short lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from decaphase.rulebook.model import Block, Contrast, Example, Note, Paragraph, Rulebook, Steps, Table

WIDTH: Final = 80
BULLET: Final = "- "


def render_text(book: Rulebook) -> str:
    lines = [*_underlined(book.title, "="), ""]
    for section in book.sections:
        lines += [*_underlined(section.heading, "-"), ""]
        for block in section.blocks:
            lines += [*_block(block), ""]
    return "\n".join(lines)


def _underlined(heading: str, sign: str) -> list[str]:
    lines = wrap(heading, WIDTH)
    return [*lines, sign * max(map(len, lines))]


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield from _wrapped(block.text)
        case Note():
            yield from _wrapped(block.intro)
            yield from _list(block.items)
        case Steps():
            yield from _wrapped(block.intro)
            for number, item in enumerate(block.items, 1):
                yield from _wrapped(item, f"{number}. ")
        case Contrast():
            yield from _list((block.here, block.edition))
        case Table():
            yield from _table(block)
        case Example():
            yield from _wrapped(block.title)
            yield from _wrapped(" ".join(block.setting))
            yield from _list(block.story)


def _wrapped(text: str, mark: str = "") -> list[str]:
    # Break only at plain spaces: no-break spaces keep a number and its % together.
    indent = " " * len(mark)
    return wrap(text, WIDTH, initial_indent=mark, subsequent_indent=indent, break_on_hyphens=False)


def _list(items: Sequence[str]) -> Iterator[str]:
    for item in items:
        yield from _wrapped(item, BULLET)


def _table(table: Table) -> Iterator[str]:
    """Columns if they fit, otherwise a list item for each row."""
    rows = (table.headings, *table.rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + 2 * (len(widths) - 1) > WIDTH:
        for row in table.rows:
            cells = zip(table.headings, row, strict=True)
            yield from _wrapped("; ".join(f"{heading}: {cell}" for heading, cell in cells), BULLET)
        return
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
