"""Orders that come from afar: what is to be printed, as plain values that another process can be handed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from decaphase.paper.braille import Content, braille_brf
from decaphase.paper.braille.dots import prepare_braille
from decaphase.paper.deck import prepare_deck
from decaphase.paper.game_score import Score, blank_score, score_of_record
from decaphase.paper.label_sheets import find_labels
from decaphase.paper.paper_sizes import find_paper
from decaphase.paper.pause import prepare_pause
from decaphase.paper.printable import Printable
from decaphase.paper.reference import ReferenceSize, prepare_reference
from decaphase.paper.rulebook import prepare_rulebook
from decaphase.paper.score_sheet import prepare_sheet
from decaphase.paper.stickers import prepare_stickers
from decaphase.problems import Problem
from decaphase.records import read_record
from decaphase.rules import Rules
from decaphase.say import speak

Kind: TypeAlias = Literal["deck", "reference", "sheet", "pause", "stickers", "rulebook", "braille"]
PaperName: TypeAlias = Literal["a4", "letter"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Order:
    """What is wanted, by which rules and in which language; `record`: the game for which it is filled in.

    `labels` and `shift`: the sheet of labels, and how far right and down they are moved on it.
    """

    kind: Kind
    rules: Rules
    language: str
    paper: PaperName = "a4"
    large: bool = False
    size: ReferenceSize = "card"
    players: int = 4
    aces: bool = False
    labels: str = ""
    shift: tuple[float, float] = (0, 0)
    record: str = ""


def fill(order: Order) -> Printable:
    """What was ordered, said in its language."""
    speak(order.language)
    return _FILLED[order.kind](order)


def emboss(order: Order, content: Content) -> bytes:
    """The braille of what was ordered, as a file for an embosser."""
    speak(order.language)
    return braille_brf(order.rules, content)


def _deck(order: Order) -> Printable:
    return prepare_deck(order.rules, find_paper(order.paper), large=order.large)


def _reference(order: Order) -> Printable:
    return prepare_reference(order.rules, find_paper(order.paper), size=order.size, large=order.large)


def _sheet(order: Order) -> Printable:
    blank = blank_score(order.rules, [""] * order.players)
    return prepare_sheet(_played(order) or blank, find_paper(order.paper))


def _pause(order: Order) -> Printable:
    score = _played(order)
    if score is None:
        raise Problem("print-no-game")
    return prepare_pause(score, find_paper(order.paper))


def _played(order: Order) -> Score | None:
    return score_of_record(read_record(order.record)) if order.record else None


def _stickers(order: Order) -> Printable:
    labels = find_labels(find_paper(order.paper), order.labels or None)
    return prepare_stickers(order.rules, labels, aces=order.aces, shift=order.shift)


def _rulebook(order: Order) -> Printable:
    return prepare_rulebook(order.rules, find_paper(order.paper))


def _braille(order: Order) -> Printable:
    return prepare_braille(order.rules, find_paper(order.paper))


_FILLED: Final[dict[Kind, Callable[[Order], Printable]]] = {
    "deck": _deck,
    "reference": _reference,
    "sheet": _sheet,
    "pause": _pause,
    "stickers": _stickers,
    "rulebook": _rulebook,
    "braille": _braille,
}
