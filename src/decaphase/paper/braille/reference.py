"""A reference of a few pages of braille: phases, turn, points, labels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from decaphase.cards import COLOURS, SKIP, WILD
from decaphase.rulebook import Rulebook, Section, Steps, Table, write_rulebook
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.braille_labels import Code
from decaphase.say.card_codes import NAMED_RANKS
from decaphase.say.cards import say_card, say_colour, say_rank

CHAPTERS: Final = ("phases", "turn", "points")


def reference_book(rules: Rules, code: Code) -> Rulebook:
    """The phases, the steps of a turn, the points of the cards, and the letters on the labels."""
    language = code.language
    book = write_rulebook(rules, language)
    chapters = [_shortened(section, rules, language) for section in book.sections if section.name in CHAPTERS]
    return replace(
        book,
        title=say("braille-reference", language, edition=say(f"edition-{rules.edition}", language)),
        sections=(*(chapter for chapter in chapters if chapter.blocks), _letters(rules, code)),
    )


def _shortened(section: Section, rules: Rules, language: str) -> Section:
    """A chapter's first table or list of steps only, without an edition's own that may follow it."""
    found = [block for block in section.blocks if isinstance(block, Table | Steps)]
    heading = say(f"heading-{section.name}", language, cards=rules.cards)
    return Section(section.name, heading, tuple(found[:1]))


def _letters(rules: Rules, code: Code) -> Section:
    """The meaning of the letters on the labels."""
    headings = (say("braille-column-ink", code.language), say("braille-column-card", code.language))
    table = Table(headings, tuple(_meanings(rules, code)))
    return Section("labels", say("braille-on-cards", code.language), (table,))


def _meanings(rules: Rules, code: Code) -> Iterator[tuple[str, str]]:
    """The letters of colours and named ranks, and the labels of wild and skip, with their meanings."""
    labels = code.labels(rules.cards)
    letters = {label.card.colour: label.ink[:-1] for label in labels if label.card.number == 2}
    for colour in COLOURS:
        yield letters[colour], say_colour(colour, rules, code.language)
    if rules.cards == "packs":
        for number in NAMED_RANKS:
            yield (
                labels[number - 1].ink.removeprefix(letters[COLOURS[0]]),
                say_rank(number, rules, code.language),
            )
    for special in (WILD, SKIP):
        yield labels[special].ink, say_card(labels[special].card, rules, code.language)
