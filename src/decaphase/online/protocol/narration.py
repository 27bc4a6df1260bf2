"""Sentences about what happens at a table, for one of its followers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from decaphase.game import Event, View
from decaphase.game.events import HitOn, PlacesTaken
from decaphase.online.table import Entry, Seen, TableView
from decaphase.online.table import entries as log
from decaphase.online.table.commands import kind_name
from decaphase.say import say, say_form
from decaphase.say.events import Fullness, say_event

COMMITMENT_DIGITS: Final = 8
"""Characters of a commitment that are read out, enough to compare two by ear."""


class SeatedEntry(Protocol):
    """An entry about one seat."""

    @property
    def seat(self) -> int: ...


def say_seen(
    seen: Seen,
    table: TableView,
    language: str | None = None,
    fullness: Fullness = "normal",
    before: TableView | None = None,
) -> tuple[str, ...]:
    """The sentences for what a person saw; `table` is their view after it.

    `before`: an earlier view, which has the names of players who have left since.
    """
    said = _Narrator(table, before, language, fullness).narrate(seen.entry)
    game = table.game
    events = () if game is None else (_event(event, game, language, fullness) for event in seen.events)
    return tuple(sentence for sentence in (said, *events) if sentence)


def _event(event: Event, view: View, language: str | None, fullness: Fullness) -> str:
    """The sentence for an event of the hand in this view; empty if the view no longer has what it needs."""
    if isinstance(event, HitOn) and (event.owner, event.group) not in {(g.seat, g.group) for g in view.table}:
        return ""
    if isinstance(event, PlacesTaken) and not set(event.places) <= set(view.places):
        return ""
    return say_event(event, view, language, fullness)


@dataclass(frozen=True, slots=True)
class _Narrator:
    """Writes sentences about entries for one listener."""

    table: TableView
    before: TableView | None
    language: str | None
    fullness: Fullness

    def narrate(self, entry: Entry) -> str:
        """The sentence for an entry; empty if its events say it, or if it is private."""
        kind = kind_name(type(entry).__name__)
        match entry:
            case log.HandBegan() | log.Acted() | log.Reported():
                return ""
            case (
                log.RematchBegan()
                | log.ServerStarted()
                | log.Closed()
                | log.Muted()
                | log.Unmuted()
                | log.SealsClosed()
            ):
                return self._say(kind)
            case log.EntriesLost():
                return self._say(kind, count=entry.entries)
            case log.Answered():
                return self._say(kind, knock="yes" if entry.knock else "no")
            case log.Committed():
                return self._say(kind, hand=entry.hand, short=entry.commitment[:COMMITMENT_DIGITS])
            case log.SecretRevealed():
                return self._say(kind, hand=entry.hand)
            case log.TableOpened() | log.TableChanged():
                edition = say(f"edition-{entry.edition}", self.language)
                return self._say(kind, edition=edition, seats=entry.seats)
            case _:
                return self._say_of_seat(kind, entry)

    def _say_of_seat(self, kind: str, entry: SeatedEntry) -> str:
        """The sentence for an entry about one seat."""
        match entry:
            case log.Said():
                return self._say(kind, entry.seat, text=entry.text)
            case log.Reacted():
                return self._say(
                    "said", entry.seat, text=say(f"live-reaction-{entry.reaction}", self.language)
                )
            case log.SeatTaken() | log.SeatHandedOver():
                return self._say(kind, entry.seat, name=entry.name)
            case log.BotSeated():
                return self._say(kind, entry.seat, name=entry.name, bot=entry.bot)
            case log.KickVoted():
                role = "target" if entry.seat == self.table.you else "voter" if entry.by else "none"
                return self._say(kind, entry.seat, role=role)
            case _:
                return self._say(kind, entry.seat)

    def _say(self, message: str, seat: int = 0, *, name: str = "", **values: str | int) -> str:
        if seat:
            own = "yes" if seat == self._own_seat() else "no"
            values = {"own": own, "player": name or self._name(seat), "seat": seat, **values}
        return say_form(f"live-{message}", self.fullness, self.language, **values)

    def _own_seat(self) -> int | None:
        """The listener's seat now, or else before."""
        if self.table.you is None and self.before is not None:
            return self.before.you
        return self.table.you

    def _name(self, seat: int) -> str:
        """The name of the player in a seat now, or else before."""
        for table in (self.table, self.before):
            if table is not None and seat <= len(table.seats) and table.seats[seat - 1].name:
                return table.seats[seat - 1].name
        return say("live-somebody", self.language, seat=seat)
