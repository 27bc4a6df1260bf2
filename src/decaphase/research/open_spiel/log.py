"""The log of a game, from which information states are written.

Each entry is one number, with its kind in the lowest bits. Cards dealt and drawn are private to their seat,
everything else is public. What follows by the rules (who sits out, who deals, a reshuffle) is not logged.
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

MOVE, HAND, DEALT, TURNED_UP, DRAWN, LAID, POINTS = range(7)
KIND: Final = 7
"""The bit mask of the kind of an entry."""

SEPARATOR: Final = " | "


def move_entry(move: int) -> int:
    """A move was made."""
    return MOVE | move << 3


def hand_entry(hand: int) -> int:
    """A hand began."""
    return HAND | hand << 3


def card_entry(kind: int, seat: int, card: int) -> int:
    """A card was dealt to a seat, turned up, or drawn by a seat."""
    return kind | seat << 3 | card << 6


def laid_entry(group: int, card: int) -> int:
    """A card is in this group of the phase just laid."""
    return LAID | group << 3 | card << 6


def points_entry(seat: int, points: int) -> int:
    """A seat got points for a hand."""
    return POINTS | seat << 3 | points << 6


def seat_or_group_of(entry: int) -> int:
    """The seat of a card or of points; the group of a laid card."""
    return entry >> 3 & 7


def value_of_entry(entry: int) -> int:
    """The card, or the points."""
    return entry >> 6


def history_text(log: Log, book: RuleCodes, seats: Container[int], *, public: bool) -> str:
    """The entries private to these seats, and the public ones if asked, in the notation of records."""
    return SEPARATOR.join(_texts(log, book, seats, public))


def _texts(log: Log, book: RuleCodes, seats: Container[int], public: bool) -> Iterator[str]:
    entries, place = log.tolist(), 0
    while place < len(entries):
        entry = entries[place]
        kind = entry & KIND
        end = place + 1
        if kind in {DEALT, LAID, POINTS}:
            while end < len(entries) and entries[end] & KIND == kind:
                end += 1
        if kind == MOVE:
            if public:
                yield move_text(book, entry >> 3)
        elif kind == DEALT:
            yield from _dealt(entries[place:end], seats)
        elif kind == DRAWN:
            if seat_or_group_of(entry) in seats:
                yield f"{seat_or_group_of(entry) + 1} drew {CODES[value_of_entry(entry)]}"
        elif public:
            yield _public_text(kind, entries[place:end])
        place = end


def _dealt(entries: list[int], seats: Container[int]) -> Iterator[str]:
    """The cards dealt to each of these seats, sorted: their order does not matter."""
    for seat in sorted({seat_or_group_of(entry) for entry in entries}):
        if seat in seats:
            cards = sorted(value_of_entry(entry) for entry in entries if seat_or_group_of(entry) == seat)
            yield f"{seat + 1} was dealt {write_cards(cards)}"


def _public_text(kind: int, entries: list[int]) -> str:
    if kind == HAND:
        return f"hand {entries[0] >> 3}"
    if kind == TURNED_UP:
        return f"turned up {CODES[value_of_entry(entries[0])]}"
    if kind == POINTS:
        return "points " + " ".join(str(value_of_entry(entry)) for entry in entries)
    groups = range(seat_or_group_of(entries[-1]) + 1)
    cards = (
        [value_of_entry(entry) for entry in entries if seat_or_group_of(entry) == group] for group in groups
    )
    return "laid " + " / ".join(write_cards(group) for group in cards)


def move_text(book: RuleCodes, move: int) -> str:
    """A move in the notation of records; a lay-down by its phase and what its groups stand for."""
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
