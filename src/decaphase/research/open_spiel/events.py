"""The latest things that a seat was told, as rows of numbers: what an information state's tensor recalls."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from decaphase.cards import KINDS
from decaphase.engine.moves import (
    DISCARD,
    HIT,
    LAY,
    NO_END,
    NO_VICTIM,
    card_of,
    end_of,
    group_of,
    low_of,
    phase_of,
    seat_of,
    target_of,
    verb_of,
)
from decaphase.engine.state import GROUPS
from decaphase.research.open_spiel.log import (
    DEALT,
    DRAWN,
    HAND,
    LAID,
    MOVE,
    POINTS,
    SORT,
    Log,
    value_of_entry,
    who_of,
)

SORTS: Final = 13
"""The seven verbs of the moves, then a hand, cards dealt, turned up, drawn and laid, and points."""

NUMBERS_OF_EVENT: Final = 1 + GROUPS + 1
"""The phase of a lay-down, what its groups stand for, and an amount: points, or the number of the hand."""


def width_of_event(players: int) -> int:
    """How many numbers tell one event."""
    return SORTS + players + KINDS + players + GROUPS + 2 + NUMBERS_OF_EVENT


@dataclass
class Event:
    """Something that a seat was told; -1: there is none."""

    sort: int
    seat: int = -1
    cards: list[int] = field(default_factory=list)
    target: int = -1
    group: int = -1
    end: int = NO_END
    numbers: tuple[int, ...] = ()


def write_events(
    log: Log, eyes: Collection[int], seat: int, rows: npt.NDArray[np.float32], *, public: bool, players: int
) -> None:
    """Write what was told to whoever looks with these eyes, the latest first, as far as the rows reach."""
    rows.fill(0)
    for row, event in zip(rows, latest(log, eyes, public=public), strict=False):
        _write(event, row, seat, players)


def latest(log: Log, eyes: Collection[int], *, public: bool) -> Iterator[Event]:
    """What was told, the latest first."""
    end = len(log)
    while end > 0:
        start = _start_of_run(log, end)
        sort, who = log[start] & SORT, who_of(log[start])
        if sort == DEALT:
            yield from _dealt(log[start:end], eyes)
        elif sort == DRAWN:
            if who in eyes:
                yield Event(6 + sort, who, [value_of_entry(log[start])])
        elif public:
            yield _public_event(sort, who, log[start:end])
        end = start


def _start_of_run(log: Log, end: int) -> int:
    """Where entries begin that are told together: a deal, or the cards of a group."""
    start = end - 1
    last = log[start]
    sort = last & SORT
    while start > 0 and log[start - 1] & SORT == sort:
        if sort != DEALT and (sort != LAID or who_of(log[start - 1]) != who_of(last)):
            break
        start -= 1
    return start


def _dealt(entries: Log, eyes: Collection[int]) -> Iterator[Event]:
    for seat in eyes:
        cards = [value_of_entry(entry) for entry in entries if who_of(entry) == seat]
        if cards:
            yield Event(6 + DEALT, seat, cards)


def _public_event(sort: int, who: int, entries: Log) -> Event:
    if sort == MOVE:
        return _move_event(entries[0] >> 3)
    if sort == HAND:
        return Event(6 + sort, numbers=(0, 0, 0, 0, entries[0] >> 3))
    if sort == POINTS:
        return Event(6 + sort, who, numbers=(0, 0, 0, 0, value_of_entry(entries[0])))
    cards = [value_of_entry(entry) for entry in entries]
    return Event(6 + sort, cards=cards, group=who if sort == LAID else -1)


def _move_event(move: int) -> Event:
    verb, seat = verb_of(move), seat_of(move)
    if verb == LAY:
        return Event(verb, seat, numbers=(phase_of(move), *(low_of(move, group) for group in range(GROUPS))))
    if verb == HIT:
        return Event(verb, seat, [card_of(move)], target_of(move), group_of(move), end_of(move))
    if verb == DISCARD:
        victim = target_of(move)
        return Event(verb, seat, [card_of(move)], -1 if victim == NO_VICTIM else victim)
    return Event(verb, seat)


def _write(event: Event, row: npt.NDArray[np.float32], seat: int, players: int) -> None:
    """Seats count from whoever looks."""
    row[event.sort] = 1
    place = SORTS
    if event.seat >= 0:
        row[place + (event.seat - seat) % players] = 1
    place += players
    for card in event.cards:
        row[place + card] += 1
    place += KINDS
    if event.target >= 0:
        row[place + (event.target - seat) % players] = 1
    place += players
    if event.group >= 0:
        row[place + event.group] = 1
    place += GROUPS
    if event.end != NO_END:
        row[place + event.end - 1] = 1
    place += 2
    row[place : place + len(event.numbers)] = event.numbers
