"""What happened at a table: the entries of its log, one small class for each kind of fact.

`at` is when, in milliseconds by the server's clock. What of an entry reaches whom, `sight` says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from decaphase.cards import Card
from decaphase.online.table.settings import TableSettings
from decaphase.rules.model import Setting

Options: TypeAlias = tuple[tuple[str, Setting], ...]
"""A table's overrides, sorted by name."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """What every entry says."""

    at: int


# Seats


@dataclass(frozen=True, slots=True)
class TableOpened(_Entry):
    table: str
    by: str
    edition: str
    options: Options
    seats: int
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class TableChanged(_Entry):
    """Other rules or another number of seats; whoever sits moves up into the first seats."""

    edition: str
    options: Options
    seats: int


@dataclass(frozen=True, slots=True)
class SeatTaken(_Entry):
    seat: int
    account: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatLeft(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class SeatOffered(_Entry):
    seat: int
    account: str


@dataclass(frozen=True, slots=True)
class SeatHandedOver(_Entry):
    seat: int
    account: str
    name: str


@dataclass(frozen=True, slots=True)
class BotSeated(_Entry):
    seat: int
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class BotRemoved(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class BotMinds(_Entry):
    """A bot plays for somebody who is away, until they come back."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatBack(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class KickVoted(_Entry):
    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Kicked(_Entry):
    seat: int


# Play


@dataclass(frozen=True, slots=True)
class SaidReady(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class TookReadyBack(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class Committed(_Entry):
    """The server chose its secret for a hand; only the commitment is shown."""

    hand: int
    secret: bytes
    commitment: bytes


@dataclass(frozen=True, slots=True)
class Contributed(_Entry):
    seat: int
    nonce: bytes


@dataclass(frozen=True, slots=True)
class HandBegan(_Entry):
    hand: int
    dealer: int
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Acted(_Entry):
    """A move, written as in a record; `reshuffle` is the new deck where one was made."""

    seat: int
    action: str
    reshuffle: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class Answered(_Entry):
    """A seat knocked or passed; nobody is told until the window closes."""

    seat: int
    knock: bool


@dataclass(frozen=True, slots=True)
class TookBack(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut(_Entry):
    """A turn ran out; a bot plays the rest of it."""

    seat: int


@dataclass(frozen=True, slots=True)
class SecretRevealed(_Entry):
    hand: int
    secret: bytes


@dataclass(frozen=True, slots=True)
class Paused(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class Resumed(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class RematchWanted(_Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class RematchBegan(_Entry):
    pass


# Talk


@dataclass(frozen=True, slots=True)
class Said(_Entry):
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Reacted(_Entry):
    seat: int
    reaction: str


@dataclass(frozen=True, slots=True)
class Muted(_Entry):
    by: str
    whom: str


@dataclass(frozen=True, slots=True)
class Unmuted(_Entry):
    by: str
    whom: str


@dataclass(frozen=True, slots=True)
class Reported(_Entry):
    by: str
    whom: str
    text: str


# Time, and the end


@dataclass(frozen=True, slots=True)
class ServerStarted(_Entry):
    """The time since the entry before this one counts for nobody."""


@dataclass(frozen=True, slots=True)
class Closed(_Entry):
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
