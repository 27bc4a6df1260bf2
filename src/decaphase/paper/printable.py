"""What can be printed, before it is set: a template, and in words and figures all that it shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from decaphase.paper.paper_sizes import Paper
from decaphase.say import spoken

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


@dataclass(frozen=True, slots=True)
class Printable:
    """What `templates/NAME.typ` makes pages of; `data`: a frozen dataclass of plain values."""

    template: str
    title: str
    language: str
    paper: Paper
    data: DataclassInstance


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing (SVG), and what it is called."""

    name: str
    svg: str


def prepare(template: str, title: str, paper: Paper, data: DataclassInstance) -> Printable:
    """A printable in the language that is spoken now, in which its words were said."""
    return Printable(template, title, spoken(), paper, data)
