"""What a server's pages hold, as far as the terminal needs it."""

from __future__ import annotations

from msgspec import Struct


class Account(Struct, frozen=True):
    """Somebody, as the server knows them."""

    account: str
    name: str
    language: str


class Begun(Account, frozen=True):
    """Somebody with a new token."""

    token: str


class Opened(Struct, frozen=True):
    """A new table, and a code to invite others."""

    table: str
    invite: str


class Admitted(Struct, frozen=True):
    """The table to which an invitation led."""

    table: str


class Given(Struct, frozen=True):
    """A code to hand on."""

    invite: str


class SeatSummary(Struct, frozen=True):
    """Who sits in a seat: a person, a bot, or nobody."""

    name: str
    person: bool
    bot: str | None


class Summary(Struct, frozen=True):
    """A table as a list shows it."""

    edition: str
    seats: tuple[SeatSummary, ...]
    hand: int


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    stage: str
    summary: Summary | None


class TableList(Struct, frozen=True):
    """Tables, the newest first."""

    tables: tuple[Listed, ...]
