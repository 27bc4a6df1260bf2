"""How an entry changes a table: `evolve`, and `replay` for a whole log or its beginning."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, takewhile
from typing import TypeAlias

from decaphase.online.table import entries as log
from decaphase.online.table.evolve_play import PLAY, evolve_move, evolve_play
from decaphase.online.table.evolve_seats import CHANGES_OF_SEATS, evolve_seats
from decaphase.online.table.evolve_talk import TALK, evolve_talk
from decaphase.online.table.replace import replace
from decaphase.online.table.state import Seat, TableState
from decaphase.problems import Impossible
from decaphase.rules import load_rules

Time: TypeAlias = log.TimedOut | log.Paused | log.Resumed | log.ServerStarted | log.Closed


def replay(entries: Iterable[log.Entry]) -> TableState:
    """The table that a log tells of."""
    rest = iter(entries)
    first = next(rest, None)
    if not isinstance(first, log.TableOpened):
        raise Impossible("table-log-start")
    state = begin(first)
    for entry in rest:
        state = evolve(state, entry)
    return state


def replay_game(entries: Iterable[log.Entry], game: int) -> TableState:
    """The table after one of its games, before the next was begun."""
    rematches = count(1)
    return replay(
        takewhile(lambda entry: not isinstance(entry, log.RematchBegan) or next(rematches) < game, entries)
    )


def begin(entry: log.TableOpened) -> TableState:
    """A table that was just opened."""
    return TableState(
        table=entry.table,
        rules=load_rules(entry.edition, dict(entry.options)),
        settings=entry.settings,
        seats=(Seat(),) * entry.seats,
        opener=entry.by,
        now=entry.at,
    )


def evolve(state: TableState, entry: log.Entry) -> TableState:
    """The table after an entry of its log; the one before stays as it was."""
    if isinstance(entry, log.Acted):  # most entries are moves, and are changed but once
        return evolve_move(state, entry)
    before = state.now
    state = replace(state, now=entry.at, seq=state.seq + 1, happened=())
    if isinstance(entry, PLAY):
        return evolve_play(state, entry)
    if isinstance(entry, CHANGES_OF_SEATS):
        return evolve_seats(state, entry)
    if isinstance(entry, TALK):
        return evolve_talk(state, entry)
    if isinstance(entry, log.TableOpened):
        raise Impossible("table-log-start")
    return _evolve_time(state, entry, before)


def _evolve_time(state: TableState, entry: Time, before: int) -> TableState:
    """The table after something about its clocks; `before` is when the entry before this one was."""
    match entry:
        case log.TimedOut():
            seat = state.seat(entry.seat)
            late = replace(seat, reserve=0, timeouts=seat.timeouts + 1)
            return replace(state.with_seat(entry.seat, late), minded=True)
        case log.Paused():
            return replace(state, paused=entry.at)
        case log.Resumed():
            return replace(state, paused=None, began=state.began + entry.at - (state.paused or 0))
        case log.ServerStarted():
            # In a pause nothing runs, and its end will count all of it.
            lost = entry.at - before if state.paused is None else 0
            return replace(state, began=state.began + lost)
        case log.Closed():
            return replace(state, closed=True)
