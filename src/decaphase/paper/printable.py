"""A printable before typesetting: a template and its data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from decaphase.paper.paper_sizes import Paper
from decaphase.say import spoken

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


@dataclass(frozen=True, slots=True)
class Printable:
    """A template `templates/NAME.typ` and its `data`, a frozen dataclass of plain values."""

    template: str
    title: str
    language: str
    paper: Paper
    data: DataclassInstance


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG drawing and its alternative text."""

    name: str
    svg: str


def prepare(template: str, title: str, paper: Paper, data: DataclassInstance) -> Printable:
    """A printable in the current language, which its text must be in."""
    return Printable(template, title, spoken(), paper, data)
