"""The messages between a client and the server, one struct for each kind."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from decaphase.game import Event
from decaphase.online.protocol.wire_types import wire_type
from decaphase.online.table import Seen, TableView
from decaphase.online.table.commands import PersonCommand
from decaphase.online.table.entries import LARGEST_NUMBER

PROTOCOL: Final = 1
"""Incremented when old clients could no longer understand the server."""

LARGEST_FRAME: Final = 16 * 1024
"""Bytes in one frame from a client."""

SIGNED_OUT: Final = 4401
"""The close code for a connection whose token was revoked."""

TableId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
MoveId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Language: TypeAlias = Literal["en", "nl", "fr", "de"]
Fullness: TypeAlias = Literal["brief", "normal", "full"]
Values: TypeAlias = dict[str, str | int]

SEEN: Final = wire_type(Seen)
VIEW: Final = wire_type(TableView)
EVENTS: Final = wire_type(tuple[Event, ...])


class _FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class Subscribe(_FromClient, tag="subscribe", frozen=True):
    """Follow a table. `since`: the last seq that you have seen; you are sent what you missed.

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
    """A table as you may see it, after a subscription; `seq` is the last seq of its log.

    `events` are what you have seen of the current hand; `words` describe it if you asked for words.
    """

    table: str
    seq: int
    view: VIEW.wire  # type: ignore[name-defined]
    events: EVENTS.wire = ()  # type: ignore[name-defined]
    words: tuple[str, ...] | None = None


class Happened(_FromServer, tag="happened", frozen=True):
    """What you may see of new log entries, oldest first; `seq` is the last seq of the table's log.

    `id`: your command with this id caused them. `more`: you missed so much that more messages follow.
    """

    table: str
    seq: int
    entries: tuple[SEEN.wire, ...]  # type: ignore[name-defined]
    id: str | None = None
    more: bool = False
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


FromServer: TypeAlias = Welcome | Now | Happened | Done | NotDone | Trouble | Gone | Pong
