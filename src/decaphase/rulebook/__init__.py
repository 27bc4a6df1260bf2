"""The rulebook of one table, generated from its rules, as text or HTML."""

from __future__ import annotations

from decaphase.rulebook.html import render_html
from decaphase.rulebook.model import (
    Block,
    Contrast,
    Example,
    Note,
    Paragraph,
    Rulebook,
    Section,
    Shown,
    ShownCard,
    Steps,
    Table,
)
from decaphase.rulebook.text import render_text
from decaphase.rulebook.write import write_rulebook

__all__ = [
    "Block",
    "Contrast",
    "Example",
    "Note",
    "Paragraph",
    "Rulebook",
    "Section",
    "Shown",
    "ShownCard",
    "Steps",
    "Table",
    "render_html",
    "render_text",
    "write_rulebook",
]
