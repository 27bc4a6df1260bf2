"""A rulebook as data: chapters and their text, without layout."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from decaphase.cards import Card


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences of one paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Steps:
    """A numbered list with an introduction."""

    intro: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table; the first cell of each row is its heading."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Contrast:
    """A rule that departs from the edition: what the table plays, what the edition says."""

    here: str
    edition: str


@dataclass(frozen=True, slots=True)
class Note:
    """Rules that are our decision, with an introduction that says so."""

    intro: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card; on the table a wild has what it stands for: a number, or a colour's letter."""

    card: Card
    stands_for: int | str | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """The cards that a sentence mentions, by group, for drawing them."""

    sentence: str
    groups: tuple[tuple[ShownCard, ...], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: its title, the position, and what happens.

    `shown` only illustrates the text, so equality ignores it.
    """

    title: str
    setting: tuple[str, ...]
    story: tuple[str, ...]
    shown: tuple[Shown, ...] = field(default=(), compare=False)


Block: TypeAlias = Paragraph | Steps | Table | Contrast | Note | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter; `name` identifies it in every language."""

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
