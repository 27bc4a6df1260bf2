"""Who follows a table, and the messages in which they are told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeAlias

from msgspec import Raw

from decaphase.game import Event
from decaphase.protocol.frames import write_entries, write_message, write_seen
from decaphase.protocol.messages import VIEW, Fullness, Gone, Happened, Language
from decaphase.protocol.views import write_now
from decaphase.protocol.words import say_seen
from decaphase.say.history import say_history
from decaphase.server.live.moments import Moment
from decaphase.table import Entry, Seen, TableState, TableView, is_move, seat_of, table_view

AT_ONCE: Final = 100
"""So many entries that were missed go into one message."""
MOST_WORDS: Final = 200
"""So many sentences of the hand so far are told to who comes to a table; the last ones."""


class Ear(Protocol):
    """A connection at whose other end somebody listens."""

    def send(self, frame: bytes) -> None:
        """Send a message as soon as it can go."""


Written: TypeAlias = tuple[object, ...]
"""Entries that are JSON already; a message takes them as if they were not."""


def written(seen: Iterable[Seen]) -> Written:
    """Entries for a message, written ahead."""
    return Raw(write_entries(seen))  # type: ignore[return-value]


class Told(NamedTuple):
    """What somebody sees of some moments, `Seen` by `Seen`, and the same as it goes over the wire."""

    facts: Sequence[tuple[int, Entry, tuple[Event, ...]]]
    entries: Written

    @property
    def seen(self) -> list[Seen]:
        return [Seen(*facts) for facts in self.facts]


class News:
    """Moments to be told to many, written once for all who see the same of them.

    `before` is the table before them, where that is known: who has left is named by it.
    """

    __slots__ = ("_moments", "_move", "_written", "before")

    def __init__(self, moments: Sequence[Moment], before: TableState | None = None) -> None:
        self.before = before
        self._moments = moments
        self._move = moments[0] if len(moments) == 1 and is_move(moments[0].entry) else None
        self._written: dict[object, Told] = {}

    def seen_by(self, account: str) -> Told | None:
        """What this person sees of it; None where it is nothing."""
        if self._move is not None:
            return self._see_move(self._move, account)
        seen = tuple([one for moment in self._moments if (one := moment.seen_by(account)) is not None])
        if not seen:
            return None
        # What is public is the same object for everybody; what is not is made for one, and kept in `Told`.
        key = tuple([id(part) for one in seen for part in (one.entry, *one.events)])
        told = self._written.get(key)
        if told is None:
            told = self._written[key] = Told(
                [(one.seq, one.entry, one.events) for one in seen], written(seen)
            )
        return told

    def _see_move(self, move: Moment, account: str) -> Told:
        """The same of a single move, which nearly all news are: nothing but somebody's seat counts."""
        seq, seats, _, happened = move.scene
        hides = any([event.hides for event in happened])  # noqa: C419 - a list is quicker, by half
        seat = seat_of(seats, account) if hides else None
        told = self._written.get(seat)
        if told is None:
            events = tuple([event.seen_by(seat) for event in happened]) if hides else happened
            entries = Raw(b"[%b]" % write_seen(seq, move.entry, events))
            told = self._written[seat] = Told(((seq, move.entry, events),), entries)  # type: ignore[arg-type]
        return told


@dataclass(frozen=True, slots=True, eq=False)
class Follower:
    """Somebody who follows a table over a connection; `words`: told in this language too."""

    ear: Ear
    account: str
    name: str
    invited: bool = False
    views: bool = True
    words: Language | None = None
    fullness: Fullness = "normal"

    def show(self, state: TableState) -> None:
        """Show the whole table."""
        table = table_view(state, self.account)
        self.ear.send(write_message(write_now(table, self._words_so_far(table))))

    def tell(self, state: TableState, news: News) -> None:
        """Tell what this person sees of the news, which led to this state, if anything."""
        frame = self.write(state, news)
        if frame is not None:
            self.ear.send(frame)

    def write(self, state: TableState, news: News, move_id: str | None = None) -> bytes | None:
        """The message that tells it; None where this person sees nothing of it."""
        told = news.seen_by(self.account)
        if told is None:
            return None
        view = words = None
        if self.views or self.words is not None:
            table = table_view(state, self.account)
            view = VIEW.write(table) if self.views else None
            words = self._words(told.seen, table, news.before)
        return write_message(Happened(state.table, state.seq, told.entries, move_id, view=view, words=words))

    def recall(self, state: TableState, seen: Sequence[Seen]) -> None:
        """Tell what was missed, in messages of bounded size."""
        table = table_view(state, self.account)
        for first in range(0, len(seen), AT_ONCE):
            part = seen[first : first + AT_ONCE]
            more, words = first + AT_ONCE < len(seen), self._words(part, table)
            message = Happened(state.table, part[-1].seq, written(part), more=more, words=words)
            self.ear.send(write_message(message))

    def dismiss(self, table: str) -> None:
        """Say that there is no more to follow."""
        self.ear.send(write_message(Gone(table)))

    def _words_so_far(self, table: TableView) -> tuple[str, ...] | None:
        if self.words is None:
            return None
        return () if table.game is None else say_history(table.game, self.words, self.fullness, MOST_WORDS)

    def _words(
        self, seen: Sequence[Seen], table: TableView, before: TableState | None = None
    ) -> tuple[str, ...] | None:
        if self.words is None:
            return None
        then = None if before is None else table_view(before, self.account)
        told = (say_seen(one, table, self.words, self.fullness, then) for one in seen)
        return tuple(sentence for sentences in told for sentence in sentences)
