"""The messages between a client and the server, one struct for each kind, and their codec."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from decaphase.game import Event
from decaphase.online.protocol.wire_types import wire_type
from decaphase.online.table import Entry, Seen, TableView
from decaphase.online.table.commands import PersonCommand
from decaphase.online.table.entries import LARGEST_NUMBER, decode_card, encode_card
from decaphase.problems import Unreadable
from decaphase.say.events import Fullness

PROTOCOL: Final = 1
"""Incremented when old clients could no longer understand the server."""

LARGEST_FRAME: Final = 16 * 1024
"""Bytes in one frame from a client."""

SIGNED_OUT: Final = 4401
"""The close code for a connection whose token was revoked."""

TABLE_ID: Final = "^[A-Za-z0-9_-]{1,64}$"
MOVE_ID: Final = "^[A-Za-z0-9_-]{1,40}$"
TableId: TypeAlias = Annotated[str, Meta(pattern=TABLE_ID)]
MoveId: TypeAlias = Annotated[str, Meta(pattern=MOVE_ID)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Language: TypeAlias = Literal["en", "nl", "fr", "de"]
Values: TypeAlias = dict[str, str | int]

SEEN: Final = wire_type(Seen)
VIEW: Final = wire_type(TableView)
EVENTS: Final = wire_type(tuple[Event, ...])


class _FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class Subscribe(_FromClient, tag="subscribe", frozen=True):
    """Follow a table. `since`: the last seq that you have seen; you are sent the latest of what you missed.

    `views`: send the whole table along with each update. `words`: describe updates in this language too.
    """

    table: TableId
    since: Seq | None = None
    views: bool = True
    words: Language | None = None
    fullness: Fullness = "normal"


class Unsubscribe(_FromClient, tag="unsubscribe", frozen=True):
    """Stop following a table."""

    table: TableId


class Do(_FromClient, tag="do", frozen=True):
    """Send a command to a table; `id` is yours to choose, a new one for each command.

    Send it again with the same id if no answer came: it is carried out once.
    """

    table: TableId
    id: MoveId
    command: PersonCommand


class Ping(_FromClient, tag="ping", frozen=True):
    """Check the connection; the server sends the data back."""

    data: Annotated[str, Meta(max_length=256)] = ""


FromClient: TypeAlias = Subscribe | Unsubscribe | Do | Ping


class UnreadMove(NamedTuple):
    """As much of a `do` that cannot be read as its answer needs; `table` is empty if it has no valid one."""

    table: str
    id: str


class _FromServer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from the server; fields with their default value are left out."""


class Welcome(_FromServer, tag="welcome", frozen=True):
    """The first message: your account, and the server's clock in milliseconds since 1970."""

    protocol: int
    version: str
    account: str
    name: str
    now: int


class Now(_FromServer, tag="now", frozen=True):
    """A table as you may see it, after a subscription; `seq` is the number of the last entry that you see.

    `events` are the last ones that you have seen of the current hand, and `earlier` says how many came before
    them; `words` describe it if you asked for words. `clock` is the time at the table when this was sent, by
    which to read the view's `deadline`; a later `now` in a view that comes with an update is the time then.
    """

    table: str
    seq: int
    view: VIEW.wire  # type: ignore[name-defined]
    events: EVENTS.wire = ()  # type: ignore[name-defined]
    words: tuple[str, ...] | None = None
    clock: int = 0
    earlier: int = 0


class Happened(_FromServer, tag="happened", frozen=True):
    """What you may see of new log entries, oldest first, numbered without gaps; `seq` is the last number.

    `id`: your command with this id caused them.
    """

    table: str
    seq: int
    entries: tuple[SEEN.wire, ...]  # type: ignore[name-defined]
    id: str | None = None
    view: VIEW.wire | None = None  # type: ignore[name-defined]
    words: tuple[str, ...] | None = None


class Done(_FromServer, tag="done", frozen=True):
    """Your command with this id was carried out, and there is nothing more to report."""

    table: str
    id: str
    seq: int


class NotDone(_FromServer, tag="not-done", frozen=True):
    """Your command with this id was refused, and why; the table stays as it was."""

    table: str
    id: str
    code: str
    words: str
    values: Values = {}


class Unknown(_FromServer, tag="unknown", frozen=True):
    """It is not known yet whether your command with this id was carried out.

    Send it again with the same id after a moment, until you are told `done`, `not-done` or what happened.
    """

    table: str
    id: str
    code: str
    words: str
    values: Values = {}


class Trouble(_FromServer, tag="trouble", frozen=True):
    """A message of yours could not be understood, or a table could not be followed."""

    code: str
    words: str
    values: Values = {}
    table: str | None = None


class Gone(_FromServer, tag="gone", frozen=True):
    """You no longer follow this table: you unsubscribed, or you may no longer watch it."""

    table: str


class Pong(_FromServer, tag="pong", frozen=True):
    """The answer to a ping."""

    data: str = ""


FromServer: TypeAlias = Welcome | Now | Happened | Done | NotDone | Unknown | Trouble | Gone | Pong

# The codec

MAX_EVENTS: Final = 1000
"""Events of a hand in one message or response; a hand of six seldom has 200, but the rules set no bound."""
MAX_REASON_LENGTH: Final = 200
MAX_CACHED_EVENTS: Final = 4096
"""The encoded events that are cached."""

Message = TypeVar("Message")

_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_card)
_EVENT: Final = wire_type(Event)
_FROM_CLIENT: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_WRITTEN_EVENTS: Final[dict[int, tuple[Event, bytes]]] = {}
_FIELDS: Final = re.compile(r'"(type|table|id)"\s*:\s*"([A-Za-z0-9_-]+)"')
"""The fields of a message that is no JSON."""
_FROM_SERVER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer, dec_hook=decode_card)


def write_message(message: FromClient | FromServer) -> bytes:
    """The frame with this message."""
    return _ENCODER.encode(message)


def write_entries(seen: Iterable[Seen]) -> bytes:
    """Entries as JSON, for the `entries` of a `Happened`."""
    return b"[%b]" % b",".join([write_seen(one.seq, one.entry, one.events) for one in seen])


def write_seen(seq: int, entry: Entry, events: Iterable[Event]) -> bytes:
    """One entry with its events as JSON."""
    written, events_written = _ENCODER.encode(entry), b",".join(map(_write_event, events))
    return b'{"seq":%d,"entry":%b,"events":[%b]}' % (seq, written, events_written)


def _write_event(event: Event) -> bytes:
    """An event as JSON; there are so few different ones that most are cached.

    The cache is by identity, as equal events are nearly always the same object: comparing them field by field
    would take longer than all the rest.
    """
    known = _WRITTEN_EVENTS.get(id(event))
    if known is not None and known[0] is event:
        return known[1]
    if len(_WRITTEN_EVENTS) >= MAX_CACHED_EVENTS:
        _WRITTEN_EVENTS.clear()
    written = _ENCODER.encode(_EVENT.write(event))
    _WRITTEN_EVENTS[id(event)] = event, written
    return written


def read_request(frame: str | bytes) -> FromClient:
    """A client's message; anything that is no message of this protocol is refused.

    >>> read_request('{"type":"ping","data":"hello"}')
    Ping(data='hello')
    >>> read_request('{"type":"jump"}')
    Traceback (most recent call last):
    decaphase.problems.Unreadable: wire-not-a-message (reason=Invalid value 'jump' - at `$.type`)
    """
    if len(frame) > LARGEST_FRAME:
        raise Unreadable("wire-too-big", most=LARGEST_FRAME)
    return _read(_FROM_CLIENT, frame)


def unread_move(frame: str | bytes) -> UnreadMove | None:
    """The id of a `do` that could not be read, if it has one that can be found.

    >>> unread_move('{"type":"do","id":"m1","table":"t","command":{"do":"dance"}}')
    UnreadMove(table='t', id='m1')
    """
    try:
        sent = msgspec.json.decode(frame)
        fields = sent if isinstance(sent, dict) else {}
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
        found = _FIELDS.findall(text)
        fields = dict(found) if len(found) == len(dict(found)) else {}  # which of two it is, is not known
    move_id = _matching(MOVE_ID, fields.get("id"))
    if fields.get("type") != "do" or not move_id:
        return None
    return UnreadMove(_matching(TABLE_ID, fields.get("table")), move_id)


def _matching(pattern: str, value: object) -> str:
    """The value if it is a text of this form, else nothing."""
    return value if isinstance(value, str) and re.fullmatch(pattern, value) else ""


def read_answer(frame: str | bytes) -> FromServer:
    """A message of the server."""
    return _read(_FROM_SERVER, frame)


def _read(decoder: msgspec.json.Decoder[Message], frame: str | bytes) -> Message:
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        # Made safe to show: msgspec's error message may quote what was sent.
        reason = "".join(letter if letter.isprintable() else "?" for letter in str(error))
        raise Unreadable("wire-not-a-message", reason=reason[:MAX_REASON_LENGTH]) from None


def write_now(
    view: TableView, words: tuple[str, ...] | None = None, clock: int = 0, count: int | None = None
) -> Now:
    """The message that shows a table to one person, with sentences about the hand so far if they want any.

    `count` is the number of events of the hand, unless the view has them all.
    """
    events = () if view.game is None else view.game.events
    latest = events[-MAX_EVENTS:]
    earlier = (len(events) if count is None else count) - len(latest)
    return Now(view.table, view.seq, VIEW.write(view), EVENTS.write(latest), words, clock, earlier)


def read_view(wire: VIEW.wire, events: tuple[Event, ...] = ()) -> TableView:  # type: ignore[name-defined]
    """The view in a message, with the events of its hand."""
    view: TableView = VIEW.read(wire)
    if view.game is None:
        return view
    return replace(view, game=replace(view.game, rules=view.rules, events=events))


def read_now(now: Now) -> TableView:
    """The view in a `Now` message."""
    return read_view(now.view, EVENTS.read(now.events))


def message_schema() -> dict[str, object]:
    """The JSON Schema of what a client may send (`from_client`) and what the server sends (`from_server`).

    >>> sorted(message_schema())
    ['$defs', '$schema', 'from_client', 'from_server', 'protocol']
    """
    (client, server), parts = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "protocol": PROTOCOL,
        "from_client": client,
        "from_server": server,
        "$defs": parts,
    }
