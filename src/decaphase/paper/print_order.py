"""Print orders: plain values that another process can work on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from decaphase.paper.braille import BrailleContent, braille_brf
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

PrintKind: TypeAlias = Literal["deck", "reference", "sheet", "pause", "stickers", "rulebook", "braille"]
PaperName: TypeAlias = Literal["a4", "letter"]
PRINT_KINDS: Final[tuple[PrintKind, ...]] = get_args(PrintKind)


@dataclass(frozen=True, slots=True)
class PrintOrder:
    """What to print, by which rules and in which language; `record`: the game to fill in.

    `labels` and `shift`: the label sheet, and the millimetres to the right and down.
    """

    kind: PrintKind
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


def prepare_order(order: PrintOrder) -> Printable:
    """The printable that was ordered, in the language of the order."""
    speak(order.language)
    rules, paper = order.rules, find_paper(order.paper)
    match order.kind:
        case "deck":
            return prepare_deck(rules, paper, large=order.large)
        case "reference":
            return prepare_reference(rules, paper, size=order.size, large=order.large)
        case "sheet":
            return prepare_sheet(_score(order) or blank_score(rules, [""] * order.players), paper)
        case "pause":
            score = _score(order)
            if score is None:
                raise Problem("print-no-game")
            return prepare_pause(score, paper)
        case "stickers":
            labels = find_labels(paper, order.labels or None)
            return prepare_stickers(rules, labels, aces=order.aces, shift=order.shift)
        case "rulebook":
            return prepare_rulebook(rules, paper)
        case "braille":
            return prepare_braille(rules, paper)


def order_brf(order: PrintOrder, content: BrailleContent) -> bytes:
    """The braille that was ordered, as a BRF file."""
    speak(order.language)
    return braille_brf(order.rules, content)


def _score(order: PrintOrder) -> Score | None:
    return score_of_record(read_record(order.record)) if order.record else None
