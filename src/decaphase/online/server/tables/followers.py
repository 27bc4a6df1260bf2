"""Followers of a table, and the messages they get."""

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

CATCH_UP_ENTRIES: Final = 100
"""Missed entries in one message."""
HISTORY_SENTENCES: Final = 200
"""The latest sentences of the current hand that a new follower gets."""


class Listener(Protocol):
    """A connection that frames are sent to."""

    def send(self, frame: bytes) -> None:
        """Send a message as soon as it can go."""


EncodedEntries: TypeAlias = tuple[object, ...]
"""Entries that are JSON already; a message takes them as if they were not."""


def raw(entries: bytes) -> EncodedEntries:
    """Encoded entries for a message."""
    return Raw(entries)  # type: ignore[return-value]


class Update:
    """New entries, encoded once for all followers that see the same of them.

    `before` is the table before them, if known: it still has the names of players who left.
    """

    __slots__ = ("_encoded", "_entries", "_hides", "_move", "before")

    def __init__(self, entries: Sequence[TableEntry], before: TableState | None = None) -> None:
        first = entries[0] if len(entries) == 1 else None
        self.before = before
        self._entries = entries
        self._move = first if first is not None and is_move(first.entry) else None
        self._hides = first is not None and any([event.hides for event in first.happened])  # noqa: C419
        self._encoded: dict[object, tuple[EncodedEntries, object]] = {}

    def seen_by(self, account: str) -> list[Seen]:
        """What this account sees of it."""
        return [seen for entry in self._entries if (seen := entry.seen_by(account)) is not None]

    def encoded_for(self, account: str) -> EncodedEntries | None:
        """What this account sees, as JSON; None if that is nothing."""
        if self._move is not None:
            return self._encode_move(self._move, account)
        seen = self.seen_by(account)
        if not seen:
            return None
        # Public parts are the same objects for every account; redacted ones are kept alive beside the text.
        key = tuple([id(part) for one in seen for part in (one.entry, *one.events)])
        if key not in self._encoded:
            self._encoded[key] = raw(write_entries(seen)), seen
        return self._encoded[key][0]

    def _encode_move(self, move: TableEntry, account: str) -> EncodedEntries:
        """The same for a single move, which nearly all updates are: only the seat matters."""
        seat = seat_of(move.seats, account) if self._hides else None
        if seat not in self._encoded:
            events = move.happened
            if self._hides:
                events = tuple([event.seen_by(seat) for event in events])
            self._encoded[seat] = raw(b"[%b]" % write_seen(move.seq, move.entry, events)), None
        return self._encoded[seat][0]


@dataclass(frozen=True, slots=True, eq=False)
class Follower:
    """An account that follows a table over a connection; `words`: the language of narration, if wanted."""

    listener: Listener
    account: str
    name: str
    invited: bool = False
    views: bool = True
    words: Language | None = None
    fullness: Fullness = "normal"

    def send_table(self, state: TableState) -> None:
        """Send the whole table."""
        table = table_view(state, self.account)
        self.listener.send(write_message(write_now(table, self._history(table))))

    def send_update(self, state: TableState, update: Update) -> None:
        """Send what this account sees of an update, which led to this state, if anything."""
        frame = self.encode_update(state, update)
        if frame is not None:
            self.listener.send(frame)

    def encode_update(self, state: TableState, update: Update, move_id: str | None = None) -> bytes | None:
        """The message for an update; None if this account sees nothing of it."""
        entries = update.encoded_for(self.account)
        if entries is None:
            return None
        view = words = None
        if self.views or self.words is not None:
            table = table_view(state, self.account)
            view = VIEW.write(table) if self.views else None
            if self.words is not None:
                words = self._narrate(update.seen_by(self.account), table, update.before)
        return write_message(Happened(state.table, state.seq, entries, move_id, view=view, words=words))

    def send_missed(self, state: TableState, seen: Sequence[Seen]) -> None:
        """Send missed entries in messages of bounded size."""
        table = table_view(state, self.account)
        for first in range(0, len(seen), CATCH_UP_ENTRIES):
            part = seen[first : first + CATCH_UP_ENTRIES]
            more, words = first + CATCH_UP_ENTRIES < len(seen), self._narrate(part, table)
            message = Happened(state.table, part[-1].seq, raw(write_entries(part)), more=more, words=words)
            self.listener.send(write_message(message))

    def send_gone(self, table: str) -> None:
        """Tell the client that it no longer follows the table."""
        self.listener.send(write_message(Gone(table)))

    def _history(self, table: TableView) -> tuple[str, ...] | None:
        if self.words is None:
            return None
        if table.game is None:
            return ()
        return say_history(table.game, self.words, self.fullness, HISTORY_SENTENCES)

    def _narrate(
        self, seen: Sequence[Seen], table: TableView, before: TableState | None = None
    ) -> tuple[str, ...] | None:
        if self.words is None:
            return None
        then = None if before is None else table_view(before, self.account)
        narrated = (say_seen(one, table, self.words, self.fullness, then) for one in seen)
        return tuple(sentence for sentences in narrated for sentence in sentences)
