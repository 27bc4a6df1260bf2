"""All that happened in a game so far, in the order in which the seats were told of it.

Each entry is one number: what sort it is in the lowest bits, then what that sort needs. Cards that were dealt
or drawn are told to the seat that has them, everything else to everybody. What follows from all that by the
rules (who sits out, who deals, a reshuffle) is not told again.
"""

from __future__ import annotations

from array import array
from collections.abc import Container, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from decaphase.cards import CODES, COLOURS, write_cards
from decaphase.engine.moves import LAY, low_of, phase_of, seat_of, verb_of
from decaphase.engine.state import COLOUR, RuleCodes
from decaphase.game.action_codes import simple_action

Log: TypeAlias = "array[int]"

MOVE, HAND, DEALT, TURNED, DRAWN, LAID, POINTS = range(7)
SORT: Final = 7
"""The bits of an entry that say what sort it is."""

SEPARATOR: Final = " | "


def move_entry(move: int) -> int:
    """Somebody did something."""
    return MOVE | move << 3


def hand_entry(hand: int) -> int:
    """A hand begins."""
    return HAND | hand << 3


def card_entry(sort: int, seat: int, card: int) -> int:
    """A card was dealt to a seat, turned up, or drawn by a seat."""
    return sort | seat << 3 | card << 6


def laid_entry(group: int, card: int) -> int:
    """A card lies in a group of the phase that was laid just before."""
    return LAID | group << 3 | card << 6


def points_entry(seat: int, points: int) -> int:
    """What a hand cost a seat."""
    return POINTS | seat << 3 | points << 6


def who_of(entry: int) -> int:
    """The seat of a card or of points; the group of a card that was laid."""
    return entry >> 3 & 7


def value_of_entry(entry: int) -> int:
    """The card, or the points."""
    return entry >> 6


def tell(log: Log, book: RuleCodes, eyes: Container[int], *, public: bool) -> str:
    """All that whoever looks with these eyes was told since the game began, in the words of the records."""
    return SEPARATOR.join(_told(log, book, eyes, public))


def _told(log: Log, book: RuleCodes, eyes: Container[int], public: bool) -> Iterator[str]:
    entries, place = log.tolist(), 0
    while place < len(entries):
        entry = entries[place]
        sort = entry & SORT
        end = place + 1
        if sort in {DEALT, LAID, POINTS}:
            while end < len(entries) and entries[end] & SORT == sort:
                end += 1
        if sort == MOVE:
            if public:
                yield move_text(book, entry >> 3)
        elif sort == DEALT:
            yield from _dealt(entries[place:end], eyes)
        elif sort == DRAWN:
            if who_of(entry) in eyes:
                yield f"{who_of(entry) + 1} drew {CODES[value_of_entry(entry)]}"
        elif public:
            yield _public_text(sort, entries[place:end])
        place = end


def _dealt(entries: list[int], eyes: Container[int]) -> Iterator[str]:
    """The cards of each hand that is seen, sorted: nobody minds in which order they came."""
    seats = sorted({who_of(entry) for entry in entries})
    for seat in seats:
        if seat in eyes:
            cards = sorted(value_of_entry(entry) for entry in entries if who_of(entry) == seat)
            yield f"{seat + 1} was dealt {write_cards(cards)}"


def _public_text(sort: int, entries: list[int]) -> str:
    if sort == HAND:
        return f"hand {entries[0] >> 3}"
    if sort == TURNED:
        return f"turned up {CODES[value_of_entry(entries[0])]}"
    if sort == POINTS:
        return "points " + " ".join(str(value_of_entry(entry)) for entry in entries)
    groups = range(who_of(entries[-1]) + 1)
    cards = ([value_of_entry(entry) for entry in entries if who_of(entry) == group] for group in groups)
    return "laid " + " / ".join(write_cards(group) for group in cards)


def move_text(book: RuleCodes, move: int) -> str:
    """A move in the words of the records; a lay-down by its phase and what its groups stand for."""
    if verb_of(move) != LAY:
        return _simple_text(move)
    phase = phase_of(move)
    groups = [
        f"={COLOURS[low_of(move, group)] if book.kind[phase][group] == COLOUR else low_of(move, group)}"
        for group in range(book.groups[phase])
    ]
    return f"{seat_of(move) + 1} lay {phase}: {' / '.join(groups)}"


@lru_cache(maxsize=4096)
def _simple_text(move: int) -> str:
    return str(simple_action(move))
