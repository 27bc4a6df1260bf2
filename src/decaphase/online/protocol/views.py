"""Encodes and decodes views of a table; the events of the hand are sent beside the view."""

from __future__ import annotations

from dataclasses import replace

from decaphase.game import Event
from decaphase.online.protocol.messages import EVENTS, VIEW, Now
from decaphase.online.table import TableView


def write_now(view: TableView, words: tuple[str, ...] | None = None) -> Now:
    """The message that shows a table to one person, with sentences about the hand so far if they want any."""
    events = () if view.game is None else view.game.events
    return Now(view.table, view.seq, VIEW.write(view), EVENTS.write(events), words)


def read_view(wire: VIEW.wire, events: tuple[Event, ...] = ()) -> TableView:  # type: ignore[name-defined]
    """The view in a message, with the events of its hand."""
    view: TableView = VIEW.read(wire)
    if view.game is None:
        return view
    return replace(view, game=replace(view.game, rules=view.rules, events=events))


def read_now(now: Now) -> TableView:
    """The view in a `Now` message."""
    return read_view(now.view, EVENTS.read(now.events))
