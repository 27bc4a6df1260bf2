"""The client's model of a remote table: the current view, and the events of the hand."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from decaphase.bots.view_to_state import view_to_state
from decaphase.game import Action, Event, View
from decaphase.game.events import HitOn, LaidDown
from decaphase.game.legality import check_action
from decaphase.game.rule_codes import rule_codes
from decaphase.online.protocol.messages import SEEN, Happened, Now, read_now, read_view
from decaphase.online.table import Seen, TableView
from decaphase.online.table import entries as log
from decaphase.problems import Problem


class RemoteTable:
    """The table as the server has described it."""

    def __init__(self, now: Now) -> None:
        self.replace(now)

    def replace(self, now: Now) -> None:
        """Take over a complete view."""
        self.view = read_now(now)
        self._events: tuple[Event, ...] = () if self.view.game is None else self.view.game.events

    def apply(self, happened: Happened) -> tuple[Seen, ...]:
        """Apply new entries; they come with the current view, unless they were missed."""
        entries: tuple[Seen, ...] = tuple(map(SEEN.read, happened.entries))
        for one in entries:
            self._events = extend_events(self._events, one)
        if happened.view is not None:
            self.view = read_view(happened.view, self._events)
        return entries


def extend_events(events: tuple[Event, ...], seen: Seen) -> tuple[Event, ...]:
    """The events of the hand after this entry; undone events are removed."""
    match seen.entry:
        case log.HandBegan():
            return seen.events
        case log.TookBack():
            last = max(place for place, event in enumerate(events) if isinstance(event, LaidDown | HitOn))
            return events[:last]
    return events + seen.events


@dataclass(frozen=True, slots=True)
class RemoteSeat:
    """The user's seat at a remote table; legality is checked locally, from the view."""

    table: TableView

    @property
    def view(self) -> View:
        game = self.table.game
        if game is None:
            raise Problem("table-no-hand")
        return game if can_act(self.table) else replace(game, legal=())

    @property
    def can_undo(self) -> bool:
        return self.table.can_take_back

    def check(self, action: Action) -> None:
        table, game = self.table, self.table.game
        if game is None or table.stage != "playing":
            raise Problem("table-no-hand")
        if table.paused:
            raise Problem("table-paused")
        if table.answered is not None and game.stage == "claim":
            raise Problem("table-answered-already")
        state, _ = view_to_state(game)
        check_action(action, state, rule_codes(game.rules), game.rules, game.players)


def can_act(table: TableView) -> bool:
    """Whether the user has something to do in the game."""
    if table.you is None or table.game is None or table.stage != "playing" or table.paused:
        return False
    if table.seats[table.you - 1].away or (table.minded and table.game.turn == table.you):
        return False
    answered = table.game.stage == "claim" and table.answered is not None
    return bool(table.game.legal) and not answered


class ServerClock:
    """The clock of the table: whatever the server sends at once gives the offset to ours."""

    def __init__(self) -> None:
        self._offset = 0.0

    def set(self, now: int) -> None:
        self._offset = now - 1000 * time.monotonic()

    def seconds_to(self, deadline: int) -> int:
        """Whole seconds until a time of the table's clock."""
        return max(0, round((deadline - self._offset) / 1000 - time.monotonic()))
