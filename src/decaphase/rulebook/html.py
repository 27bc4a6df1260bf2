"""A rulebook as one self-contained HTML page: no scripts, fonts or pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Final

from decaphase.rulebook.model import (
    Block,
    Contrast,
    Example,
    Note,
    Paragraph,
    Rulebook,
    Section,
    Steps,
    Table,
)

STYLE: Final = Path(__file__).with_name("book.css")


def render_html(book: Rulebook) -> str:
    return "\n".join(_page(book)) + "\n"


def _page(book: Rulebook) -> Iterator[str]:
    title = escape(book.title)
    yield "<!DOCTYPE html>"
    yield f'<html lang="{escape(book.language)}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light dark">'
    yield f"<title>{title}</title>"
    yield f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>"
    yield "</head>"
    yield "<body>"
    yield "<header>"
    yield f"<h1>{title}</h1>"
    yield "</header>"
    yield '<nav aria-labelledby="contents">'
    yield f'<h2 id="contents">{escape(book.contents)}</h2>'
    yield "<ul>"
    yield from (
        f'<li><a href="#{escape(section.name)}">{escape(section.heading)}</a></li>'
        for section in book.sections
    )
    yield "</ul>"
    yield "</nav>"
    yield "<main>"
    for section in book.sections:
        yield from _section(section)
    yield "</main>"
    yield "</body>"
    yield "</html>"


def _section(section: Section) -> Iterator[str]:
    name = escape(section.name)
    yield f'<section id="{name}" aria-labelledby="{name}-heading">'
    yield f'<h2 id="{name}-heading">{escape(section.heading)}</h2>'
    for block in section.blocks:
        yield from _block(block)
    yield "</section>"


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield _paragraph(block.text)
        case Steps():
            yield _paragraph(block.intro)
            yield from _list("ol", block.items)
        case Note():
            yield '<div class="note" role="note">'
            yield _paragraph(block.intro)
            yield from _list("ul", block.items)
            yield "</div>"
        case Contrast():
            yield from _list('ul class="contrast"', (block.here, block.edition))
        case Table():
            yield from _table(block)
        case Example():
            yield '<div class="example">'
            yield f"<h3>{escape(block.title)}</h3>"
            yield _paragraph(" ".join(block.setting))
            yield from _list("ul", block.story)
            yield "</div>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _list(tag: str, items: Iterable[str]) -> Iterator[str]:
    yield f"<{tag}>"
    yield from (f"<li>{escape(item)}</li>" for item in items)
    yield f"</{tag.split(maxsplit=1)[0]}>"


def _table(table: Table) -> Iterator[str]:
    yield "<table>"
    headings = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in table.headings)
    yield f"<thead><tr>{headings}</tr></thead>"
    yield "<tbody>"
    for first, *others in table.rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody>"
    yield "</table>"
