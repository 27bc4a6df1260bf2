"""Records about people; every time is in milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Account:
    """A player's account; a guest has no login."""

    account_id: str
    name: str
    language: str
    created_at: int
    seen_at: int
    login: str | None = None
    password_hash: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation to a table, for anyone who knows its code."""

    table: str
    by: str
    expires_at: int


@dataclass(frozen=True, slots=True)
class Listing:
    """A table's entry in the lists of tables; `listed`: in the public one."""

    table: str
    listed: bool
    stage: str
    summary: bytes
    at: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as a list shows it; `summary` is written by the server."""

    table: str
    stage: str
    summary: bytes
    updated_at: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one seat in one game; `account` is None for a bot and for a deleted account."""

    table: str
    game: int
    account: str | None
    seat: int
    players: int
    place: int
    winner: bool
    score: int
    phases: int
    hands: int
    edition: str
    at: int


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of an account's results."""

    games: int
    wins: int
    places: int
    phases: int
    hands: int


@dataclass(frozen=True, slots=True)
class StoredReport:
    """A report about a person; `by` is None once the reporter's account was deleted."""

    table: str
    by: str | None
    whom: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A score sheet as its owner last saved it; every save increments the revision."""

    sheet_id: str
    revision: int
    updated_at: int
    body: str


@dataclass(frozen=True, slots=True)
class Run:
    """A server process and its last heartbeat."""

    run_id: str
    started_at: int
    beat_at: int
