"""Who follows a table, and the messages in which they are told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from msgspec import Raw

from decaphase.online.protocol.frames import write_entries, write_message, write_seen
from decaphase.online.protocol.messages import VIEW, Fullness, Gone, Happened, Language
from decaphase.online.protocol.narration import say_seen
from decaphase.online.protocol.views import write_now
from decaphase.online.server.tables.recent_entries import TableEntry
from decaphase.online.table import Seen, TableState, TableView, is_move, seat_of, table_view
from decaphase.say.history import say_history

AT_ONCE: Final = 100
"""So many entries that were missed go into one message."""
MOST_WORDS: Final = 200
"""So many sentences of the hand so far are told to who comes to a table; the last ones."""


class Listener(Protocol):
    """A connection at whose other end somebody listens."""

    def send(self, frame: bytes) -> None:
        """Send a message as soon as it can go."""


Written: TypeAlias = tuple[object, ...]
"""Entries that are JSON already; a message takes them as if they were not."""


def raw(entries: bytes) -> Written:
    """Entries for a message, written ahead."""
    return Raw(entries)  # type: ignore[return-value]


class Update:
    """Moments to be told to many, written once for all who see the same of them.

    `before` is the table before them, where that is known: who has left is named by it.
    """

    __slots__ = ("_hides", "_moments", "_move", "_written", "before")

    def __init__(self, moments: Sequence[TableEntry], before: TableState | None = None) -> None:
        first = moments[0] if len(moments) == 1 else None
        self.before = before
        self._moments = moments
        self._move = first if first is not None and is_move(first.entry) else None
        self._hides = first is not None and any([event.hides for event in first.happened])  # noqa: C419
        self._written: dict[object, tuple[Written, object]] = {}

    def seen_by(self, account: str) -> list[Seen]:
        """What this person sees of it."""
        return [seen for moment in self._moments if (seen := moment.seen_by(account)) is not None]

    def written_for(self, account: str) -> Written | None:
        """The same as it goes over the wire; None where it is nothing."""
        if self._move is not None:
            return self._write_move(self._move, account)
        seen = self.seen_by(account)
        if not seen:
            return None
        # What is public is the same object for everybody; what is not is made for one, and kept beside it.
        key = tuple([id(part) for one in seen for part in (one.entry, *one.events)])
        if key not in self._written:
            self._written[key] = raw(write_entries(seen)), seen
        return self._written[key][0]

    def _write_move(self, move: TableEntry, account: str) -> Written:
        """The same of a single move, which nearly all news are: nothing but somebody's seat counts."""
        seat = seat_of(move.seats, account) if self._hides else None
        if seat not in self._written:
            events = move.happened
            if self._hides:
                events = tuple([event.seen_by(seat) for event in events])
            self._written[seat] = raw(b"[%b]" % write_seen(move.seq, move.entry, events)), None
        return self._written[seat][0]


@dataclass(frozen=True, slots=True, eq=False)
class Follower:
    """Somebody who follows a table over a connection; `words`: told in this language too."""

    ear: Listener
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

    def tell(self, state: TableState, news: Update) -> None:
        """Tell what this person sees of the news, which led to this state, if anything."""
        frame = self.write(state, news)
        if frame is not None:
            self.ear.send(frame)

    def write(self, state: TableState, news: Update, move_id: str | None = None) -> bytes | None:
        """The message that tells it; None where this person sees nothing of it."""
        entries = news.written_for(self.account)
        if entries is None:
            return None
        view = words = None
        if self.views or self.words is not None:
            table = table_view(state, self.account)
            view = VIEW.write(table) if self.views else None
            if self.words is not None:
                words = self._words(news.seen_by(self.account), table, news.before)
        return write_message(Happened(state.table, state.seq, entries, move_id, view=view, words=words))

    def recall(self, state: TableState, seen: Sequence[Seen]) -> None:
        """Tell what was missed, in messages of bounded size."""
        table = table_view(state, self.account)
        for first in range(0, len(seen), AT_ONCE):
            part = seen[first : first + AT_ONCE]
            more, words = first + AT_ONCE < len(seen), self._words(part, table)
            message = Happened(state.table, part[-1].seq, raw(write_entries(part)), more=more, words=words)
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
