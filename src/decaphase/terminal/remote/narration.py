"""Announcing what happens at a remote table, as it happens or after a lost connection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from decaphase.game.events import GameEnded, HandEnded, PlacesTaken
from decaphase.online.protocol.narration import say_seen
from decaphase.online.table import Seen, TableView
from decaphase.online.table import entries as log
from decaphase.say import say
from decaphase.say.answers import own_phase, scores
from decaphase.say.events import say_event
from decaphase.say.history import events_backwards
from decaphase.terminal.console import Console
from decaphase.terminal.play.game_loop import is_implied
from decaphase.terminal.play.player import TerminalPlayer
from decaphase.terminal.play.questions import show_hand

LASTING_EVENTS = (HandEnded, PlacesTaken, GameEnded)
"""Events still worth announcing after their hand is over."""


class RemoteNarration:
    """Announces events to one person, and keeps the lines as their history."""

    def __init__(self, console: Console, person: TerminalPlayer) -> None:
        self._console = console
        self._person = person

    def announce(self, entries: Sequence[Seen], table: TableView, before: TableView) -> None:
        """Announce entries; `table` is the view after all of them."""
        for seen in entries:
            if isinstance(seen.entry, log.HandBegan):
                self._begin_hand(seen, table)
            else:
                self._say(seen, table, before)
            if any(isinstance(event, GameEnded) for event in seen.events) and table.game is not None:
                self._console.say(say("play-final") + "\n" + scores(table.game))

    def announce_missed(self, entries: Sequence[Seen], table: TableView, before: TableView) -> None:
        """Announce what was missed; of finished hands only how they ended."""
        missed = tuple(_lasting(entries))
        if missed:
            self._console.say(say("connect-missed"))
            self.announce(missed, table, before)

    def restore_history(self, table: TableView) -> None:
        """Restore the person's history of the current hand."""
        person = self._person
        happened = () if table.game is None else tuple(events_backwards(table.game))
        for event, then in reversed(happened):
            if not is_implied(event, person):
                person.history.append(say_event(event, then, person.language, person.fullness))

    def show_hand(self, table: TableView) -> None:
        """Say this person's cards."""
        if table.game is not None and table.game.holding:
            cards = self._person.order.arrange(table.game)
            show_hand(self._console, cards, table.game, self._person.fullness)

    def _begin_hand(self, seen: Seen, table: TableView) -> None:
        """Announce a new hand: the deal, the person's phase and cards, then whose turn it is."""
        self._person.history.clear()
        self._say(replace(seen, events=seen.events[:1]), table, table)
        if table.game is not None and table.you in table.game.playing:
            self._say_line(own_phase(table.game))
            self.show_hand(table)
        self._say(replace(seen, events=seen.events[1:]), table, table)

    def _say(self, seen: Seen, table: TableView, before: TableView) -> None:
        person = self._person
        if isinstance(seen.entry, log.Contributed) and person.fullness != "full":
            return  # the same at the start of every hand
        events = tuple(event for event in seen.events if not is_implied(event, person))
        for line in say_seen(replace(seen, events=events), table, person.language, person.fullness, before):
            self._say_line(line)

    def _say_line(self, line: str) -> None:
        self._person.notify(line)
        self._person.unread.clear()
        self._console.say(line)


def _lasting(entries: Sequence[Seen]) -> Iterator[Seen]:
    """The missed entries without the moves of finished hands."""
    began = [place for place, seen in enumerate(entries) if isinstance(seen.entry, log.HandBegan)]
    current = began[-1] if began else 0
    for place, seen in enumerate(entries):
        if place >= current:
            yield seen
        elif not isinstance(seen.entry, log.HandBegan | log.Committed | log.Contributed | log.SecretRevealed):
            yield replace(
                seen, events=tuple(event for event in seen.events if isinstance(event, LASTING_EVENTS))
            )
