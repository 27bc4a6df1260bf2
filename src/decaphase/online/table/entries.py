"""The entries of a table's log: one small struct for each kind of fact.

An entry has one JSON form in the log and on the wire, except that `log_codec` writes a deck as one string.
`at` is the time in milliseconds by the server's clock. `redaction` decides what a person may see of an entry.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from decaphase.cards import DECK_SIZE, Card
from decaphase.online.table.kinds import kind_name
from decaphase.online.table.settings import TableSettings

LARGEST_NUMBER: Final = 2**53 - 1
"""The largest whole number that every JSON reader understands."""
LONGEST_TEXT: Final = 2_000

Number: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Text: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Hex: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT, pattern=r"^([0-9a-f]{2})*$(?!\s)")]
"""Bytes in hexadecimal."""
CardCode: TypeAlias = Annotated[Card, Meta(extra_json_schema={"type": "string"})]
Cards: TypeAlias = Annotated[tuple[CardCode, ...], Meta(max_length=DECK_SIZE)]
Options: TypeAlias = dict[Text, Text | bool | Number | tuple[Text | Number, ...]]
"""A table's overrides of its edition, sorted by name."""


class _Entry(Struct, frozen=True, tag_field="kind", tag=kind_name):
    """What every entry has."""

    at: Number


# Seats


class TableOpened(_Entry, frozen=True):
    table: Text
    by: Text
    edition: Text
    options: Options
    seats: Number
    settings: TableSettings


class TableChanged(_Entry, frozen=True):
    """Other rules or another number of seats; the players move up into the first seats."""

    edition: Text
    options: Options
    seats: Number


class SeatTaken(_Entry, frozen=True):
    seat: Number
    account: Text
    name: Text


class SeatLeft(_Entry, frozen=True):
    seat: Number


class SeatOffered(_Entry, frozen=True):
    seat: Number
    account: Text


class SeatHandedOver(_Entry, frozen=True):
    seat: Number
    account: Text
    name: Text


class BotSeated(_Entry, frozen=True):
    seat: Number
    bot: Text
    name: Text


class BotRemoved(_Entry, frozen=True):
    seat: Number


class BotMinds(_Entry, frozen=True):
    """A bot plays for a person who is away, until they come back."""

    seat: Number


class SeatBack(_Entry, frozen=True):
    seat: Number


class KickVoted(_Entry, frozen=True):
    by: Number
    seat: Number


class Kicked(_Entry, frozen=True):
    seat: Number


# Play


class SaidReady(_Entry, frozen=True):
    seat: Number


class TookReadyBack(_Entry, frozen=True):
    seat: Number


class Committed(_Entry, frozen=True):
    """The server chose its secret for a hand; only the commitment is shown."""

    hand: Number
    secret: Hex
    commitment: Hex


class Contributed(_Entry, frozen=True):
    seat: Number
    nonce: Hex


class HandBegan(_Entry, frozen=True):
    hand: Number
    dealer: Number
    deck: Cards


class Acted(_Entry, frozen=True):
    """A move, written as in a record; `reshuffle` is the new deck where one was made."""

    seat: Number
    action: Text
    reshuffle: Cards | None


class Answered(_Entry, frozen=True):
    """A seat knocked or passed; the others see it only when the window closes."""

    seat: Number
    knock: bool


class TookBack(_Entry, frozen=True):
    seat: Number


class TimedOut(_Entry, frozen=True):
    """A turn ran out; a bot plays the rest of it."""

    seat: Number


class SecretRevealed(_Entry, frozen=True):
    hand: Number
    secret: Hex


class Paused(_Entry, frozen=True):
    seat: Number


class Resumed(_Entry, frozen=True):
    seat: Number


class RematchWanted(_Entry, frozen=True):
    seat: Number


class RematchBegan(_Entry, frozen=True):
    pass


# Talk


class Said(_Entry, frozen=True):
    seat: Number
    text: Text


class Reacted(_Entry, frozen=True):
    seat: Number
    reaction: Text


class Muted(_Entry, frozen=True):
    by: Text
    whom: Text


class Unmuted(_Entry, frozen=True):
    by: Text
    whom: Text


class Reported(_Entry, frozen=True):
    by: Text
    whom: Text
    text: Text


# Time, and the end


class ServerStarted(_Entry, frozen=True):
    """The server was restarted: no clock counts the time since the entry before this one."""


class Closed(_Entry, frozen=True):
    pass


Entry: TypeAlias = (
    TableOpened
    | TableChanged
    | SeatTaken
    | SeatLeft
    | SeatOffered
    | SeatHandedOver
    | BotSeated
    | BotRemoved
    | BotMinds
    | SeatBack
    | KickVoted
    | Kicked
    | SaidReady
    | TookReadyBack
    | Committed
    | Contributed
    | HandBegan
    | Acted
    | Answered
    | TookBack
    | TimedOut
    | SecretRevealed
    | Paused
    | Resumed
    | RematchWanted
    | RematchBegan
    | Said
    | Reacted
    | Muted
    | Unmuted
    | Reported
    | ServerStarted
    | Closed
)
