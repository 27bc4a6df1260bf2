"""A table's view, to the wire and back; its rules stand once, and the events of the hand beside it."""

from __future__ import annotations

from dataclasses import replace

from decaphase.game import Event
from decaphase.online.protocol.messages import EVENTS, VIEW, Now
from decaphase.online.table import TableView


def write_now(view: TableView, words: tuple[str, ...] | None = None) -> Now:
    """The message that shows a table as somebody sees it, with words for the hand so far if they want any."""
    events = () if view.game is None else view.game.events
    return Now(view.table, view.seq, VIEW.write(view), EVENTS.write(events), words)


def read_view(wire: VIEW.wire, events: tuple[Event, ...] = ()) -> TableView:  # type: ignore[name-defined]
    """The view that was sent so, with the events that were seen of its hand."""
    view: TableView = VIEW.read(wire)
    if view.game is None:
        return view
    return replace(view, game=replace(view.game, rules=view.rules, events=events))


def read_now(now: Now) -> TableView:
    """The table that a message shows."""
    return read_view(now.view, EVENTS.read(now.events))
