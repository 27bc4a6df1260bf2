"""Phases for printing: in words, in letters, and as example cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from decaphase.cards import CARDS, COLOURS, COPIES, NUMBERS, WILD, Card
from decaphase.paper.small_cards import draw_row
from decaphase.rules import Phase, Rules
from decaphase.say import say
from decaphase.say.card_codes import numbered
from decaphase.say.cards import say_cards
from decaphase.say.rules import phase_letters, say_phase

SET_NUMBERS: Final = (7, 3, 10)
"""The numbers of the first, second and third set of an example."""
GROUP_COLOURS: Final = "bry"
"""The colours of its colour groups."""
RUN_START: Final = 3
"""The first number of its runs, if they fit."""


@dataclass(frozen=True, slots=True)
class PrintedPhase:
    """A phase in words, in letters and as a picture with its alternative text."""

    number: int
    words: str
    letters: str
    svg: str = ""
    alt: str = ""


def printed_phases(rules: Rules, *, pictures: bool = False) -> tuple[PrintedPhase, ...]:
    """The phases played by these rules."""
    return tuple(printed_phase(number, rules, pictures=pictures) for number in rules.selected)


def printed_phase(number: int, rules: Rules, *, pictures: bool = False) -> PrintedPhase:
    """The phase with this number."""
    phase = rules.phases[number - 1]
    words, letters = say_phase(phase), phase_letters(phase)
    if not pictures:
        return PrintedPhase(number, words, letters)
    groups = example_cards(phase)
    cards = " / ".join(say_cards(group, rules) for group in groups)
    drawn = draw_row([[(card, None) for card in group] for group in groups], rules)
    return PrintedPhase(number, words, letters, drawn, say("paper-example", cards=cards))


def example_cards(phase: Phase) -> tuple[tuple[Card, ...], ...]:
    """Example cards of one deck that make this phase; where they run out, wilds.

    >>> from decaphase.rules import read_phase
    >>> example_cards(read_phase("set 3 + run 4")), example_cards(read_phase("colour 4"))
    (((r7, b7, g7), (y3, r4, b5, g6)), ((b1, b4, b7, b10),))
    """
    sets, colours, turn = iter(SET_NUMBERS), iter(GROUP_COLOURS), 0
    used: Counter[Card] = Counter()
    found = []
    for group in phase:
        low, cards = min(RUN_START, NUMBERS + 1 - group.size), []
        number = next(sets) if group.kind == "set" else 0
        colour = next(colours) if group.kind == "colour" else ""
        for place in range(group.size):
            if colour:
                first = place * NUMBERS // group.size
                wanted = [numbered(colour, 1 + (first + more) % NUMBERS) for more in range(NUMBERS)]
            else:
                wanted = [numbered(other, number or low + place) for other in (COLOURS * 2)[turn : turn + 4]]
                turn = (turn + 1) % len(COLOURS)
            cards.append(next((card for card in wanted if used[card] < COPIES[card]), CARDS[WILD]))
            used[cards[-1]] += 1
        found.append(tuple(cards))
    return tuple(found)
