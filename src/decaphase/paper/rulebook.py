"""The rulebook of a table, typeset: its chapters as they are written, with pictures of its examples."""

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
    """A sentence, and the cards it speaks of: drawn, named for who does not see them, and how many."""

    text: str
    svg: str = ""
    seen: str = ""
    cards: int = 0


@dataclass(frozen=True, slots=True)
class RulebookPiece:
    """A piece of a chapter: what kind it is, and as much of the rest as that kind has."""

    kind: str
    text: str = ""
    items: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    setting: tuple[PrintedText, ...] = ()
    story: tuple[PrintedText, ...] = ()


@dataclass(frozen=True, slots=True)
class ChapterSet:
    """A chapter under its heading."""

    heading: str
    pieces: tuple[RulebookPiece, ...]


@dataclass(frozen=True, slots=True)
class BookSet:
    """What `rulebook.typ` sets."""

    contents: str
    chapters: tuple[ChapterSet, ...]


def prepare_rulebook(rules: Rules, paper: Paper = A4) -> Printable:
    """The rules of exactly this table, as a book."""
    book = write_rulebook(rules)
    chapters = tuple(_chapter(section, rules) for section in book.sections)
    return prepare("rulebook", book.title, paper, BookSet(book.contents, chapters))


def _chapter(section: Section, rules: Rules) -> ChapterSet:
    return ChapterSet(section.heading, tuple(_piece(block, rules) for block in section.blocks))


def _piece(block: Block, rules: Rules) -> RulebookPiece:
    match block:
        case Paragraph():
            return RulebookPiece("paragraph", text=block.text)
        case Steps():
            return RulebookPiece("steps", text=block.intro, items=block.items)
        case Note():
            return RulebookPiece("note", text=block.intro, items=block.items)
        case Contrast():
            return RulebookPiece("contrast", items=(block.here, block.edition))
        case Table():
            return RulebookPiece("table", headings=block.headings, rows=block.rows)
        case Example():
            shown = {one.sentence: one for one in block.shown}
            setting, story = (
                tuple(_told(sentence, shown.get(sentence), rules) for sentence in sentences)
                for sentences in (block.setting, block.story)
            )
            return RulebookPiece("example", text=block.title, setting=setting, story=story)


def _told(sentence: str, shown: Shown | None, rules: Rules) -> PrintedText:
    if shown is None:
        return PrintedText(sentence)
    cards = " / ".join(", ".join(_name(one, rules) for one in group) for group in shown.groups)
    groups = [[(one.card, one.stands_for) for one in group] for group in shown.groups]
    seen = say("paper-picture", cards=cards)
    return PrintedText(sentence, draw_row(groups, rules), seen, sum(map(len, groups)))


def _name(shown: ShownCard, rules: Rules) -> str:
    """What a card is called, and a wild in place of a number also what it is."""
    name = say_card(shown.card, rules)
    if not isinstance(shown.stands_for, int):
        return name
    return say("event-wild-as", card=name, number=say_rank(shown.stands_for, rules, form="as"))
