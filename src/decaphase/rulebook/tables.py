"""The tables of a rulebook: phases in words and letters, points of the cards."""

from __future__ import annotations

from decaphase.cards import NUMBER_POINTS, NUMBERS, SKIP_POINTS
from decaphase.rulebook.departures import departs
from decaphase.rulebook.model import Block, Paragraph, Table
from decaphase.rules import Phase, Rules, load_rules
from decaphase.say import say
from decaphase.say.rules import phase_letters, say_phase


def phase_blocks(rules: Rules, language: str) -> list[Block]:
    """The phases in play, and the edition's where the table has its own list."""
    here = _phase_table(rules.phases, rules.selected, language)
    if not departs(rules, "phases"):
        return [here]
    edition = load_rules(rules.edition).phases
    differing = (
        number for number, phase in enumerate(edition, 1) if rules.phases[number - 1 : number] != (phase,)
    )
    return [
        Paragraph(say("book-here-phases", language)),
        here,
        Paragraph(say("book-edition-phases", language)),
        _phase_table(edition, tuple(differing), language),
    ]


def _phase_table(phases: tuple[Phase, ...], numbers: tuple[int, ...], language: str) -> Table:
    rows = (
        (str(number), say_phase(phases[number - 1], language), phase_letters(phases[number - 1]))
        for number in numbers
    )
    return Table(_headings(("number", "words", "letters"), language), tuple(rows))


def points_table(rules: Rules, language: str) -> Table:
    """The points of each kind of card."""
    costs = {
        "low": NUMBER_POINTS[1],
        "high": NUMBER_POINTS[NUMBERS],
        "skip": SKIP_POINTS,
        "wild": rules.wild_points,
    }
    rows = tuple(
        (say(f"points-{kind}", language, cards=rules.cards), str(cost)) for kind, cost in costs.items()
    )
    return Table(_headings(("card", "points"), language), rows)


def _headings(columns: tuple[str, ...], language: str) -> tuple[str, ...]:
    return tuple(say(f"column-{column}", language) for column in columns)
