"""Followers of a table: the entries that they are sent as messages, at once or when they reconnect."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple, Protocol, TypeAlias

from msgspec import Raw, Struct

from decaphase.game import Event
from decaphase.online.protocol.messages import (
    MAX_EVENTS,
    VIEW,
    Gone,
    Happened,
    Language,
    write_entries,
    write_message,
    write_now,
    write_seen,
)
from decaphase.online.protocol.narration import say_seen
from decaphase.online.store import NewEntry
from decaphase.online.table import (
    Entry,
    Numbering,
    Seen,
    Step,
    TableState,
    TableView,
    evolve,
    is_move,
    seat_of,
    seen_by,
    table_view,
    write_entry,
)
from decaphase.online.table.state import Seat
from decaphase.say.events import Fullness
from decaphase.say.history import say_history

MAX_RECENT: Final = 120
"""The last entries that a client which reconnects is sent, about half a hand of four."""
HISTORY_SENTENCES: Final = 200
"""The latest sentences of the current hand that a new follower gets."""


class TableEntry(Struct, frozen=True, gc=False):
    """A log entry, its move id, and as much of the table after it as redaction and numbering need.

    Untracked by the garbage collector, since every table keeps many.
    """

    entry: Entry
    seq: int
    seats: tuple[Seat, ...]
    mutes: frozenset[tuple[str, str]]
    happened: tuple[Event, ...]
    numbering: Numbering
    move_id: str | None = None

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def seat_of(self, account: str | None) -> int | None:
        """The seat of this account at that time."""
        return seat_of(self.seats, account)

    def seen_by(self, account: str | None) -> Seen | None:
        """What this account sees of it."""
        return seen_by(self.entry, self, account)


def table_entries(steps: Iterable[Step], move_id: str | None) -> list[TableEntry]:
    """The steps of a command as table entries; the first one carries the move id."""
    entries = []
    for entry, after in steps:
        entries.append(
            TableEntry(entry, after.seq, after.seats, after.mutes, after.happened, after.numbering, move_id)
        )
        move_id = None
    return entries


def apply_entry(state: TableState, entry: Entry, move_id: str | None) -> tuple[TableState, TableEntry]:
    """The table after an entry read from its log, and the entry with its context."""
    after = evolve(state, entry)
    return after, table_entries(((entry, after),), move_id)[0]


class RecentEntries:
    """The latest entries of a table, kept for clients that reconnect.

    Entries that not everyone sees are kept by kind and seat, and push out no others: the last `MAX_RECENT`
    entries that a person sees are always here.
    """

    def __init__(self) -> None:
        self._entries: dict[object, deque[TableEntry]] = {}
        self._numbering = Numbering()
        self.seq_of_move: dict[str, int] = {}
        """The positions of those with a move id."""

    def add(self, added: Iterable[TableEntry]) -> None:
        """Add entries, dropping the oldest."""
        for one in added:
            kept = self._entries.setdefault(self._audience(one), deque(maxlen=MAX_RECENT))
            if len(kept) == MAX_RECENT:
                self.seq_of_move.pop(kept[0].move_id or "", None)
            kept.append(one)
            self._numbering = one.numbering
            if one.move_id is not None:
                self.seq_of_move[one.move_id] = one.seq

    def __iter__(self) -> Iterator[TableEntry]:
        return chain.from_iterable(self._entries.values())

    @property
    def last(self) -> TableEntry:
        """The last entry of the log."""
        return max((kept[-1] for kept in self._entries.values()), key=attrgetter("seq"))

    def _audience(self, one: TableEntry) -> object:
        """None for an entry that everyone sees, which changes no numbering; else its kind and its author."""
        if one.numbering == self._numbering:
            return None
        seat = getattr(one.entry, "seat", None) or one.seat_of(getattr(one.entry, "by", None))
        return type(one.entry), seat

    def since(self, number: int, account: str) -> list[Seen]:
        """What this account sees after the entry with this number, at most the last `MAX_RECENT` entries."""
        seen: list[Seen] = []
        for one in sorted(chain.from_iterable(self._entries.values()), key=attrgetter("seq"), reverse=True):
            if len(seen) == MAX_RECENT or one.numbering.number(one.seq, account) <= number:
                break
            shown = one.seen_by(account)
            if shown is not None:
                seen.append(shown)
        return seen[::-1]


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
        key = (seen[0].seq, *[id(part) for one in seen for part in (one.entry, *one.events)])
        if key not in self._encoded:
            self._encoded[key] = raw(write_entries(seen)), seen
        return self._encoded[key][0]

    def _encode_move(self, move: TableEntry, account: str) -> EncodedEntries:
        """The same for a single move, which nearly all updates are: only seat and number matter."""
        seat = seat_of(move.seats, account) if self._hides else None
        number = move.numbering.number(move.seq, account)
        key = (number, seat)
        if key not in self._encoded:
            events = move.happened
            if self._hides:
                events = tuple([event.seen_by(seat) for event in events])
            self._encoded[key] = raw(b"[%b]" % write_seen(number, move.entry, events)), None
        return self._encoded[key][0]


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

    def send_table(self, state: TableState, clock: int, missed: Sequence[Seen] = ()) -> None:
        """Send the missed entries, if any, the whole table, and the time there."""
        table = table_view(state, self.account, latest=MAX_EVENTS)
        if missed:
            words, entries = self._narrate(missed, table), raw(write_entries(missed))
            self.listener.send(write_message(Happened(state.table, table.seq, entries, words=words)))
        now = write_now(table, self._history(table), clock, _event_count(state))
        self.listener.send(write_message(now))

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
            table = table_view(state, self.account, latest=0)
            view = VIEW.write(table) if self.views else None
            if self.words is not None:
                words = self._narrate(update.seen_by(self.account), table, update.before)
        number = state.number_for(self.account)
        return write_message(Happened(state.table, number, entries, move_id, view=view, words=words))

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
        then = None if before is None else table_view(before, self.account, latest=0)
        narrated = (say_seen(one, table, self.words, self.fullness, then) for one in seen)
        return tuple(sentence for sentences in narrated for sentence in sentences)


def _event_count(state: TableState) -> int:
    return 0 if state.game is None else state.game.event_count


class Publication(NamedTuple):
    """Entries, the state after them, and the frames to send once they are durable.

    `notified`: one of the frames goes to the sender of the command.
    """

    after: TableState
    entries: Sequence[TableEntry]
    update: Update
    frames: list[tuple[Follower, bytes | None]]
    notified: bool

    def rows(self) -> list[NewEntry]:
        """The entries as the store appends them."""
        return [NewEntry(write_entry(one.entry), one.move_id) for one in self.entries]


def prepare(
    followers: Iterable[Follower],
    before: TableState,
    after: TableState,
    entries: Sequence[TableEntry],
    sender: Listener | None = None,
) -> Publication:
    """Encode entries for every follower; the sender of the command is told its move id."""
    update, frames, notified = Update(entries, before), [], False
    for follower in followers:
        own = follower.listener is sender
        frame = follower.encode_update(after, update, client_move_id(entries[0].move_id) if own else None)
        frames.append((follower, frame))
        notified = notified or (own and frame is not None)
    return Publication(after, entries, update, frames, notified)


def stored_id(account: str, move_id: str) -> str:
    """A client's move id as the log keeps it: no account can use up the ids of another."""
    return f"{account}.{move_id}"


def client_move_id(stored: str | None) -> str | None:
    """The id as its sender chose it."""
    return None if stored is None else stored.partition(".")[2] or None
