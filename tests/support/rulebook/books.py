"""Cached rulebooks for several tests."""

from __future__ import annotations

from functools import cache

from decaphase.rulebook import Rulebook, render_text, write_rulebook
from support.laws.variants import variant


@cache
def book_of(name: str, language: str = "en") -> Rulebook:
    """The rulebook of a variant."""
    return write_rulebook(variant(name), language)


@cache
def text_of(name: str, language: str = "en") -> str:
    """The same as text."""
    return render_text(book_of(name, language))
