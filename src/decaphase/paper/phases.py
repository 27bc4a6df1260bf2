"""The phases of a table as they stand on paper: in words, in letters, and as cards that make them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from decaphase.cards import CARDS, COLOURS, COPIES, NUMBERS, WILD, Card
from decaphase.paper.art import SMALL_HEIGHT, SMALL_WIDTH, draw_small
from decaphase.rules import Phase, Rules
from decaphase.say import say
from decaphase.say.cards import say_cards
from decaphase.say.codes import numbered
from decaphase.say.letters import phase_letters
from decaphase.say.rules import say_phase

SETS: Final = (7, 3, 10)
"""The numbers of the first, second and third set of a phase."""
GROUPS: Final = "bry"
"""The colours of its colour groups."""
ALIKE: Final = COPIES[0] * len(COLOURS)
"""How many cards have the same number."""
LOW: Final = 3
"""Where a run begins that has room for it."""
BESIDE: Final = 3
GAP: Final = 26
"""Between two cards, and more between two groups, where a card is 48 wide."""


@dataclass(frozen=True, slots=True)
class PhaseShown:
    """A phase in words, in letters and as a picture, with what is seen on it."""

    number: int
    words: str
    letters: str
    svg: str = ""
    seen: str = ""


def show_phases(rules: Rules, *, pictures: bool = False) -> tuple[PhaseShown, ...]:
    """The phases that are played for."""
    return tuple(phase_shown(number, rules, pictures=pictures) for number in rules.selected)


def phase_shown(number: int, rules: Rules, *, pictures: bool = False) -> PhaseShown:
    """The phase with this number."""
    phase = rules.phases[number - 1]
    words, letters = say_phase(phase), phase_letters(phase)
    if not pictures:
        return PhaseShown(number, words, letters)
    groups = cards_of(phase)
    cards = " / ".join(say_cards(group, rules) for group in groups)
    drawn = draw_row([[(card, None) for card in group] for group in groups], rules)
    return PhaseShown(number, words, letters, drawn, say("paper-example", cards=cards))


def cards_of(phase: Phase) -> tuple[tuple[Card, ...], ...]:
    """Cards that would make this phase.

    >>> from decaphase.rules import read_phase
    >>> cards_of(read_phase("set 3 + run 4")), cards_of(read_phase("colour 4"))
    (((r7, b7, g7), (y3, r4, b5, g6)), ((b1, b2, b4, b6),))
    """
    sets, suits = iter(SETS), iter(GROUPS)
    colours = iter(COLOURS * 3)  # no phase has more than 11 cards
    found: list[tuple[Card, ...]] = []
    for group in phase:
        match group.kind:
            case "set":
                found.append(_set(next(sets), group.size, colours))
            case "run":
                low = min(LOW, NUMBERS + 1 - group.size)
                found.append(tuple(numbered(next(colours), low + place) for place in range(group.size)))
            case "colour":
                colour, size = next(suits), group.size
                found.append(tuple(numbered(colour, 1 + place * NUMBERS // size) for place in range(size)))
    return tuple(found)


def _set(number: int, size: int, colours: Iterator[str]) -> tuple[Card, ...]:
    """Cards with one number; of more than there are the rest are wilds."""
    cards = [numbered(colour, number) for colour in islice(colours, size)]
    return (*cards[:ALIKE], *(CARDS[WILD] for _ in cards[ALIKE:]))


def draw_row(groups: Sequence[Sequence[tuple[Card, int | str | None]]], rules: Rules) -> str:
    """Groups side by side, each a row of cards with what a wild stands for, as one drawing."""
    parts, right = [], 0
    for group in groups:
        for card, stands_for in group:
            parts.append(draw_small(card, rules, right, stands_for))
            right += SMALL_WIDTH + BESIDE
        right += GAP
    box = f"0 0 {right - GAP - BESIDE} {SMALL_HEIGHT}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>'
