"""The rulebook for printing, with pictures of its examples."""

from __future__ import annotations

from dataclasses import dataclass

from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.printable import Printable, prepare
from decaphase.paper.small_cards import draw_row
from decaphase.rulebook import (
    Block,
    Contrast,
    Example,
    Note,
    Paragraph,
    Section,
    Shown,
    ShownCard,
    Steps,
    Table,
    write_rulebook,
)
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.cards import say_card, say_rank


@dataclass(frozen=True, slots=True)
class PrintedText:
    """A sentence, and the cards it mentions: their picture, its alternative text, and their number."""

    text: str
    svg: str = ""
    alt: str = ""
    cards: int = 0


@dataclass(frozen=True, slots=True)
class PrintedBlock:
    """A block of a chapter; `kind` decides which of the other fields it has."""

    kind: str
    text: str = ""
    items: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    setting: tuple[PrintedText, ...] = ()
    story: tuple[PrintedText, ...] = ()


@dataclass(frozen=True, slots=True)
class PrintedChapter:
    """A chapter under its heading."""

    heading: str
    blocks: tuple[PrintedBlock, ...]


@dataclass(frozen=True, slots=True)
class RulebookData:
    """The data of `rulebook.typ`."""

    contents: str
    chapters: tuple[PrintedChapter, ...]


def prepare_rulebook(rules: Rules, paper: Paper = A4) -> Printable:
    """The rulebook of exactly these rules."""
    book = write_rulebook(rules)
    chapters = tuple(_chapter(section, rules) for section in book.sections)
    return prepare("rulebook", book.title, paper, RulebookData(book.contents, chapters))


def _chapter(section: Section, rules: Rules) -> PrintedChapter:
    return PrintedChapter(section.heading, tuple(_block(block, rules) for block in section.blocks))


def _block(block: Block, rules: Rules) -> PrintedBlock:
    match block:
        case Paragraph():
            return PrintedBlock("paragraph", text=block.text)
        case Steps():
            return PrintedBlock("steps", text=block.intro, items=block.items)
        case Note():
            return PrintedBlock("note", text=block.intro, items=block.items)
        case Contrast():
            return PrintedBlock("contrast", items=(block.here, block.edition))
        case Table():
            return PrintedBlock("table", headings=block.headings, rows=block.rows)
        case Example():
            shown = {one.sentence: one for one in block.shown}
            setting, story = (
                tuple(_sentence(sentence, shown.get(sentence), rules) for sentence in sentences)
                for sentences in (block.setting, block.story)
            )
            return PrintedBlock("example", text=block.title, setting=setting, story=story)


def _sentence(sentence: str, shown: Shown | None, rules: Rules) -> PrintedText:
    if shown is None:
        return PrintedText(sentence)
    cards = " / ".join(", ".join(_name(one, rules) for one in group) for group in shown.groups)
    groups = [[(one.card, one.stands_for) for one in group] for group in shown.groups]
    alt = say("paper-picture", cards=cards)
    return PrintedText(sentence, draw_row(groups, rules), alt, sum(map(len, groups)))


def _name(shown: ShownCard, rules: Rules) -> str:
    """The name of a card; for a wild that stands for a number, also that number."""
    name = say_card(shown.card, rules)
    if not isinstance(shown.stands_for, int):
        return name
    return say("event-wild-as", card=name, number=say_rank(shown.stands_for, rules, form="as"))
