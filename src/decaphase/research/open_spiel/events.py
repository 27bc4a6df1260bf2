"""The latest events of a game as rows of numbers: the recall of an information state tensor."""

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
    KIND,
    LAID,
    MOVE,
    POINTS,
    Log,
    seat_or_group_of,
    value_of_entry,
)

EVENT_KINDS: Final = 13
"""The seven verbs of moves, then a hand, cards dealt, turned up, drawn and laid, and points."""

LOG_KIND_OFFSET: Final = 6
"""Added to the kind of a log entry that is not a move, which counts from 1, after the seven verbs."""

NUMBERS_OF_EVENT: Final = 1 + GROUPS + 1
"""The phase of a lay-down, what its groups stand for, and the points or the number of the hand."""


def event_width(players: int) -> int:
    """The width of a row."""
    return EVENT_KINDS + players + KINDS + players + GROUPS + 2 + NUMBERS_OF_EVENT


@dataclass
class HistoryEvent:
    """An event that a seat observed; -1: none."""

    kind: int
    seat: int = -1
    cards: list[int] = field(default_factory=list)
    target: int = -1
    group: int = -1
    end: int = NO_END
    numbers: tuple[int, ...] = ()


def write_events(
    log: Log, seats: Collection[int], seat: int, rows: npt.NDArray[np.float32], *, public: bool, players: int
) -> None:
    """Fill the rows with the events visible to these seats, the latest first."""
    rows.fill(0)
    for row, event in zip(rows, latest_events(log, seats, public=public), strict=False):
        _write(event, row, seat, players)


def latest_events(log: Log, seats: Collection[int], *, public: bool) -> Iterator[HistoryEvent]:
    """The events private to these seats, and the public ones if asked, the latest first."""
    end = len(log)
    while end > 0:
        start = _start_of_run(log, end)
        kind, who = log[start] & KIND, seat_or_group_of(log[start])
        if kind == DEALT:
            yield from _dealt(log[start:end], seats)
        elif kind == DRAWN:
            if who in seats:
                yield HistoryEvent(LOG_KIND_OFFSET + kind, who, [value_of_entry(log[start])])
        elif public:
            yield _public_event(kind, who, log[start:end])
        end = start


def _start_of_run(log: Log, end: int) -> int:
    """The start of a run of entries that make one event: a deal, or the cards of a group."""
    start = end - 1
    last = log[start]
    kind = last & KIND
    while start > 0 and log[start - 1] & KIND == kind:
        if kind != DEALT and (kind != LAID or seat_or_group_of(log[start - 1]) != seat_or_group_of(last)):
            break
        start -= 1
    return start


def _dealt(entries: Log, seats: Collection[int]) -> Iterator[HistoryEvent]:
    for seat in seats:
        cards = [value_of_entry(entry) for entry in entries if seat_or_group_of(entry) == seat]
        if cards:
            yield HistoryEvent(LOG_KIND_OFFSET + DEALT, seat, cards)


def _public_event(kind: int, who: int, entries: Log) -> HistoryEvent:
    if kind == MOVE:
        return _move_event(entries[0] >> 3)
    if kind == HAND:
        return HistoryEvent(LOG_KIND_OFFSET + kind, numbers=(0, 0, 0, 0, entries[0] >> 3))
    if kind == POINTS:
        return HistoryEvent(LOG_KIND_OFFSET + kind, who, numbers=(0, 0, 0, 0, value_of_entry(entries[0])))
    cards = [value_of_entry(entry) for entry in entries]
    return HistoryEvent(LOG_KIND_OFFSET + kind, cards=cards, group=who if kind == LAID else -1)


def _move_event(move: int) -> HistoryEvent:
    verb, seat = verb_of(move), seat_of(move)
    if verb == LAY:
        lows = (low_of(move, group) for group in range(GROUPS))
        return HistoryEvent(verb, seat, numbers=(phase_of(move), *lows))
    if verb == HIT:
        return HistoryEvent(verb, seat, [card_of(move)], target_of(move), group_of(move), end_of(move))
    if verb == DISCARD:
        victim = target_of(move)
        return HistoryEvent(verb, seat, [card_of(move)], -1 if victim == NO_VICTIM else victim)
    return HistoryEvent(verb, seat)


def _write(event: HistoryEvent, row: npt.NDArray[np.float32], seat: int, players: int) -> None:
    """Seats count from the observer."""
    row[event.kind] = 1
    place = EVENT_KINDS
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
