"""Time: pauses, deadlines, and restarts of the server."""

from __future__ import annotations

from typing import Final, TypeAlias

from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.commands import Refused
from decaphase.online.table.dealing import go_on_dealing
from decaphase.online.table.play import settle_claim
from decaphase.online.table.state import TableState, Transaction, replace

ClockEntry: TypeAlias = log.TimedOut | log.Paused | log.Resumed | log.ServerStarted | log.EntriesLost

MAX_TIMEOUTS: Final = 3
"""After this many timeouts in a row, a bot plays the seat until its person is back."""


def decide_pause(transaction: Transaction, command: ask.Pause | ask.Resume, seat: int) -> None:
    """Stop the clocks or start them again, or refuse to."""
    state = transaction.state
    if isinstance(command, ask.Resume):
        if state.paused is None:
            raise Refused("table-not-paused")
        transaction.record(log.Resumed(transaction.now, seat))
        return
    if state.stage not in ("between", "playing"):
        raise Refused("table-nothing-to-pause")
    if state.stage == "playing" and state.settings.pausing == "between-hands":
        raise Refused("table-pause-between-hands")
    transaction.record(log.Paused(transaction.now, seat))


def tick(transaction: Transaction) -> None:
    """Do what is due by the clock."""
    state = transaction.state
    if state.deadline is None or transaction.now < state.deadline:
        return
    if state.stage == "dealing":
        go_on_dealing(transaction, overdue=True)
    elif state.unanswered:
        settle_claim(transaction)
    elif state.game is not None and state.game.turn is not None:
        seat = state.game.turn
        transaction.record(log.TimedOut(transaction.now, seat))
        if transaction.state.seat(seat).timeouts >= MAX_TIMEOUTS:
            transaction.record(log.BotMinds(transaction.now, seat))


def evolve_clock(state: TableState, entry: ClockEntry) -> TableState:
    """The table after an entry about its clocks; its `now` is still that before this entry."""
    match entry:
        case log.TimedOut():
            seat = state.seat(entry.seat)
            late = replace(seat, reserve=0, timeouts=seat.timeouts + 1)
            return replace(state.with_seat(entry.seat, late), minded=True)
        case log.Paused():
            return replace(state, paused=entry.at)
        case log.Resumed():
            return replace(state, paused=None, began=state.began + entry.at - (state.paused or 0))
        case log.ServerStarted() | log.EntriesLost():
            # During a pause no clock runs, and its end will count all of it.
            lost = entry.at - state.now if state.paused is None else 0
            return replace(state, began=state.began + lost)
