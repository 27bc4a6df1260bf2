"""A rulebook as data: chapters and what stands in them, in words, without any layout."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from decaphase.cards import Card


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that belong together."""

    text: str


@dataclass(frozen=True, slots=True)
class Steps:
    """A list whose items come one after the other, with what introduces it."""

    intro: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under headings; the first cell of a row is what the row is about."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Contrast:
    """A rule in which the table departs from its edition: what is played here, what the edition says."""

    here: str
    edition: str


@dataclass(frozen=True, slots=True)
class Note:
    """Rules that are our decision, with the words that say so."""

    intro: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card, and what a wild on the table stands for: its number, or the letter of its colour."""

    card: Card
    stands_for: int | str | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """The cards that a sentence speaks of, group by group, for whoever wants to draw them."""

    sentence: str
    groups: tuple[tuple[ShownCard, ...], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: what it shows, how things stand, what happens.

    `shown` adds nothing to what is told, so examples that tell the same are the same.
    """

    title: str
    setting: tuple[str, ...]
    story: tuple[str, ...]
    shown: tuple[Shown, ...] = field(default=(), compare=False)


Block: TypeAlias = Paragraph | Steps | Table | Contrast | Note | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter; `name` tells it from the others, whatever the language."""

    name: str
    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rulebook of one table, in one language."""

    title: str
    language: str
    contents: str
    sections: tuple[Section, ...]
